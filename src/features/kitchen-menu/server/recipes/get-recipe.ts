import type { Answer, Wish } from '#shared/wire/endpoint.ts'
import type { Cuisine, MealCategory, MealTime } from '#shared/food/food.ts'
import { toDirhams } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { findOwnKitchen } from '#features/restaurants/server/public.ts'
import type { getRecipe as contract } from '../../recipe-contract.ts'
import { getItem } from '../menu/get-item.ts'
import { listAnswers } from './answer-store.ts'
import { listLines } from './store.ts'

export async function getRecipe(
  db: Database,
  who: Member,
  { id }: Wish<typeof contract>,
): Promise<Answer<typeof contract>> {
  const kitchen = await findOwnKitchen(db, who.id)
  const item = await getItem(db, kitchen.id, id)
  const lines = await listLines(db, item.dishId)
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
    answers: (await listAnswers(db, item.dishId)).map(({ allergen, holds, words }) => ({
      allergen,
      holds,
      words,
    })),
    lines: lines.map(({ ingredientId, grams, nameEn, nameAr }) => ({
      ingredientId,
      name: who.language === 'ar' ? nameAr : nameEn,
      grams,
    })),
  }
}
