import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { CookieToSet } from '#server/http/answers/reply.ts'
import { deleteSession, markVerified } from '../store.ts'
import { openSession } from './open-session.ts'

/** The second factor was given: a half session gives way to a whole one with a token of its own. */
export async function completeSession(tx: Transaction, who: Member): Promise<CookieToSet[]> {
  const { sessionId, secondFactor } = who.user
  if (secondFactor !== 'open') {
    await markVerified(tx, sessionId, who.now)
    return []
  }
  await deleteSession(tx, sessionId)
  return [await openSession(tx, who.user, who, 'given')]
}
