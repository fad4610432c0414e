import * as z from 'zod/mini'
import { PHOTO_BYTES_MAX } from '#features/account/rules.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { ALLERGENS, CUISINES, MEAL_CATEGORIES, MEAL_TIMES } from '#shared/food/food.ts'
import { cleanText } from '#shared/text/text.ts'
import { affectedChoices, byId, dishFacts, dishPrice, kitchenDish } from './contract.ts'
import { DISH_LINES_MAX, GRAMS_MAX, MINUTES_MAX } from './rules.ts'

const NAME_MAX = 80
const DESCRIPTION_MAX = 300
/** Both names and both descriptions, each on a line. */
const TEXTS_MAX = 2 * (NAME_MAX + DESCRIPTION_MAX) + 3
const INGREDIENT_ID_MAX = 60
const PHOTO_BODY_BYTES = 12 * 1024 * 1024
const PHOTO_TEXT_MAX = Math.ceil(PHOTO_BYTES_MAX / 3) * 4 + 64

const name = /* @__NO_SIDE_EFFECTS__ */ (tooShort: string) =>
  cleanText({ min: 2, max: NAME_MAX, tooShort })
const description = /* @__NO_SIDE_EFFECTS__ */ (tooShort: string) =>
  cleanText({ min: 1, max: DESCRIPTION_MAX, tooShort })

const ingredientId = z
  .string('ingredient_unknown')
  .check(z.minLength(1, 'ingredient_unknown'), z.maxLength(INGREDIENT_ID_MAX, 'ingredient_unknown'))
const grams = z
  .number('dish_grams_invalid')
  .check(
    z.gte(0.1, 'dish_grams_invalid'),
    z.lte(GRAMS_MAX, 'dish_grams_invalid'),
    z.multipleOf(0.1, 'dish_grams_invalid'),
  )
const isOnce = (lines: readonly { ingredientId: string }[]): boolean =>
  new Set(lines.map((line) => line.ingredientId)).size === lines.length

/** Of one serving, raw and ready to cook. */
const dishLines = z
  .array(z.object({ ingredientId, grams }))
  .check(
    z.minLength(1, 'dish_lines_required'),
    z.maxLength(DISH_LINES_MAX, 'too_many_dish_lines'),
    z.refine(isOnce, 'dish_line_twice'),
  )

export const dishForm = z.object({
  nameEn: name('dish_name_en_required'),
  nameAr: name('dish_name_ar_required'),
  descriptionEn: description('dish_description_en_required'),
  descriptionAr: description('dish_description_ar_required'),
  category: z.enum(MEAL_CATEGORIES, 'dish_category_required'),
  cuisine: z.enum(CUISINES, 'dish_cuisine_required'),
  mealTimes: z
    .array(z.enum(MEAL_TIMES, 'dish_meal_times_required'))
    .check(
      z.minLength(1, 'dish_meal_times_required'),
      z.maxLength(MEAL_TIMES.length, 'dish_meal_times_required'),
    ),
  minutes: z
    .int('dish_minutes_invalid')
    .check(z.gte(1, 'dish_minutes_invalid'), z.lte(MINUTES_MAX, 'dish_minutes_invalid')),
  price: dishPrice,
  lines: dishLines,
  /** To allergens that the names and texts mention and the ingredients don't hold. */
  answers: z.optional(
    z
      .array(
        z.object({
          allergen: z.enum(ALLERGENS),
          holds: z.boolean(),
          /** What was asked about; without it, all that mentions the allergen now. */
          words: z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(60))),
        }),
      )
      .check(z.maxLength(ALLERGENS.length)),
  ),
})

const GRAMS = /^[a-z0-9-]{1,60}:\d{1,4}(\.\d)?$/

/** `rice-basmati:80,chicken-breast:120.5`: what a form holds while someone types. */
const writtenLines = z.pipe(
  z.string().check(
    z.maxLength(DISH_LINES_MAX * 70),
    z.refine(
      (text) => text === '' || text.split(',').every((line) => GRAMS.test(line)),
      'dish_grams_invalid',
    ),
  ),
  z.transform((text) =>
    text === ''
      ? []
      : text.split(',').map((line) => {
          const [id = '', amount = ''] = line.split(':')
          return { ingredientId: id, grams: Number(amount) }
        }),
  ),
)

export const getDishFacts = endpoint({
  method: 'GET',
  path: '/api/kitchen/dish-facts',
  who: 'restaurant',
  summary:
    'Nutrients, allergens and diets of a serving of these ingredients, and what names and texts mention besides; nothing is stored.',
  query: z.object({
    lines: writtenLines,
    text: z.optional(z.string().check(z.maxLength(TEXTS_MAX))),
  }),
  output: z.extend(dishFacts, {
    /** Traces, by the packs of the ingredients and by the text. */
    mayContain: z.array(z.enum(ALLERGENS)),
    /** Allergens that the text mentions and the ingredients don't hold. */
    mentioned: z.array(
      z.object({
        allergen: z.enum(ALLERGENS),
        /** In the form in which words are compared, and as they were written. */
        words: z.array(z.string()),
        written: z.array(z.string()),
      }),
    ),
  }),
  refusals: ['ingredient_unknown'],
})

export const getRecipe = endpoint({
  method: 'GET',
  path: '/api/kitchen/menu/:id/recipe',
  who: 'restaurant',
  summary: 'All that is written of a dish, for its form.',
  params: byId,
  output: z.object({
    id: z.number(),
    slug: z.string(),
    isOwn: z.boolean(),
    hasPhoto: z.boolean(),
    nameEn: z.string(),
    nameAr: z.string(),
    descriptionEn: z.string(),
    descriptionAr: z.string(),
    category: z.enum(MEAL_CATEGORIES),
    cuisine: z.enum(CUISINES),
    mealTimes: z.array(z.enum(MEAL_TIMES)),
    minutes: z.number(),
    price: z.number(),
    lines: z.array(z.object({ ingredientId: z.string(), name: z.string(), grams: z.number() })),
    /** Goes with a save as If-Match. */
    version: z.string(),
    /** What the kitchen said about mentioned allergens, and the words that it was asked about. */
    answers: z.array(
      z.object({ allergen: z.enum(ALLERGENS), holds: z.boolean(), words: z.array(z.string()) }),
    ),
  }),
  refusals: ['kitchen_not_found', 'dish_not_found'],
})

export const createDish = endpoint({
  method: 'POST',
  path: '/api/kitchen/dishes',
  who: 'restaurant',
  summary: "Creates a dish of the kitchen's own and puts it on the menu.",
  body: dishForm,
  output: kitchenDish,
  status: 201,
  idempotent: true,
  refusals: ['kitchen_not_found', 'ingredient_unknown', 'too_many_own_dishes'],
})

export const previewRecipe = endpoint({
  method: 'GET',
  path: '/api/kitchen/menu/:id/recipe/choices',
  who: 'restaurant',
  summary:
    'Who would lose a chosen meal because these ingredients are not safe in their household, or because the dish left its meal time; nothing is changed.',
  params: byId,
  query: z.object({
    lines: writtenLines,
    mealTimes: z.string().check(z.maxLength(40)),
    /** Allergens that the dish counts as containing besides its ingredients: `sesame,milk`. */
    holds: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: affectedChoices,
  refusals: ['kitchen_not_found', 'dish_not_found', 'ingredient_unknown'],
})

export const replaceRecipe = endpoint({
  method: 'PUT',
  path: '/api/kitchen/menu/:id/recipe',
  who: 'restaurant',
  summary:
    "Replaces all that is written of a dish. A dish of the catalogue becomes the kitchen's own. Choices of open days that are no longer safe are removed, and the customers told.",
  params: byId,
  body: dishForm,
  output: z.object({ dish: kitchenDish, removed: affectedChoices }),
  refusals: ['kitchen_not_found', 'dish_not_found', 'ingredient_unknown', 'too_many_own_dishes'],
  versioned: true,
})

export const setDishPhoto = endpoint({
  method: 'PUT',
  path: '/api/kitchen/menu/:id/photo',
  who: 'restaurant',
  summary:
    "Lays a photo (a data URL) on the dish's plate, or takes it off with null. A dish of the catalogue becomes the kitchen's own.",
  params: byId,
  body: z.object({
    photo: z.nullable(z.string().check(z.maxLength(PHOTO_TEXT_MAX, 'photo_too_large'))),
  }),
  bodyLimitBytes: PHOTO_BODY_BYTES,
  output: kitchenDish,
  refusals: [
    'kitchen_not_found',
    'dish_not_found',
    'photo_kind_refused',
    'photo_unreadable',
    'photo_too_large',
    'photo_too_many_pixels',
    'too_many_own_dishes',
    'too_many_requests',
  ],
})
