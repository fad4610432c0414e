import type { Point } from '#shared/place/geo.ts'
import type { Order } from '../../contract.ts'
import type { Catalogue, FoundDish, KitchenEntry } from './catalogue.ts'
import { byRank, reach, suitsFilters, type Filters, type Found } from './find-kitchens.ts'
import { firstOf } from './first-of.ts'
import { FIT } from './name-index.ts'
import type { TypedWord } from './name-words.ts'
import { readTyped } from './refusals.ts'

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

/** Whose names have a word, and how well it fits. */
interface Fits {
  kitchens: ReadonlyMap<number, number>
  dishes: ReadonlyMap<number, number>
}

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
  dropBelow(kitchens, best - FIT_GAP_MAX)
  dropBelow(dishes, best - FIT_GAP_MAX)
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

function dropBelow(fits: Map<number, number>, least: number): void {
  for (const [id, fit] of fits) if (fit < least) fits.delete(id)
}

function findFits(
  catalogue: Catalogue,
  point: Point,
  words: readonly Fits[],
  { order, limit, ...filters }: Asked,
): Pick<FoundNames, 'found' | 'count' | 'isPartial'> {
  const fitting = fitDishes(catalogue, words, filters.diet)
  const suits = suitsFilters(filters)
  const near: FoundByWords[] = []
  for (const kitchen of candidates(catalogue, fitting, words)) {
    const reached = suits(kitchen) ? reach(kitchen, point, order) : undefined
    if (reached) near.push(Object.assign(reached, bestOfMenu(kitchen, fitting, words)))
  }
  const whole = near.filter(({ count }) => count === words.length)
  const all = whole.length > 0 ? whole : near
  const found = firstOf(all, limit, byScore).map(({ kitchen, distanceKm, rank, score }) => ({
    kitchen,
    distanceKm,
    rank,
    dishes: () => dishesOf(catalogue, kitchen, { fitting, words, score }),
  }))
  return { found, count: all.length, isPartial: whole.length === 0 && all.length > 0 }
}

type FoundByWords = Found & Score

const byScore = (a: FoundByWords, b: FoundByWords): number => b.score - a.score || byRank(a, b)

/** How well something fits all words, and how many of them it fits at all. */
interface Score {
  score: number
  count: number
}

function scoreOf(fits: readonly number[]): Score {
  let [score, count] = [0, 0]
  for (const fit of fits) {
    score += fit
    if (fit > 0) count += 1
  }
  return { score, count }
}

interface FittingDish extends Score {
  fits: readonly number[]
}

type FittingDishes = ReadonlyMap<number, FittingDish>

/** The dishes whose own names have any of the words, by their numbers. */
function fitDishes(
  { dishes }: Catalogue,
  words: readonly Fits[],
  diet: string | undefined,
): FittingDishes {
  const fitting = new Map<number, FittingDish>()
  for (const id of new Set(words.flatMap((word) => [...word.dishes.keys()]))) {
    if (diet !== undefined && !dishes.get(id)?.diets.includes(diet)) continue
    const fits = words.map((word) => word.dishes.get(id) ?? 0)
    fitting.set(id, { fits, ...scoreOf(fits) })
  }
  return fitting
}

/** The kitchens that have such a dish, or a name of their own that fits. */
function candidates(
  { kitchens, kitchensOf }: Catalogue,
  fitting: FittingDishes,
  words: readonly Fits[],
): KitchenEntry[] {
  const ids = new Set<number>()
  for (const word of words) for (const id of word.kitchens.keys()) ids.add(id)
  for (const dishId of fitting.keys()) {
    for (const id of kitchensOf.get(dishId) ?? []) ids.add(id)
  }
  return Array.from(ids, (id) => kitchens.get(id)).filter((kitchen) => kitchen !== undefined)
}

/** The kitchen by its name alone, or with its best dish. */
function bestOfMenu(
  { id, menu }: KitchenEntry,
  fitting: FittingDishes,
  words: readonly Fits[],
): Score {
  const own = words.map((word) => word.kitchens.get(id) ?? 0)
  let best: Score = scoreOf(own)
  const isCalled = best.score > 0
  for (const dishId of menu) {
    const dish = fitting.get(dishId)
    if (!dish) continue
    const both = isCalled ? withName(dish, own) : dish
    if (both.score > best.score) best = both
  }
  return { score: best.score, count: best.count }
}

/** A word may be the dish's or the kitchen's. */
const withName = ({ fits }: FittingDish, own: readonly number[]): Score =>
  scoreOf(fits.map((fit, at) => Math.max(fit, own[at] ?? 0)))

interface Best {
  fitting: FittingDishes
  words: readonly Fits[]
  score: number
}

function dishesOf(
  { dishes }: Catalogue,
  { id, menu }: KitchenEntry,
  { fitting, words, score }: Best,
): FoundDish[] {
  const own = words.map((word) => word.kitchens.get(id) ?? 0)
  return menu.flatMap((dishId) => {
    const dish = fitting.get(dishId)
    const named = dishes.get(dishId)
    return dish && named && withName(dish, own).score === score ? [named] : []
  })
}
