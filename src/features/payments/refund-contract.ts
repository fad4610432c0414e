import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { wireId } from '#shared/wire/wire.ts'
import { evidenceText } from './contract.ts'
import { OFFERED_METHODS, REFUND_STATES } from './rules.ts'

const params = z.object({ id: wireId })
const settled = z.object({ id: z.number(), state: z.enum(REFUND_STATES) })

/** How a person sends money back. */
export const PAYOUT_WAYS = ['bank', 'usdt', 'cash_on_delivery'] as const

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
  refusals: ['not_found', 'refund_not_waiting', 'card_number_refused'],
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
  refusals: ['not_found', 'refund_not_waiting'],
  idempotent: 'payment',
})
