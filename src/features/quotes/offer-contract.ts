import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { OFFER_STANDINGS } from './rules.ts'

export const offerLine = z.object({
  text: z.string(),
  /** AED, VAT included. */
  amount: z.number(),
})

const shownOffer = z.object({
  /** Such as SQ-2026-000123. */
  number: z.string(),
  name: z.string(),
  peopleCount: z.number(),
  requirements: z.string(),
  lines: z.array(offerLine),
  total: z.number(),
  vatIncluded: z.number(),
  validUntil: z.string(),
  note: z.string(),
  standing: z.enum(OFFER_STANDINGS),
})

const byToken = z.object({ token: z.string().check(z.regex(/^[\w-]{20,64}$/)) })

export const getOffer = endpoint({
  method: 'GET',
  path: '/api/quote-offers/:token',
  who: 'anyone',
  summary: 'The offer that a link opens.',
  params: byToken,
  output: shownOffer,
  refusals: ['not_found'],
})

export const answerOffer = endpoint({
  method: 'POST',
  path: '/api/quote-offers/:token/answer',
  who: 'anyone',
  summary: 'Accepts or declines an offer. The same answer again changes nothing.',
  params: byToken,
  body: z.object({ answer: z.enum(['accepted', 'declined']) }),
  output: shownOffer,
  refusals: ['not_found', 'offer_closed', 'too_many_requests'],
})
