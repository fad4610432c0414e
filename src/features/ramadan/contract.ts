import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { EMIRATES } from '#shared/place/emirates.ts'
import { MEAL_TIMES } from '#shared/food/food.ts'
import { OCCASIONS } from '#shared/food/occasions.ts'
import { wireId } from '#shared/wire/wire.ts'
import { RAMADAN_MODES } from './rules.ts'

const byId = z.object({ id: wireId })

/** When a meal comes to the door, and as what. */
export const mealWindow = z.object({
  mealTime: z.enum(MEAL_TIMES),
  occasion: z.enum(OCCASIONS),
  from: z.string(),
  to: z.string(),
})

const season = z.object({ hijriYear: z.number(), from: z.string(), to: z.string() })

const switching = z.object({
  /** This Ramadan, or the next. */
  season,
  isOn: z.boolean(),
  mode: z.enum(RAMADAN_MODES),
  /** The first day that it holds for; those before it are with the kitchen. */
  fromDay: z.string(),
  emirate: z.enum(EMIRATES),
  /** Those who do not fast: for them lunch stays where it is. */
  notFasting: z.array(z.string()),
  /** Planned deliveries that come at other times, or under another name. */
  deliveries: z.array(z.object({ day: z.string(), windows: z.array(mealWindow) })),
  /** On the first day of Ramadan that is still open, and on its last. */
  firstWindows: z.array(mealWindow),
  lastWindows: z.array(mealWindow),
  /** AED; the times cost nothing. */
  amount: z.number(),
})

const SWITCH_REFUSALS = ['not_found', 'subscription_over', 'no_deliveries']

export const previewRamadan = endpoint({
  method: 'GET',
  path: '/api/subscriptions/:id/ramadan',
  who: 'signed-in',
  summary:
    'Ramadan times of a subscription: whether they are on, and what switching them would mean.',
  params: byId,
  query: z.object({
    /** `on` or `off` to see what would follow; as it is without it. */
    wish: z.optional(z.enum(['on', 'off'])),
  }),
  output: z.extend(switching, { isOnNow: z.boolean() }),
  refusals: SWITCH_REFUSALS,
})

export const switchRamadan = endpoint({
  method: 'PUT',
  path: '/api/subscriptions/:id/ramadan',
  who: 'signed-in',
  summary:
    'Brings meals as suhoor and iftar during Ramadan, or at their usual times, from the first open day on.',
  params: byId,
  body: z.object({ isOn: z.boolean() }),
  output: z.extend(switching, { id: z.number(), receiptNumber: z.string() }),
  idempotent: true,
  refusals: [...SWITCH_REFUSALS, 'ramadan_unchanged'],
})

export const listRamadanTables = endpoint({
  method: 'GET',
  path: '/api/ramadan',
  who: 'signed-in',
  summary: 'By what one’s own subscriptions name their meals; only those that had Ramadan times.',
  output: z.array(
    z.object({
      subscriptionId: z.number(),
      seasons: z.array(season),
      changes: z.array(z.object({ fromDay: z.string(), mode: z.enum(RAMADAN_MODES) })),
      mealTimes: z.array(z.enum(MEAL_TIMES)),
    }),
  ),
  refusals: [],
})

const shift = z.int('shift_invalid').check(z.gte(-1, 'shift_invalid'), z.lte(1, 'shift_invalid'))

const shiftable = z.object({
  hijriYear: z.number(),
  /** By the calendar of Umm al-Qura. */
  calendarFrom: z.string(),
  calendarTo: z.string(),
  startShift: z.number(),
  endShift: z.number(),
  from: z.string(),
  to: z.string(),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  /** Subscriptions that have Ramadan times on. */
  subscriptions: z.number(),
  /** Goes with a save as If-Match. */
  version: z.string(),
})

export const getRamadan = endpoint({
  method: 'GET',
  path: '/api/admin/ramadan',
  who: 'admin',
  summary: 'This Ramadan and the next, as the calendar has them and as they are kept.',
  output: z.array(shiftable),
  refusals: [],
})

export const shiftRamadan = endpoint({
  method: 'PUT',
  path: '/api/admin/ramadan',
  who: 'admin',
  summary:
    'Moves first and last day of a Ramadan by a day, as the moon was seen. What kitchens have begun stays.',
  body: z.object({
    hijriYear: z.int().check(z.gte(1440), z.lte(1600)),
    startShift: shift,
    endShift: shift,
  }),
  output: shiftable,
  refusals: ['ramadan_not_open', 'ramadan_length'],
  versioned: true,
  idempotent: true,
})
