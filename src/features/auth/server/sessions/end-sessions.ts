import type { Transaction } from '#server/database/database.ts'
import { publishSessionEnd } from '#server/events/publish.ts'
import { deleteSessionsOf } from '../store.ts'

/** Ends a person's sessions, their open pages included. @returns how many there were. */
export async function endSessions(
  tx: Transaction,
  userId: string,
  now: Date,
  which: { but?: Buffer; number?: number } = {},
): Promise<number> {
  const ended = await deleteSessionsOf(tx, userId, which)
  for (const { id } of ended) await publishSessionEnd(tx, id, now)
  return ended.length
}
