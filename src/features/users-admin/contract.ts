import * as z from 'zod/mini'
import { sessionEntry } from '#features/auth/own-sessions-contract.ts'
import { APPLICATION_STATUSES } from '#features/chef-applications/rules.ts'
import { PAYMENT_STATES } from '#features/payments/rules.ts'
import { CHEF_EVENT_STATUSES, EVENT_TYPES } from '#features/chef-events/rules.ts'
import { STATUSES } from '#features/subscriptions/rules.ts'
import { bulkIds, bulkResult } from '#shared/wire/bulk.ts'
import { endpoint, ROLES } from '#shared/wire/endpoint.ts'
import { LANGUAGES } from '#shared/language.ts'
import { cleanText, reasonText } from '#shared/text/text.ts'
import { wireId } from '#shared/wire/wire.ts'
import { BARS, SORTS, STATES } from './rules.ts'

const indexed = z.object({
  /** How staff name the person. */
  id: z.number(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  /** The main one first; a chef may run a kitchen too. */
  roles: z.array(z.enum(ROLES)),
  state: z.enum(STATES),
  /** Day of the registration. */
  since: z.string(),
  /** Null where no session is left. */
  lastSeenAt: z.nullable(z.string()),
  /** Subscriptions that run. */
  subscriptions: z.number(),
})

const filters = z.object({
  /** A number, or a part of the name in either script, of the phone or of the e-mail address. */
  search: z.optional(cleanText({ max: 100 })),
  role: z.optional(z.enum(ROLES)),
  state: z.optional(z.enum(STATES)),
  sort: z.optional(z.enum(SORTS)),
})

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  who: 'admin',
  summary: 'All people. A name is found in Arabic and Latin spelling.',
  query: z.extend(filters, { before: z.optional(wireId) }),
  output: z.object({ users: z.array(indexed), next: z.nullable(z.number()) }),
  refusals: [],
})

export const exportUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users.csv',
  who: 'admin',
  summary: 'The same people as a table for a spreadsheet. The audit trail keeps who took it.',
  query: filters,
  output: z.unknown(),
  produces: 'text/csv',
  refusals: ['fresh_code_required'],
})

const action = z.object({
  at: z.string(),
  /** Empty for someone who is gone. */
  actor: z.string(),
  action: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
})

const person = z.extend(indexed, {
  language: z.enum(LANGUAGES),
  suspension: z.nullable(z.object({ since: z.string(), reason: z.string() })),
  /** Why the caller may neither suspend this person nor take the role away. */
  bar: z.nullable(z.enum(BARS)),
  secondFactor: z.nullable(z.object({ enrolledAt: z.string(), recoveryCodesLeft: z.number() })),
  addresses: z.number(),
  /** The newest. */
  plans: z.array(
    z.object({
      id: z.number(),
      planName: z.string(),
      status: z.enum(STATUSES),
      startDate: z.string(),
      endDate: z.nullable(z.string()),
    }),
  ),
  /** The newest. */
  payments: z.array(
    z.object({
      id: z.number(),
      reference: z.string(),
      /** AED. */
      amount: z.number(),
      state: z.enum(PAYMENT_STATES),
      at: z.string(),
    }),
  ),
  /** The newest that the person asked for. */
  chefEvents: z.array(
    z.object({
      id: z.number(),
      eventType: z.enum(EVENT_TYPES),
      status: z.enum(CHEF_EVENT_STATUSES),
      eventDate: z.string(),
    }),
  ),
  applications: z.array(
    z.object({
      id: z.number(),
      type: z.enum(['individual', 'business']),
      status: z.enum(APPLICATION_STATUSES),
      submittedAt: z.string(),
    }),
  ),
  sessions: z.array(z.omit(sessionEntry, { isThis: true })),
  /** The newest things that were done to this person. */
  acts: z.array(action),
})

const byId = z.object({ id: wireId })

export const getUser = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id',
  who: 'admin',
  summary:
    'A person with plans, payments, chef events, sessions, applications and what was done to them.',
  params: byId,
  output: person,
  refusals: ['not_found'],
})

const BAR_REFUSALS = ['not_found', 'user_is_self', 'user_is_last_admin'] as const

export const changeRole = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:id/role',
  who: 'admin',
  summary: 'Gives another role in place of all. All sessions of the person end.',
  params: byId,
  body: z.object({ role: z.enum(ROLES), reason: reasonText }),
  output: person,
  refusals: [...BAR_REFUSALS, 'fresh_code_required'],
})

export const suspendUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/suspend',
  who: 'admin',
  summary: 'Bars the person from signing in and ends all sessions. Subscriptions run on.',
  params: byId,
  body: z.object({ reason: reasonText }),
  output: person,
  refusals: [...BAR_REFUSALS, 'fresh_code_required'],
})

export const liftSuspension = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/lift-suspension',
  who: 'admin',
  summary: 'Lets the person sign in again.',
  params: byId,
  body: z.object({ reason: reasonText }),
  output: person,
  refusals: ['not_found'],
})

const severalUsers = z.object({ ids: bulkIds, reason: reasonText })

export const suspendUsers = endpoint({
  method: 'POST',
  path: '/api/admin/users/suspend',
  who: 'admin',
  summary: 'Suspends several people for one reason; each has an answer of its own.',
  body: severalUsers,
  output: bulkResult,
  refusals: ['bulk_ids_needed', 'bulk_ids_many', ...BAR_REFUSALS, 'fresh_code_required'],
  idempotent: true,
})

export const liftSuspensions = endpoint({
  method: 'POST',
  path: '/api/admin/users/lift-suspension',
  who: 'admin',
  summary: 'Lets several people sign in again; each has an answer of its own.',
  body: severalUsers,
  output: bulkResult,
  refusals: ['bulk_ids_needed', 'bulk_ids_many', 'not_found'],
  idempotent: true,
})

export const endUserSessions = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/end-sessions',
  who: 'admin',
  summary: "Ends all sessions of the person; the caller's own session stays.",
  params: byId,
  output: person,
  refusals: ['not_found'],
})

export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/reset-second-factor',
  who: 'admin',
  summary:
    'Takes the authenticator and the recovery codes away; the person is told, and sets up a new one at the next login.',
  params: byId,
  body: z.object({ reason: reasonText }),
  output: person,
  refusals: ['not_found', 'user_is_self', 'fresh_code_required'],
})
