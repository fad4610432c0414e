import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { eraseAccount, getErasure } from '../../src/features/erasure/contract.ts'
import type { Database } from '../../src/server/database/database.ts'
import { OWNERS, signIn, useAuthorizedApp } from '../authorization/world.ts'
import { endEverything, makeRichPerson } from './rich-person.ts'

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
  ['chef_application_drafts', 'user_id'],
  ['sessions', 'user_id'],
  ['login_devices', 'user_id'],
  ['idempotency_keys', 'scope'],
] as const

/** Every column of every table that holds one of the words, in whatever letters. */
async function findTraces(db: Database, words: string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ place: string; column: string; name: string }>`
    select format('%I.%I', table_schema, table_name) as place, column_name as column,
           concat(nullif(table_schema, 'public') || '.', table_name, '.', column_name) as name
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       and (data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY'))
     order by 1, 2`.execute(db)
  const patterns = words.map((word) => `%${word}%`)
  const found: string[] = []
  for (const { place, column, name } of columns) {
    const { rows } = await sql`
      select from ${sql.raw(place)}
       where ${sql.ref(column)}::text ilike any(${sql.val(patterns)}) limit 1`.execute(db)
    if (rows.length > 0) found.push(name)
  }
  return found
}
