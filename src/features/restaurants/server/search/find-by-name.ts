import type { Point } from '#shared/place/geo.ts'
import type { Order } from '../../contract.ts'
import { dishesScoring, fitDishes, scoreKitchens, type Fits, type Score } from './best-of-menus.ts'
import type { Catalogue, FoundDish } from './catalogue.ts'
import { byRank, reach, suitsFilters, type Filters, type Found } from './find-kitchens.ts'
import { firstOf } from './first-of.ts'
import { FIT } from './names/name-index.ts'
import type { TypedWord } from './names/name-words.ts'
import { readTyped } from './names/refusals.ts'

export interface FoundByName extends Found {
  /** Its dishes that fit what was typed as well as anything of it. */
  dishes: () => FoundDish[]
}

export interface FoundNames {
  /** The first of them. */
  found: FoundByName[]
  /** How many there are. */
  count: number
  /** Words that nothing is called by, as they were typed. */
  unknownWords: string[]
  /** What was said not to be wanted, as it was typed. */
  refusedWords: string[]
  /** Nothing fits all words: these fit some of them. */
  isPartial: boolean
}

type Asked = Filters & { text: string; order: Order; limit: number }

const WORDS_MAX = 8
/** Words that fit so much worse than the best one are not what was meant. */
const FIT_GAP_MAX = 0.35

/**
 * Kitchens that reach a point and are called, or have a dish that is called, as someone typed: the
 * best first, then in an order. One word may be the kitchen's and another the dish's.
 */
export function findByName(catalogue: Catalogue, point: Point, asked: Asked): FoundNames {
  const { wanted, refused: refusedWords } = readTyped(asked.text)
  // "Gluten-free brownie" and «لا بوتيت» are names.
  const named =
    refusedWords.length > 0 &&
    findFits(catalogue, point, [fitsOfPhrase(catalogue, asked.text)], asked)
  if (named && named.found.length > 0) return { ...named, unknownWords: [], refusedWords: [] }
  const unknownWords = wanted.slice(WORDS_MAX).map(({ typed }) => typed)
  const fits: Fits[] = []
  for (const word of wanted.slice(0, WORDS_MAX)) {
    const found = fitsOfWord(catalogue, word)
    if (found) fits.push(found)
    else unknownWords.push(word.typed)
  }
  return { ...findFits(catalogue, point, fits, asked), unknownWords, refusedWords }
}

function fitsOfPhrase({ kitchenNames, dishNames }: Catalogue, text: string): Fits {
  return {
    kitchens: allFitting(kitchenNames.findPhrase(text)),
    dishes: allFitting(dishNames.findPhrase(text)),
  }
}

const allFitting = (ids: ReadonlySet<number>): Map<number, number> =>
  new Map(Array.from(ids, (id) => [id, FIT.same]))

/** Nothing where no name has a word like it. A word is taken for a mistake where nothing is called so. */
function fitsOfWord(catalogue: Catalogue, { forms }: TypedWord): Fits | undefined {
  return fitsOfForms(catalogue, forms, 'find') ?? fitsOfForms(catalogue, forms, 'findMisspelt')
}

function fitsOfForms(
  { kitchenNames, dishNames }: Catalogue,
  forms: readonly string[],
  how: 'find' | 'findMisspelt',
): Fits | undefined {
  const kitchens = bestOf(forms.map((form) => kitchenNames[how](form)))
  const dishes = bestOf(forms.map((form) => dishNames[how](form)))
  const best = Math.max(bestFit(kitchens), bestFit(dishes))
  if (best === 0) return undefined
  removeBelow(kitchens, best - FIT_GAP_MAX)
  removeBelow(dishes, best - FIT_GAP_MAX)
  return { kitchens, dishes }
}

function bestOf([best = new Map(), ...others]: readonly Map<number, number>[]): Map<
  number,
  number
> {
  for (const other of others) {
    for (const [id, fit] of other) if ((best.get(id) ?? 0) < fit) best.set(id, fit)
  }
  return best
}

function bestFit(fits: ReadonlyMap<number, number>): number {
  let best = 0
  for (const fit of fits.values()) if (fit > best) best = fit
  return best
}

function removeBelow(fits: Map<number, number>, least: number): void {
  for (const [id, fit] of fits) if (fit < least) fits.delete(id)
}

function findFits(
  catalogue: Catalogue,
  point: Point,
  words: readonly Fits[],
  { order, limit, ...filters }: Asked,
): Pick<FoundNames, 'found' | 'count' | 'isPartial'> {
  const fitting = fitDishes(catalogue, words, filters.diet)
  const { candidates, scoreOf } = scoreKitchens(catalogue, fitting)
  const suits = suitsFilters(filters)
  const near: FoundByWords[] = []
  for (const kitchen of candidates) {
    const reached = suits(kitchen) ? reach(kitchen, point, order) : undefined
    if (!reached) continue
    const { score, count } = scoreOf(kitchen)
    near.push({ kitchen, distanceKm: reached.distanceKm, rank: reached.rank, score, count })
  }
  const whole = near.filter(({ count }) => count === words.length)
  const all = whole.length > 0 ? whole : near
  const found = firstOf(all, limit, byScore).map(({ kitchen, distanceKm, rank, score }) => ({
    kitchen,
    distanceKm,
    rank,
    dishes: () => dishesScoring(catalogue, kitchen, fitting, score),
  }))
  return { found, count: all.length, isPartial: whole.length === 0 && all.length > 0 }
}

type FoundByWords = Found & Score

const byScore = (a: FoundByWords, b: FoundByWords): number => b.score - a.score || byRank(a, b)
