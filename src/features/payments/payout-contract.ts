import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { wireId } from '#shared/wire/wire.ts'
import { evidenceText } from './contract.ts'
import { PROVIDERS } from './errors.ts'

export const listFailedPayouts = endpoint({
  method: 'GET',
  path: '/api/admin/provider-payouts/failed',
  who: 'admin',
  summary: 'Payouts of the card provider that did not reach our bank. Oldest first.',
  output: z.array(
    z.object({
      id: z.number(),
      provider: z.enum(PROVIDERS),
      /** What the provider calls it. */
      ref: z.string(),
      /** AED. */
      amount: z.number(),
      /** `account_closed`, `no_account` and so on. */
      failureCode: z.nullable(z.string()),
      failedAt: z.string(),
    }),
  ),
  refusals: [],
})

export const closeFailedPayout = endpoint({
  method: 'POST',
  path: '/api/admin/provider-payouts/:id/close',
  who: 'admin',
  summary: 'Records what was done about a payout that failed; it is shown no more.',
  params: z.object({ id: wireId }),
  body: z.object({ evidence: evidenceText }),
  output: z.object({ id: z.number() }),
  refusals: ['not_found', 'payout_not_failed', 'card_number_refused', 'fresh_code_required'],
  idempotent: 'payment',
  refusesCardNumbers: true,
})
