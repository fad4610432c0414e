import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pino } from 'pino'
import pg from 'pg'
import { ownerUrlOf, testDatabaseUrl } from '../../../tools/testing/database.ts'
import { openFaultyProxy, type FaultyProxy } from '../../../tools/testing/faulty-proxy.ts'
import { openDatabase, type DatabaseHandle } from '#server/database/database.ts'
import { createReadiness } from './readiness.ts'
import { notifyReady } from './notify-ready.ts'

const url = testDatabaseUrl()
const logged: string[] = []
const log = pino({ level: 'trace' }, { write: (line) => logged.push(line) })
let proxy: FaultyProxy
let handle: DatabaseHandle
let findError: () => Promise<string | undefined>

beforeAll(async () => {
  proxy = await openFaultyProxy(url())
  handle = openDatabase(proxy.url, log)
  findError = createReadiness(handle.db, log)
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await proxy.close()
  await handle.close()
})

async function asOwner(...texts: string[]) {
  const client = new pg.Client({ connectionString: ownerUrlOf(url()) })
  await client.connect()
  await client.query('set default_transaction_read_only = off')
  for (const text of texts) await client.query(text)
  await client.end()
}

describe('GET /readyz', () => {
  it('is ready on a database of this version', async () => {
    expect(await findError()).toBeUndefined()
  })

  it('names the first migration that the schema lacks', async () => {
    const last = `(select max(name) from schema_migrations)`
    await asOwner(
      'create table put_aside as table schema_migrations',
      `delete from schema_migrations where name = ${last}`,
    )
    expect(await findError()).toMatch(/^the schema lacks \d{4}-[a-z-]+\.sql: run npm run migrate$/)
    await asOwner(
      'insert into schema_migrations table put_aside on conflict do nothing',
      'drop table put_aside',
    )
    expect(await findError()).toBeUndefined()
  })

  it('accepts a later migration that is marked, and names one that is not', async () => {
    const add = 'insert into schema_migrations (name, checksum, suits_older_code) values'
    await asOwner(`${add} ('9998-marked.sql', '', true)`)
    expect(await findError()).toBeUndefined()
    await asOwner(`${add} ('9999-unmarked.sql', '', false)`)
    expect(await findError()).toBe(
      "the schema has 9999-unmarked.sql, which this version can't work with: " +
        'deploy the version that brought it',
    )
    await asOwner("delete from schema_migrations where name like '999%'")
  })

  it('says that the database is read-only', async () => {
    const database = `database ${new URL(url()).pathname.slice(1)}`
    await asOwner(`alter ${database} set default_transaction_read_only = on`)
    proxy.resetOpen()
    await vi.waitFor(async () => expect(await findError()).toBe('the database is read-only'))
    await asOwner(`alter ${database} reset default_transaction_read_only`)
    expect(await findError()).toBeUndefined()
  })

  it.each([9000, -9000])('says that clocks differ by %i ms', async (ms) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
    expect(await findError()).toBe('the clocks of this machine and of the database differ by 9 s')
  })

  it('stays ready on a database that answers late, as calls are still answered', async () => {
    proxy.delayBy(700)
    expect(await findError()).toBeUndefined()
    proxy.delayBy(0)
  })

  it('says that the database does not answer, and logs one alarm', async () => {
    expect(await findError()).toBeUndefined()
    logged.length = 0
    proxy.treatNew('reset')
    proxy.resetOpen()
    await vi.waitFor(async () => expect(await findError()).toBe('the database does not answer'))
    expect(await findError()).toBe('the database does not answer')
    expect(logged.filter((line) => line.includes('alarm: not ready'))).toHaveLength(1)
    proxy.treatNew('pass')
    await vi.waitFor(async () => expect(await findError()).toBeUndefined())
    expect(logged.filter((line) => line.includes('ready again'))).toHaveLength(1)
  })
})

it('a process that starts says that it can serve once it can, and raises no alarm until then', async () => {
  logged.length = 0
  proxy.treatNew('reset')
  proxy.resetOpen()
  const send = vi.fn(() => true)
  const notifying = notifyReady(handle.db, log, { connected: true, send })
  const notYet = () => logged.filter((line) => line.includes('not ready yet'))
  await vi.waitFor(() => expect(notYet()).toHaveLength(1))
  expect(send).not.toHaveBeenCalled()
  proxy.treatNew('pass')
  await notifying
  expect(send).toHaveBeenCalledExactlyOnceWith('ready')
  expect(notYet()).toHaveLength(1)
  expect(logged.join()).not.toContain('alarm')
})
