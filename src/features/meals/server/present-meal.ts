import type { Answer } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { chooseMeal, subscriptionMeal } from '../contract.ts'
import { extrasFils, extrasOf, pickedOf } from '../rules.ts'
import type { DayRow } from './stores/day-store.ts'
import type { MealRow } from './stores/meal-store.ts'

type Meal = Answer<{ output: typeof subscriptionMeal }>
type DayAfter = Answer<typeof chooseMeal>['day']

/** The meals of one day, in the order in which they were chosen. */
export function presentMeals(
  meals: readonly MealRow[],
  day: Pick<DayRow, 'meals' | 'addressId'> | undefined,
  language: Language,
): Meal[] {
  const extras = day ? extrasOf(meals, day.meals) : []
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
    calories: meal.kcal,
    protein: meal.proteinG,
    carbs: meal.carbsG,
    fat: meal.fatG,
  }))
}

export const presentDayAfter = (
  meals: readonly MealRow[],
  day: Pick<DayRow, 'day' | 'meals' | 'locksAt'>,
): DayAfter => ({
  date: day.day,
  picked: pickedOf(meals),
  paid: day.meals,
  extrasTotal: toDirhams(extrasFils(meals, day.meals)),
  cutoffAt: day.locksAt.toISOString(),
})
