import type { Transaction } from '#server/database/database.ts'
import type { FailureReason } from '../../rules.ts'
import { failed, failedAndRefunded } from '../templates.ts'
import type { HeldTicket } from './hold-ticket.ts'
import { promiseRefund } from './remedy.ts'
import { tellCustomer } from './tell-customer.ts'
import { writeStep } from './write-step.ts'

interface Failure {
  reason: Extract<FailureReason, 'not_delivered' | 'not_arrived'>
  now: Date
}

/** The product itself ends a drop that did not come, and makes it good at once. Answers the fils. */
export async function failDrop(
  tx: Transaction,
  held: HeldTicket,
  { reason, now }: Failure,
): Promise<number> {
  await writeStep(tx, held, { to: 'failed', failureReason: reason, by: 'system', at: now })
  const refund = await promiseRefund(tx, held, now)
  if (refund > 0) await tellCustomer(tx, held, failedAndRefunded, { reason, refund })
  else await tellCustomer(tx, held, failed, { reason })
  return refund
}
