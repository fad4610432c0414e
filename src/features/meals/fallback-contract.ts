import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { wireId } from '#shared/wire/wire.ts'
import { FALLBACKS } from './rules.ts'

export const chooseFallback = endpoint({
  method: 'PUT',
  path: '/api/subscriptions/:id/fallback',
  who: 'signed-in',
  summary: 'What comes where nothing is chosen by the cut-off.',
  params: z.object({ id: wireId }),
  body: z.object({ fallback: z.enum(FALLBACKS, 'fallback_required') }),
  output: z.object({
    subscriptionId: z.number(),
    fallback: z.enum(FALLBACKS),
    receiptNumber: z.string(),
  }),
  refusals: ['not_found', 'subscription_over'],
})
