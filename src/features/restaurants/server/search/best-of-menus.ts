import type { Catalogue, FoundDish, KitchenEntry } from './catalogue.ts'

/** How well something fits all words, and how many of them it fits at all. */
export interface Score {
  score: number
  count: number
}

interface FittingDish extends Score {
  /** How well it fits each word. */
  fits: readonly number[]
}

/** Whose names have a word, and how well it fits. */
export interface Fits {
  kitchens: ReadonlyMap<number, number>
  dishes: ReadonlyMap<number, number>
}

/** Everything whose names have any of the words. */
export interface Fitting {
  words: readonly Fits[]
  dishes: ReadonlyMap<number, FittingDish>
}

/** Where a kitchen's dishes fit equally well by different numbers of words. */
const UNDECIDED = 0

/** Of each place in a catalogue, the best dish of its menu; valid where `searches` has this search. */
const best = {
  search: 0,
  searches: new Float64Array(0),
  scores: new Float64Array(0),
  counts: new Uint8Array(0),
}

/** With a diet, the dishes that suit it. */
export function fitDishes(
  { dishes }: Catalogue,
  words: readonly Fits[],
  diet: string | undefined,
): Fitting {
  const fitting = new Map<number, FittingDish>()
  for (const word of words) {
    for (const id of word.dishes.keys()) {
      if (fitting.has(id)) continue
      if (diet !== undefined && !dishes.get(id)?.diets.includes(diet)) continue
      const fits = words.map((one) => one.dishes.get(id) ?? 0)
      fitting.set(id, { fits, ...sumOf(fits) })
    }
  }
  return { words, dishes: fitting }
}

/**
 * The kitchens that have such a dish, or a name of their own that fits; each is scored, by its name
 * alone or with the best dish of its menu, when it is asked for and before the next search.
 */
export function scoreKitchens(
  { kitchens, kitchensOf, freePlaces }: Catalogue,
  fitting: Fitting,
): { candidates: KitchenEntry[]; scoreOf: (kitchen: KitchenEntry) => Score } {
  const { search, searches, scores, counts } = beginSearch(kitchens.size + freePlaces.length)
  const candidates: KitchenEntry[] = []
  for (const [id, { score, count }] of fitting.dishes) {
    for (const kitchen of kitchensOf.get(id) ?? []) {
      const { place } = kitchen
      const isFirst = searches[place] !== search
      if (isFirst) candidates.push(kitchen)
      const before = isFirst ? -1 : (scores[place] ?? 0)
      if (score > before) {
        searches[place] = search
        scores[place] = score
        counts[place] = count
      } else if (score === before && counts[place] !== count) counts[place] = UNDECIDED
    }
  }
  const called = new Set<number>()
  for (const word of fitting.words) for (const id of word.kitchens.keys()) called.add(id)
  for (const id of called) {
    const kitchen = kitchens.get(id)
    if (kitchen && searches[kitchen.place] !== search) candidates.push(kitchen)
  }
  const scoreOf = (kitchen: KitchenEntry): Score => {
    const [score = 0, count = UNDECIDED] = [scores[kitchen.place], counts[kitchen.place]]
    if (count === UNDECIDED || called.has(kitchen.id)) return bestOfMenu(kitchen, fitting)
    return { score, count }
  }
  return { candidates, scoreOf }
}

function beginSearch(places: number): typeof best {
  best.search += 1
  if (best.searches.length < places) {
    best.searches = new Float64Array(2 * places)
    best.scores = new Float64Array(2 * places)
    best.counts = new Uint8Array(2 * places)
  }
  return best
}

/** The dishes of a kitchen that fit as well as the best of it, in the order of its menu. */
export function dishesScoring(
  { dishes }: Catalogue,
  kitchen: KitchenEntry,
  fitting: Fitting,
  score: number,
): FoundDish[] {
  const own = ownFits(kitchen, fitting)
  return kitchen.menu.flatMap((dishId) => {
    const dish = fitting.dishes.get(dishId)
    const named = dishes.get(dishId)
    return dish && named && withName(dish, own).score === score ? [named] : []
  })
}

function bestOfMenu(kitchen: KitchenEntry, fitting: Fitting): Score {
  const own = ownFits(kitchen, fitting)
  let found: Score = sumOf(own)
  const isCalled = found.score > 0
  for (const dishId of kitchen.menu) {
    const dish = fitting.dishes.get(dishId)
    if (!dish) continue
    const both = isCalled ? withName(dish, own) : dish
    if (both.score > found.score) found = both
  }
  return { score: found.score, count: found.count }
}

const ownFits = ({ id }: KitchenEntry, { words }: Fitting): number[] =>
  words.map((word) => word.kitchens.get(id) ?? 0)

/** A word may be the dish's or the kitchen's. */
const withName = ({ fits }: FittingDish, own: readonly number[]): Score =>
  sumOf(fits.map((fit, at) => Math.max(fit, own[at] ?? 0)))

function sumOf(fits: readonly number[]): Score {
  let [score, count] = [0, 0]
  for (const fit of fits) {
    score += fit
    if (fit > 0) count += 1
  }
  return { score, count }
}
