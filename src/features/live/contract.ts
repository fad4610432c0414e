import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'

const after = z.object({
  /** The last event that was seen; a browser's own Last-Event-ID header says the same. */
  after: z.optional(z.string().check(z.maxLength(40))),
})

export const followCustomer = endpoint({
  method: 'GET',
  path: '/api/events',
  who: 'signed-in',
  summary: "What changes in the caller's own deliveries, as server-sent events.",
  query: after,
  output: z.unknown(),
  produces: 'text/event-stream',
  refusals: ['too_many_streams'],
})

export const followKitchen = endpoint({
  method: 'GET',
  path: '/api/kitchen/events',
  who: 'restaurant',
  summary: "What changes in the caller's own kitchen, as server-sent events.",
  query: after,
  output: z.unknown(),
  produces: 'text/event-stream',
  refusals: ['too_many_streams', 'kitchen_not_found'],
})
