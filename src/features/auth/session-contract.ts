import * as z from 'zod/mini'
import { endpoint, ROLES } from '#shared/wire/endpoint.ts'

/** The signed-in person as every page knows them. */
export const sessionUser = z.object({
  /** What X-Person names. */
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  /** The main one; `roles` are all of them. */
  role: z.enum(ROLES),
  roles: z.array(z.enum(ROLES)),
  /** Day of the registration. */
  customerSince: z.string(),
  /** Where the photo is served, or null. */
  profilePhoto: z.nullable(z.string()),
})

export const getSession = endpoint({
  method: 'GET',
  path: '/api/auth/session',
  who: 'signed-in',
  summary: 'The signed-in person; 401 means nobody is.',
  output: sessionUser,
  refusals: [],
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  who: 'anyone',
  admitsHalfSession: true,
  actsForPerson: true,
  securityEvent: 'session-ended',
  summary: 'Ends the session, if there is one.',
  output: z.object({ ok: z.literal(true) }),
  refusals: [],
})
