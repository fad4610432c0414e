import type { Endpoint } from '#shared/wire/endpoint.ts'
import type { Database } from '../../database/database.ts'
import type { Log } from '../../log.ts'
import { addHit } from '../../limits.ts'
import type { Visitor } from '../callers/caller.ts'
import { deviceOf } from '../callers/device.ts'

/** What became of a call. */
export interface Outcome {
  status: number
  /** The code of the refusal, where there was one. */
  reason: string | undefined
  /** A session cookie came along, whether or not it is one of ours. */
  hasCookie: boolean
}

const FORBIDDEN_ALARM = 20
const HOUR_SECONDS = 3600

/**
 * Who tried what: a line for every call whose contract names a security event, done or refused, and
 * for every refusal that a person with a session, a crowd or another site ran into. A person is the
 * id of their account; phones, names and contents stay out.
 */
export async function logSecurity(
  { log, db }: { log: Log; db: Database },
  { method, path, securityEvent }: Endpoint,
  visitor: Visitor,
  outcome: Outcome,
): Promise<void> {
  const event = securityEvent ?? eventOf(visitor, outcome)
  if (event === undefined) return
  const { status, reason } = outcome
  const { user, address, userAgent, requestId } = visitor
  const person = user?.id ?? visitor.subject
  const facts = {
    security: event,
    person,
    role: user?.role,
    address,
    device: deviceOf(userAgent),
    route: `${method} ${path}`,
    status,
    reason,
    requestId,
  }
  log[reason === undefined ? 'info' : 'warn'](facts, 'security')
  if (status === 403 && user) await countForbidden(db, log, visitor, user.id)
}

function eventOf({ user }: Visitor, { status, reason, hasCookie }: Outcome): string | undefined {
  if (reason === 'cross_site') return 'cross-site-refused'
  if (status === 429) return 'limit-reached'
  if (status === 401 && hasCookie) return 'session-refused'
  if (!user) return undefined
  if (status === 403) return 'forbidden'
  return status === 404 ? 'not-found' : undefined
}

/** Someone who is refused again and again is looking for a way in. */
async function countForbidden(
  db: Database,
  log: Log,
  { now }: Visitor,
  person: string,
): Promise<void> {
  try {
    const bucket = { bucket: `forbidden:${person}`, windowSeconds: HOUR_SECONDS }
    const { hits } = await addHit(db, bucket, now)
    if (hits === FORBIDDEN_ALARM) {
      log.error({ person, refused: hits }, 'alarm: a person is refused again and again')
    }
  } catch (error) {
    log.warn({ err: error }, 'a refusal was not counted')
  }
}
