import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { wireId } from '#shared/wire/wire.ts'
import { REMEDIES_OF_DAY } from '#features/deliveries/rules.ts'

const byId = z.object({ id: wireId })

export const missedDay = z.object({
  id: z.number(),
  day: z.string(),
  restaurant: z.string(),
  meals: z.number(),
  madeGood: z.enum(REMEDIES_OF_DAY),
  /** When the whole day comes again, where it does. */
  againOn: z.nullable(z.string()),
  canHaveMoney: z.boolean(),
  /** Until when; null where it can't be had, or no day is planned instead. */
  moneyUntil: z.nullable(z.string()),
  /** What goes back, or would for the whole day, in AED. */
  refundAed: z.number(),
  /** It has been sent to the way of payment. */
  isPaid: z.boolean(),
})

export const listMissedDays = endpoint({
  method: 'GET',
  path: '/api/deliveries/missed',
  who: 'signed-in',
  summary: 'Deliveries of the last weeks of which nothing came, and how they are made good.',
  output: z.object({ days: z.array(missedDay) }),
  refusals: [],
})

export const takeMoneyInstead = endpoint({
  method: 'POST',
  path: '/api/deliveries/:id/money-instead',
  who: 'signed-in',
  summary:
    'Gives a missed delivery back as money; the day that was to make up for it is called off.',
  params: byId,
  output: z.object({ day: z.string(), refundAed: z.number(), receiptNumber: z.string() }),
  idempotent: true,
  refusals: ['not_found', 'not_to_be_paid', 'cutoff_passed'],
})
