import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { MEAL_TIMES } from '#shared/food/food.ts'
import { OCCASIONS } from '#shared/food/occasions.ts'
import { claim } from '#features/claims/contract.ts'
import { CLAIM_KINDS } from '#features/claims/rules.ts'
import { mealWindow } from '#features/ramadan/contract.ts'
import { wireDay, wireId } from '#shared/wire/wire.ts'
import { FAILURE_REASONS, TICKET_STATUSES } from '#features/kitchen-board/rules.ts'
import { DAY_STATUSES, REMEDIES_OF_DAY, SKIP_CAUSES } from './rules.ts'

export const ledger = z.object({
  purchased: z.number(),
  planned: z.number(),
  locked: z.number(),
  underWay: z.number(),
  delivered: z.number(),
  failed: z.number(),
  forfeited: z.number(),
  returned: z.number(),
  expired: z.number(),
  refunded: z.number(),
})

export const chosenMeal = z.object({
  mealTime: z.enum(MEAL_TIMES),
  menuItemId: z.number(),
  name: z.string(),
  /** Names the drawing of the dish. */
  dishSlug: z.string(),
  quantity: z.number(),
})

/** One meal time of a delivery, once its kitchen has begun with the day. */
export const deliveryStop = z.object({
  id: z.number(),
  mealTime: z.enum(MEAL_TIMES),
  occasion: z.enum(OCCASIONS),
  status: z.enum(TICKET_STATUSES),
  window: z.object({ from: z.string(), to: z.string() }),
  /** What the customer says at the door: on the day only. */
  handoverCode: z.nullable(z.string()),
  /** First name of who brings it, while it is on its way. */
  driver: z.nullable(z.string()),
  failureReason: z.nullable(z.enum(FAILURE_REASONS)),
  /** What is paid back for a drop that failed. */
  refundAed: z.nullable(z.number()),
  changedAt: z.string(),
  dishes: z.array(
    z.object({
      position: z.number(),
      name: z.string(),
      /** What can be said of it now. */
      claimKinds: z.array(z.enum(CLAIM_KINDS)),
    }),
  ),
  /** What the customer said was wrong. */
  claims: z.array(claim),
  /** What can be said now, of all of it or of one of its dishes. */
  claimKinds: z.array(z.enum(CLAIM_KINDS)),
  claimableUntil: z.string(),
})

export const deliveryDay = z.object({
  id: z.number(),
  subscriptionId: z.number(),
  day: z.string(),
  status: z.enum(DAY_STATUSES),
  /** How a day of which nothing came is made good. */
  madeGood: z.nullable(z.enum(REMEDIES_OF_DAY)),
  /** Why a skipped day does not come; null where that was not kept. */
  skipCause: z.nullable(z.enum(SKIP_CAUSES)),
  /** Until when the customer may change it. */
  cutoffAt: z.string(),
  canChange: z.boolean(),
  /** Skipped, and the skip can still be taken back. */
  canUndo: z.boolean(),
  planName: z.string(),
  restaurant: z.object({ id: z.number(), name: z.string() }),
  /** When the courier comes, one window a meal time of the plan, the earliest first. */
  windows: z.array(mealWindow),
  address: z.object({ id: z.number(), name: z.string(), line: z.string() }),
  /** Paid meals that come; `mealsBack` more went back as money. */
  meals: z.number(),
  mealsBack: z.number(),
  /** Meal times of the paid meals that are not chosen. */
  open: z.array(z.enum(MEAL_TIMES)),
  chosen: z.array(chosenMeal),
  drops: z.array(deliveryStop),
})

export const getDeliveryWeek = endpoint({
  method: 'GET',
  path: '/api/deliveries/week',
  who: 'signed-in',
  summary: 'The next delivery, and the week from Monday to Sunday that it stands in.',
  query: z.object({
    /** Any day of another week. */
    from: z.optional(wireDay()),
  }),
  output: z.object({
    next: z.nullable(deliveryDay),
    /** Of today, those that are under way or over. */
    today: z.array(deliveryDay),
    /** Of the last two weeks, those with something to report or reported, the newest first. */
    past: z.array(deliveryDay),
    days: z.array(z.object({ day: z.string(), deliveries: z.array(deliveryDay) })),
  }),
  refusals: [],
})

const byId = z.object({ id: wireId })

/** What is charged next, in AED; null where nothing is. */
export const nextCharge = z.nullable(z.object({ day: z.string(), amount: z.number() }))

const skipping = z.object({
  day: z.string(),
  /** At the end of the cycle; null where the kitchen has no free day, and the meals are returned. */
  plannedAgainOn: z.nullable(z.string()),
  /** Until when the returned meals can be used. */
  usableUntil: z.string(),
  mealsReturned: z.number(),
  nextCharge,
})

export const previewSkip = endpoint({
  method: 'GET',
  path: '/api/deliveries/:id/skip',
  who: 'signed-in',
  summary: 'What skipping this delivery would mean; nothing is changed.',
  params: byId,
  output: skipping,
  refusals: ['not_found', 'cutoff_passed'],
})

export const skipDelivery = endpoint({
  method: 'POST',
  path: '/api/deliveries/:id/skip',
  who: 'signed-in',
  summary: 'Skips a delivery before its cut-off; its meals come again at the end of the cycle.',
  params: byId,
  output: z.extend(skipping, { receiptNumber: z.string() }),
  idempotent: true,
  refusals: ['not_found', 'cutoff_passed'],
})

export const unskipDelivery = endpoint({
  method: 'POST',
  path: '/api/deliveries/:id/unskip',
  who: 'signed-in',
  summary: 'Takes a skip back until the cut-off, as long as the kitchen has the place.',
  params: byId,
  output: z.object({
    day: z.string(),
    meals: z.number(),
    /** Portions past the paid ones that the kitchen has no place for by now: they are taken off. */
    extrasDropped: z.number(),
    receiptNumber: z.string(),
  }),
  idempotent: true,
  refusals: ['not_found', 'cutoff_passed', 'nothing_to_undo', 'kitchen_day_full'],
})
