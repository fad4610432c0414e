import type { MealTime } from '#shared/food/food.ts'
import { countedDay } from './paid-day.ts'
import type { ChosenMeal, MenuItem, Selection, SelectionDay } from './queries.ts'

/**
 * What a change will look like, shown before the server has answered. The server's own answer takes
 * its place.
 */
export type Change = (selection: Selection) => Selection

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

function changedDay(before: SelectionDay, meals: readonly ChosenMeal[]): SelectionDay {
  const day = countedDay(before, meals)
  return { ...day, atCutoff: atCutoffOf(day) }
}

/** What was forecast for places that are still open; the server knows better a moment later. */
function atCutoffOf({ open, meals, atCutoff }: SelectionDay): SelectionDay['atCutoff'] {
  if (open.length === 0) return { kind: 'as_chosen', why: null, missing: 0, meals: [] }
  const { kind, why, missing, meals: forecast } = atCutoff
  const stays = kind === 'given_back' && meals.length === 0
  const isMissed = stays || why === 'no_dish'
  return {
    kind: stays ? kind : 'filled',
    why: isMissed ? why : null,
    missing: isMissed ? Math.min(missing, open.length) : 0,
    meals: forecast.filter(({ mealTime }) => open.includes(mealTime)),
  }
}

const changeDay =
  (date: string, change: (meals: readonly ChosenMeal[]) => ChosenMeal[]): Change =>
  (selection) => {
    const days = selection.days.map((day) =>
      day.day === date ? changedDay(day, change(day.meals)) : day,
    )
    const picked = sum(
      days
        .filter(({ state }) => state === 'open' || state === 'locked')
        .map(({ paidPicked }) => paidPicked),
    )
    return { ...selection, days, week: { ...selection.week, picked } }
  }

/** What a line knows of its dish. */
export type Dish = Pick<
  ChosenMeal,
  'mealItemId' | 'name' | 'slug' | 'price' | 'calories' | 'protein' | 'carbs' | 'fat'
>

export const dishOf = ({
  id,
  name,
  slug,
  price,
  calories,
  protein,
  carbs,
  fat,
}: MenuItem): Dish => ({
  mealItemId: id,
  name,
  slug,
  price,
  calories,
  protein,
  carbs,
  fat,
})

export interface Addition {
  subscriptionId: number
  date: string
  mealTime: MealTime
  quantity: number
  specialInstructions: string
}

/** A line that the server has not numbered yet: it can be neither changed nor removed. */
export const isUnsaved = ({ id }: ChosenMeal): boolean => id < 0

export const adding = (dish: Dish, input: Addition): Change =>
  changeDay(input.date, (meals) => {
    const known = meals.find(
      (meal) => meal.mealItemId === dish.mealItemId && meal.mealTime === input.mealTime,
    )
    if (known) {
      return meals.map((meal) =>
        meal === known ? { ...meal, quantity: meal.quantity + input.quantity } : meal,
      )
    }
    const line: ChosenMeal = {
      ...dish,
      id: -dish.mealItemId,
      subscriptionId: input.subscriptionId,
      date: input.date,
      mealTime: input.mealTime,
      quantity: input.quantity,
      specialInstructions: input.specialInstructions,
      deliveryAddressId: null,
      chosenBy: 'customer',
      extraQuantity: 0,
      paidAtAnyTime: 0,
    }
    return [...meals, line]
  })

export const changing = (
  line: ChosenMeal,
  input: { quantity?: number; specialInstructions?: string; dish?: Dish },
): Change =>
  changeDay(line.date, (meals) =>
    meals.map((meal) =>
      meal.id === line.id
        ? {
            ...meal,
            ...(input.quantity !== undefined && { quantity: input.quantity }),
            ...(input.specialInstructions !== undefined && {
              specialInstructions: input.specialInstructions,
            }),
            ...input.dish,
          }
        : meal,
    ),
  )

export const removing = (line: ChosenMeal): Change =>
  changeDay(line.date, (meals) => meals.filter(({ id }) => id !== line.id))

/** The line as the server has kept it. */
export const saved = (line: ChosenMeal): Change =>
  changeDay(line.date, (meals) => {
    const isSame = (meal: ChosenMeal) =>
      meal.id === line.id ||
      (isUnsaved(meal) && meal.mealItemId === line.mealItemId && meal.mealTime === line.mealTime)
    return meals.some(isSame) ? meals.map((meal) => (isSame(meal) ? line : meal)) : [...meals, line]
  })
