import * as z from 'zod/mini'
import { bulkIds, bulkResult } from '#shared/wire/bulk.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { cleanText, reasonText } from '#shared/text/text.ts'
import { wireId } from '#shared/wire/wire.ts'
import { JOB_STATES, MESSAGE_CAUSES, MESSAGE_STATES, QUEUE_SORTS } from './rules.ts'

const unsentMessage = z.object({
  id: z.number(),
  /** Masked. */
  recipient: z.string(),
  channel: z.string(),
  template: z.string(),
  state: z.enum(MESSAGE_STATES),
  cause: z.nullable(z.enum(MESSAGE_CAUSES)),
  /** What the provider said last, or what went wrong on our side. */
  error: z.nullable(z.string()),
  attempts: z.number(),
  createdAt: z.string(),
  /** Null where it is not tried again. */
  nextTryAt: z.nullable(z.string()),
})

const messageFilters = z.object({
  /** A part of the phone, or the message's number such as `#12`. */
  search: z.optional(cleanText({ max: 100 })),
  state: z.optional(z.enum(MESSAGE_STATES)),
  cause: z.optional(z.enum(MESSAGE_CAUSES)),
  sort: z.optional(z.enum(QUEUE_SORTS)),
})

export const listUnsentMessages = endpoint({
  method: 'GET',
  path: '/api/admin/messages',
  who: 'admin',
  summary:
    'Messages that wait, and those that were given up in the last 30 days. Without their text.',
  query: z.extend(messageFilters, { before: z.optional(wireId) }),
  output: z.object({ messages: z.array(unsentMessage), next: z.nullable(z.number()) }),
  refusals: [],
})

export const exportUnsentMessages = endpoint({
  method: 'GET',
  path: '/api/admin/messages.csv',
  who: 'admin',
  summary: 'The same messages as a table for a spreadsheet. The audit trail keeps who took it.',
  query: messageFilters,
  output: z.unknown(),
  produces: 'text/csv',
  refusals: ['fresh_code_required'],
})

const BULK_REFUSALS = ['bulk_ids_needed', 'bulk_ids_many'] as const

export const retryMessages = endpoint({
  method: 'POST',
  path: '/api/admin/messages/retry',
  who: 'admin',
  summary: 'Sends messages at once, given up ones too. A code that is too old stays where it is.',
  body: z.object({ ids: bulkIds }),
  output: bulkResult,
  refusals: [...BULK_REFUSALS, 'message_settled', 'message_outdated', 'message_on_its_way'],
})

export const discardMessages = endpoint({
  method: 'POST',
  path: '/api/admin/messages/drop',
  who: 'admin',
  summary: 'Gives messages up for good; they leave the list.',
  body: z.object({ ids: bulkIds, reason: reasonText }),
  output: bulkResult,
  refusals: [...BULK_REFUSALS, 'message_settled', 'message_on_its_way', 'reason_needed'],
})

export const listTemplateProblems = endpoint({
  method: 'GET',
  path: '/api/admin/whatsapp-templates',
  who: 'admin',
  summary: 'WhatsApp templates that Meta stopped, or takes for advertisements.',
  output: z.array(
    z.object({
      /** As Meta spells it. */
      name: z.string(),
      language: z.string(),
      /** Meta's word for its state, and why. */
      status: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      category: z.nullable(z.string()),
      /** What Meta makes of it within a day. */
      nextCategory: z.nullable(z.string()),
      since: z.nullable(z.string()),
    }),
  ),
  refusals: [],
})

const openJob = z.object({
  /** Made of the queue's own key. */
  id: z.number(),
  name: z.string(),
  state: z.enum(JOB_STATES),
  attempts: z.number(),
  error: z.nullable(z.string()),
  createdAt: z.string(),
  /** When it is run next; null where it was given up. */
  dueAt: z.nullable(z.string()),
})

const jobFilters = z.object({
  /** A part of the job's name. */
  search: z.optional(cleanText({ max: 100 })),
  state: z.optional(z.enum(JOB_STATES)),
  sort: z.optional(z.enum(QUEUE_SORTS)),
})

export const listOpenJobs = endpoint({
  method: 'GET',
  path: '/api/admin/jobs',
  who: 'admin',
  summary: 'Jobs that are due, that wait for another try, and that were given up.',
  query: z.extend(jobFilters, { before: z.optional(wireId) }),
  output: z.object({ jobs: z.array(openJob), next: z.nullable(z.number()) }),
  refusals: [],
})

export const exportOpenJobs = endpoint({
  method: 'GET',
  path: '/api/admin/jobs.csv',
  who: 'admin',
  summary: 'The same jobs as a table for a spreadsheet. The audit trail keeps who took it.',
  query: jobFilters,
  output: z.unknown(),
  produces: 'text/csv',
  refusals: ['fresh_code_required'],
})

export const retryJobs = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/retry',
  who: 'admin',
  summary: 'Runs jobs at once, given up ones too.',
  body: z.object({ ids: bulkIds }),
  output: bulkResult,
  refusals: [...BULK_REFUSALS, 'job_settled'],
})

export const discardJobs = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/drop',
  who: 'admin',
  summary: 'Takes jobs out of the queue for good.',
  body: z.object({ ids: bulkIds, reason: reasonText }),
  output: bulkResult,
  refusals: [...BULK_REFUSALS, 'job_settled', 'reason_needed'],
})
