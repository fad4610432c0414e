import type { Transaction } from '#server/database/database.ts'
import { keptSince } from '#shared/retention.ts'

const SENT_WITHIN_MS = 86_400_000

/** Due at once; one that was given up gets another day. */
export const sendAgain = (
  tx: Transaction,
  id: number,
  { now, isGivenUp }: { now: Date; isGivenUp: boolean },
) =>
  tx
    .updateTable('messages')
    .set({
      next_try_at: now,
      dropped_at: null,
      drop_reason: null,
      ...(isGivenUp && { expires_at: new Date(now.getTime() + SENT_WITHIN_MS) }),
    })
    .where('id', '=', id)
    .execute()

export const giveUp = (tx: Transaction, id: number, now: Date) =>
  tx
    .updateTable('messages')
    .set({ dropped_at: now, drop_reason: 'by_admin' })
    .where('id', '=', id)
    .execute()

/** Messages that were sent or given up so long ago that no one needs them. */
export async function removeOldMessages(tx: Transaction, now: Date): Promise<void> {
  const sentBefore = keptSince('messages', now)
  await tx
    .deleteFrom('messages')
    .where((eb) => eb.or([eb('sent_at', '<', sentBefore), eb('dropped_at', '<', sentBefore)]))
    .execute()
}
