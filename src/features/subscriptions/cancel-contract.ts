import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { wireId } from '#shared/wire/wire.ts'

const byId = z.object({ id: wireId })

export const cancellation = z.object({
  /** The last day that stays paid. */
  endDate: z.string(),
  /** AED that go back to where they came from. */
  refund: z.number(),
  daysGivenBack: z.number(),
  /** The first one that was still to come: not one that was skipped, or lies in a pause. */
  firstDeliveryAffected: z.nullable(z.string()),
  /** Something of it was paid; otherwise it is called off and nothing is charged. */
  wasCharged: z.boolean(),
})

export const previewCancellation = endpoint({
  method: 'GET',
  path: '/api/subscriptions/:id/cancellation',
  who: 'signed-in',
  summary: 'What cancelling now would mean; nothing is changed.',
  params: byId,
  output: cancellation,
  refusals: ['not_found'],
})

export const cancelSubscription = endpoint({
  method: 'PUT',
  path: '/api/subscriptions/:id/cancel',
  who: 'signed-in',
  summary: 'Cancels. Doing it again gives the same answer.',
  params: byId,
  output: z.extend(cancellation, { id: z.number(), receiptNumber: z.string() }),
  idempotent: 'payment',
  refusals: ['not_found'],
})
