import { CUISINES, type Cuisine } from '#shared/food/food.ts'
import { exponential, logistic } from './basics/arithmetic.ts'
import { KCAL, NUTRIENT_COUNT, PROTEIN, type Catalogue } from './catalogue.ts'
import { PROTEIN_CLASSES } from './basics/protein-class.ts'
import { Random } from './basics/random.ts'
import { COST_PER_FIL } from './search/problem.ts'

/** What is believed of one feature: how much it is liked, and how sure that is. */
export interface Belief {
  mean: number
  variance: number
}

/** Beliefs by feature; a feature that is missing is as at the start. Plain data, to be stored. */
export interface TasteState {
  cuisines: readonly Cuisine[]
  beliefs: Readonly<Record<string, Belief>>
}

/** "Never again" is not learned: it is a ban. */
export const TASTE_EVENTS = ['accept', 'cooked', 'reorder', 'replace'] as const
export type TasteEvent = (typeof TASTE_EVENTS)[number]

const EVENTS: Readonly<Record<TasteEvent, { liked: 0 | 1; strength: number }>> = {
  accept: { liked: 1, strength: 1 },
  cooked: { liked: 1, strength: 1.5 },
  reorder: { liked: 1, strength: 2 },
  replace: { liked: 0, strength: 1 },
}

/** How sure one is at the start, and of a cuisine that was named: as sure, but of liking it. */
const FIRST_VARIANCE = 0.5
const NAMED_CUISINE_MEAN = 0.8
const BIAS = 'bias'
const HALF_LIFE_DAYS = 60

const QUICK_MINUTES = 20
const LONG_MINUTES = 50
const CHEAP_FILS = 600
const DEAR_FILS = 1200
const LIGHT_KCAL = 450
const HEARTY_KCAL = 650
const MUCH_PROTEIN_MG = 35_000
/** Milligrams to a serving that make a starch the main one. */
const STARCHES: Readonly<Record<string, RegExp>> = {
  rice: /^rice(-|$)/,
  pasta: /pasta|spaghetti|penne|noodle|vermicelli|macaroni/,
  bread: /bread|pita|naan|tortilla|regag|bun|flour/,
  potato: /potato/,
  oats: /^oat/,
}
const MAIN_STARCH_G = 40

const sizeFeatures = (catalogue: Catalogue, dish: number): string[] => {
  const minutes = catalogue.minutes[dish] ?? 0
  const fils = (catalogue.servingCost[dish] ?? 0) / COST_PER_FIL
  const kcal = (catalogue.nutrients[dish * NUTRIENT_COUNT + KCAL] ?? 0) / 1000
  const proteinMg = catalogue.nutrients[dish * NUTRIENT_COUNT + PROTEIN] ?? 0
  const features: string[] = []
  if (minutes <= QUICK_MINUTES) features.push('quick')
  if (minutes >= LONG_MINUTES) features.push('long')
  if (fils <= CHEAP_FILS) features.push('cheap')
  if (fils >= DEAR_FILS) features.push('dear')
  if (kcal <= LIGHT_KCAL) features.push('light')
  if (kcal >= HEARTY_KCAL) features.push('hearty')
  if (proteinMg >= MUCH_PROTEIN_MG) features.push('much-protein')
  return features
}

/** What a dish is like, as far as taste is concerned. Health and allergies are none of it. */
export const featuresOf = (catalogue: Catalogue, dishId: string): string[] => {
  const at = catalogue.dishIndex.get(dishId) ?? -1
  const dish = catalogue.rows.dishes[at]
  if (!dish) return []
  const starches = Object.entries(STARCHES).filter(([, pattern]) =>
    dish.lines.some(
      ({ ingredientId, grams }) => grams >= MAIN_STARCH_G && pattern.test(ingredientId),
    ),
  )
  return [
    BIAS,
    `cuisine:${dish.cuisine}`,
    `category:${dish.category}`,
    `protein:${catalogue.proteinClass[at] ?? PROTEIN_CLASSES[0]}`,
    `heat:${dish.heat}`,
    ...starches.map(([name]) => `starch:${name}`),
    ...sizeFeatures(catalogue, at),
  ]
}

export const startTaste = (cuisines: readonly Cuisine[]): TasteState => ({
  cuisines: CUISINES.filter((cuisine) => cuisines.includes(cuisine)),
  beliefs: {},
})

const firstBelief = ({ cuisines }: TasteState, feature: string): Belief => ({
  mean: cuisines.some((cuisine) => feature === `cuisine:${cuisine}`) ? NAMED_CUISINE_MEAN : 0,
  variance: FIRST_VARIANCE,
})

const beliefIn = (state: TasteState, feature: string): Belief =>
  state.beliefs[feature] ?? firstBelief(state, feature)

const sumOf = (state: TasteState, features: readonly string[]) => {
  let mean = 0
  let variance = 0
  for (const feature of features) {
    const belief = beliefIn(state, feature)
    mean += belief.mean
    variance += belief.variance
  }
  return { mean, variance }
}

/** Beliefs fall back to the start with time: half of what was learned is gone after 60 days. */
const fade = (state: TasteState, days: number): TasteState => {
  const left = exponential((-Math.max(0, days) * Math.LN2) / HALF_LIFE_DAYS)
  const beliefs = Object.entries(state.beliefs).map(([feature, { mean, variance }]) => {
    const first = firstBelief(state, feature)
    const faded = {
      mean: first.mean + (mean - first.mean) * left,
      variance: first.variance + (variance - first.variance) * left,
    }
    return [feature, faded] as const
  })
  return { ...state, beliefs: Object.fromEntries(beliefs) }
}

/**
 * Learns from one event about a dish with these features (`featuresOf`), so many days after the
 * event before it: one step of Bayesian logistic regression with a diagonal Gaussian.
 */
export const updateTaste = (
  state: TasteState,
  event: TasteEvent,
  features: readonly string[],
  daysSince: number,
): TasteState => {
  const faded = fade(state, daysSince)
  const { liked, strength } = EVENTS[event]
  const { mean } = sumOf(faded, features)
  const expected = logistic(mean)
  const information = strength * expected * (1 - expected)
  const learned = features.map((feature) => {
    const belief = beliefIn(faded, feature)
    const variance = 1 / (1 / belief.variance + information)
    return [
      feature,
      { mean: belief.mean + variance * strength * (liked - expected), variance },
    ] as const
  })
  return { ...faded, beliefs: { ...faded.beliefs, ...Object.fromEntries(learned) } }
}

const toThousandths = (sum: number): number => Math.round(1000 * logistic(sum))

/** The expected liking of every dish, 0 to 1000, for `Task.taste`. */
export const tasteOf = (state: TasteState, catalogue: Catalogue): Map<string, number> =>
  new Map(
    catalogue.rows.dishes.map(({ id }) => [
      id,
      toThousandths(sumOf(state, featuresOf(catalogue, id)).mean),
    ]),
  )

/** One draw of what may be liked, for `Task.exploring`: the less is known, the wilder. */
export const drawTaste = (
  state: TasteState,
  catalogue: Catalogue,
  seed: number,
): Map<string, number> => {
  const random = new Random(seed)
  const drawn = new Map<string, number>()
  const draw = (feature: string): number => {
    const { mean, variance } = beliefIn(state, feature)
    const value = drawn.get(feature) ?? mean + random.normal() * Math.sqrt(variance)
    drawn.set(feature, value)
    return value
  }
  return new Map(
    catalogue.rows.dishes.map(({ id }) => {
      const sum = featuresOf(catalogue, id).reduce((total, feature) => total + draw(feature), 0)
      return [id, toThousandths(sum)]
    }),
  )
}
