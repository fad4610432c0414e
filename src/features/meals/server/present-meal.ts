import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { chooseMeal, subscriptionMeal } from '../contract.ts'
import { coverMeals, extrasFils, extrasOf, paidOf, pickedOf } from '../rules.ts'
import type { DayRow } from './stores/day-store.ts'
import type { MealRow } from './stores/meal-store.ts'

type Meal = Output<{ output: typeof subscriptionMeal }>
type DayAfter = Output<typeof chooseMeal>['day']

/** The meals of one day, in the order in which they were chosen. */
export function presentMeals(
  meals: readonly MealRow[],
  day: Pick<DayRow, 'meals' | 'mealsBack' | 'mealTimes' | 'addressId'> | undefined,
  language: Language,
): Meal[] {
  const extras = day ? extrasOf(meals, paidOf(day)) : []
  return meals.map((meal, index) => ({
    id: meal.id,
    subscriptionId: meal.subscriptionId,
    date: meal.day,
    mealTime: meal.mealTime,
    mealItemId: meal.menuItemId,
    name: language === 'ar' ? meal.nameAr : meal.nameEn,
    slug: meal.slug,
    quantity: meal.quantity,
    specialInstructions: meal.specialInstructions,
    deliveryAddressId: day?.addressId ?? null,
    chosenBy: meal.chosenBy,
    price: toDirhams(meal.priceFils),
    extraQuantity: extras[index] ?? 0,
    paidAtAnyTime: meal.paidAtAnyTime,
    calories: meal.kcal,
    protein: meal.proteinG,
    carbs: meal.carbsG,
    fat: meal.fatG,
  }))
}

/** What of a day's paid meals is chosen and what is open, and what comes on top. */
export function presentCover(
  meals: readonly MealRow[],
  row: Pick<DayRow, 'meals' | 'mealsBack' | 'mealTimes'>,
): Pick<DayAfter, 'paidPicked' | 'open' | 'extrasTotal'> {
  const day = paidOf(row)
  const { covered, open } = coverMeals(meals, day)
  return { paidPicked: covered, open, extrasTotal: toDirhams(extrasFils(meals, day)) }
}

export const presentDayAfter = (
  meals: readonly MealRow[],
  day: Pick<DayRow, 'day' | 'meals' | 'mealsBack' | 'mealTimes' | 'locksAt'>,
): DayAfter => ({
  date: day.day,
  picked: pickedOf(meals),
  paid: day.meals,
  ...presentCover(meals, day),
  cutoffAt: day.locksAt.toISOString(),
})
