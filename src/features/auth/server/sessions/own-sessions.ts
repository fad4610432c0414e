import type { Input, Output, Role } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { deviceOf } from '#server/http/callers/device.ts'
import type * as contract from '../../own-sessions-contract.ts'
import { isSessionAlive } from '../../rules.ts'
import { listSessionsOf } from '../store.ts'
import { endSessions } from './end-sessions.ts'

/** The sessions that still work, the newest use first. */
async function listAlive(db: Database, userId: string, role: Role, now: Date) {
  const rows = await listSessionsOf(db, userId)
  return rows
    .filter((row) => isSessionAlive(row, role, now))
    .map(({ number, id, startedAt, lastSeenAt, userAgent }) => ({
      sessionId: id,
      session: {
        id: number,
        device: deviceOf(userAgent),
        startedAt: startedAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      },
    }))
}

/** Where a person is signed in, for an admin. */
export const listSessions = async (
  db: Database,
  userId: string,
  role: Role,
  now: Date,
): Promise<Omit<Output<typeof contract.listOwnSessions>[number], 'isThis'>[]> =>
  (await listAlive(db, userId, role, now)).map(({ session }) => session)

export const listOwnSessions = async (
  db: Database,
  { id, user, now }: Member,
): Promise<Output<typeof contract.listOwnSessions>> =>
  (await listAlive(db, id, user.role, now)).map(({ sessionId, session }) => ({
    ...session,
    isThis: sessionId.equals(user.sessionId),
  }))

export async function endOwnSession(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract.endOwnSession>,
): Promise<Output<typeof contract.endOwnSession>> {
  const ended = await endSessions(tx, who.id, who.now, { number: id, but: who.user.sessionId })
  if (ended === 0) throw new Refusal('not_found', 404)
  return { ended }
}

/** Every session but this one, which may be old: it is a defence. R-ACC-17 */
export const endOtherSessions = async (
  tx: Transaction,
  who: Member,
): Promise<Output<typeof contract.endOtherSessions>> => ({
  ended: await endSessions(tx, who.id, who.now, { but: who.user.sessionId }),
})
