import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { AISLES, MEAL_TIMES } from '#shared/food/food.ts'
import { positiveInt, wireFlag, wireId } from '#shared/wire/wire.ts'
import { allergyWarning } from '#features/household/list-contract.ts'
import { EXTRA_GRAMS_MAX, LIST_MEALS_MAX, NAME_MAX, SERVINGS_MAX } from './rules.ts'

export const shoppingServings = z
  .int('shopping_servings_invalid')
  .check(z.gte(1, 'shopping_servings_invalid'), z.lte(SERVINGS_MAX, 'shopping_servings_invalid'))

export const listName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'list_name_required'),
    z.maxLength(NAME_MAX, 'list_name_too_long'),
  )

const ingredientId = z.string().check(z.minLength(1), z.maxLength(60))

/** Something to buy, in whole packs. */
export const shoppingLine = z.object({
  ingredientId: z.string(),
  name: z.string(),
  /** What is needed beyond the pantry, as a cook reads it: `3 pieces`, `2 tbsp`, `180 g`. */
  need: z.string(),
  /** The same in grams as bought. */
  needGrams: z.number(),
  packs: z.number(),
  packGrams: z.number(),
  /** `2 × 500 g`. */
  pack: z.string(),
  /** What the packs hold beyond the need; null where nothing is left over. */
  leftover: z.nullable(z.string()),
  /** AED of the packs. */
  price: z.number(),
  /** The day of the price. */
  pricedOn: z.string(),
  /** Look for the certificate on the pack. */
  needsHalalCertificate: z.boolean(),
})

const shoppingItem = z.extend(shoppingLine, {
  /** AED by weight of what the meals use, the pantry's share included. */
  priceByWeight: z.number(),
  /** What the pantry gives to it. */
  fromPantry: z.nullable(z.string()),
  /** Grams that were added by hand. */
  extraGrams: z.nullable(z.number()),
  /** The accepted meals that use it. */
  mealIds: z.array(z.number()),
  /** Bought: ticked by hand. Servings that need more packs than were bought untick it. */
  isTicked: z.boolean(),
  /** The running or delivered order that brings it. */
  orderId: z.nullable(z.number()),
  /** Packs that are neither ticked nor ordered. */
  packsLeft: z.number(),
  /** AED of these. */
  priceLeft: z.number(),
})

const listMeal = z.object({
  acceptedMealId: z.number(),
  dishId: z.number(),
  slug: z.string(),
  name: z.string(),
  image: z.string(),
  date: z.string(),
  mealType: z.enum(MEAL_TIMES),
  servings: z.number(),
  cookedAt: z.nullable(z.string()),
  /** Of the household's allergies as they are now. */
  warnings: z.array(allergyWarning),
})

export const listSummary = z.object({
  id: z.number(),
  /** The customer's own name for it, or one made of its meals. */
  name: z.string(),
  hasOwnName: z.boolean(),
  createdAt: z.string(),
  archivedAt: z.nullable(z.string()),
  meals: z.array(listMeal),
  itemCount: z.number(),
  /** Items still to be bought. */
  leftCount: z.number(),
  /** AED of all whole packs. */
  basketPrice: z.number(),
  /** AED by weight: for twice the servings twice as much. */
  totalPrice: z.number(),
})

export const shoppingList = z.extend(listSummary, {
  /** In the order of a walk through the shop. */
  aisles: z.array(
    z.object({ aisle: z.enum(AISLES), name: z.string(), items: z.array(shoppingItem) }),
  ),
  /** What is at home already; `isPutBack` ones are bought all the same. */
  pantry: z.array(
    z.object({
      ingredientId: z.string(),
      name: z.string(),
      /** What the list takes of it, or would take. */
      amount: z.string(),
      isPutBack: z.boolean(),
    }),
  ),
  /** AED of the packs that are neither ticked nor ordered. */
  leftPrice: z.number(),
  /** The oldest day of its prices; null for an empty list. */
  pricedOn: z.nullable(z.string()),
})

const byId = z.object({ id: wireId })
const byItem = z.object({ id: wireId, ingredientId })

export const createShoppingList = endpoint({
  method: 'POST',
  path: '/api/shopping-lists',
  who: 'signed-in',
  summary:
    'Makes a list of accepted meals. The open list of one meal alone is answered again where it is there.',
  body: z.object({
    acceptedMealIds: z
      .array(positiveInt(), 'shopping_meals_required')
      .check(
        z.minLength(1, 'shopping_meals_required'),
        z.maxLength(LIST_MEALS_MAX, 'too_many_shopping_meals'),
      ),
    name: z.optional(listName),
    /** Of the one meal of a list. */
    servings: z.optional(shoppingServings),
  }),
  output: shoppingList,
  status: 201,
  refusals: ['ai_plan_needed', 'add_on_needed', 'not_found', 'too_many_lists'],
  idempotent: true,
})

export const listShoppingLists = endpoint({
  method: 'GET',
  path: '/api/shopping-lists',
  who: 'signed-in',
  summary: 'The own lists, newest first.',
  query: z.object({ before: z.optional(wireId), isArchived: z.optional(wireFlag) }),
  output: z.object({
    lists: z.array(listSummary),
    /** `before` of the next page; null on the last. */
    next: z.nullable(z.number()),
    /** Whether a list may sum up several meals, and what the add-on costs a month. */
    canSumUp: z.boolean(),
    addOnPrice: z.nullable(z.number()),
  }),
  refusals: [],
})

export const getShoppingList = endpoint({
  method: 'GET',
  path: '/api/shopping-lists/:id',
  who: 'signed-in',
  summary: 'A list, computed anew: meals, items by aisle in whole packs, the pantry, prices.',
  params: byId,
  output: shoppingList,
  refusals: ['not_found'],
})

export const getShoppingListText = endpoint({
  method: 'GET',
  path: '/api/shopping-lists/:id/text',
  who: 'signed-in',
  summary: 'What is left to buy as plain text, for sharing.',
  params: byId,
  output: z.object({ text: z.string() }),
  refusals: ['not_found'],
})

export const changeShoppingList = endpoint({
  method: 'PATCH',
  path: '/api/shopping-lists/:id',
  who: 'signed-in',
  summary:
    'Renames a list, archives it or takes it back. An empty name is made of its meals again.',
  params: byId,
  body: z.object({
    name: z.optional(z.nullable(listName)),
    isArchived: z.optional(z.boolean()),
  }),
  output: shoppingList,
  refusals: ['not_found', 'too_many_lists'],
})

export const deleteShoppingList = endpoint({
  method: 'DELETE',
  path: '/api/shopping-lists/:id',
  who: 'signed-in',
  summary: 'Deletes a list; its orders stay.',
  params: byId,
  output: z.object({ ok: z.literal(true) }),
  refusals: ['not_found'],
})

export const changeListServings = endpoint({
  method: 'PUT',
  path: '/api/shopping-lists/:id/meals/:mealId',
  who: 'signed-in',
  summary: 'Changes the servings of a meal of the list; `mealId` is the accepted meal.',
  params: z.object({ id: wireId, mealId: wireId }),
  body: z.object({ servings: shoppingServings }),
  output: shoppingList,
  refusals: ['not_found'],
})

export const tickListItem = endpoint({
  method: 'PUT',
  path: '/api/shopping-lists/:id/items/:ingredientId/tick',
  who: 'signed-in',
  summary: 'Says that an item was bought, or not.',
  params: byItem,
  body: z.object({ isTicked: z.boolean() }),
  output: shoppingList,
  refusals: ['not_found'],
})

export const putBackListItem = endpoint({
  method: 'PUT',
  path: '/api/shopping-lists/:id/items/:ingredientId/pantry',
  who: 'signed-in',
  summary: 'Buys an ingredient though the pantry has it, or counts on the pantry again.',
  params: byItem,
  body: z.object({ isPutBack: z.boolean() }),
  output: shoppingList,
  refusals: ['not_found'],
})

export const saveListExtra = endpoint({
  method: 'PUT',
  path: '/api/shopping-lists/:id/extras/:ingredientId',
  who: 'signed-in',
  summary: 'Adds an ingredient by hand, in grams as bought; a second time replaces the amount.',
  params: byItem,
  body: z.object({
    grams: z
      .int('extra_grams_invalid')
      .check(z.gte(1, 'extra_grams_invalid'), z.lte(EXTRA_GRAMS_MAX, 'extra_grams_invalid')),
  }),
  output: shoppingList,
  refusals: ['not_found', 'ingredient_unknown', 'too_many_extras'],
})

export const removeListExtra = endpoint({
  method: 'DELETE',
  path: '/api/shopping-lists/:id/extras/:ingredientId',
  who: 'signed-in',
  summary: 'Removes what was added by hand.',
  params: byItem,
  output: shoppingList,
  refusals: ['not_found'],
})
