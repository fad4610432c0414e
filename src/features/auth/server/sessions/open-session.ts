import type { Role } from '#shared/wire/endpoint.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import type { CookieToSet } from '#server/http/answers/reply.ts'
import { HALF_SESSION_SECONDS, sessionLife } from '../../rules.ts'
import { newSessionToken, sha256 } from '../codes.ts'
import { insertSession } from '../store.ts'

/** A new session and its cookie. A half one waits for the second factor, and not for long. */
export async function openSession(
  tx: Transaction,
  { id, role }: { id: string; role: Role },
  who: Visitor,
  secondFactor: 'none' | 'open' | 'given',
): Promise<CookieToSet> {
  const token = newSessionToken()
  const maxAgeSeconds =
    secondFactor === 'open' ? HALF_SESSION_SECONDS : sessionLife(role).absoluteSeconds
  await insertSession(tx, {
    id: sha256(token),
    userId: id,
    now: who.now,
    expiresAt: new Date(who.now.getTime() + maxAgeSeconds * 1000),
    userAgent: who.userAgent,
    verifiedAt: secondFactor === 'given' ? who.now : null,
  })
  return { name: 'session', value: token, maxAgeSeconds }
}
