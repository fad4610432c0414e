import {
  ALLERGENS,
  CUISINES,
  MEAL_TIMES,
  type Allergen,
  type Cuisine,
  type Diet,
  type MealTime,
} from '#shared/food/food.ts'
import type { CatalogueRows, Task } from '../../src/features/suggestions/engine/engine.ts'
import { Random } from '../../src/features/suggestions/engine/basics/random.ts'

/** Shares of the energy that come from protein, carbohydrates and fat, in percent. */
const MACROS = {
  balanced: [20, 48, 32],
  muchProtein: [28, 40, 32],
  lowCarb: [28, 24, 48],
  keto: [24, 8, 68],
} as const

/** One of these at most, up to so many of a hundred households. */
const WAYS_TO_EAT: readonly { below: number; diet: Diet }[] = [
  { below: 10, diet: 'vegetarian' },
  { below: 15, diet: 'vegan' },
  { below: 20, diet: 'pescatarian' },
  { below: 24, diet: 'low-carb' },
  { below: 27, diet: 'keto' },
  { below: 29, diet: 'paleo' },
]
const FURTHER: readonly { percent: number; diet: Diet }[] = [
  { percent: 60, diet: 'halal' },
  { percent: 7, diet: 'gluten-free' },
  { percent: 8, diet: 'dairy-free' },
  { percent: 6, diet: 'nut-free' },
]
const MINUTES = [30, 45, 45, 60, 90] as const
const WINDOWS = [4, 7, 7] as const

const drawDiets = (random: Random): Diet[] => {
  const draw = random.below(100)
  const way = WAYS_TO_EAT.find(({ below }) => draw < below)
  const further = FURTHER.filter(({ percent }) => random.below(100) < percent)
  return [...(way ? [way.diet] : []), ...further.map(({ diet }) => diet)]
}

const drawAllergens = (random: Random): Allergen[] => {
  if (random.below(100) >= 25) return []
  const count = random.below(100) < 30 ? 2 : 1
  const drawn = Array.from({ length: count }, () => ALLERGENS[random.below(ALLERGENS.length)])
  return [...new Set(drawn.flatMap((allergen) => allergen ?? []))]
}

const drawCuisines = (random: Random): Cuisine[] => {
  const drawn = new Set<Cuisine>()
  const count = 3 + random.below(4)
  while (drawn.size < count) drawn.add(CUISINES[random.below(CUISINES.length)] ?? 'fusion')
  return [...drawn]
}

const macrosFor = (diets: readonly Diet[], random: Random): readonly [number, number, number] => {
  const wishesProtein = random.below(100) < 30
  if (diets.includes('keto')) return MACROS.keto
  if (diets.includes('low-carb') || diets.includes('paleo')) return MACROS.lowCarb
  return wishesProtein && !diets.includes('vegan') ? MACROS.muchProtein : MACROS.balanced
}

/** Liking of each dish: of a liked cuisine or not, and how this household happens to find it. */
const drawTaste = (rows: CatalogueRows, cuisines: readonly Cuisine[], random: Random) =>
  new Map(
    rows.dishes
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ id, cuisine }) => [
        id,
        250 + (cuisines.includes(cuisine) ? 550 : 0) + random.below(201),
      ]),
  )

export interface Shape {
  days: number
  mealTimes: readonly MealTime[]
}

export const WEEK: Shape = { days: 7, mealTimes: MEAL_TIMES }
export const ONE_DAY: Shape = { days: 1, mealTimes: MEAL_TIMES }

/** A made-up household with its wishes; the same number and rows make the same one. */
export const drawTask = (rows: CatalogueRows, number: number, shape: Shape = WEEK): Task => {
  const random = new Random(number * 7919 + 13)
  const portions = 1 + random.below(5)
  const kcal = 1400 + random.below(29) * 50
  const diets = drawDiets(random)
  const [protein, carbs, fat] = macrosFor(diets, random)
  const cuisines = drawCuisines(random)
  const alone = portions === 1 ? 135 : portions === 2 ? 110 : 100
  const budget = (2200 + random.below(3300)) * Math.sqrt(kcal / 2000) * (alone / 100)
  const ids = rows.ingredients.map(({ id }) => id).toSorted()
  const allergens = drawAllergens(random)
  return {
    seed: number,
    ...shape,
    portions,
    targets: {
      kcal,
      proteinG: (kcal * protein) / 400,
      carbsG: (kcal * carbs) / 400,
      fatG: (kcal * fat) / 900,
    },
    diets,
    allergens,
    traces: random.below(100) < 20 ? allergens : [],
    dislikes: [],
    banned: [],
    cuisines,
    maxMinutes: MINUTES[random.below(MINUTES.length)] ?? 60,
    budgetFilsPerDay: Math.round(budget),
    pantry: new Map(
      ids.filter(() => random.below(100) < 8).map((id) => [id, 100 + random.below(400)]),
    ),
    recent: [],
    noRepeatDays: { breakfast: 2 + random.below(2), mains: WINDOWS[random.below(3)] ?? 7 },
    leftoversWished: random.below(3),
    locked: [],
    taste: drawTaste(rows, cuisines, random),
  }
}
