import type { Cuisine } from '#shared/food/food.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Eaten } from '../plan.ts'
import { COST_PER_FIL, MICRO, type Problem } from '../search/problem.ts'
import type { Serving } from '../search/servings.ts'
import { LEAST_REASONS, LEAST_REPORTED, MOST_REASONS, REASON_POINTS } from '../weights.ts'

/** Why this dish, against the best of the others: facts for a sentence in any language. */
export type Reason =
  /** More protein for each person than the next best. */
  | { kind: 'protein-more'; grams: number }
  | { kind: 'fat-less'; grams: number }
  | { kind: 'uses-pantry'; ingredientId: string; savedFils: number }
  /** For the whole table. */
  | { kind: 'cheaper'; fils: number }
  /** One of the liked. */
  | { kind: 'cuisine'; cuisine: Cuisine }
  /** On the table so much earlier than the next best. */
  | { kind: 'quicker'; minutes: number }
  | { kind: 'minutes'; of: number; most: number | null }
  | { kind: 'fewer-ingredients'; count: number }
  | { kind: 'ingredients'; count: number }
  /** Uses up a pack that another meal of the plan opens. */
  | { kind: 'finishes-pack'; ingredientId: string; savedFils: number }
  /** Close to what this household was found to like. */
  | { kind: 'taste' }
  | { kind: 'on-target'; kcal: number; targetKcal: number }

/** A dish in its place, with what it would mean there. */
export interface Option {
  dish: number
  eaten: Eaten
  /** Of the plan or the single meal, in cost units. */
  cost: number
  serving: Serving
}

interface Weighed {
  reason: Reason
  points: number
}

const filsOf = (cost: number): number => Math.round(cost / COST_PER_FIL)

const costToPoints = ({ costFactor }: Problem, cost: number): number => (cost * costFactor) / MICRO

interface Saving {
  ingredientId: string
  cost: number
}

const largest = (savings: readonly Saving[]): Saving | undefined =>
  savings.reduce<Saving | undefined>(
    (best, saving) => (saving.cost > (best?.cost ?? 0) ? saving : best),
    undefined,
  )

const overIngredients = (
  { catalogue }: Problem,
  { ingredients, specks }: Serving,
  savedCost: (ingredient: number, specks: number, catalogue: Catalogue) => number,
): Saving | undefined =>
  largest(
    Array.from(ingredients, (ingredient, line) => ({
      ingredientId: catalogue.rows.ingredients[ingredient]?.id ?? '',
      cost: savedCost(ingredient, specks[line] ?? 0, catalogue),
    })),
  )

/** What the pantry holds of a serving's most valuable part. */
const findFromPantry = (problem: Problem, serving: Serving): Saving | undefined =>
  overIngredients(problem, serving, (ingredient, specks, { filsPerKg }) => {
    const there = problem.pantrySpecks[ingredient] ?? 0
    return Math.min(there, specks) * (filsPerKg[ingredient] ?? 0)
  })

/** The pack that this serving shares with other meals, so that less has to be bought. */
const findSharedPack = (
  problem: Problem,
  serving: Serving,
  need: Float64Array,
): Saving | undefined =>
  overIngredients(problem, serving, (ingredient, specks, catalogue) => {
    const total = need[ingredient] ?? 0
    if (catalogue.isPerishable[ingredient] === 0 || total <= specks) return 0
    const pack = catalogue.packSpecks[ingredient] ?? 1
    const alone = Math.ceil(specks / pack)
    const marginal = Math.ceil(total / pack) - Math.ceil((total - specks) / pack)
    return (alone - marginal) * pack * (catalogue.filsPerKg[ingredient] ?? 0)
  })

const compareNutrition = (chosen: Option, other: Option | undefined): Weighed[] => {
  if (!other) return []
  const found: Weighed[] = []
  const protein = Math.round(chosen.eaten.proteinG - other.eaten.proteinG)
  if (protein >= LEAST_REPORTED.proteinG) {
    const points = protein * REASON_POINTS.proteinGram
    found.push({ reason: { kind: 'protein-more', grams: protein }, points })
  }
  const fat = Math.round(other.eaten.fatG - chosen.eaten.fatG)
  if (fat >= LEAST_REPORTED.fatG) {
    found.push({ reason: { kind: 'fat-less', grams: fat }, points: fat * REASON_POINTS.fatGram })
  }
  return found
}

const compareCost = (problem: Problem, chosen: Option, other: Option | undefined): Weighed[] => {
  const saved = (other?.cost ?? 0) - chosen.cost
  const fils = filsOf(saved)
  if (fils < LEAST_REPORTED.fils) return []
  return [{ reason: { kind: 'cheaper', fils }, points: costToPoints(problem, saved) }]
}

const compareLiking = (problem: Problem, chosen: Option, other: Option | undefined): Weighed[] => {
  const { catalogue, task, liking } = problem
  const found: Weighed[] = []
  const cuisine = catalogue.rows.dishes[chosen.dish]?.cuisine
  const otherCuisine = other && catalogue.rows.dishes[other.dish]?.cuisine
  if (cuisine && task.cuisines.includes(cuisine)) {
    const isOtherLiked = otherCuisine !== undefined && task.cuisines.includes(otherCuisine)
    const points = isOtherLiked
      ? REASON_POINTS.likedCuisine
      : REASON_POINTS.likedCuisineAgainstOther
    found.push({ reason: { kind: 'cuisine', cuisine }, points })
  }
  const more = (liking[chosen.dish] ?? 0) - (other ? (liking[other.dish] ?? 0) : 1000)
  if (task.taste && more >= LEAST_REPORTED.liking)
    found.push({ reason: { kind: 'taste' }, points: (more * REASON_POINTS.liking) / 1000 })
  return found
}

const minutesOf = ({ catalogue }: Problem, { dish }: Option): number => catalogue.minutes[dish] ?? 0

const ingredientsOf = ({ catalogue }: Problem, { dish }: Option): number =>
  catalogue.rows.dishes[dish]?.lines.length ?? 0

const compareEffort = (problem: Problem, chosen: Option, other: Option | undefined): Weighed[] => {
  const found: Weighed[] = []
  const { maxMinutes } = problem.task
  const of = minutesOf(problem, chosen)
  const saved = other ? minutesOf(problem, other) - of : 0
  if (saved >= LEAST_REPORTED.minutes) {
    const points = REASON_POINTS.inTime + saved * REASON_POINTS.minuteSaved
    found.push({ reason: { kind: 'quicker', minutes: saved }, points })
  } else if (maxMinutes !== undefined && of <= maxMinutes) {
    found.push({
      reason: { kind: 'minutes', of, most: maxMinutes },
      points: REASON_POINTS.inTime,
    })
  }
  const count = other ? ingredientsOf(problem, other) - ingredientsOf(problem, chosen) : 0
  if (count >= LEAST_REPORTED.ingredients) {
    const points = count * REASON_POINTS.ingredientSaved
    found.push({ reason: { kind: 'fewer-ingredients', count }, points })
  }
  return found
}

const compareSavings = (
  problem: Problem,
  chosen: Option,
  need: Float64Array | undefined,
): Weighed[] => {
  const found: Weighed[] = []
  const add = (
    kind: 'uses-pantry' | 'finishes-pack',
    saving: Saving | undefined,
    basePoints: number,
  ) => {
    const savedFils = filsOf(saving?.cost ?? 0)
    if (!saving || savedFils < LEAST_REPORTED.fils) return
    const points = basePoints + costToPoints(problem, saving.cost)
    found.push({ reason: { kind, ingredientId: saving.ingredientId, savedFils }, points })
  }
  add('uses-pantry', findFromPantry(problem, chosen.serving), REASON_POINTS.fromPantry)
  if (need)
    add('finishes-pack', findSharedPack(problem, chosen.serving, need), REASON_POINTS.finishesPack)
  return found
}

/** How close to a day's share of energy still counts as on target. */
const ON_TARGET = 0.05

const explainTarget = ({ eaten: { kcal } }: Option, targetKcal: number): Reason[] => {
  const isOn = targetKcal > 0 && Math.abs(kcal / targetKcal - 1) <= ON_TARGET
  if (!isOn) return []
  return [{ kind: 'on-target', kcal: Math.round(kcal), targetKcal: Math.round(targetKcal) }]
}

/** What can be said of every dish, where it differs too little from the next best. */
const explainPlainly = (
  problem: Problem,
  chosen: Option,
  reported: readonly Weighed[],
): Reason[] => {
  const knows = (...kinds: Reason['kind'][]) =>
    reported.some(({ reason }) => kinds.includes(reason.kind))
  const plain: Reason[] = []
  if (!knows('quicker', 'minutes'))
    plain.push({ kind: 'minutes', of: minutesOf(problem, chosen), most: null })
  if (!knows('fewer-ingredients'))
    plain.push({ kind: 'ingredients', count: ingredientsOf(problem, chosen) })
  return plain
}

/**
 * The two or three largest differences to the next best option; a target that is met comes on top of
 * two others. `need` is what a whole plan buys of each ingredient; a single suggestion shares no
 * packs.
 */
export const reasonsFor = (
  problem: Problem,
  chosen: Option,
  other: Option | undefined,
  { need, targetKcal }: { need?: Float64Array; targetKcal: number },
): Reason[] => {
  const reported = [
    ...compareNutrition(chosen, other),
    ...compareCost(problem, chosen, other),
    ...compareLiking(problem, chosen, other),
    ...compareEffort(problem, chosen, other),
    ...compareSavings(problem, chosen, need),
  ]
    .toSorted((one, another) => another.points - one.points)
    .slice(0, MOST_REASONS)
  const missing = Math.max(0, LEAST_REASONS - reported.length)
  return [
    ...reported.map(({ reason }) => reason),
    ...explainPlainly(problem, chosen, reported).slice(0, missing),
    ...explainTarget(chosen, targetKcal),
  ].slice(0, MOST_REASONS)
}
