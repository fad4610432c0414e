import type { Provider } from '../../errors.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { toDirhams } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type * as contract from '../../payout-contract.ts'
import { listFailed, lockPayout, updatePayout } from './payout-store.ts'

const SHOWN_MAX = 50

export async function listFailedPayouts(
  db: Database,
): Promise<Output<typeof contract.listFailedPayouts>> {
  const rows = await listFailed(db, SHOWN_MAX)
  return rows.map((row) => ({
    id: row.id,
    provider: row.provider as Provider,
    ref: row.ref,
    amount: toDirhams(row.amount_fils),
    failureCode: row.failure_code,
    failedAt: row.updated_at.toISOString(),
  }))
}

/** The money is with the provider again, who sends it as another payout. */
export async function closeFailedPayout(
  tx: Transaction,
  who: Member,
  { id, evidence }: Input<typeof contract.closeFailedPayout>,
): Promise<Output<typeof contract.closeFailedPayout>> {
  const payout = await lockPayout(tx, id)
  if (!payout) throw new Refusal('not_found', 404)
  if (payout.status !== 'failed' || payout.closed_at) throw new Refusal('payout_not_failed', 409)
  await updatePayout(tx, id, { closed_at: who.now, closed_by: who.id, note: evidence })
  await writeAudit(tx, who, {
    action: 'close-failed-payout',
    object: 'provider-payout',
    objectId: id,
    before: { ref: payout.ref, failureCode: payout.failure_code },
    after: { evidence },
  })
  return { id }
}
