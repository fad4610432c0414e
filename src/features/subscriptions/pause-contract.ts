import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { wireDay, wireId } from '#shared/wire/wire.ts'

const byId = z.object({ id: wireId })
const day = wireDay()
export const fromTo = z.object({ from: day, to: day })

export const pausing = z.object({
  from: z.string(),
  to: z.string(),
  /** Deliveries that do not come between the two days. */
  daysGivenBack: z.number(),
  firstDeliveryTouched: z.nullable(z.string()),
  /** Of those, the ones the kitchen has no free day for at the end; they stay returned. */
  daysReturned: z.number(),
  /** The last delivery that is then paid for. */
  endDate: z.nullable(z.string()),
  /** AED that pausing costs. */
  amount: z.number(),
  nextCharge: z.nullable(z.object({ day: z.string(), amount: z.number() })),
})

export const PAUSE_REFUSALS = [
  'not_found',
  'cannot_pause',
  'already_paused',
  'pause_reversed',
  'pause_too_late',
  'pause_too_long',
  'cutoff_passed',
]

export const previewPause = endpoint({
  method: 'GET',
  path: '/api/subscriptions/:id/pause-preview',
  who: 'signed-in',
  summary: 'What pausing from one day to another would mean; nothing is changed.',
  params: byId,
  query: fromTo,
  output: pausing,
  refusals: PAUSE_REFUSALS,
})

export const pauseSubscription = endpoint({
  method: 'POST',
  path: '/api/subscriptions/:id/pause',
  who: 'signed-in',
  summary:
    'Pauses deliveries. They come again at the end of the cycle. Asking for the same pause again gives the same answer.',
  params: byId,
  body: fromTo,
  output: z.extend(pausing, { id: z.number(), receiptNumber: z.string() }),
  idempotent: true,
  refusals: PAUSE_REFUSALS,
})

export const resumed = z.object({
  id: z.number(),
  /** Deliveries that come on their old day after all. */
  daysRestored: z.number(),
  /** Deliveries that still come at the end: too late to change, or the kitchen is full by now. */
  daysKept: z.number(),
  nextDelivery: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  nextCharge: z.nullable(z.object({ day: z.string(), amount: z.number() })),
  receiptNumber: z.string(),
})

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/subscriptions/:id/resume',
  who: 'signed-in',
  summary:
    'Ends a pause, or takes one back that has not begun. Doing it again gives the same answer.',
  params: byId,
  output: resumed,
  idempotent: true,
  refusals: ['not_found', 'not_paused'],
})
