import type { Subscription } from '../../queries.ts'

/** An order whose payment failed for good stands in no one's way. */
export const isOwnAiPlan = ({ plan, status, paymentStatus }: Subscription): boolean =>
  plan.kind === 'ai' && status !== 'ended' && paymentStatus !== 'failed'
