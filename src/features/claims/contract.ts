import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { cleanLines } from '#shared/text/text.ts'
import { wireId, wirePosition } from '#shared/wire/wire.ts'
import { document, DOCUMENT_BODY_BYTES } from '#features/chef-applications/document-contract.ts'
import { CLAIM_KINDS, CLAIM_STATES, WORDS_MAX } from './rules.ts'

/** What a customer said of a drop, as they see it. */
export const claim = z.object({
  id: z.number(),
  kind: z.enum(CLAIM_KINDS),
  state: z.enum(CLAIM_STATES),
  /** What it is about; null where that is all of the drop, or any of its dishes. */
  dish: z.nullable(z.string()),
  words: z.string(),
  hasPhoto: z.boolean(),
  madeAt: z.string(),
  decidedAt: z.nullable(z.string()),
  /** What our team says to it. */
  answer: z.string(),
})

export const ownClaim = z.extend(claim, {
  dropId: z.number(),
  day: z.string(),
  /** AED that go back; null where its day comes again instead. */
  refundAed: z.nullable(z.number()),
})

export const listClaims = endpoint({
  method: 'GET',
  path: '/api/claims',
  who: 'signed-in',
  summary: "The caller's newest reports of what was wrong with a delivery.",
  output: z.array(ownClaim),
  refusals: [],
})

export const makeClaim = endpoint({
  method: 'POST',
  path: '/api/drops/:id/claims',
  who: 'signed-in',
  summary: 'Says what was wrong with a meal that was delivered, or that it did not arrive.',
  params: z.object({ id: wireId }),
  body: z.object({
    kind: z.enum(CLAIM_KINDS),
    /**
     * The line of the drop that it is about. Null where they don't know which dish they reacted to:
     * none of them is sent again.
     */
    position: z.optional(z.nullable(wirePosition)),
    words: z._default(cleanLines({ max: WORDS_MAX }), ''),
    /** A picture as a data URL. */
    photo: z.optional(document),
  }),
  output: ownClaim,
  status: 201,
  bodyLimitBytes: DOCUMENT_BODY_BYTES,
  idempotent: 'payment',
  refusals: [
    'not_found',
    'claim_not_possible',
    'claim_too_early',
    'claim_too_late',
    'claim_made',
    'claim_dish_needed',
    'document_kind_refused',
    'document_unreadable',
    'document_too_large',
    'document_too_many_pixels',
    'document_moves',
    'document_unsafe',
    'too_many_requests',
  ],
})

export const getClaimPhoto = endpoint({
  method: 'GET',
  path: '/api/claims/:id/photo',
  who: 'signed-in',
  summary: 'The photo of an own report.',
  params: z.object({ id: wireId }),
  output: z.unknown(),
  produces: 'image/jpeg',
  refusals: ['not_found'],
})
