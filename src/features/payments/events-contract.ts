import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { reasonText } from '#shared/text/text.ts'
import { wireId } from '#shared/wire/wire.ts'

const params = z.object({ id: wireId })

export const listFailedEvents = endpoint({
  method: 'GET',
  path: '/api/admin/payment-events',
  who: 'admin',
  summary: 'Provider events that could not be applied, those that nobody tries any more first.',
  output: z.array(
    z.object({
      id: z.number(),
      provider: z.string(),
      /** What the provider calls it. */
      eventId: z.string(),
      type: z.string(),
      receivedAt: z.string(),
      attempts: z.number(),
      error: z.string(),
      /** Null where it is not tried again by itself. */
      nextTryAt: z.nullable(z.string()),
    }),
  ),
  refusals: [],
})

export const retryEvent = endpoint({
  method: 'POST',
  path: '/api/admin/payment-events/:id/retry',
  who: 'admin',
  summary: 'Has a failed event applied again, at once and then as often as a new one.',
  params,
  output: z.object({ id: z.number() }),
  refusals: ['not_found', 'event_not_failed'],
})

export const discardEvent = endpoint({
  method: 'POST',
  path: '/api/admin/payment-events/:id/drop',
  who: 'admin',
  summary: 'Gives a failed event up: it moves nothing and is kept with the reason.',
  params,
  body: z.object({ reason: reasonText }),
  output: z.object({ id: z.number() }),
  refusals: ['not_found', 'event_not_failed'],
})
