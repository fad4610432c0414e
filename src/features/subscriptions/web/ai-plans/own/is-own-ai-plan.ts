import type { Subscription } from '../../queries.ts'

/** An order whose payment failed for good is in no one's way. */
export const isOwnAiPlan = ({ plan, status, paymentStatus }: Subscription): boolean =>
  plan.kind === 'ai' && status !== 'ended' && paymentStatus !== 'failed'
