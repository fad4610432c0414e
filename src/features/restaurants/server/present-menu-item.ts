import type { Output } from '#shared/wire/endpoint.ts'
import {
  ALLERGENS,
  type Allergen,
  type Cuisine,
  type Diet,
  type MealTime,
} from '#shared/food/food.ts'
import type { Language } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { menuItem } from '../contract.ts'
import type { MenuRow } from './menu-read-model.ts'

type MenuItem = Output<{ output: typeof menuItem }>

export const presentMenuItem = (row: MenuRow, language: Language): MenuItem => ({
  id: row.id,
  restaurantId: row.restaurantId,
  slug: row.slug,
  name: language === 'ar' ? row.nameAr : row.nameEn,
  description: language === 'ar' ? row.descriptionAr : row.descriptionEn,
  image: `/plates/${row.slug}.svg`,
  price: toDirhams(row.priceFils),
  cuisineType: row.cuisine as Cuisine,
  categoryId: row.categoryId,
  mealTimes: row.mealTimes as MealTime[],
  calories: row.kcal,
  protein: row.proteinG,
  carbs: row.carbsG,
  fat: row.fatG,
  allergens: row.allergens as Allergen[],
  mayContain: ALLERGENS.filter((one) => row.traces.includes(one) && !row.allergens.includes(one)),
  diets: row.diets as Diet[],
  isVegetarian: row.diets.includes('vegetarian'),
  isVegan: row.diets.includes('vegan'),
  isGlutenFree: row.diets.includes('gluten-free'),
})
