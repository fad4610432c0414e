import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { positiveInt, wireId } from '#shared/wire/wire.ts'
import { allergyWarning } from '#features/household/list-contract.ts'
import { shoppingLine, shoppingServings } from './contract.ts'
import { MONEY_STATES, ORDER_METHODS, ORDER_STATUSES, WAYS_TO_MAKE_GOOD } from './rules.ts'

/** One of three: what is left of a list, one accepted meal, or the lines of an order before. */
const source = z.object({
  listId: z.optional(positiveInt()),
  acceptedMealId: z.optional(positiveInt()),
  /** Of the accepted meal; its own where none are named. */
  servings: z.optional(shoppingServings),
  orderId: z.optional(positiveInt()),
})

const deliveryWindow = z.object({
  day: z.string(),
  /** Clock times in Dubai, `17:00`. */
  from: z.string(),
  to: z.string(),
})

const money = {
  /** AED of the whole packs. */
  items: z.number(),
  delivery: z.number(),
  total: z.number(),
  vatIncluded: z.number(),
}

export const ingredientQuote = z.object({
  /** Holds while lines, prices, warnings and delivery window stay, and until the next order. */
  quoteId: z.string(),
  source,
  lines: z.array(shoppingLine),
  /** Of the dishes that it is for those that someone of the household is allergic to. */
  warnedDishes: z.array(
    z.object({ dishId: z.number(), name: z.string(), warnings: z.array(allergyWarning) }),
  ),
  ...money,
  /** AED by weight: servings / 2 times the price for 2. Null for an order before. */
  totalPrice: z.nullable(z.number()),
  window: deliveryWindow,
  /** The card of the AI plan, charged where no other is named. */
  card: z.nullable(z.object({ brand: z.nullable(z.string()), last4: z.nullable(z.string()) })),
})

export const quoteIngredients = endpoint({
  method: 'POST',
  path: '/api/ingredient-orders/quote',
  who: 'signed-in',
  summary: 'What an order of ingredients brings, costs and when it comes, before it is placed.',
  body: source,
  output: ingredientQuote,
  refusals: ['ai_plan_needed', 'order_source_needed', 'nothing_to_order', 'not_found'],
})

const orderStep = z.object({
  status: z.enum(ORDER_STATUSES),
  at: z.string(),
  /** Why it failed, was cancelled or comes again, in the caller's language where we wrote it. */
  reason: z.nullable(z.string()),
})

const orderLine = z.object({
  ingredientId: z.string(),
  name: z.string(),
  need: z.string(),
  packs: z.number(),
  packGrams: z.number(),
  pack: z.string(),
  /** AED. */
  price: z.number(),
})

export const ingredientOrder = z.object({
  id: z.number(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  placedAt: z.string(),
  /** The list it was placed from, while there is one. */
  listId: z.nullable(z.number()),
  window: deliveryWindow,
  /** As it was when the order was placed. */
  address: z.string(),
  paymentMethod: z.enum(ORDER_METHODS),
  moneyState: z.enum(MONEY_STATES),
  lines: z.array(orderLine),
  ...money,
  canCancel: z.boolean(),
  /** Its window is over, and it is on its way still. */
  isLate: z.boolean(),
  /** It was missed, and the customer chooses: a new window, or no delivery any more. */
  choice: z.nullable(
    z.object({
      until: z.string(),
      slots: z.array(deliveryWindow),
      /** AED that go back without a new window; 0 where nothing was paid. */
      refund: z.number(),
    }),
  ),
  /** What was chosen after a miss, or came about without a choice. */
  madeGood: z.nullable(z.enum(WAYS_TO_MAKE_GOOD)),
  /** What happened, the earliest first. */
  timeline: z.array(orderStep),
})

export const placeIngredientOrder = endpoint({
  method: 'POST',
  path: '/api/ingredient-orders',
  who: 'signed-in',
  summary:
    'Orders ingredients to an own address. Lines and prices are the server’s own. 409 `order_changed` carries the new quote.',
  body: z.extend(source, {
    deliveryAddressId: positiveInt('order_address_required'),
    paymentMethod: z.enum(ORDER_METHODS, 'payment_method_required'),
    /** A saved card; without it the card of the AI plan. */
    cardSetupId: z.optional(positiveInt()),
    quoteId: z.string('order_changed').check(z.minLength(1, 'order_changed'), z.maxLength(64)),
  }),
  output: ingredientOrder,
  status: 201,
  refusals: [
    'ai_plan_needed',
    'order_source_needed',
    'nothing_to_order',
    'not_found',
    'order_changed',
    'payment_method_unavailable',
    'card_not_saved',
    'card_known_to_fail',
    'card_disputed',
    'payment_owed',
    'shop_not_open',
    'card_number_refused',
  ],
  idempotent: 'payment',
  refusesCardNumbers: true,
})

export const listIngredientOrders = endpoint({
  method: 'GET',
  path: '/api/ingredient-orders',
  who: 'signed-in',
  summary: 'The own orders of ingredients, newest first; all, or those for the dish of a meal.',
  query: z.object({ before: z.optional(wireId), acceptedMealId: z.optional(wireId) }),
  output: z.object({
    orders: z.array(ingredientOrder),
    next: z.nullable(z.number()),
  }),
  refusals: ['not_found'],
})

const byId = z.object({ id: wireId })

export const getIngredientOrder = endpoint({
  method: 'GET',
  path: '/api/ingredient-orders/:id',
  who: 'signed-in',
  summary: 'An own order with its timeline.',
  params: byId,
  output: ingredientOrder,
  refusals: ['not_found'],
})

export const cancelIngredientOrder = endpoint({
  method: 'POST',
  path: '/api/ingredient-orders/:id/cancel',
  who: 'signed-in',
  summary: 'Calls an order off before it is packed; a card gets all of its money back.',
  params: byId,
  output: ingredientOrder,
  refusals: ['not_found', 'order_under_way'],
})

export const chooseAfterMiss = endpoint({
  method: 'POST',
  path: '/api/ingredient-orders/:id/choice',
  who: 'signed-in',
  summary:
    'Chooses once what follows a missed delivery: one of the order’s `choice.slots`, or its price back.',
  params: byId,
  body: z.object({
    choice: z.enum(WAYS_TO_MAKE_GOOD, 'order_choice_needed'),
    /** Needed with `slot`. */
    slot: z.optional(deliveryWindow),
  }),
  output: ingredientOrder,
  refusals: [
    'not_found',
    'order_choice_needed',
    'order_not_missed',
    'order_choice_over',
    'order_choice_taken',
    'order_slot_gone',
  ],
  idempotent: 'payment',
})

export const reorderIngredients = endpoint({
  method: 'POST',
  path: '/api/ingredient-orders/:id/reorder',
  who: 'signed-in',
  summary: 'A quote of the same lines at today’s prices; placing it takes its `source`.',
  params: byId,
  output: ingredientQuote,
  refusals: ['not_found', 'ai_plan_needed'],
})
