import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { endSessions } from '#features/auth/server/public.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { Reply } from '#server/http/answers/reply.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type * as contract from '../contract.ts'
import { erasedPhone } from '#shared/phone.ts'
import { confirmsErasure, isLoginFresh } from '../rules.ts'
import { findBlockers } from './blockers.ts'
import { CLEARINGS, DELETIONS } from './personal-rows.ts'

export const getErasure = async (
  db: Database,
  who: Member,
): Promise<Output<typeof contract.getErasure>> => ({
  blockers: await findBlockers(db, who),
  isLoginFresh: await hasFreshLogin(db, who),
})

async function hasFreshLogin(db: Database, { user, now }: Member): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('id', '=', user.sessionId)
    .executeTakeFirst()
  return session !== undefined && isLoginFresh(session.created_at, now)
}

/**
 * Nothing of the person stays but what invoices and books need. The account's row is locked first, so
 * that an order at the same moment is either seen here or finds the account deleted.
 */
export async function eraseAccount(
  tx: Transaction,
  who: Member,
  { lastDigits }: Input<typeof contract.eraseAccount>,
): Promise<Reply<Output<typeof contract.eraseAccount>>> {
  const person = await tx
    .selectFrom('users')
    .select(['id', 'number', 'phone', 'email', 'email_confirmed_at'])
    .where('id', '=', who.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!confirmsErasure(lastDigits, person.phone)) {
    throw new Refusal('last_digits_wrong', 422, { fields: ['lastDigits'] })
  }
  const blockers = await findBlockers(tx, who)
  if (blockers.length > 0) throw new Refusal('account_in_use', 409, { details: { blockers } })
  if (!(await hasFreshLogin(tx, who))) throw new Refusal('login_not_fresh', 403)

  await endSessions(tx, who.id, who.now)
  const erased = { ...person, isEmailConfirmed: person.email_confirmed_at !== null, now: who.now }
  for (const statement of [...CLEARINGS, ...DELETIONS]) await statement(erased).execute(tx)
  await clearUser(tx, person, who.now)
  await writeAudit(tx, who, {
    action: 'erase-account',
    object: 'user',
    objectId: person.number,
    before: null,
    after: { erasedAt: who.now.toISOString() },
  })
  return new Reply(
    { ok: true },
    {
      cookies: [{ name: 'session', value: '', maxAgeSeconds: 0 }],
      headers: { 'clear-site-data': '"cache", "storage"' },
    },
  )
}

const clearUser = (tx: Transaction, { id, number }: { id: string; number: number }, now: Date) =>
  tx
    .updateTable('users')
    .set({
      phone: erasedPhone(number),
      name: '',
      email: '',
      email_confirmed_at: null,
      photo_version: null,
      sounds: null,
      erased_at: now,
    })
    .where('id', '=', id)
    .execute()
