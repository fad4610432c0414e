import type { Transaction } from '#server/database/database.ts'
import { deletePrivateFiles } from '#server/files/private-files.ts'
import type { StopListener } from '#features/kitchen-board/server/public.ts'
import { followStep } from '../rules.ts'
import { deleteClaim, listReportsOfStop, setClaimState } from './claim-store.ts'
import { listWaitingOfDays } from './claims-read-model.ts'

/** What a customer said of a drop goes on with it. */
export const followStop: StopListener = async (tx, ticket, step, now) => {
  for (const report of await listReportsOfStop(tx, ticket.id)) {
    const next = followStep(report, { ...step, from: ticket.status })
    if (next === 'gone') await forget(tx, report)
    else if (next !== undefined) {
      await setClaimState(tx, report.id, { state: next, by: null, answer: '', now })
    }
  }
}

/** What was reported of drops whose days leave the ledger unpaid waits for nothing any more. */
export async function followWithdrawal(
  tx: Transaction,
  days: readonly { id: number }[],
): Promise<void> {
  const reports = await listWaitingOfDays(
    tx,
    days.map(({ id }) => id),
  )
  for (const report of reports) await forget(tx, report)
}

async function forget(
  tx: Transaction,
  { id, photoId }: { id: number; photoId: string | null },
): Promise<void> {
  await deleteClaim(tx, id)
  if (photoId !== null) await deletePrivateFiles(tx, [photoId])
}
