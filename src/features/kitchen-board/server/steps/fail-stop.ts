import type { Transaction } from '#server/database/database.ts'
import type { FailureReason } from '../../rules.ts'
import { makeGood } from '../missed/make-good.ts'
import type { LockedTicket } from './lock-ticket.ts'
import { writeStep } from './write-step.ts'

/** The product itself ends a drop that did not come, and makes it good at once; answers as that does. */
export async function failStop(
  tx: Transaction,
  locked: LockedTicket,
  { reason }: { reason: Exclude<FailureReason, 'nobody_home' | 'address_not_found'> },
): Promise<boolean> {
  await writeStep(tx, locked, { to: 'failed', failureReason: reason, by: 'system', at: locked.now })
  return makeGood(tx, locked, reason)
}
