import * as z from 'zod/mini'
import { EMIRATES } from '#shared/place/emirates.ts'
import { LANGUAGES } from '#shared/language.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { CUISINES } from '#shared/food/food.ts'
import { bulkIds, bulkResult } from '#shared/wire/bulk.ts'
import { cleanLines, cleanText } from '#shared/text/text.ts'
import { wireId } from '#shared/wire/wire.ts'
import {
  APPLICATION_STATUSES,
  APPLICATION_TYPES,
  DOCUMENT_KINDS,
  REASON_MAX,
  REASON_MIN,
  WARNINGS,
} from './rules.ts'
import { applicationDocument, applicationStep } from './status-contract.ts'

const SEARCH_MAX = 80
const VIEW_REASON_MAX = 200

const applicant = z.object({ name: z.string(), phone: z.string() })
const cuisines = z.array(z.enum(CUISINES))

export const listPendingChefs = endpoint({
  method: 'GET',
  path: '/api/admin/pending-chefs',
  who: 'admin',
  summary: 'Applications that wait for the team, the oldest first.',
  output: z.array(
    z.object({
      id: z.number(),
      user: applicant,
      cuisineSpecialty: cuisines,
      type: z.enum(APPLICATION_TYPES),
      businessName: z.nullable(z.string()),
      submittedAt: z.string(),
    }),
  ),
  refusals: [],
})

export const applicationRow = z.object({
  id: z.number(),
  type: z.enum(APPLICATION_TYPES),
  status: z.enum(APPLICATION_STATUSES),
  user: applicant,
  businessName: z.nullable(z.string()),
  cuisineSpecialty: cuisines,
  city: z.enum(EMIRATES),
  submittedAt: z.string(),
  /** Since when it is in its status. */
  since: z.string(),
})

export const APPLICATION_SORTS = ['oldest', 'newest'] as const
export const APPLICATION_FILTERS = ['open', 'waiting', ...APPLICATION_STATUSES] as const

const filters = z.object({
  status: z.optional(z.enum(APPLICATION_FILTERS)),
  type: z.optional(z.enum(APPLICATION_TYPES)),
  /** Name, phone or business name in either script; a whole Emirates ID finds its owner. */
  search: z.optional(cleanText({ max: SEARCH_MAX })),
  sort: z.optional(z.enum(APPLICATION_SORTS)),
})

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/admin/chef-applications',
  who: 'admin',
  summary:
    'Applications by status (`waiting` lies with the team, `open` is undecided), type and search, in the order of their coming.',
  query: z.extend(filters, {
    /** `next` of the page before. */
    after: z.optional(wireId),
  }),
  output: z.object({
    applications: z.array(applicationRow),
    next: z.nullable(z.number()),
    /** How many there are in each status, whatever the filter. */
    counts: z.object({
      submitted: z.number(),
      pending: z.number(),
      needs_changes: z.number(),
      approved: z.number(),
      rejected: z.number(),
    }),
  }),
  refusals: [],
})

export const exportApplications = endpoint({
  method: 'GET',
  path: '/api/admin/chef-applications.csv',
  who: 'admin',
  summary: 'The same applications as a table for a spreadsheet, without the numbers of papers.',
  query: filters,
  output: z.unknown(),
  produces: 'text/csv',
  refusals: ['fresh_code_required'],
})

const adminDocument = z.extend(applicationDocument, {
  /** When someone of the team last looked at it, as it is now. */
  seenAt: z.nullable(z.string()),
})

export const adminApplication = z.extend(applicationRow, {
  /** In which the applicant gets our messages. */
  language: z.enum(LANGUAGES),
  /** As on the Emirates ID; of a business its representative's. Null where it was not asked for yet. */
  legalName: z.nullable(z.string()),
  /** Masked but for the last four digits; `reveal` shows them whole, and is logged. */
  emiratesId: z.string(),
  iban: z.string(),
  tradeLicense: z.nullable(z.string()),
  description: z.nullable(z.string()),
  deliveryAvailable: z.boolean(),
  warns: z.array(z.enum(WARNINGS)),
  /** The IBAN is on an application of another person too. */
  isIbanShared: z.boolean(),
  /** Earlier applications of the same person. */
  earlier: z.array(
    z.object({
      id: z.number(),
      type: z.enum(APPLICATION_TYPES),
      status: z.enum(APPLICATION_STATUSES),
      submittedAt: z.string(),
    }),
  ),
  documents: z.array(adminDocument),
  timeline: z.array(z.extend(applicationStep, { by: z.nullable(z.string()) })),
  views: z.array(
    z.object({
      kind: z.nullable(z.enum(DOCUMENT_KINDS)),
      by: z.string(),
      at: z.string(),
      reason: z.string(),
    }),
  ),
  /** Of the rejection. */
  reason: z.nullable(z.string()),
  /** Of the changes that were asked for last. */
  note: z.nullable(z.string()),
  /** Whose turn it is: what the team may do now. */
  canApprove: z.boolean(),
  canAskForChanges: z.boolean(),
  canReject: z.boolean(),
})

const byId = z.object({ id: wireId })

export const getApplication = endpoint({
  method: 'GET',
  path: '/api/admin/chef-applications/:id',
  who: 'admin',
  summary: 'One application with its documents, without their contents.',
  params: byId,
  output: adminApplication,
  refusals: ['not_found'],
})

const viewReason = cleanText({
  min: REASON_MIN,
  max: VIEW_REASON_MAX,
  tooShort: 'view_reason_required',
})

export const viewDocument = endpoint({
  method: 'GET',
  path: '/api/admin/chef-applications/:id/documents/:kind',
  who: 'admin',
  summary:
    'A document, after the look was written down with its reason; the applicant sees who looked. The first look puts the application under review. A PDF is never shown inline.',
  params: z.object({ id: wireId, kind: z.enum(DOCUMENT_KINDS) }),
  query: z.object({ reason: viewReason }),
  output: z.unknown(),
  produces: 'image/jpeg',
  refusals: ['not_found', 'view_reason_required', 'fresh_code_required'],
})

export const revealNumbers = endpoint({
  method: 'POST',
  path: '/api/admin/chef-applications/:id/reveal',
  who: 'admin',
  summary: 'Emirates ID and bank details whole, to compare them; logged like a look at a document.',
  params: byId,
  body: z.object({ reason: viewReason }),
  output: z.object({ emiratesId: z.string(), bankDetails: z.string() }),
  refusals: ['not_found', 'view_reason_required', 'fresh_code_required'],
})

const DECIDED = ['not_found', 'application_decided', 'own_application'] as const

export const approveApplication = endpoint({
  method: 'POST',
  path: '/api/admin/chef-applications/:id/approve',
  who: 'admin',
  summary:
    'Gives the role and opens the chef profile or the kitchen. 409 `application_decided` tells the status another decision gave it; 409 `documents_not_seen` names documents that nobody of the team has opened.',
  params: byId,
  body: z.object({
    /** The admin knows that no one has opened them, and answers for it. */
    confirmUnseen: z._default(z.boolean(), false),
    /** The admin compared an individual's name with the Emirates ID. */
    nameMatches: z._default(z.boolean(), false),
  }),
  output: adminApplication,
  refusals: [...DECIDED, 'documents_not_seen', 'legal_name_missing', 'name_not_compared'],
})

export const rejectApplication = endpoint({
  method: 'POST',
  path: '/api/admin/chef-applications/:id/reject',
  who: 'admin',
  summary: 'Rejects with a reason that the applicant reads; they may apply again.',
  params: byId,
  body: z.object({
    reason: cleanLines({
      min: REASON_MIN,
      max: REASON_MAX,
      tooShort: 'rejection_reason_required',
    }),
  }),
  output: adminApplication,
  refusals: DECIDED,
})

export const askForChanges = endpoint({
  method: 'POST',
  path: '/api/admin/chef-applications/:id/needs-changes',
  who: 'admin',
  summary:
    'Asks for other documents, each with a note, or for corrections by the note alone. Documents that are not named count as accepted.',
  params: byId,
  body: z
    .object({
      documents: z._default(
        z
          .array(
            z.object({
              kind: z.enum(DOCUMENT_KINDS),
              note: cleanLines({
                min: REASON_MIN,
                max: REASON_MAX,
                tooShort: 'document_note_required',
              }),
            }),
          )
          .check(z.maxLength(DOCUMENT_KINDS.length)),
        [],
      ),
      note: z._default(cleanLines({ max: REASON_MAX }), ''),
    })
    .check(
      z.refine((input) => input.documents.length > 0 || input.note.length >= REASON_MIN, {
        path: ['note'],
        error: 'changes_required',
      }),
    ),
  output: adminApplication,
  refusals: [...DECIDED, 'document_not_of_type'],
})

export const remindApplicants = endpoint({
  method: 'POST',
  path: '/api/admin/chef-applications/remind',
  who: 'admin',
  summary: 'Reminds applicants of the changes that we wait for, each of them once a day at most.',
  body: z.object({ ids: bulkIds }),
  output: bulkResult,
  refusals: [
    'bulk_ids_needed',
    'bulk_ids_many',
    'not_found',
    'application_not_waiting',
    'applicant_told_today',
  ],
  idempotent: true,
})
