import type { Input, Output } from '#shared/wire/endpoint.ts'
import { MEAL_TIMES } from '#shared/food/food.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { listDeliveredMeals } from '#features/meals/server/public.ts'
import type { getNutritionDay as contract } from '../../nutrition-contract.ts'
import { listAcceptedOn } from '../accepting/accepted-store.ts'
import { getFoodCatalogue } from '../catalogue/food-catalogue.ts'
import { findPreferences, type Preferences } from '../preferences/store.ts'
import { roundKcal } from '../recipes/present-recipe.ts'
import { scaleDish } from '../recipes/scale-dish.ts'

type WireDay = Output<typeof contract>
type EatenMeal = WireDay['meals'][number]

export async function getNutritionDay(
  db: Database,
  who: Member,
  { date }: Input<typeof contract>,
): Promise<WireDay> {
  const preferences = await findPreferences(db, who.id)
  const meals = [...(await listDelivered(db, who, date)), ...(await listCooked(db, who, date))]
  const inOrder = meals.toSorted(
    (one, other) => MEAL_TIMES.indexOf(one.mealType) - MEAL_TIMES.indexOf(other.mealType),
  )
  return {
    date,
    targets: preferences ? targetsOf(preferences) : null,
    meals: inOrder,
    total: sumOf(inOrder.filter(({ source }) => source !== 'accepted')),
    planned: sumOf(inOrder),
  }
}

const targetsOf = ({ kcal, proteinG, carbsG, fatG }: Preferences): WireDay['targets'] =>
  kcal === null ? null : { calories: kcal, protein: proteinG, carbs: carbsG, fat: fatG }

async function listDelivered(db: Database, who: Member, date: string): Promise<EatenMeal[]> {
  const rows = await listDeliveredMeals(db, who.id, date)
  return rows.map((row) => ({
    source: 'delivered',
    name: who.language === 'ar' ? row.nameAr : row.nameEn,
    slug: row.slug,
    mealType: row.mealTime,
    calories: roundKcal(row.kcal),
    protein: Math.round(row.proteinG),
    carbs: Math.round(row.carbsG),
    fat: Math.round(row.fatG),
  }))
}

async function listCooked(db: Database, who: Member, date: string): Promise<EatenMeal[]> {
  const catalogue = await getFoodCatalogue(db)
  const accepted = await listAcceptedOn(db, who.id, date)
  return accepted.flatMap((meal): EatenMeal[] => {
    const dish = catalogue.dishes.get(meal.dishId)
    if (!dish) return []
    const { nutrients } = scaleDish(catalogue, dish, { ...meal, servings: 1 })
    return [
      {
        source: meal.cookedAt ? 'cooked' : 'accepted',
        name: dish.name[who.language],
        slug: dish.slug,
        mealType: meal.mealTime,
        calories: roundKcal(nutrients.kcal),
        protein: Math.round(nutrients.proteinG),
        carbs: Math.round(nutrients.carbsG),
        fat: Math.round(nutrients.fatG),
      },
    ]
  })
}

const sumOf = (meals: readonly EatenMeal[]): WireDay['total'] => ({
  calories: meals.reduce((sum, { calories }) => sum + calories, 0),
  protein: meals.reduce((sum, { protein }) => sum + protein, 0),
  carbs: meals.reduce((sum, { carbs }) => sum + carbs, 0),
  fat: meals.reduce((sum, { fat }) => sum + fat, 0),
})
