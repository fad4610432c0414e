import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { wireId } from '#shared/wire/wire.ts'

export const sessionEntry = z.object({
  id: z.number(),
  /** Browser and system, such as `Chrome · Android`; empty where unknown. */
  device: z.string(),
  startedAt: z.string(),
  /** To the minute. */
  lastSeenAt: z.string(),
  isThis: z.boolean(),
})

const ended = z.object({ ended: z.number() })

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  who: 'signed-in',
  summary: 'Where the caller is signed in, the newest use first.',
  output: z.array(sessionEntry),
  refusals: [],
})

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  who: 'signed-in',
  securityEvent: 'session-ended',
  summary: 'Ends one of the other sessions of the caller.',
  params: z.object({ id: wireId }),
  output: ended,
  refusals: ['not_found'],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  who: 'signed-in',
  securityEvent: 'session-ended',
  summary: 'Ends all sessions of the caller but this one.',
  output: ended,
  refusals: [],
})
