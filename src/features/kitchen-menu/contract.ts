import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { ALLERGENS, CUISINES, DIETS, MEAL_CATEGORIES, MEAL_TIMES } from '#shared/food/food.ts'
import { wireDay, wireDirhams, wireId } from '#shared/wire/wire.ts'
import { DISH_STATES, LIMIT_MAX, PRICE_MAX_DIRHAMS } from './rules.ts'

export const byId = z.object({ id: wireId })
const day = wireDay()

/** AED with at most two decimals. */
export const dishPrice = wireDirhams('dish_price_invalid', { min: 0.01, max: PRICE_MAX_DIRHAMS })

const limit = z
  .int('dish_limit_invalid')
  .check(z.gte(1, 'dish_limit_invalid'), z.lte(LIMIT_MAX, 'dish_limit_invalid'))

/** Of one serving, computed from the ingredients. */
export const dishFacts = z.object({
  calories: z.number(),
  /** Grams. */
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  fibre: z.number(),
  /** Milligrams. */
  sodium: z.number(),
  allergens: z.array(z.enum(ALLERGENS)),
  diets: z.array(z.enum(DIETS)),
})

export const kitchenDish = z.object({
  id: z.number(),
  /** Names the picture of the dish. */
  slug: z.string(),
  /** In the caller's language. */
  name: z.string(),
  /** In both, for the search. */
  names: z.object({ en: z.string(), ar: z.string() }),
  category: z.enum(MEAL_CATEGORIES),
  cuisine: z.enum(CUISINES),
  mealTimes: z.array(z.enum(MEAL_TIMES)),
  minutes: z.number(),
  /** AED. */
  price: z.number(),
  /** The kitchen's own recipe, not the catalogue's. */
  isOwn: z.boolean(),
  hasPhoto: z.boolean(),
  facts: dishFacts,
  /** Mentioned by its name or text, not answered: it counts as containing them. */
  askedAllergens: z.array(z.enum(ALLERGENS)),
  state: z.enum(DISH_STATES),
  /** With the state `until`. */
  soldOutUntil: z.nullable(z.string()),
  /** Portions a day; null is as many as are chosen. */
  dailyLimit: z.nullable(z.number()),
})

export const listKitchenMenu = endpoint({
  method: 'GET',
  path: '/api/kitchen/menu',
  who: 'restaurant',
  summary: "The dishes of the caller's kitchen in their order, those that are sold out too.",
  output: z.array(kitchenDish),
  refusals: ['kitchen_not_found'],
})

export const listCatalogue = endpoint({
  method: 'GET',
  path: '/api/kitchen/catalogue',
  who: 'restaurant',
  summary: "Dishes of the shared catalogue that are not on the kitchen's menu.",
  output: z.array(
    z.object({
      dishId: z.number(),
      slug: z.string(),
      name: z.string(),
      names: z.object({ en: z.string(), ar: z.string() }),
      category: z.enum(MEAL_CATEGORIES),
      cuisine: z.enum(CUISINES),
      calories: z.number(),
      allergens: z.array(z.enum(ALLERGENS)),
      /** AED, a suggestion. */
      price: z.number(),
    }),
  ),
  refusals: ['kitchen_not_found'],
})

export const addDish = endpoint({
  method: 'POST',
  path: '/api/kitchen/menu',
  who: 'restaurant',
  summary: 'Puts a dish of the catalogue on the menu, or one back that was withdrawn.',
  body: z.object({ dishId: wireId, price: dishPrice }),
  output: kitchenDish,
  status: 201,
  refusals: ['kitchen_not_found', 'dish_not_found', 'dish_on_menu'],
})

export const priceDish = endpoint({
  method: 'PUT',
  path: '/api/kitchen/menu/:id/price',
  who: 'restaurant',
  summary: 'Sets the price of a dish. Meals that are chosen already keep theirs.',
  params: byId,
  body: z.object({ price: dishPrice }),
  output: kitchenDish,
  refusals: ['kitchen_not_found', 'dish_not_found'],
})

export const orderMenu = endpoint({
  method: 'PUT',
  path: '/api/kitchen/menu/order',
  who: 'restaurant',
  summary: 'Sets the order of the whole menu.',
  body: z.object({ ids: z.array(wireId).check(z.maxLength(1000)) }),
  output: z.object({ ok: z.literal(true) }),
  refusals: ['kitchen_not_found', 'menu_changed'],
})

/** Whom a change takes a chosen meal from, on days whose cut-off has not passed. */
export const affectedChoices = z.object({
  customers: z.number(),
  days: z.number(),
  portions: z.number(),
  firstDay: z.nullable(z.string()),
})

/** `until`: up to and with that day. Left out: until further notice. */
const until = z.optional(day)

export const previewSoldOut = endpoint({
  method: 'GET',
  path: '/api/kitchen/menu/:id/choices',
  who: 'restaurant',
  summary: 'Who would lose a chosen meal if this dish were sold out; nothing is changed.',
  params: byId,
  query: z.object({ until }),
  output: affectedChoices,
  refusals: ['kitchen_not_found', 'dish_not_found'],
})

export const setAvailability = endpoint({
  method: 'PUT',
  path: '/api/kitchen/menu/:id/availability',
  who: 'restaurant',
  summary:
    'Says whether a dish can be had, and how often a day. Choices of open days that can no longer be kept are removed, and the customers told.',
  params: byId,
  body: z.object({
    state: z.enum(DISH_STATES),
    /** With the state `until`. */
    until,
    dailyLimit: z.nullable(limit),
  }),
  output: z.object({ dish: kitchenDish, removed: affectedChoices }),
  refusals: ['kitchen_not_found', 'dish_not_found', 'sold_out_until_invalid'],
})

export const withdrawDish = endpoint({
  method: 'DELETE',
  path: '/api/kitchen/menu/:id',
  who: 'restaurant',
  summary:
    'Takes a dish off the menu. Choices of open days are removed, and the customers told; adding it again brings it back.',
  params: byId,
  output: z.object({ removed: affectedChoices }),
  refusals: ['kitchen_not_found', 'dish_not_found'],
})
