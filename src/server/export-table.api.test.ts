import { beforeAll, expect, it, vi } from 'vitest'
import { dayOf } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'
import { TEST_NOW, useTestApp } from '../../tools/testing/app.ts'
import type { Database } from './database/database.ts'
import { exportTable } from './export-table.ts'
import type { Member } from './http/callers/caller.ts'

const test = useTestApp()
let adminId: string

beforeAll(async () => {
  const names = Array.from({ length: 25 }, (_, count) => ({
    phone: `+97150100${String(count).padStart(4, '0')}`,
    name: `Person ${count}`,
  }))
  const added = await test.app.db.insertInto('users').values(names).returning('id').execute()
  adminId = added[0]?.id ?? ''
})

const who = (language: Language = 'en') =>
  ({
    id: adminId,
    user: { role: 'admin' },
    language,
    now: TEST_NOW,
    today: dayOf(TEST_NOW),
    requestId: '',
    address: '',
  }) as Member

const SIZES = { rowsMax: 100, pageRows: 10 }

/** People by number, page by page. */
const listPeople = (
  db: Database,
  { from = 0, limit }: { from: number | undefined; limit: number },
) =>
  db
    .selectFrom('users')
    .select(['number as id', 'name'])
    .where('number', '>', from)
    .orderBy('number')
    .limit(limit)
    .execute()

const take = (sizes = SIZES, list = listPeople, language: Language = 'en') =>
  exportTable(
    test.app.db,
    who(language),
    {
      name: 'people',
      filters: { name: 'person' },
      list,
      headings: { id: 'Number', name: 'Name' },
      cells: ({ id, name }) => [id, name],
    },
    sizes,
  )

const linesOf = async ({ stream }: Awaited<ReturnType<typeof take>>) =>
  (await new Response(stream).text()).split('\r\n')

const countActions = async () => {
  const actions = test.app.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'export-people')
  return (await actions.execute()).length
}

const countBusy = () => {
  const { totalCount, idleCount } = test.app.handle.pool
  return totalCount - idleCount
}

it('a table of several pages has each row once, in their order', async () => {
  const list = vi.fn(listPeople)
  const file = await take(SIZES, list)
  const [head, ...rows] = await linesOf(file)
  expect(head).toBe('Number,Name')
  expect(rows.map((row) => row.split(',')[1])).toEqual([
    ...Array.from({ length: 25 }, (_, count) => `Person ${count}`),
    undefined,
  ])
  expect(list.mock.calls.map(([, { limit }]) => limit)).toEqual([10, 10, 10])
  expect(file.headers).not.toHaveProperty('x-rows-cut-at')
})

it('a file says how long it is, so that a broken download is not taken for a whole one', async () => {
  const { stream, headers } = await take()
  const bytes = await new Response(stream).arrayBuffer()
  expect(headers).toMatchObject({ 'content-length': String(bytes.byteLength) })
})

it.each([
  ['en', 'Not all rows: these are the first 20.'],
  ['ar', 'ليست كل الصفوف: هذه أول 20 صف.'],
] as const)(
  'a table that is cut says so in its name and its last row (%s)',
  async (language, words) => {
    const file = await take({ rowsMax: 20, pageRows: 10 }, listPeople, language)
    expect(file.headers).toMatchObject({
      'content-disposition': 'attachment; filename="people-2026-11-21-first-20.csv"',
      'x-rows-cut-at': '20',
    })
    const lines = await linesOf(file)
    expect(lines).toHaveLength(1 + 20 + 1 + 1)
    expect(lines.at(-2)).toContain(words)
  },
)

it('a table that just fits is not called cut', async () => {
  const file = await take({ rowsMax: 25, pageRows: 10 })
  expect(file.headers).not.toHaveProperty('x-rows-cut-at')
  expect(await linesOf(file)).toHaveLength(1 + 25 + 1)
})

it('an error on the way is answered as one: no file, and no one has taken anything', async () => {
  const before = await countActions()
  const list = vi.fn(listPeople).mockImplementationOnce(listPeople)
  list.mockRejectedValueOnce(new Error('fault'))
  await expect(take(SIZES, list)).rejects.toThrow('fault')
  expect(await countActions()).toBe(before)
  expect(countBusy()).toBe(0)
})

it('a row that goes meanwhile takes none of the others along', async () => {
  const { id } = await test.app.db
    .insertInto('users')
    .values({ phone: '+971501009999', name: 'Person 25' })
    .returning('number as id')
    .executeTakeFirstOrThrow()
  const list = vi.fn(async (db: Database, page: { from: number | undefined; limit: number }) => {
    const rows = await listPeople(db, page)
    await test.asOwner((owner) => owner.deleteFrom('users').where('number', '=', id).execute())
    return rows
  })
  const lines = await linesOf(await take(SIZES, list))
  expect(lines).toContain(`${id},Person 25`)
})

it('a download that is stopped leaves no connection and no rows behind', async () => {
  const { stream } = await take()
  expect(countBusy()).toBe(0)
  const reader = stream.getReader()
  await reader.read()
  await reader.cancel()
  expect(await reader.read()).toEqual({ done: true, value: undefined })
})

it('two tables at once are read, and a third one after them', async () => {
  const gate = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  const list = async (db: Database, page: { from: number | undefined; limit: number }) => {
    most = Math.max(most, ++running)
    await gate.promise
    const rows = await listPeople(db, page)
    running--
    return rows
  }
  const files = Promise.all([take(SIZES, list), take(SIZES, list), take(SIZES, list)])
  await vi.waitFor(() => expect(running).toBe(2))
  gate.resolve()
  for (const file of await files) expect(await linesOf(file)).toHaveLength(1 + 25 + 1)
  expect(most).toBe(2)
})
