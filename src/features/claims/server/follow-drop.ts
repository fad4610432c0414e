import type { Transaction } from '#server/database/database.ts'
import { deletePrivateFiles } from '#server/files/private-files.ts'
import type { DropListener } from '#features/kitchen-board/server/public.ts'
import { followStep } from '../rules.ts'
import { deleteClaim, listReportsOfDrop, setClaimState } from './claim-store.ts'

/** What a customer said of a drop goes on with it. */
export const followDrop: DropListener = async (tx, ticket, step, now) => {
  for (const report of await listReportsOfDrop(tx, ticket.id)) {
    const next = followStep(report, step)
    if (next === 'gone') await forget(tx, report)
    else if (next !== undefined) {
      await setClaimState(tx, report.id, { state: next, by: null, answer: '', now })
    }
  }
}

async function forget(
  tx: Transaction,
  { id, photoId }: { id: number; photoId: string | null },
): Promise<void> {
  await deleteClaim(tx, id)
  if (photoId !== null) await deletePrivateFiles(tx, [photoId])
}
