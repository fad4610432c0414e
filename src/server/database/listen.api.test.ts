import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testDatabaseUrl } from '../../../tools/testing/database.ts'
import { createLog } from '../log.ts'
import { inTransaction, openDatabase, type DatabaseHandle, type Transaction } from './database.ts'

const url = testDatabaseUrl()
const heard: string[] = []
let handle: DatabaseHandle

beforeAll(async () => {
  // One connection, which was in use before anyone listens.
  handle = openDatabase(url(), createLog('silent'), { maxConnections: 1 })
  await sql`select`.execute(handle.db)
  handle.listen('changes', (payload) => heard.push(payload))
})
afterAll(() => handle.close())
beforeEach(() => {
  heard.length = 0
})

const notify = (payload: string) => (tx: Transaction) =>
  sql`select pg_notify('changes', ${payload})`.execute(tx)

it('is notified of a change of its own process before the commit returns', async () => {
  await inTransaction(handle.db, notify('first'))
  expect(heard).toEqual(['first'])
})

it('listens on after a transaction that was undone', async () => {
  const failing = async (tx: Transaction) => {
    await notify('undone')(tx)
    throw new Error('undone')
  }
  await expect(inTransaction(handle.db, failing)).rejects.toThrow('undone')
  await inTransaction(handle.db, notify('second'))
  expect(heard).toEqual(['second'])
})

it('hears its own channel alone', async () => {
  await sql`select pg_notify('others', 'third')`.execute(handle.db)
  expect(heard).toEqual([])
})
