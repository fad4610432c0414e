import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { verifyOtp } from '#features/auth/contract.ts'
import { logout } from '#features/auth/session-contract.ts'
import { inTransaction, type Database } from '../database/database.ts'
import { openApp, type RunningApp } from '../../main/process/open-app.ts'
import { createLog } from '../log.ts'
import { TEST_NOW, testConfig, useTestApp, type TestBrowser } from '../../../tools/testing/app.ts'
import { EventReader } from '../../../tools/testing/event-reader.ts'
import { publishEvent, type Channel } from './publish.ts'
import { deleteOldEvents } from './store.ts'

const test = useTestApp()
const PHONE = '+971500000001'

let userId: string
let browser: TestBrowser
let other: RunningApp
const readers: EventReader[] = []

async function signIn(): Promise<TestBrowser> {
  const fresh = test.browser()
  await fresh.call(verifyOtp, { phone: PHONE, otp: '246810' })
  return fresh
}

async function follow(path = '/api/events', init: RequestInit = {}, app = test.app) {
  const headers = new Headers(init.headers)
  headers.set('cookie', [...browser.cookies].map((pair) => pair.join('=')).join('; '))
  const response = await app.app.request(path, { ...init, headers })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const reader = new EventReader(response)
  readers.push(reader)
  return reader
}

const channel = (): Channel => `customer:${userId}`
const publish = (n: number, app = test.app, to = channel()) =>
  inTransaction(app.db, (tx) =>
    publishEvent(tx, { channel: to, kind: 'delivery-changed', data: { n } }, TEST_NOW),
  )

/** Until the process has asked, after this call, up to where events are complete. */
async function untilRelayHasLooked(db: Database): Promise<void> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const look = async () => {
    const looks = await sql`
      select from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state = 'idle'
         and query like '%pg_snapshot_xmin%' and query_start > ${rows[0]?.now}`.execute(db)
    expect(looks.rows).not.toEqual([])
  }
  await vi.waitFor(look, { timeout: 20_000, interval: 10 })
}

/** One more process on the same database. */
function openAnother(): Promise<RunningApp> {
  const { connectionString, database } = test.app.handle.pool.options
  const url = connectionString ?? String(database)
  return openApp(testConfig(url), createLog('silent'), test.clock)
}

beforeAll(async () => {
  browser = await signIn()
  const { id } = await test.app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  userId = id
  other = await openAnother()
  return () => other.close()
})

afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.close()
})

describe('the stream of events', () => {
  it('needs a session', async () => {
    const response = await test.browser().request('/api/events')
    expect(response.status).toBe(401)
  })

  it('is a kitchen’s own for the role restaurant only', async () => {
    const response = await browser.request('/api/kitchen/events')
    expect(response.status).toBe(403)
  })

  it('says at first to read all again, and then what changes, in order', async () => {
    const reader = await follow()
    expect((await reader.next())?.kind).toBe('resync')
    for (const n of [1, 2, 3]) await publish(n)
    expect(await reader.take(3)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  })

  it('sends a person nothing of others', async () => {
    const reader = await follow()
    await reader.next()
    await publish(7, test.app, 'customer:00000000-0000-4000-8000-000000000000')
    await publish(8)
    expect(await reader.take(1)).toEqual([{ n: 8 }])
  })

  it('says nothing of what was rolled back', async () => {
    const reader = await follow()
    await reader.next()
    const event = { channel: channel(), kind: 'delivery-changed', data: { n: 9 } }
    await expect(
      inTransaction(test.app.db, async (tx) => {
        await publishEvent(tx, event, TEST_NOW)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await publish(10)
    expect(await reader.take(1)).toEqual([{ n: 10 }])
  })
})

describe('what was missed', () => {
  it('comes after the last event seen, by header or address', async () => {
    const first = await follow()
    await first.next()
    await publish(1)
    await first.next()
    await first.close()
    await publish(2)
    await publish(3)
    const again = await follow('/api/events', { headers: { 'last-event-id': first.lastId } })
    expect((await again.next())?.kind).toBe('ready')
    expect(await again.take(2)).toEqual([{ n: 2 }, { n: 3 }])
    const byAddress = await follow(`/api/events?after=${first.lastId}`)
    expect((await byAddress.next())?.kind).toBe('ready')
    await publish(4)
    expect(await byAddress.take(3)).toEqual([{ n: 2 }, { n: 3 }, { n: 4 }])
  })

  it('comes from another process, and after a restart, all the same', async () => {
    const first = await follow()
    await first.next()
    await publish(1)
    await first.next()
    await first.close()
    await publish(2, other)
    const elsewhere = await follow(`/api/events?after=${first.lastId}`, {}, other)
    expect((await elsewhere.next())?.kind).toBe('ready')
    expect(await elsewhere.take(1)).toEqual([{ n: 2 }])
  })

  it.each(['999999999999-1', '1-1', 'nonsense'])(
    'is not known from %s: the page reads all again',
    async (after) => {
      await publish(1)
      const reader = await follow(`/api/events?after=${after}`)
      expect((await reader.next())?.kind).toBe('resync')
    },
  )

  it('is kept for some hours', async () => {
    await publish(1)
    const count = async () => {
      const rows = await test.app.db.selectFrom('events').select('id').execute()
      return rows.length
    }
    await deleteOldEvents(test.app.db, new Date(TEST_NOW.getTime() + 5 * 3_600_000))
    expect(await count()).toBeGreaterThan(0)
    await deleteOldEvents(test.app.db, new Date(TEST_NOW.getTime() + 7 * 3_600_000))
    expect(await count()).toBe(0)
  })
})

describe('order', () => {
  it('holds where a transaction that began first commits last', async () => {
    const reader = await follow()
    await reader.next()
    const locked = Promise.withResolvers<void>()
    const beginning = Promise.withResolvers<void>()
    const slow = inTransaction(test.app.db, async (tx) => {
      const event = { channel: channel(), kind: 'delivery-changed', data: { n: 1 } }
      await publishEvent(tx, event, TEST_NOW)
      beginning.resolve()
      await locked.promise
    })
    await beginning.promise
    await publish(2)
    await test.asOwner(untilRelayHasLooked)
    locked.resolve()
    await slow
    expect(await reader.take(2)).toEqual([{ n: 1 }, { n: 2 }])
  })

  it('loses and doubles nothing with many writers, two processes and a page that comes and goes', async () => {
    const reader = await follow()
    await reader.next()
    const writers = 8
    const each = 25
    const write = async (writer: number) => {
      for (let i = 0; i < each; i += 1) {
        const app = (writer + i) % 2 === 0 ? test.app : other
        await inTransaction(app.db, async (tx) => {
          const data = { n: writer * each + i }
          await publishEvent(tx, { channel: channel(), kind: 'delivery-changed', data }, TEST_NOW)
          await new Promise((resolve) => setTimeout(resolve, (writer * 7 + i) % 5))
        })
      }
    }
    const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
    const seen: number[] = []
    let current = reader
    while (seen.length < writers * each) {
      const sent = await current.next()
      expect(sent).toBeDefined()
      if (sent?.kind === 'delivery-changed') seen.push((sent.data as { n: number }).n)
      if (seen.length % 40 === 39 && sent?.kind === 'delivery-changed') {
        const { lastId } = current
        await current.close()
        current = await follow(
          `/api/events?after=${lastId}`,
          {},
          seen.length % 80 < 40 ? other : test.app,
        )
      }
    }
    await writing
    expect(new Set(seen).size).toBe(writers * each)
    for (let writer = 0; writer < writers; writer += 1) {
      const own = seen.filter((n) => Math.floor(n / each) === writer)
      expect(own).toEqual(own.toSorted((a, b) => a - b))
    }
  })
})

describe('the end of a stream', () => {
  it('comes with the end of the session, in every process', async () => {
    const leaving = await signIn()
    browser = leaving
    const here = await follow()
    const there = await follow('/api/events', {}, other)
    await here.next()
    await there.next()
    await leaving.call(logout, {})
    expect(await here.next()).toBeUndefined()
    expect(await there.next()).toBeUndefined()
    browser = await signIn()
  })

  it('is refused to begin a fifth time', async () => {
    for (let i = 0; i < 4; i += 1) await (await follow()).next()
    const response = await browser.request('/api/events')
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('60')
    await readers.pop()?.close()
    await (await follow()).next()
  })

  it('leaves nothing open after a question about its headers', async () => {
    for (let i = 0; i < 6; i += 1) {
      expect((await browser.request('/api/events', { method: 'HEAD' })).status).toBe(200)
    }
    expect(test.app.streams.countOf(userId)).toBe(0)
  })

  it('comes when the process drains', async () => {
    const draining = await openAnother()
    onTestFinished(() => draining.close())
    const reader = await follow('/api/events', {}, draining)
    await reader.next()
    draining.streams.drain()
    expect(await reader.next()).toBeUndefined()
    const late = await follow('/api/events', {}, draining)
    expect(await late.next()).toBeUndefined()
  })
})
