import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import {
  endSessions,
  forgetSecondFactor,
  setRole,
  setSuspension,
} from '#features/auth/server/public.ts'
import type * as contract from '../contract.ts'
import { barOf } from '../rules.ts'
import { getUser } from './get-user.ts'
import { lockOpenEvent, type Person } from './user-store.ts'

/** The person, locked. @throws Refusal `not_found` */
async function lockPerson(
  tx: Transaction,
  id: number,
): Promise<{ person: Person; known: readonly Person[] }> {
  const known = await lockOpenEvent(tx, id)
  const person = known.find(({ number }) => number === id)
  if (!person) throw new Refusal('not_found', 404)
  return { person, known }
}

/** The same, for what no one may do to themselves or to the last admin. */
async function lockUnbarred(tx: Transaction, who: Member, id: number): Promise<Person> {
  const { person, known } = await lockPerson(tx, id)
  const bar = barOf(who.id, person, known)
  if (bar) throw new Refusal(bar === 'self' ? 'user_is_self' : 'user_is_last_admin', 409)
  return person
}

const audit = (
  tx: Transaction,
  who: Member,
  { number }: Person,
  action: string,
  before: object,
  after: object,
): Promise<void> => writeAudit(tx, who, { action, object: 'user', objectId: number, before, after })

export async function changeRole(
  tx: Transaction,
  who: Member,
  { id, role, reason }: Input<typeof contract.changeRole>,
): Promise<Output<typeof contract.changeRole>> {
  const person = await lockUnbarred(tx, who, id)
  if (person.role !== role || person.alsoRoles.length > 0) {
    await setRole(tx, person.id, role)
    const sessionsEnded = await endSessions(tx, person.id, who.now)
    const before = { roles: [person.role, ...person.alsoRoles] }
    await audit(tx, who, person, 'change-role', before, { roles: [role], reason, sessionsEnded })
  }
  return getUser(tx, who, { id })
}

/** Subscriptions run on: who has paid is cooked for. */
export async function suspendUser(
  tx: Transaction,
  who: Member,
  { id, reason }: Input<typeof contract.suspendUser>,
): Promise<Output<typeof contract.suspendUser>> {
  const person = await lockUnbarred(tx, who, id)
  if (person.suspendedAt === null) {
    await setSuspension(tx, person.id, { since: who.now, reason })
    const sessionsEnded = await endSessions(tx, person.id, who.now)
    // Where a chef is suspended, their quotes are taken back.
    await enqueue(tx, 'keep-chef-events', {})
    const after = { state: 'suspended', reason, sessionsEnded }
    await audit(tx, who, person, 'suspend-user', { state: 'active' }, after)
  }
  return getUser(tx, who, { id })
}

export async function liftSuspension(
  tx: Transaction,
  who: Member,
  { id, reason }: Input<typeof contract.liftSuspension>,
): Promise<Output<typeof contract.liftSuspension>> {
  const { person } = await lockPerson(tx, id)
  if (person.suspendedAt !== null) {
    await setSuspension(tx, person.id, null)
    const before = { state: 'suspended', since: person.suspendedAt, reason: person.reason }
    await audit(tx, who, person, 'lift-suspension', before, { state: 'active', reason })
  }
  return getUser(tx, who, { id })
}

export async function endUserSessions(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract.endUserSessions>,
): Promise<Output<typeof contract.endUserSessions>> {
  const { person } = await lockPerson(tx, id)
  const sessions = await endSessions(tx, person.id, who.now, { but: who.user.sessionId })
  await audit(tx, who, person, 'end-sessions', { sessions }, { sessions: 0 })
  return getUser(tx, who, { id })
}

/** Only another admin takes an authenticator away. */
export async function resetSecondFactor(
  tx: Transaction,
  who: Member,
  { id, reason }: Input<typeof contract.resetSecondFactor>,
): Promise<Output<typeof contract.resetSecondFactor>> {
  const { person } = await lockPerson(tx, id)
  if (person.id === who.id) throw new Refusal('user_is_self', 409)
  const enrolledAt = await forgetSecondFactor(tx, person.id, who)
  if (enrolledAt) {
    const sessionsEnded = await endSessions(tx, person.id, who.now)
    const after = { enrolledAt: null, reason, sessionsEnded }
    await audit(tx, who, person, 'reset-second-factor', { enrolledAt }, after)
  }
  return getUser(tx, who, { id })
}
