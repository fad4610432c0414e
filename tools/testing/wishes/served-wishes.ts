import type { Allergen, Diet, MealTime } from '../../../src/shared/food/food.ts'
import type { Task } from '../../../src/features/suggestions/engine/engine.ts'
import { avoidedBy, avoidsTracesWith } from '../../../src/features/household/rules.ts'
import { isDishNamed } from '../../../src/features/suggestions/wishes/reading/dish-names.ts'
import { membersOf } from '../../../src/features/suggestions/wishes/reading/food-groups.ts'
import { readWish } from '../../../src/features/suggestions/wishes/reading/read-wish.ts'
import type { Slots } from '../../../src/features/suggestions/wishes/sentences/written-sentences.ts'
import type { Lexicon } from '../../../src/features/suggestions/wishes/lexicon.ts'
import type {
  CookableDish,
  FoodCatalogue,
} from '../../../src/features/suggestions/server/catalogue/food-catalogue.ts'
import { isSafeFor } from '../../../src/features/suggestions/safety.ts'
import { restrictByWish } from '../../../src/features/suggestions/server/wished/apply-wish.ts'
import { askEngine } from '../../../src/features/suggestions/server/choosing/ask-engine.ts'
import {
  mealOf,
  smallMeals,
  type Meal,
} from '../../../src/features/suggestions/server/wished/wish-points.ts'
import { OPEN_TASK } from '../ai/open-task.ts'

const COUNTS: ReadonlyMap<MealTime, number> = new Map([
  ['breakfast', 1],
  ['lunch', 2],
  ['dinner', 2],
])

const TABLE_TASK: Task = {
  ...OPEN_TASK,
  seed: 7,
  mealTimes: [...COUNTS.keys()],
  portions: 2,
  targets: { kcal: 2000, proteinG: 90, carbsG: 230, fatG: 75 },
}

const LIGHT_KCAL = 600
const RICH_PROTEIN_G = 25
const HOT = 2
const LOW_BY_THE_DAY: readonly string[] = ['low-carb', 'keto']

/** What a day's five meals break of what a sentence means, each question answered with yes. */
export function findBroken(
  catalogue: FoodCatalogue,
  lexicon: Lexicon,
  { text, expected }: { text: string; expected: Slots },
): string[] {
  const { wish, questions } = readWish(text, lexicon)
  const confirmed = { ...wish, addAllergens: [...wish.addAllergens, ...questions] }
  const task = restrictByWish(catalogue, TABLE_TASK, confirmed)
  const { dishes } = askEngine({ catalogue, task, counts: COUNTS, shown: [], wish: confirmed })
  const servings = task.portions
  const served = dishes.flatMap(({ mealTime, dishId, portionTwentieths }) => {
    const dish = catalogue.dishes.get(dishId)
    return dish
      ? [{ mealTime, meal: mealOf(catalogue, dish, { portionTwentieths, servings }) }]
      : []
  })
  const kept = new Map(expected).set('confirmed', new Set(questions))
  const asked = new Asked(catalogue, kept, servings)
  const mealTimes = asked.valuesOf('time')
  const inScope = served.filter(
    ({ mealTime }) => mealTimes.length === 0 || mealTimes.includes(mealTime),
  )
  return [
    ...served.flatMap(({ meal }) => asked.refusedOf(meal)),
    ...[...COUNTS.keys()].flatMap((mealTime) =>
      asked.beyondLimits(
        mealTime,
        inScope.filter((one) => one.mealTime === mealTime).map(({ meal }) => meal),
      ),
    ),
    ...asked.missing(
      inScope.map(({ meal }) => meal),
      mealTimes,
    ),
    ...(servings === Number(asked.valuesOf('people')[0] ?? servings) ? [] : ['people']),
  ]
}

/** What a sentence means, as it is written down next to it: judged apart from how it is served. */
class Asked {
  private readonly catalogue: FoodCatalogue
  private readonly expected: Slots
  private readonly servings: number
  private kept: Meal[] | undefined

  constructor(catalogue: FoodCatalogue, expected: Slots, servings: number) {
    this.catalogue = catalogue
    this.expected = expected
    this.servings = servings
  }

  valuesOf(slot: string): string[] {
    return [...(this.expected.get(slot) ?? [])]
  }

  private number(slot: string): number {
    return Number(this.valuesOf(slot)[0] ?? Infinity)
  }

  private has(dish: CookableDish, food: string, use: 'wanted' | 'unwanted'): boolean {
    const members = membersOf(food, this.catalogue.ingredients.values(), use)
    return dish.lines.some(({ ingredientId }) => members.includes(ingredientId))
  }

  refusedOf({ dish }: Meal): string[] {
    const allergens = ['allergy', 'ask', 'confirmed'].flatMap((slot) =>
      this.valuesOf(slot),
    ) as Allergen[]
    const avoidsTraces = avoidsTracesWith(allergens)
    const diets = this.valuesOf('diet').filter((diet) => !LOW_BY_THE_DAY.includes(diet)) as Diet[]
    const isRefused =
      !isSafeFor(dish, { ...avoidedBy([{ allergens, avoidsTraces }], []), diets }) ||
      this.valuesOf('no').some((food) => this.has(dish, food, 'unwanted')) ||
      this.valuesOf('nodish').some((name) => isDishNamed(dish, name)) ||
      this.valuesOf('nocuisine').includes(dish.cuisine)
    return isRefused ? [`refused: ${dish.slug}`] : []
  }

  private isWithin(meal: Meal): boolean {
    return (
      meal.dish.minutes <= this.number('minutes') &&
      meal.kcal <= this.number('kcal') &&
      meal.fils <= this.number('budget') * 100 &&
      meal.dish.heat <= this.number('heat') &&
      this.valuesOf('low').every((limited) => meal.lowIn.some((one) => one === limited))
    )
  }

  /** Dishes of a meal that keep to everything but what is wanted, in a small portion. */
  private possible(mealTimes: readonly string[]): Meal[] {
    this.kept ??= [...smallMeals(this.catalogue)]
      .map((meal) => ({ ...meal, fils: meal.fils * this.servings }))
      .filter(
        (meal) =>
          meal.dish.category !== 'sweets' &&
          this.isWithin(meal) &&
          this.refusedOf(meal).length === 0,
      )
    return this.kept.filter(({ dish }) => dish.mealTimes.some((one) => mealTimes.includes(one)))
  }

  beyondLimits(mealTime: MealTime, meals: readonly Meal[]): string[] {
    const beyond = meals.filter((meal) => !this.isWithin(meal))
    const kept = meals.length - beyond.length
    return beyond.length > 0 && kept < this.possible([mealTime]).length
      ? beyond.map(({ dish }) => `beyond a limit: ${dish.slug}`)
      : []
  }

  /** Each wanted thing is on the table, and as much of it in one meal as one dish can have. */
  missing(meals: readonly Meal[], mealTimes: readonly string[]): string[] {
    const possible = this.possible(mealTimes.length > 0 ? mealTimes : [...COUNTS.keys()])
    const wanted = this.wanted()
    const most = (these: readonly Meal[]) =>
      Math.max(0, ...these.map((meal) => wanted.filter(([, isIn]) => isIn(meal)).length))
    const missing = wanted
      .filter(([, isIn]) => possible.some(isIn) && !meals.some(isIn))
      .map(([name]) => `missing: ${name}`)
    return most(meals) < most(possible) ? [...missing, 'a better dish'] : missing
  }

  private wanted(): [string, (meal: Meal) => boolean][] {
    const cuisines = this.valuesOf('cuisine')
    return [
      ...this.valuesOf('want').map((food): [string, (meal: Meal) => boolean] => [
        food,
        ({ dish }) => this.has(dish, food, 'wanted'),
      ]),
      ...this.valuesOf('dish').map((name): [string, (meal: Meal) => boolean] => [
        name,
        ({ dish }) => isDishNamed(dish, name),
      ]),
      ...(cuisines.length > 0
        ? [['cuisine', ({ dish }: Meal) => cuisines.includes(dish.cuisine)] as const]
        : []
      ).map(([name, isIn]): [string, (meal: Meal) => boolean] => [name, isIn]),
      ...(this.valuesOf('heat').includes('3')
        ? [['hot', ({ dish }: Meal) => dish.heat >= HOT] as [string, (meal: Meal) => boolean]]
        : []),
      ...this.valuesOf('lean').map((lean): [string, (meal: Meal) => boolean] => [
        lean,
        ({ kcal, proteinG }) =>
          lean === 'light' ? kcal <= LIGHT_KCAL : proteinG >= RICH_PROTEIN_G,
      ]),
    ]
  }
}
