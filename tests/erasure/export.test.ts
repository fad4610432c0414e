import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { OWN_ROWS } from '../../src/features/account/server/export/export-own-data.ts'
import { OWNERS, signIn, useAuthorizedApp } from '../authorization/world.ts'
import { COLUMNS_LEFT_OUT, TABLES_LEFT_OUT } from './not-exported.ts'
import { makeRichPerson } from './rich-person.ts'
import { findTraces } from './traces.ts'

const test = useAuthorizedApp()
let words: string[] = []
beforeAll(async () => void ({ words } = await makeRichPerson(test)), 120_000)

/** Parts of the export that are read by hand, and their columns with words. */
const BY_HAND = {
  users: ['name', 'phone', 'email'],
  messages: ['text'],
}

const exportedColumns = new Set([
  ...Object.entries(BY_HAND).flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  ),
  ...Object.values(OWN_ROWS).flatMap(({ table, columns }) =>
    columns.map((column) => `${table}.${column}`),
  ),
])
const exportedTables = new Set([
  ...Object.keys(BY_HAND),
  ...Object.values(OWN_ROWS).map(({ table }) => table),
])

it('GET /api/users/export has each table, or a reason why it is left out', async () => {
  const { rows } = await sql<{ name: string }>`
    select concat(nullif(table_schema, 'public') || '.', table_name) as name
      from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'simulator')
     order by 1`.execute(test.app.db)
  const names = rows.map(({ name }) => name)
  const leftOut = Object.keys(TABLES_LEFT_OUT)
  expect(names.filter((name) => !exportedTables.has(name) && !leftOut.includes(name))).toEqual([])
  expect(leftOut.filter((name) => exportedTables.has(name) || !names.includes(name))).toEqual([])
})

it('GET /api/users/export gives each word of the person that is kept', async () => {
  const traces = await findTraces(test.app.db, words)
  expect(traces.length).toBeGreaterThan(25)
  const missing = traces.filter((column) => {
    const table = column.slice(0, column.lastIndexOf('.'))
    const isLeftOut = table in TABLES_LEFT_OUT || column in COLUMNS_LEFT_OUT
    return !exportedColumns.has(column) && !isLeftOut
  })
  expect(missing).toEqual([])

  const person = await signIn(test, OWNERS.customer)
  const data = (await (await person.request('/api/users/export')).json()) as Record<
    string,
    unknown[]
  >
  const text = JSON.stringify(data)
  expect(words.filter((word) => !text.includes(word))).toEqual([])
  const filled = Object.keys(OWN_ROWS).filter((name) => (data[name]?.length ?? 0) > 0)
  expect(filled).toEqual(expect.arrayContaining(['talks', 'applicationPapers', 'shoppingLists']))
  for (const { url } of data['files'] as { url: string }[]) {
    const { pathname } = new URL(url)
    expect({ pathname, status: (await person.request(pathname)).status }).toMatchObject({
      status: 200,
    })
  }
})

it('GET /api/users/export gives no contact of a chef and no word of another household', async () => {
  const { db } = test.app
  const isChefs = sql`text like 'Dear %' and sender = 'chef'`
  await sql`update chef_messages set text = ${`Call ${OWNERS.chef}`} where ${isChefs}`.execute(db)
  await sql`update chef_quotes set note = ${`Call ${OWNERS.chef}`}`.execute(db)
  const person = await signIn(test, OWNERS.customer)
  const text = await (await person.request('/api/users/export')).text()
  const others = await db
    .selectFrom('users')
    .select('phone')
    .where('phone', '<>', OWNERS.customer)
    .execute()
  expect(others.filter(({ phone }) => text.includes(phone))).toEqual([])
  const { rows } = await sql<{ word: string }>`
    select address_line1 as word from delivery_addresses a join users u on u.id = a.user_id
     where u.phone <> ${OWNERS.customer} and address_line1 <> '' and not exists (
       select from delivery_addresses o join users p on p.id = o.user_id
        where p.phone = ${OWNERS.customer} and o.address_line1 = a.address_line1)`.execute(db)
  expect(rows.filter(({ word }) => text.includes(word))).toEqual([])
})
