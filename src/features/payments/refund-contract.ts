import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { cleanText } from '#shared/text/text.ts'
import { wireId } from '#shared/wire/wire.ts'
import { evidenceText } from './contract.ts'
import { OFFERED_METHODS, REFUND_STATES } from './rules.ts'

const params = z.object({ id: wireId })
const settled = z.object({ id: z.number(), state: z.enum(REFUND_STATES) })

/** How a person sends money back. */
export const PAYOUT_WAYS = ['bank', 'usdt', 'cash_on_delivery'] as const

/** What a customer can name to have a refund sent to. */
export const ACCOUNT_WAYS = ['bank', 'usdt'] as const

export const ACCOUNT_TEXT_MAX = 60
export const HOLDER_MAX = 120

export const nameRefundAccount = endpoint({
  method: 'POST',
  path: '/api/refunds/:id/account',
  who: 'signed-in',
  summary: 'Names where one’s own refund goes that cannot go back the way it came.',
  params,
  body: z.object({
    way: z.enum(ACCOUNT_WAYS),
    /** Who the account belongs to. */
    holder: cleanText({ min: 2, max: HOLDER_MAX, tooShort: 'account_holder_required' }),
    /** An IBAN of the UAE, or an address for USDT on TRON. */
    account: cleanText({ max: ACCOUNT_TEXT_MAX }),
  }),
  /** Masked. */
  output: z.object({ id: z.number(), account: z.string() }),
  refusals: [
    'not_found',
    'refund_not_waiting',
    'iban_invalid',
    'usdt_address_invalid',
    'account_holder_required',
    'text_too_long',
    'text_not_clean',
  ],
})

export const revealRefundAccount = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/:id/account',
  who: 'admin',
  summary: 'The account of a refund whole, to send the money; each look is logged.',
  params,
  output: z.object({ holder: z.string(), account: z.string() }),
  refusals: ['not_found', 'fresh_code_required'],
})

export const listRefundsToPay = endpoint({
  method: 'GET',
  path: '/api/admin/refunds/to-pay',
  who: 'admin',
  summary: 'Refunds that wait for a person: those to pay out, and those that failed. Oldest first.',
  output: z.array(
    z.object({
      id: z.number(),
      reference: z.string(),
      customerName: z.string(),
      customerPhone: z.string(),
      /** AED. */
      amount: z.number(),
      /** How the payment came. */
      method: z.enum(OFFERED_METHODS),
      requestedAt: z.string(),
      /** The provider could not send it, and may be asked again. */
      isFailed: z.boolean(),
      failureCode: z.nullable(z.string()),
      /** Where the customer wants it; masked. Null until they have said so. */
      account: z.nullable(z.object({ way: z.enum(ACCOUNT_WAYS), hint: z.string() })),
    }),
  ),
  refusals: [],
})

export const payRefund = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/:id/paid',
  who: 'admin',
  summary: 'Records that a person has sent a refund, with the evidence; the customer is told.',
  params,
  body: z.object({ way: z.enum(PAYOUT_WAYS), evidence: evidenceText }),
  output: settled,
  refusals: ['not_found', 'refund_not_waiting', 'card_number_refused', 'fresh_code_required'],
  idempotent: 'payment',
  refusesCardNumbers: true,
})

export const sendRefundAgain = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/:id/send-again',
  who: 'admin',
  summary: 'Asks the provider once more for a refund that failed.',
  params,
  output: settled,
  refusals: ['not_found', 'refund_not_waiting', 'fresh_code_required'],
  idempotent: 'payment',
})
