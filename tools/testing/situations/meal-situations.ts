import fc from 'fast-check'
import { mostOfDish, type ChosenLine } from '../../../src/features/meals/day-rules.ts'
import { FALLBACKS, type OfferedDish, type Table } from '../../../src/features/meals/rules.ts'
import { ALLERGENS, DIETS, MEAL_TIMES, type MealTime } from '../../../src/shared/food/food.ts'

export const mealTime = fc.constantFrom(...MEAL_TIMES)
const allergens = fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 4 })
const diets = fc.uniqueArray(fc.constantFrom(...DIETS), { maxLength: 5 })
const INGREDIENTS = ['rice', 'onion', 'lamb', 'okra', 'mint', 'cumin']
const ingredients = fc.uniqueArray(fc.constantFrom(...INGREDIENTS), { maxLength: 3 })
const times = fc.uniqueArray(mealTime, { minLength: 1 })

export const menu: fc.Arbitrary<OfferedDish[]> = fc
  .array(
    fc.record({
      mealTimes: times,
      allergens,
      mayContain: allergens,
      diets,
      ingredientIds: ingredients,
      priceFils: fc.integer({ min: 1, max: 9_000 }),
    }),
    { maxLength: 12 },
  )
  .map((dishes) =>
    dishes.map((dish, index) => ({ ...dish, menuItemId: index + 1, slug: `dish-${index}` })),
  )

export const table: fc.Arbitrary<Table> = fc.record({
  members: fc.array(
    fc.record({
      allergens,
      avoidsTraces: fc.boolean(),
      diets: fc.uniqueArray(fc.constantFrom(...DIETS), { maxLength: 1 }),
      dislikes: ingredients,
    }),
    { maxLength: 4 },
  ),
  diets: fc.uniqueArray(fc.constantFrom(...DIETS), { maxLength: 1 }),
  blockedDishes: fc.uniqueArray(fc.constantFrom('dish-0', 'dish-1', 'dish-2'), { maxLength: 2 }),
})

const line = (dishes: readonly OfferedDish[]): fc.Arbitrary<ChosenLine> =>
  fc
    .record({
      mealTime,
      index: fc.nat(20),
      quantity: fc.integer({ min: 1, max: 3 }),
      chosenBy: fc.constantFrom('customer' as const, 'repeat' as const, 'kitchen' as const),
    })
    .map(({ index, ...rest }) => {
      const dish = dishes[index % Math.max(1, dishes.length)]
      return {
        ...rest,
        menuItemId: dish?.menuItemId ?? 900 + index,
        specialInstructions: '',
        paidAtAnyTime: 0,
        slug: dish?.slug ?? 'gone',
        allergens: dish?.allergens ?? [],
      }
    })

const lines = (dishes: readonly OfferedDish[]) =>
  fc.uniqueArray(line(dishes), {
    maxLength: 4,
    selector: (one) => `${one.mealTime} ${one.menuItemId}`,
  })

export const situation = menu.chain((dishes) =>
  fc.record({
    day: fc
      .record({
        day: fc.constantFrom('2026-11-30', '2026-12-01', '2026-12-06'),
        paid: fc.integer({ min: 1, max: 6 }),
        back: fc.integer({ min: 0, max: 2 }),
        mealTimes: fc.constantFrom<MealTime[]>(['lunch'], ['lunch', 'dinner'], [...MEAL_TIMES]),
        lines: lines(dishes),
        offered: fc.constant(dishes),
      })
      .map(({ back, ...rest }) => {
        const day = { ...rest, perDay: rest.paid + back }
        return { ...day, mostOfDish: mostOfDish(day) }
      }),
    parts: fc.record({
      subscriptionId: fc.integer({ min: 1, max: 900 }),
      fallback: fc.constantFrom(...FALLBACKS),
      table,
      served: fc.constant(new Map<number, number>()),
      source: lines(dishes),
    }),
  }),
)

/** A dish that everyone may eat, at lunch and dinner. */
export const plainDish = (menuItemId: number, more: Partial<OfferedDish> = {}): OfferedDish => ({
  menuItemId,
  slug: `dish-${menuItemId}`,
  mealTimes: ['lunch', 'dinner'],
  allergens: [],
  mayContain: [],
  diets: [],
  ingredientIds: [],
  priceFils: 3_000,
  ...more,
})

export const lunchOf = (
  dish: Pick<OfferedDish, 'menuItemId' | 'slug' | 'allergens'>,
): ChosenLine => ({
  mealTime: 'lunch',
  menuItemId: dish.menuItemId,
  quantity: 1,
  chosenBy: 'customer',
  specialInstructions: '',
  paidAtAnyTime: 0,
  slug: dish.slug,
  allergens: dish.allergens,
})
