import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'

const feed = z.object({
  /** Where calendars read the deliveries; null where there is no such address. */
  address: z.nullable(z.string()),
})

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar-feed',
  who: 'signed-in',
  summary: "The private address of the caller's calendar of deliveries.",
  output: feed,
  refusals: [],
})

export const renewCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/calendar-feed',
  who: 'signed-in',
  summary: 'Makes a new private address; the one before no longer works.',
  output: feed,
  idempotent: true,
  refusals: ['too_many_requests'],
})

export const stopCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar-feed',
  who: 'signed-in',
  summary: 'Takes the private address away; calendars find nothing there any more.',
  output: feed,
  refusals: [],
})
