import * as z from 'zod/mini'
import { EMIRATES } from '#shared/place/emirates.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { cleanText } from '#shared/text/text.ts'
import { wireDay, wireId } from '#shared/wire/wire.ts'
import { BLOCKED_DAYS_MAX } from '#features/chefs/rules.ts'
import { EVENT_TYPES } from './rules.ts'

const NOTE_MAX = 120
const WITHDRAWN_MAX = 1000

const month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))

export const getChefCalendar = endpoint({
  method: 'GET',
  path: '/api/chef/calendar',
  who: 'chef',
  summary: 'Every day of a month: booked, quoted for, blocked, or free.',
  query: z.object({ month }),
  output: z.object({
    month: z.string(),
    days: z.array(
      z.object({
        day: wireDay(),
        isBlocked: z.boolean(),
        note: z.string(),
        booking: z.nullable(
          z.object({
            id: z.number(),
            eventType: z.enum(EVENT_TYPES),
            guestCount: z.number(),
            time: z.string(),
            city: z.nullable(z.enum(EMIRATES)),
            travelMinutes: z.nullable(z.number()),
            leaveAt: z.nullable(z.string()),
          }),
        ),
        /** Own quotes that stand for this day: blocking it withdraws them. */
        quotes: z.array(
          z.object({
            id: z.number(),
            eventId: z.number(),
            eventType: z.enum(EVENT_TYPES),
            guestCount: z.number(),
            time: z.string(),
            /** AED. */
            total: z.number(),
          }),
        ),
      }),
    ),
  }),
  refusals: [],
})

const someDay = wireDay()

export const blockDays = endpoint({
  method: 'PUT',
  path: '/api/chef/blocked-days',
  who: 'chef',
  summary:
    'Keeps days free of events, or opens them again. Own quotes for these days are withdrawn: 409 `day_quoted` where one stands that is not named. A booked day stays booked.',
  body: z.object({
    days: z.array(someDay).check(z.minLength(1, 'day_invalid'), z.maxLength(BLOCKED_DAYS_MAX)),
    isBlocked: z.boolean(),
    note: z.optional(cleanText({ max: NOTE_MAX })),
    /** The quotes that the caller knows to be withdrawn by it. */
    withdraws: z.optional(z.array(wireId).check(z.maxLength(WITHDRAWN_MAX))),
  }),
  output: z.object({ blocked: z.array(z.object({ day: z.string(), note: z.string() })) }),
  refusals: ['day_past', 'day_booked', 'day_quoted'],
})
