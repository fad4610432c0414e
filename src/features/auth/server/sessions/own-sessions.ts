import type { Answer, Wish } from '#shared/endpoint.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/caller.ts'
import type * as contract from '../../own-sessions-contract.ts'
import { deviceOf, isSessionAlive } from '../../rules.ts'
import { listSessionsOf } from '../store.ts'
import { endSessions } from './end-sessions.ts'

/** The sessions that still work, the newest use first. */
export async function listOwnSessions(
  db: Database,
  who: Member,
): Promise<Answer<typeof contract.listOwnSessions>> {
  const rows = await listSessionsOf(db, who.id)
  return rows
    .filter((row) => isSessionAlive(row, who.user.role, who.now))
    .map(({ number, id, startedAt, lastSeenAt, userAgent }) => ({
      id: number,
      device: deviceOf(userAgent),
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isThis: id.equals(who.user.sessionId),
    }))
}

export async function endOwnSession(
  tx: Transaction,
  who: Member,
  { id }: Wish<typeof contract.endOwnSession>,
): Promise<Answer<typeof contract.endOwnSession>> {
  const ended = await endSessions(tx, who.id, who.now, { number: id, but: who.user.sessionId })
  if (ended === 0) throw new Refusal('not_found', 404)
  return { ended }
}

/** Every session but this one. */
export const endOtherSessions = async (
  tx: Transaction,
  who: Member,
): Promise<Answer<typeof contract.endOtherSessions>> => ({
  ended: await endSessions(tx, who.id, who.now, { but: who.user.sessionId }),
})
