import type { Language } from '#shared/language.ts'
import type { Output, Role } from '#shared/wire/endpoint.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { publishSessionEnd } from '#server/events/publish.ts'
import type { Member, SessionUser, Visitor } from '#server/http/callers/caller.ts'
import { Reply } from '#server/http/answers/reply.ts'
import type {
  getSession as sessionContract,
  logout as logoutContract,
} from '../../session-contract.ts'
import { isSessionAlive, isStaff } from '../../rules.ts'
import { sha256 } from '../codes.ts'
import type { AuthSettings } from '../settings.ts'
import { deleteSession, findSession, touchSession } from '../store.ts'
import { presentUser } from './present-user.ts'

const TOKEN_LENGTH = 43
const TOUCH_AFTER_MS = 60_000

/** The person behind a session cookie, or no one. Being seen is written at most once a minute. */
export async function identify(
  db: Database,
  settings: Pick<AuthSettings, 'secondFactor'>,
  token: string,
  now: Date,
): Promise<SessionUser | undefined> {
  if (token.length !== TOKEN_LENGTH) return undefined
  const sessionId = sha256(token)
  const [session] = await findSession(db, { id: sessionId })
  if (!session) return undefined
  const role = session.role as Role
  if (!isSessionAlive(session, role, now)) return undefined
  if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_AFTER_MS) {
    await touchSession(db, sessionId, now)
  }
  const { userId, name, phone, email, registeredAt, photoVersion } = session
  const language = session.language as Language
  const isAsked = settings.secondFactor && isStaff(role)
  const secondFactor = isAsked ? (session.verifiedAt ?? 'open') : 'none'
  const person = { name, phone, email, registeredAt, photoVersion, language }
  const alsoRoles = session.alsoRoles as Role[]
  return { id: userId, sessionId, role, alsoRoles, secondFactor, ...person }
}

export const getSession = async (
  _db: Database,
  who: Member,
): Promise<Output<typeof sessionContract>> => presentUser(who.user)

export async function logout(
  tx: Transaction,
  who: Visitor,
): Promise<Reply<Output<typeof logoutContract>>> {
  if (who.user) {
    await deleteSession(tx, who.user.sessionId)
    await publishSessionEnd(tx, who.user.sessionId, who.now)
  }
  return new Reply(
    { ok: true },
    {
      cookies: [{ name: 'session', value: '', maxAgeSeconds: 0 }],
      headers: { 'clear-site-data': '"cache", "storage"' },
    },
  )
}
