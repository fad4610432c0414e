import type { Day } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { DishFacts } from '#shared/food/dish-facts.ts'
import type { Allergen, Cuisine, Diet, MealCategory, MealTime } from '#shared/food/food.ts'
import { toDirhams } from '#shared/money.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import type { dishFacts, kitchenDish } from '../../contract.ts'
import { dishStateOf } from '../../rules.ts'
import type { ItemRow } from './store.ts'

export type KitchenDish = Output<{ output: typeof kitchenDish }>
type Facts = Output<{ output: typeof dishFacts }>

export function presentDish(
  row: ItemRow,
  { language, today }: Pick<Visitor, 'language'> & { today: Day },
): KitchenDish {
  const state = dishStateOf(row, today)
  return {
    id: row.id,
    slug: row.slug,
    name: language === 'ar' ? row.nameAr : row.nameEn,
    names: { en: row.nameEn, ar: row.nameAr },
    category: row.category as MealCategory,
    cuisine: row.cuisine as Cuisine,
    mealTimes: row.mealTimes as MealTime[],
    minutes: row.minutes,
    price: toDirhams(row.priceFils),
    isOwn: row.ownerId !== null,
    hasPhoto: row.photoAt !== null,
    facts: {
      calories: row.kcal,
      protein: row.proteinG,
      carbs: row.carbsG,
      fat: row.fatG,
      fibre: row.fibreG,
      sodium: row.sodiumMg,
      allergens: row.allergens as Allergen[],
      diets: row.diets as Diet[],
    },
    askedAllergens: row.askedAllergens as Allergen[],
    state,
    soldOutUntil: state === 'until' ? row.soldOutUntil : null,
    dailyLimit: row.dailyLimit,
  }
}

export const presentFacts = ({ nutrients, allergens, diets }: DishFacts): Facts => ({
  calories: nutrients.kcal,
  protein: nutrients.proteinG,
  carbs: nutrients.carbsG,
  fat: nutrients.fatG,
  fibre: nutrients.fibreG,
  sodium: nutrients.sodiumMg,
  allergens,
  diets,
})
