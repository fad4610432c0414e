import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { wireDay } from '#shared/wire/wire.ts'
import { CAPACITY_MAX, CUTOFF_DAYS_MAX, PLAN_STATES } from './rules.ts'

const day = wireDay()

const capacity = z
  .int('capacity_invalid')
  .check(z.gte(0, 'capacity_invalid'), z.lte(CAPACITY_MAX, 'capacity_invalid'))

export const planDay = z.object({
  day: z.string(),
  state: z.enum(PLAN_STATES),
  /** Portions. */
  booked: z.number(),
  capacity: z.number(),
  /** The capacity is of this day alone. */
  isCapacityOwn: z.boolean(),
  /** Customers who get something. */
  deliveries: z.number(),
  /** Until when customers may change the day. */
  cutoffAt: z.string(),
  /** When the sheet was made. */
  frozenAt: z.nullable(z.string()),
})

export const listPlanDays = endpoint({
  method: 'GET',
  path: '/api/kitchen/days',
  who: 'restaurant',
  summary: 'The next 28 days of the kitchen: booked, capacity, cut-off, closed, frozen.',
  output: z.array(planDay),
  refusals: ['kitchen_not_found'],
})

export const setDayCapacity = endpoint({
  method: 'PUT',
  path: '/api/kitchen/days/:day/capacity',
  who: 'restaurant',
  summary: 'Sets the capacity of one day, or with null lets it follow the kitchen again.',
  params: z.object({ day }),
  body: z.object({ capacity: z.nullable(capacity) }),
  output: planDay,
  refusals: ['kitchen_not_found', 'kitchen_day_locked', 'capacity_below_booked'],
})

const range = z.object({ from: day, to: day })

export const closing = z.object({
  from: z.string(),
  to: z.string(),
  /** Days that are open now and would be closed. */
  days: z.number(),
  customers: z.number(),
  deliveries: z.number(),
  /** Meals of these deliveries. */
  meals: z.number(),
  /** Deliveries that are planned again at the end of their cycle. */
  plannedAgain: z.number(),
  /** Deliveries for which no day is free: they stay returned, and can be used until they expire. */
  returned: z.number(),
})

const CLOSING_REFUSALS = [
  'kitchen_not_found',
  'closing_reversed',
  'closing_too_long',
  'closing_too_far',
  'kitchen_day_locked',
]

export const previewClosing = endpoint({
  method: 'GET',
  path: '/api/kitchen/closing',
  who: 'restaurant',
  summary: 'What closing these days would do to the deliveries; nothing is changed.',
  query: range,
  output: closing,
  refusals: CLOSING_REFUSALS,
})

export const closeDays = endpoint({
  method: 'POST',
  path: '/api/kitchen/closing',
  who: 'restaurant',
  summary:
    'Closes days. Their deliveries are given back and planned again at the end of the cycle; the customers are told and get a receipt.',
  body: range,
  output: closing,
  refusals: CLOSING_REFUSALS,
})

export const reopenDays = endpoint({
  method: 'POST',
  path: '/api/kitchen/reopening',
  who: 'restaurant',
  summary: 'Takes orders for closed days again. What was given back stays where it is planned.',
  body: range,
  output: z.object({ days: z.number() }),
  refusals: CLOSING_REFUSALS,
})

const clock = z.string('clock_invalid').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'clock_invalid'))
const window = z.object({ from: clock, to: clock })

export const kitchenSettings = z.object({
  capacityPerDay: capacity,
  /** Changes for a day are taken until this Dubai clock time, so many days before. */
  cutoffTime: clock,
  cutoffDays: z
    .int('cutoff_days_invalid')
    .check(z.gte(0, 'cutoff_days_invalid'), z.lte(CUTOFF_DAYS_MAX, 'cutoff_days_invalid')),
  breakfast: window,
  lunch: window,
  dinner: window,
})

const storedSettings = z.extend(kitchenSettings, {
  /** Goes with a save as If-Match. */
  version: z.string(),
})

export const getKitchenSettings = endpoint({
  method: 'GET',
  path: '/api/kitchen/settings',
  who: 'restaurant',
  summary: 'Capacity, cut-off and delivery windows of the kitchen.',
  output: storedSettings,
  refusals: ['kitchen_not_found'],
})

export const replaceKitchenSettings = endpoint({
  method: 'PUT',
  path: '/api/kitchen/settings',
  who: 'restaurant',
  summary:
    'Replaces them. Planned deliveries keep their cut-off unless the new one is later; days with a capacity of their own keep it.',
  body: kitchenSettings,
  output: storedSettings,
  refusals: ['kitchen_not_found', 'window_length', 'windows_overlap', 'cutoff_after_breakfast'],
  versioned: true,
  idempotent: true,
})
