import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { wireDay, wireId } from '#shared/wire/wire.ts'
import { bill } from './contract.ts'

const byId = z.object({ id: wireId })
const day = wireDay()
const nextCharge = z.nullable(z.object({ day: z.string(), amount: z.number() }))
const receipt = { id: z.number(), receiptNumber: z.string() }

/** ISO weekdays: Monday 1 to Sunday 7. */
const weekday = z.int('day_invalid').check(z.gte(1, 'day_invalid'), z.lte(7, 'day_invalid'))

const weekdayChange = z.object({
  weekdays: z.array(z.number()),
  /** Deliveries that come on another day. */
  moves: z.array(z.object({ from: z.string(), to: z.string() })),
  firstDeliveryTouched: z.nullable(z.string()),
  /** The last delivery that is then paid for. */
  endDate: z.nullable(z.string()),
  /** AED that it costs. */
  amount: z.number(),
  nextCharge,
  /** Until when it can be taken back; null where no delivery moves. */
  undoUntil: z.nullable(z.string()),
})

const WEEKDAY_REFUSALS = [
  'not_found',
  'subscription_over',
  'no_deliveries',
  'weekdays_count',
  'weekdays_unchanged',
  'kitchen_day_full',
]

export const previewWeekdays = endpoint({
  method: 'GET',
  path: '/api/subscriptions/:id/weekdays',
  who: 'signed-in',
  summary: 'What other weekdays of delivery would mean; nothing is changed.',
  params: byId,
  query: z.object({
    /** `1,2,4`: Monday, Tuesday, Thursday. */
    weekdays: z.pipe(
      z.string().check(z.regex(/^[1-7](,[1-7]){0,6}$/, 'day_invalid')),
      z.transform((text: string) => text.split(',').map(Number)),
    ),
  }),
  output: weekdayChange,
  refusals: WEEKDAY_REFUSALS,
})

export const setWeekdays = endpoint({
  method: 'PUT',
  path: '/api/subscriptions/:id/weekdays',
  who: 'signed-in',
  summary:
    'Delivers on other weekdays, as many as the plan has: open deliveries move, later cycles follow.',
  params: byId,
  body: z.object({ weekdays: z.array(weekday).check(z.minLength(1), z.maxLength(7)) }),
  output: z.extend(weekdayChange, receipt),
  idempotent: true,
  refusals: WEEKDAY_REFUSALS,
})

export const temporaryAddressFields = { addressId: wireId, from: day, to: day }

export const temporaryAddressPlan = z.object({
  addressId: z.number(),
  addressName: z.string(),
  from: z.string(),
  to: z.string(),
  /** Deliveries that are planned already and go there. */
  deliveries: z.number(),
  firstDeliveryTouched: z.nullable(z.string()),
  /** From here on deliveries go to the usual address again. */
  revertsOn: z.string(),
  /** AED. */
  amount: z.number(),
})

export const TEMPORARY_ADDRESS_REFUSALS = [
  'not_found',
  'subscription_over',
  'no_deliveries',
  'spell_reversed',
  'spell_too_late',
  'spell_overlaps',
  'cutoff_passed',
  'restaurant_out_of_reach',
]

export const previewTemporaryAddress = endpoint({
  method: 'GET',
  path: '/api/subscriptions/:id/address-spells/preview',
  who: 'signed-in',
  summary: 'What another address for a while would mean; nothing is changed.',
  params: byId,
  query: z.object(temporaryAddressFields),
  output: temporaryAddressPlan,
  refusals: TEMPORARY_ADDRESS_REFUSALS,
})

export const addTemporaryAddress = endpoint({
  method: 'POST',
  path: '/api/subscriptions/:id/address-spells',
  who: 'signed-in',
  summary: 'Sends deliveries to another own address for a while; it reverts itself afterwards.',
  params: byId,
  body: z.object(temporaryAddressFields),
  output: z.extend(temporaryAddressPlan, { ...receipt, spellId: z.number() }),
  status: 201,
  idempotent: true,
  refusals: TEMPORARY_ADDRESS_REFUSALS,
})

export const endTemporaryAddress = endpoint({
  method: 'DELETE',
  path: '/api/subscriptions/:id/address-spells/:spellId',
  who: 'signed-in',
  summary: 'Takes a temporary address back: open deliveries go to the usual address again.',
  params: z.object({ id: wireId, spellId: wireId }),
  output: z.object({
    ...receipt,
    spellId: z.number(),
    /** Deliveries that go to the usual address again. */
    deliveries: z.number(),
  }),
  refusals: ['not_found', 'nothing_to_undo'],
})

const choices = {
  restaurantId: z.optional(z.nullable(wireId)),
  planId: z.optional(z.nullable(wireId)),
}

export const nextCycle = z.object({
  /** The first day of the cycle that it holds for. */
  startsOn: z.string(),
  plan: z.object({ id: z.number(), name: z.string() }),
  restaurant: z.object({ id: z.number(), name: z.string() }),
  bill,
  /** AED a cycle more than the newest one, or less. */
  difference: z.number(),
  firstDeliveryOn: z.nullable(z.string()),
  /** The chosen weekdays do not suit the plan; it begins with its own. */
  resetsWeekdays: z.boolean(),
})

export const NEXT_REFUSALS = [
  'not_found',
  'subscription_over',
  'next_cycle_empty',
  'next_cycle_unchanged',
  'plan_not_found',
  'plan_not_subscribable',
  'plan_kind_differs',
  'restaurant_not_found',
  'restaurant_out_of_reach',
]

export const previewNextCycle = endpoint({
  method: 'GET',
  path: '/api/subscriptions/:id/next-cycle',
  who: 'signed-in',
  summary: 'What another kitchen or plan from the next cycle on would cost; nothing is changed.',
  params: byId,
  query: z.object(choices),
  output: nextCycle,
  refusals: NEXT_REFUSALS,
})

export const setNextCycle = endpoint({
  method: 'PUT',
  path: '/api/subscriptions/:id/next-cycle',
  who: 'signed-in',
  summary: 'Takes another kitchen or plan from the next cycle on. What is not named stays.',
  params: byId,
  body: z.object(choices),
  output: z.extend(nextCycle, receipt),
  idempotent: true,
  refusals: NEXT_REFUSALS,
})

export const keepCycle = endpoint({
  method: 'DELETE',
  path: '/api/subscriptions/:id/next-cycle',
  who: 'signed-in',
  summary: 'Stays with kitchen and plan after all.',
  params: byId,
  output: z.object({ ...receipt, startsOn: z.string() }),
  refusals: ['not_found', 'nothing_to_undo'],
})

export const shownReceipt = z.object({
  number: z.string(),
  kind: z.string(),
  at: z.string(),
  /** What was changed, in words. */
  text: z.string(),
  canUndo: z.boolean(),
})

export const listReceipts = endpoint({
  method: 'GET',
  path: '/api/subscriptions/:id/receipts',
  who: 'signed-in',
  summary: 'The receipts of a subscription, newest first, 20 at a time.',
  params: byId,
  query: z.object({
    /** The `next` of the page before. */
    before: z.optional(wireId),
  }),
  output: z.object({
    receipts: z.array(shownReceipt),
    next: z.nullable(z.number()),
  }),
  refusals: ['not_found'],
})

export const undoReceipt = endpoint({
  method: 'POST',
  path: '/api/subscriptions/:id/receipts/:number/undo',
  who: 'signed-in',
  summary: 'Takes the change of a receipt back, until the cut-off of the days that it touched.',
  params: z.object({
    id: wireId,
    number: z.pipe(
      z.string().check(z.regex(/^SR-\d{6,10}$/)),
      z.transform((text: string) => Number(text.slice(3))),
    ),
  }),
  output: z.object({
    receiptNumber: z.string(),
    /** What holds again, in words. */
    text: z.string(),
  }),
  idempotent: true,
  refusals: [
    'not_found',
    'nothing_to_undo',
    'cutoff_passed',
    'kitchen_day_full',
    'day_taken',
    'day_paused',
    'day_out_of_cycle',
    'not_paused',
    'restaurant_out_of_reach',
    'restaurant_not_found',
    'plan_not_found',
    'plan_not_subscribable',
    'plan_kind_differs',
  ],
})
