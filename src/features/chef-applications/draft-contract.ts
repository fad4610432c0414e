import * as z from 'zod/mini'
import { EMIRATES } from '#shared/place/emirates.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { CUISINES } from '#shared/food/food.ts'
import { cleanLines, cleanText } from '#shared/text/text.ts'
import { document, DOCUMENT_BODY_BYTES, documentKind, FILE_REFUSALS } from './document-contract.ts'
import {
  APPLICATION_TYPES,
  BANK_DETAILS_MAX,
  BUSINESS_NAME_MAX,
  DESCRIPTION_MAX,
  EMIRATES_ID_TEXT_MAX,
  LEGAL_NAME_MAX,
  TRADE_LICENSE_MAX,
  WARNINGS,
} from './rules.ts'

const byType = z.object({ type: z.enum(APPLICATION_TYPES) })

/** What was typed so far, as it was typed; what is left out was not. */
const draftFields = z.object({
  emiratesId: z.optional(cleanText({ max: EMIRATES_ID_TEXT_MAX })),
  bankDetails: z.optional(cleanLines({ max: BANK_DETAILS_MAX })),
  cuisineSpecialty: z.optional(
    z.array(z.enum(CUISINES)).check(z.maxLength(CUISINES.length, 'cuisine_specialty_required')),
  ),
  description: z.optional(cleanLines({ max: DESCRIPTION_MAX })),
  deliveryAvailable: z.optional(z.boolean()),
  city: z.optional(z.enum(EMIRATES)),
  legalName: z.optional(cleanText({ max: LEGAL_NAME_MAX })),
  businessName: z.optional(cleanText({ max: BUSINESS_NAME_MAX })),
  tradeLicense: z.optional(cleanText({ max: TRADE_LICENSE_MAX })),
  /** The step of the wizard that was open last. */
  step: z.optional(z.int().check(z.gte(0), z.lte(9))),
})

export const draftDocument = z.object({
  kind: documentKind,
  mediaType: z.string(),
  /** As it is stored, after it was made smaller. */
  bytes: z.number(),
  uploadedAt: z.string(),
})

export const applicationDraft = z.object({
  type: z.enum(APPLICATION_TYPES),
  /** Null where nothing was saved yet. */
  savedAt: z.nullable(z.string()),
  fields: draftFields,
  /** A sentence for each field that was typed and would be refused as it is. */
  problems: z.record(z.string(), z.string()),
  /** Taken, but worth a second look; texts in `messages.warnings`. */
  warns: z.array(z.enum(WARNINGS)),
  documents: z.array(draftDocument),
  /** Documents of the type that are not there yet. */
  missing: z.array(documentKind),
})

export const getDraft = endpoint({
  method: 'GET',
  path: '/api/chef-applications/draft/:type',
  who: 'signed-in',
  summary: 'The own draft of a type, to go on with; an empty one where there is none.',
  params: byType,
  output: applicationDraft,
  refusals: [],
})

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/chef-applications/draft/:type',
  who: 'signed-in',
  summary: 'Keeps what was typed so far; nothing has to be right or whole yet.',
  params: byType,
  body: draftFields,
  output: applicationDraft,
  refusals: ['application_open', 'application_approved'],
})

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/chef-applications/draft/:type',
  who: 'signed-in',
  summary: 'Throws the draft away with its documents.',
  params: byType,
  output: z.object({ ok: z.literal(true) }),
  refusals: [],
})

const byTypeAndKind = z.object({ type: z.enum(APPLICATION_TYPES), kind: documentKind })

export const uploadDraftDocument = endpoint({
  method: 'PUT',
  path: '/api/chef-applications/draft/:type/documents/:kind',
  who: 'signed-in',
  summary: 'Checks, rewrites, encrypts and keeps one document of the draft.',
  params: byTypeAndKind,
  body: z.object({ document }),
  output: draftDocument,
  bodyLimitBytes: DOCUMENT_BODY_BYTES,
  refusals: [
    'not_found',
    'application_open',
    'application_approved',
    ...FILE_REFUSALS,
    'too_many_requests',
  ],
})

export const deleteDraftDocument = endpoint({
  method: 'DELETE',
  path: '/api/chef-applications/draft/:type/documents/:kind',
  who: 'signed-in',
  summary: 'Takes a document out of the draft.',
  params: byTypeAndKind,
  output: z.object({ ok: z.literal(true) }),
  refusals: [],
})

export const getDraftDocument = endpoint({
  method: 'GET',
  path: '/api/chef-applications/draft/:type/documents/:kind',
  who: 'signed-in',
  summary: 'The stored picture or PDF of the own draft, for the preview.',
  params: byTypeAndKind,
  output: z.unknown(),
  produces: 'image/jpeg',
  refusals: ['not_found'],
})
