import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { ALLERGENS, CUISINES, DIETS, MEAL_TIMES } from '#shared/food/food.ts'
import { LANGUAGES } from '#shared/language.ts'
import { cleanText } from '#shared/text/text.ts'
import { HEAT_MAX, MINUTES_MAX, MINUTES_MIN, SERVINGS_MAX } from './rules.ts'
import {
  LEANINGS,
  LIMITED,
  MEAL_BUDGET_MAX,
  MEAL_BUDGET_MIN,
  MEAL_KCAL_MAX,
  MEAL_KCAL_MIN,
} from './wishes/wish.ts'

export const WISH_TEXT_MAX = 300
const FOODS_MAX = 40
const FILS_A_DIRHAM = 100

const foods = z.array(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))).check(z.maxLength(FOODS_MAX))
const names = z._default(foods, [])
const between = (least: number, most: number) =>
  z.nullable(z.int().check(z.gte(least), z.lte(most)))

/** A wish as the customer has confirmed it. It adds allergies and diets; it can take none away. */
export const confirmedWish = z.object({
  /** Ingredient ids, or groups of them (`any-chicken`); unknown ones are left aside. */
  wantedIngredients: foods,
  unwantedIngredients: foods,
  /** Names of dishes, or slugs where one dish is meant. */
  wantedDishes: names,
  unwantedDishes: names,
  addAllergens: z.array(z.enum(ALLERGENS)).check(z.maxLength(ALLERGENS.length)),
  diets: z.array(z.enum(DIETS)).check(z.maxLength(DIETS.length)),
  cuisines: z.array(z.enum(CUISINES)).check(z.maxLength(CUISINES.length)),
  unwantedCuisines: z._default(z.array(z.enum(CUISINES)).check(z.maxLength(CUISINES.length)), []),
  mealTime: z.nullable(z.enum(MEAL_TIMES)),
  maxMinutes: between(MINUTES_MIN, MINUTES_MAX),
  /** Of one serving. */
  maxKcal: between(MEAL_KCAL_MIN, MEAL_KCAL_MAX),
  leanings: z.array(z.enum(LEANINGS)).check(z.maxLength(LEANINGS.length)),
  /** By the dish's figures. */
  lowIn: z._default(z.array(z.enum(LIMITED)).check(z.maxLength(LIMITED.length)), []),
  /** Of the meal with all its servings. */
  budgetFils: between(MEAL_BUDGET_MIN * FILS_A_DIRHAM, MEAL_BUDGET_MAX * FILS_A_DIRHAM),
  maxHeat: between(0, HEAT_MAX),
  servings: between(1, SERVINGS_MAX),
})

export const WISH_SLOTS = [
  'wantedIngredients',
  'unwantedIngredients',
  'wantedDishes',
  'unwantedDishes',
  'addAllergens',
  'diets',
  'cuisines',
  'unwantedCuisines',
  'mealTime',
  'maxMinutes',
  'maxKcal',
  'leanings',
  'lowIn',
  'budgetFils',
  'maxHeat',
  'servings',
] as const

/** One thing that was understood, to be kept or taken out. */
export const wishChip = z.object({
  slot: z.enum(WISH_SLOTS),
  value: z.string(),
  label: z.string(),
})

export const readWish = endpoint({
  method: 'POST',
  path: '/api/wishes',
  who: 'signed-in',
  summary: 'What a sentence in English or Arabic asks for, to be confirmed. Stored nowhere.',
  body: z.object({
    text: cleanText({ min: 1, max: WISH_TEXT_MAX }),
    /** Of the labels; the sentence may be in either. */
    language: z.enum(LANGUAGES),
  }),
  output: z.object({
    wish: confirmedWish,
    chips: z.array(wishChip),
    /** Allergies that sound meant: anyone who says yes has them added. */
    questions: z.array(
      z.object({ allergen: z.enum(ALLERGENS), text: z.string(), label: z.string() }),
    ),
    /** The customer's own words that were not understood. */
    unclear: z.array(z.string()),
    /** An allergy was spoken of, and it is not known to what: it belongs into the household. */
    isAllergyUnclear: z.boolean(),
  }),
  refusals: ['too_many_requests'],
})
