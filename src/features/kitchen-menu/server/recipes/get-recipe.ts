import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Cuisine, MealCategory, MealTime } from '#shared/food/food.ts'
import { toDirhams } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { versionOf } from '#server/http/version.ts'
import { findOwnKitchen } from '#features/restaurants/server/public.ts'
import type { getRecipe as contract } from '../../recipe-contract.ts'
import { getItem } from '../menu/get-item.ts'
import { listAnswers } from './answer-store.ts'
import { recipeFields } from './own-dish.ts'
import { listLines } from './store.ts'

export async function getRecipe(
  db: Database,
  who: Member,
  { id }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const kitchen = await findOwnKitchen(db, who.id)
  const item = await getItem(db, kitchen.id, id)
  const lines = await listLines(db, item.dishId)
  const answers = await listAnswers(db, item.dishId)
  return {
    id,
    slug: item.slug,
    isOwn: item.ownerId !== null,
    hasPhoto: item.photoAt !== null,
    nameEn: item.nameEn,
    nameAr: item.nameAr,
    descriptionEn: item.descriptionEn,
    descriptionAr: item.descriptionAr,
    category: item.category as MealCategory,
    cuisine: item.cuisine as Cuisine,
    mealTimes: item.mealTimes as MealTime[],
    minutes: item.minutes,
    price: toDirhams(item.priceFils),
    answers: nameAnswers(answers),
    lines: nameLines(lines, who),
    version: versionOf(recipeFields(item, lines, answers)),
  }
}

export const nameAnswers = (answers: Awaited<ReturnType<typeof listAnswers>>) =>
  answers.map(({ allergen, holds, words }) => ({ allergen, holds, words }))

export const nameLines = (
  lines: Awaited<ReturnType<typeof listLines>>,
  { language }: Pick<Member, 'language'>,
) =>
  lines.map(({ ingredientId, grams, nameEn, nameAr }) => ({
    ingredientId,
    name: language === 'ar' ? nameAr : nameEn,
    grams,
  }))
