import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { eraseAccount, getErasure } from '../../src/features/erasure/contract.ts'
import { OWNERS, signIn, useAuthorizedApp } from '../authorization/world.ts'
import { endEverything, makeRichPerson } from './rich-person.ts'
import { findTraces } from './traces.ts'

const test = useAuthorizedApp()

/** Where words of a deleted person may stay, and why. */
const KEPT: Record<string, string> = {
  'invoices.buyer_name': 'tax law keeps invoices as they were printed',
  'rate_limits.bucket': 'counts of logins by number end after two days, and a deletion resets none',
}

it(
  'POST /api/users/erasure leaves no word of the person but on invoices',
  { timeout: 120_000 },
  async () => {
    const { id, words } = await makeRichPerson(test)
    await endEverything(test, id)
    const { db } = test.app
    const before = await findTraces(db, words)
    expect(before.length).toBeGreaterThan(25)

    const person = await signIn(test, OWNERS.customer)
    expect(await person.call(getErasure)).toEqual({ blockers: [], isLoginFresh: true })
    await person.call(eraseAccount, { lastDigits: OWNERS.customer.slice(-4) })
    await test.drain()

    const after = await findTraces(db, words)
    expect(after.filter((column) => !(column in KEPT))).toEqual([])
    expect(after).toContain('invoices.buyer_name')
    for (const [table, owner] of GONE) {
      const { rows } = await sql`
      select from ${sql.table(table)} where ${sql.ref(owner)}::text = ${id}`.execute(db)
      expect({ table, rows: rows.length }).toEqual({ table, rows: 0 })
    }
  },
)

/** Holds no words, or the words of others, too. */
const GONE = [
  ['profile_photos', 'user_id'],
  ['private_files', 'owner_id'],
  ['household_blocked_dishes', 'customer_id'],
  ['chef_application_drafts', 'user_id'],
  ['sessions', 'user_id'],
  ['login_devices', 'user_id'],
  ['idempotency_keys', 'scope'],
] as const
