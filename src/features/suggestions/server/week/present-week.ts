import { addDays, type Day } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { textsIn } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { loadWarnings, type WarnOf } from '#features/household/server/public.ts'
import { listComingMeals, type ComingMeal } from '#features/meals/server/public.ts'
import { messages } from '../../messages.ts'
import type { Relaxation } from '../../rules.ts'
import type { mealWeek } from '../../week-contract.ts'
import type { FoodCatalogue } from '../catalogue/food-catalogue.ts'
import { presentReasons } from '../choosing/reasons.ts'
import { pictureOf, roundKcal } from '../recipes/present-recipe.ts'
import { scaleDish } from '../recipes/scale-dish.ts'
import { listSlots, type Week, type WeekSlot } from './week-store.ts'

export type WireWeek = Output<{ output: typeof mealWeek }>
type WireMeal = WireWeek['days'][number]['meals'][number]

export async function presentWeek(
  db: Database,
  who: Member,
  { catalogue, week }: { catalogue: FoodCatalogue; week: Week },
): Promise<WireWeek> {
  const slots = await listSlots(db, week.id)
  const coming = await listComingMeals(db, who.id, {
    from: week.startsOn,
    to: addDays(week.startsOn, week.days - 1),
  })
  const warnOf = await loadWarnings(db, who)
  const texts = textsIn(messages, who.language)
  const dayOf = (date: Day) => {
    const meals = slots
      .filter(({ day }) => day === date)
      .flatMap((slot) => presentMeal(catalogue, slot, { language: who.language, warnOf }) ?? [])
    const delivered = coming
      .filter(({ day }) => day === date)
      .map((meal) => presentDelivered(meal, who))
    const eaten = [...meals, ...delivered.flatMap(({ amounts }) => amounts ?? [])]
    return { date, meals, delivered, total: sumOf(eaten) }
  }
  return {
    id: week.id,
    startsOn: week.startsOn,
    servings: week.servings,
    days: Array.from({ length: week.days }, (_, index) => dayOf(addDays(week.startsOn, index))),
    relaxed: (week.relaxed as Relaxation[]).map((kind) => ({ kind, text: texts.relaxed[kind] })),
    basketPrice: toDirhams(week.basketFils),
    catalogueVersion: week.catalogueVersion,
    seed: week.seed,
  }
}

function presentMeal(
  catalogue: FoodCatalogue,
  slot: WeekSlot,
  { language, warnOf }: Pick<Member, 'language'> & { warnOf: WarnOf },
): WireMeal | undefined {
  const dish = catalogue.dishes.get(slot.dishId)
  if (!dish) return undefined
  const { nutrients } = scaleDish(catalogue, dish, { ...slot, servings: 1 })
  return {
    id: slot.id,
    mealType: slot.mealTime,
    dishId: dish.id,
    slug: dish.slug,
    name: dish.name[language],
    image: pictureOf(dish.slug),
    cuisineType: dish.cuisine,
    preparationTime: dish.minutes,
    isLeftover: slot.isLeftover,
    isLocked: slot.isLocked,
    reasons: presentReasons(catalogue, slot.reasons, language),
    acceptedId: slot.acceptedId,
    warnings: warnOf(dish),
    calories: roundKcal(nutrients.kcal),
    protein: Math.round(nutrients.proteinG),
    carbs: Math.round(nutrients.carbsG),
    fat: Math.round(nutrients.fatG),
  }
}

const presentDelivered = (
  { mealTime, names, eaten }: ComingMeal,
  { language }: Pick<Member, 'language'>,
): WireWeek['days'][number]['delivered'][number] => ({
  mealType: mealTime,
  dishes: names.map((name) => name[language]),
  amounts: eaten && {
    calories: roundKcal(eaten.kcal),
    protein: Math.round(eaten.proteinG),
    carbs: Math.round(eaten.carbsG),
    fat: Math.round(eaten.fatG),
  },
})

type Amounts = WireWeek['days'][number]['total']

const sumOf = (meals: readonly Amounts[]): Amounts => ({
  calories: meals.reduce((sum, { calories }) => sum + calories, 0),
  protein: meals.reduce((sum, { protein }) => sum + protein, 0),
  carbs: meals.reduce((sum, { carbs }) => sum + carbs, 0),
  fat: meals.reduce((sum, { fat }) => sum + fat, 0),
})
