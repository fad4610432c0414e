import * as z from 'zod/mini'
import { EMIRATES } from '#shared/place/emirates.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { CUISINES } from '#shared/food/food.ts'
import {
  APPLICATION_STATUSES,
  APPLICATION_TYPES,
  DOCUMENT_KINDS,
  VERDICTS,
  WARNINGS,
} from './rules.ts'

export const applicationDocument = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  verdict: z.enum(VERDICTS),
  /** What is wrong with it, in the words of the team; null unless it is to be replaced. */
  note: z.nullable(z.string()),
  /** Null once it was erased. */
  mediaType: z.nullable(z.string()),
  bytes: z.number(),
  uploadedAt: z.string(),
  erasedAt: z.nullable(z.string()),
})

export const applicationStep = z.object({
  status: z.enum(APPLICATION_STATUSES),
  at: z.string(),
})

/** A look at a document, or at the numbers (`kind` is then null), by someone of the team. */
export const documentView = z.object({
  kind: z.nullable(z.enum(DOCUMENT_KINDS)),
  /** "Sufra chef team", in the caller's language. */
  by: z.string(),
  at: z.string(),
  reason: z.string(),
})

/** An application as its applicant sees it. */
export const applicantProfile = z.object({
  id: z.number(),
  type: z.enum(APPLICATION_TYPES),
  status: z.enum(APPLICATION_STATUSES),
  /** The day it was sent. */
  applicationDate: z.string(),
  /** As on the Emirates ID; of a business its representative's. Null where it was not asked for yet. */
  legalName: z.nullable(z.string()),
  /** Null for an individual. */
  businessName: z.nullable(z.string()),
  tradeLicense: z.nullable(z.string()),
  /** Why it was rejected; null otherwise. */
  reason: z.nullable(z.string()),
  /** What the team asks for as a whole, while changes are asked for. */
  note: z.nullable(z.string()),
  cuisineSpecialty: z.array(z.enum(CUISINES)),
  description: z.nullable(z.string()),
  deliveryAvailable: z.boolean(),
  city: z.enum(EMIRATES),
  /** Masked but for the last four digits. */
  emiratesId: z.string(),
  iban: z.string(),
  warns: z.array(z.enum(WARNINGS)),
  documents: z.array(applicationDocument),
  /** What happened, the earliest first. */
  timeline: z.array(applicationStep),
  /** Who of the team looked at what, the newest first. */
  views: z.array(documentView),
  /** Fields and documents may be corrected and sent again. */
  canChange: z.boolean(),
  canApplyAgain: z.boolean(),
})

export const getApplicationStatus = endpoint({
  method: 'GET',
  path: '/api/chef-applications/status',
  who: 'signed-in',
  summary: 'The own applications, the newest of each type, and drafts that wait.',
  output: z.object({
    hasIndividualProfile: z.boolean(),
    hasBusinessProfile: z.boolean(),
    individualProfile: z.nullable(applicantProfile),
    businessProfile: z.nullable(applicantProfile),
    drafts: z.array(z.object({ type: z.enum(APPLICATION_TYPES), savedAt: z.string() })),
  }),
  refusals: [],
})
