import * as z from 'zod/mini'

import { endpoint, ROLES } from '#shared/wire/endpoint.ts'
import { MEAL_TIMES } from '#shared/food/food.ts'
import { cleanText } from '#shared/text/text.ts'
import { wireDay, wireId } from '#shared/wire/wire.ts'
import { MEAL_STATES, NEWS_KINDS, SETUP_STEPS } from './rules.ts'

const counts = z.record(z.enum(MEAL_TIMES), z.number())

const stopsOfKitchen = z.object({
  restaurantId: z.number(),
  restaurant: z.string(),
  drops: z.number(),
})

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/admin/overview',
  who: 'admin',
  summary: 'What happens now, and what waits for somebody: every figure is counted when asked.',
  output: z.object({
    at: z.string(),
    today: z.string(),
    meals: z.object({
      total: z.number(),
      states: z.record(z.enum(MEAL_STATES), z.number()),
    }),
    subscriptions: z.object({ active: z.number(), before: z.number() }),
    payments: z.object({
      /** AED since the first of the month. */
      charged: z.number(),
      failed: z.number(),
      failedAmount: z.number(),
      nextTryAt: z.nullable(z.string()),
      toReview: z.number(),
    }),
    /** Of the last seven days: drops whose window has closed, and those that were there by then. */
    drops: z.object({ due: z.number(), onTime: z.number() }),
    /** By kitchen: drops that should be there and aren't, and those that never came in 24 hours. */
    late: z.array(z.extend(stopsOfKitchen, { areas: z.array(z.string()), since: z.string() })),
    missed: z.array(stopsOfKitchen),
    /** What customers reported and kitchens contest, undecided; reactions are among the open ones. */
    claims: z.object({
      open: z.number(),
      allergens: z.number(),
      contests: z.number(),
      oldestAt: z.nullable(z.string()),
    }),
    chefEvents: z.object({
      booked: z.number(),
      waiting: z.number(),
      /** Chefs had 48 hours and did not quote, or the event is that near. */
      unquoted: z.number(),
      unquotedSince: z.nullable(z.string()),
      complaints: z.number(),
      complaintSince: z.nullable(z.string()),
      /** Booked, and the chef is suspended. */
      withoutChef: z.number(),
    }),
    /** Whose owner is ready and waits for our look. */
    kitchens: z.object({ waiting: z.number(), oldestAt: z.nullable(z.string()) }),
    applications: z.object({ waiting: z.number(), oldestAt: z.nullable(z.string()) }),
    quotes: z.object({ open: z.number(), overdue: z.number(), dueAt: z.nullable(z.string()) }),
    /** Of ingredients: not on their way yet, and those whose window closed before they came. */
    orders: z.object({
      open: z.number(),
      dueAt: z.nullable(z.string()),
      late: z.number(),
      lateSince: z.nullable(z.string()),
    }),
    /** Fourteen days up to today. */
    days: z.array(
      z.object({
        day: z.string(),
        delivered: counts,
        toCome: z.number(),
        late: z.number(),
        failed: z.number(),
      }),
    ),
    cutOffs: z.array(
      z.object({
        restaurantId: z.number(),
        restaurant: z.string(),
        day: z.string(),
        locksAt: z.string(),
        deliveries: z.number(),
        /** Deliveries with a paid meal that no one has chosen. */
        unchosen: z.number(),
      }),
    ),
    health: z.object({
      jobs: z.object({
        waiting: z.number(),
        oldestSeconds: z.number(),
        /** Failed and run once more later. */
        retrying: z.number(),
        running: z.number(),
        failed: z.number(),
        failedNames: z.array(z.string()),
      }),
      messages: z.object({ unsent: z.number(), oldestAt: z.nullable(z.string()) }),
      audit: z.nullable(z.object({ checkedAt: z.string(), brokenDay: z.nullable(z.string()) })),
    }),
    /** The newest first. */
    news: z.array(
      z.object({
        at: z.string(),
        kind: z.enum(NEWS_KINDS),
        /** Who did it; empty where no one is named. */
        who: z.string(),
        /** A plan, or the name of an action. */
        what: z.string(),
        /** What the action was done to, such as `user` and `12`. */
        object: z.string(),
        objectId: z.string(),
        amount: z.nullable(z.number()),
        count: z.nullable(z.number()),
      }),
    ),
  }),
  refusals: [],
})

export const getSetup = endpoint({
  method: 'GET',
  path: '/api/admin/setup',
  who: 'admin',
  summary:
    'What a new shop needs before its first order, and what of it is done; empty in the demo.',
  output: z.object({
    steps: z.array(z.object({ name: z.enum(SETUP_STEPS), isDone: z.boolean() })),
  }),
  refusals: [],
})

export const getWaiting = endpoint({
  method: 'GET',
  path: '/api/admin/waiting',
  who: 'admin',
  summary:
    'How many late and missed drops, kitchens to open, reports of customers, applications, complaints, custom quotes, ingredient orders, messages and jobs wait for the team.',
  output: z.object({
    restaurants: z.number(),
    foodProblems: z.number(),
    chefs: z.number(),
    chefEvents: z.number(),
    quotes: z.number(),
    orders: z.number(),
    queue: z.number(),
  }),
  refusals: [],
})

const day = wireDay()

/** The first is the usual one. */
export const AUDIT_SORTS = ['newest', 'oldest'] as const

const auditFilters = z.object({
  /** A part of the actor's name in either script, or an object's number such as `#12`. */
  search: z.optional(cleanText({ max: 100 })),
  action: z.optional(cleanText({ max: 60 })),
  object: z.optional(cleanText({ max: 60 })),
  from: z.optional(day),
  to: z.optional(day),
  sort: z.optional(z.enum(AUDIT_SORTS)),
})

const facts = z.nullable(z.record(z.string(), z.unknown()))

const auditEntry = z.object({
  id: z.number(),
  at: z.string(),
  /** Empty for someone who is gone. */
  actor: z.string(),
  /** How staff name the person; null for someone who is gone. */
  actorId: z.nullable(z.number()),
  role: z.enum(ROLES),
  action: z.string(),
  object: z.string(),
  objectId: z.string(),
  before: facts,
  after: facts,
  address: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
})

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  who: 'admin',
  summary: 'Who changed what. Nothing here can be changed or taken out.',
  query: z.extend(auditFilters, { before: z.optional(wireId) }),
  output: z.object({ entries: z.array(auditEntry), next: z.nullable(z.number()) }),
  refusals: ['day_invalid'],
})

export const listAuditNames = endpoint({
  method: 'GET',
  path: '/api/admin/audit/names',
  who: 'admin',
  summary: 'All acts and kinds of objects that the trail knows, for its filters.',
  output: z.object({ actions: z.array(z.string()), objects: z.array(z.string()) }),
  refusals: [],
})

export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit.csv',
  who: 'admin',
  summary: 'The same entries as a table for a spreadsheet. The trail keeps who took it.',
  query: auditFilters,
  output: z.unknown(),
  produces: 'text/csv',
  refusals: ['day_invalid', 'fresh_code_required'],
})
