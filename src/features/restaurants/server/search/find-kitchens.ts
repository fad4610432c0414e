import { distanceKm, type Point } from '#shared/place/geo.ts'
import { DIET_DISHES_MIN } from '../../rules.ts'
import type { Catalogue, FoundDish, KitchenEntry } from './catalogue.ts'
import type { Mark } from '../nearby/nearby-read-model.ts'
import { readTyped } from './name-words.ts'

export interface Filters {
  cuisine?: string | undefined
  diet?: string | undefined
  ids?: readonly number[] | undefined
}

export type Order = 'distance' | 'price' | 'rating'

export interface Found {
  kitchen: KitchenEntry
  distanceKm: number
  /** Its place in the order that was asked for: the lowest comes first. */
  rank: number
}

export interface FoundByName extends Found {
  /** Its dishes that fit what was typed, the best first. */
  dishes: FoundDish[]
}

export interface FoundNames {
  found: FoundByName[]
  /** Words that nothing is called by. */
  unknownWords: string[]
  /** What was said not to be wanted. */
  refusedWords: string[]
  /** Nothing fits all words: these fit some of them. */
  isPartial: boolean
}

/** Kitchens that reach a point and suit the filters, in an order; those after a mark. */
export function listKitchens(
  { kitchens }: Catalogue,
  point: Point,
  { order, after, ...filters }: Filters & { order: Order; after?: Mark | undefined },
): Found[] {
  const found: Found[] = []
  const suits = suitsFilters(filters)
  for (const kitchen of kitchens.values()) {
    const away = suits(kitchen) ? distanceKm(point, kitchen) : Infinity
    if (away > kitchen.deliveryRadiusKm) continue
    found.push({ kitchen, distanceKm: away, rank: RANKS[order](kitchen, away) })
  }
  const sorted = found.toSorted(byRank)
  if (after === undefined) return sorted
  const mark = { rank: after.rank, kitchen: { id: after.id } }
  return sorted.filter((kitchen) => byRank(kitchen, mark) > 0)
}

type Ranked = Pick<Found, 'rank'> & { kitchen: { id: number } }

const byRank = (a: Ranked, b: Ranked): number => a.rank - b.rank || a.kitchen.id - b.kitchen.id

const RATING_MAX = 5

/** The lowest comes first. Whom no one has rated comes after all others. */
const RANKS: Record<Order, (kitchen: KitchenEntry, away: number) => number> = {
  distance: (_, away) => away,
  price: ({ monthlyPriceFils }) => monthlyPriceFils,
  rating: ({ rating, ratingCount }) =>
    ratingCount === 0 ? RATING_MAX + 1 : RATING_MAX - rating + 0.01 / (1 + ratingCount),
}

function suitsFilters({ cuisine, diet, ids }: Filters): (kitchen: KitchenEntry) => boolean {
  const wanted = ids && new Set(ids)
  return ({ id, cuisines, dietCounts }) =>
    (!wanted || wanted.has(id)) &&
    (cuisine === undefined || cuisines.includes(cuisine)) &&
    (diet === undefined || (dietCounts.get(diet) ?? 0) >= DIET_DISHES_MIN)
}

const WORDS_MAX = 8
/** Words that fit so much worse than the best one are not what was meant. */
const WORSE_MAX = 0.35

interface TypedWord {
  kitchens: ReadonlyMap<number, number>
  dishes: ReadonlyMap<number, number>
}

/**
 * Kitchens that reach a point and are called, or have a dish that is called, as someone typed: the
 * best first, then in an order. One word may be the kitchen's and another the dish's.
 */
export function findByName(
  catalogue: Catalogue,
  point: Point,
  { text, order, ...filters }: Filters & { text: string; order: Order },
): FoundNames {
  const { wanted, refused: refusedWords } = readTyped(text)
  const unknownWords: string[] = []
  const typed: TypedWord[] = []
  for (const word of wanted.slice(0, WORDS_MAX)) {
    const fits = lookUp(catalogue, word)
    if (fits) typed.push(fits)
    else unknownWords.push(word)
  }
  if (typed.length === 0) return { found: [], unknownWords, refusedWords, isPartial: false }
  const near = scoreKitchens(catalogue, typed, filters).flatMap((scored) => {
    const away = distanceKm(point, scored.kitchen)
    const rank = RANKS[order](scored.kitchen, away)
    return away > scored.kitchen.deliveryRadiusKm ? [] : [{ ...scored, distanceKm: away, rank }]
  })
  const whole = near.filter(({ words: count }) => count === typed.length)
  const found = (whole.length > 0 ? whole : near).toSorted(
    (a, b) => b.score - a.score || byRank(a, b),
  )
  return { found, unknownWords, refusedWords, isPartial: whole.length === 0 && found.length > 0 }
}

/** Whose names have a word; nothing where none has. */
function lookUp({ kitchenNames, dishNames }: Catalogue, word: string): TypedWord | undefined {
  const kitchens = kitchenNames.find(word)
  const dishes = dishNames.find(word)
  let best = 0
  for (const fits of [kitchens, dishes]) for (const fit of fits.values()) best = Math.max(best, fit)
  if (best === 0) return undefined
  const least = best - WORSE_MAX
  for (const fits of [kitchens, dishes]) {
    for (const [id, fit] of fits) if (fit < least) fits.delete(id)
  }
  return { kitchens, dishes }
}

interface Scored {
  kitchen: KitchenEntry
  dishes: FoundDish[]
  /** How many of the typed words fit. */
  words: number
  /** The sum of how well they fit. */
  score: number
}

function scoreKitchens(
  { kitchens, dishes }: Catalogue,
  typed: readonly TypedWord[],
  filters: Filters,
): Scored[] {
  const suits = suitsFilters(filters)
  const fitting = fitDishes(dishes, typed, filters.diet)
  const scored: Scored[] = []
  for (const kitchen of kitchens.values()) {
    if (!suits(kitchen)) continue
    const best = bestOfMenu(kitchen, fitting, typed)
    if (best.score === 0) continue
    const named = best.places.flatMap((place) => dishes[place] ?? [])
    scored.push({ kitchen, dishes: named, words: best.words, score: best.score })
  }
  return scored
}

interface FittingDishes {
  /** 1 where the dish in that place fits. */
  isFitting: Uint8Array
  /** How well it fits each typed word. */
  fits: ReadonlyMap<number, readonly number[]>
}

function fitDishes(
  dishes: readonly FoundDish[],
  typed: readonly TypedWord[],
  diet: string | undefined,
): FittingDishes {
  const isFitting = new Uint8Array(dishes.length)
  const fits = new Map<number, number[]>()
  for (const [place, { id, diets }] of dishes.entries()) {
    if (!typed.some((word) => word.dishes.has(id))) continue
    if (diet !== undefined && !diets.includes(diet)) continue
    isFitting[place] = 1
    fits.set(
      place,
      typed.map((word) => word.dishes.get(id) ?? 0),
    )
  }
  return { isFitting, fits }
}

/** The kitchen by its name alone, or with its best dishes: a word may be of either. */
function bestOfMenu(
  { id, places }: KitchenEntry,
  { isFitting, fits }: FittingDishes,
  typed: readonly TypedWord[],
) {
  const own = typed.map((word) => word.kitchens.get(id) ?? 0)
  const best = { score: sum(own), words: countFitting(own), places: [] as number[] }
  for (const place of places) {
    if (isFitting[place] === 0) continue
    const both = (fits.get(place) ?? []).map((fit, at) => Math.max(fit, own[at] ?? 0))
    const score = sum(both)
    if (score > best.score) Object.assign(best, { score, words: countFitting(both), places: [] })
    if (score === best.score) best.places.push(place)
  }
  return best
}

const sum = (fits: readonly number[]): number => fits.reduce((total, fit) => total + fit, 0)
const countFitting = (fits: readonly number[]): number => fits.filter((fit) => fit > 0).length
