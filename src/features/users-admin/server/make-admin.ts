import { endSessions, insertAdmin, setRole, setSuspension } from '#features/auth/server/public.ts'
import { writeOperatorAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import { findNumber, lockOpenEvent } from './user-store.ts'

export type MadeAdmin = 'created' | 'promoted' | 'unchanged'

/** For anyone who runs the server: no one else could name the first admin. */
export async function makeAdmin(tx: Transaction, phone: string, now: Date): Promise<MadeAdmin> {
  const after = { roles: ['admin'], state: 'active' }
  const created = await insertAdmin(tx, phone, now)
  if (created !== undefined) {
    await audit(tx, now, created, null, after)
    return 'created'
  }
  const number = await findNumber(tx, phone)
  const person = (await lockOpenEvent(tx, number)).find((one) => one.number === number)
  if (!person) throw new Error(`The account of ${phone} is gone.`)
  if (person.role === 'admin' && person.suspendedAt === null) return 'unchanged'
  await setRole(tx, person.id, 'admin')
  await setSuspension(tx, person.id, null)
  const sessionsEnded = await endSessions(tx, person.id, now)
  const before = {
    roles: [person.role, ...person.alsoRoles],
    state: person.suspendedAt === null ? 'active' : 'suspended',
  }
  await audit(tx, now, number, before, { ...after, sessionsEnded })
  return 'promoted'
}

const audit = (
  tx: Transaction,
  now: Date,
  number: number,
  before: object | null,
  after: object,
): Promise<void> =>
  writeOperatorAudit(tx, now, {
    action: 'make-admin',
    object: 'user',
    objectId: number,
    before,
    after,
  })
