import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { AMOUNT_MAX } from '#shared/money.ts'
import { reasonText } from '#shared/text/text.ts'
import { wireDay, wireDirhams, wireId } from '#shared/wire/wire.ts'
import { PRICE_SUBJECTS } from './rules.ts'

const price = z.object({
  subject: z.enum(PRICE_SUBJECTS),
  key: z.string(),
  name: z.string(),
  /** AED, or a factor of the kitchen's monthly price where the subject is `multiplier`. */
  value: z.number(),
  chargedPer: z.enum(['month', 'order', 'cycle']),
  /** Subscriptions that renew with it. */
  renewing: z.number(),
  /** Latest first; the first of all has neither a day nor a person. */
  changes: z.array(
    z.object({
      id: z.nullable(z.number()),
      value: z.number(),
      validFrom: z.nullable(z.string()),
      setAt: z.nullable(z.string()),
      setBy: z.nullable(z.string()),
      standing: z.enum(['past', 'current', 'coming']),
    }),
  ),
})

const output = z.object({ prices: z.array(price) })

export const listPrices = endpoint({
  method: 'GET',
  path: '/api/admin/prices',
  who: 'admin',
  summary: 'What plans, add-ons and diets cost, cost before and will cost.',
  output,
  refusals: [],
})

export const setPrice = endpoint({
  method: 'POST',
  path: '/api/admin/prices',
  who: 'admin',
  summary:
    'Sets a price from a day on. Cycles that are open keep theirs; renewals take it and are announced.',
  body: z.object({
    subject: z.enum(PRICE_SUBJECTS, 'price_unknown'),
    key: z.string().check(z.minLength(1), z.maxLength(60)),
    value: wireDirhams('price_needed', { max: AMOUNT_MAX }),
    validFrom: wireDay(),
    reason: reasonText,
  }),
  output,
  refusals: [
    'price_unknown',
    'price_out_of_reach',
    'price_too_early',
    'price_too_late',
    'fresh_code_required',
  ],
  idempotent: true,
})

export const takePriceBack = endpoint({
  method: 'DELETE',
  path: '/api/admin/prices/:id',
  who: 'admin',
  summary: 'Takes a price back that has not begun.',
  params: z.object({ id: wireId }),
  output,
  refusals: ['not_found', 'price_has_begun', 'fresh_code_required'],
})
