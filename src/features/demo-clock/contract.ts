import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { wireInstant } from '#shared/wire/wire.ts'

/** Ten years. */
const HOURS_MAX = 87_600

const clockState = z.object({
  /** The product's time, in Dubai. */
  now: z.string(),
  /** When the next cut-off of a restaurant is; null where there is no restaurant. */
  nextCutoff: z.nullable(z.string()),
})

export const getDevClock = endpoint({
  method: 'GET',
  path: '/api/dev/clock',
  who: 'anyone',
  summary: 'The product’s time and what comes next. Exists in the embedded demo only.',
  output: clockState,
  refusals: [],
})

export const moveDevClock = endpoint({
  method: 'POST',
  path: '/api/dev/clock',
  who: 'anyone',
  summary:
    'Moves the product’s time forward, by hours or to an instant, and answers when everything that became due has run. Exists in the embedded demo only.',
  body: z.object({
    hours: z.optional(z.number().check(z.positive(), z.lte(HOURS_MAX))),
    to: z.optional(wireInstant({ offset: true })),
  }),
  output: z.extend(clockState, {
    /** How many jobs of the queue ran on the way. */
    jobs: z.number(),
    /** How many messages were sent on the way. */
    messages: z.number(),
  }),
  /** All that becomes due on the way runs first. */
  timeoutMs: 600_000,
  refusals: ['clock_goal_unclear', 'clock_backwards', 'clock_too_far', 'clock_moving'],
})
