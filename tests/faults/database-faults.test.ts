import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp, type RunningApp } from '../../src/main/process/open-app.ts'
import { openListener } from '../../src/server/events/listener.ts'
import { WAKE_CHANNEL } from '../../src/server/events/publish.ts'
import { enqueue } from '../../src/server/jobs/jobs.ts'
import { createLog } from '../../src/server/log.ts'
import { testConfig } from '../../tools/testing/app.ts'
import { ownerUrlOf, testDatabaseUrl } from '../../tools/testing/database.ts'
import {
  asOwner,
  NETWORK_FAILURES,
  readOnlyFailover,
  UNAVAILABLE,
} from '../../tools/testing/database-faults.ts'
import { openFaultyProxy, type FaultyProxy } from '../../tools/testing/faulty-proxy.ts'

const url = testDatabaseUrl()
let proxy: FaultyProxy
let app: RunningApp

beforeEach(async () => {
  proxy = await openFaultyProxy(url())
  app = await openApp(testConfig(proxy.url), createLog('silent'))
})
afterEach(async () => {
  await proxy.close()
  await app.close()
})

const ownerUrl = () => ownerUrlOf(url())
const getPlans = async () => {
  const response = await app.app.request('/api/subscription-plans')
  return { status: response.status, retryAfter: response.headers.get('retry-after') }
}
const subscribe = async () => {
  const response = await app.app.request('/api/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'guest@example.com' }),
  })
  return { status: response.status, retryAfter: response.headers.get('retry-after') }
}
const many = (count: number) => Promise.all(Array.from({ length: count }, getPlans))
const SERVED = { status: 200, retryAfter: null }
const untilServing = async () => {
  await vi.waitFor(async () => expect(await getPlans()).toEqual(SERVED), { timeout: 60_000 })
}

describe('GET /api/subscription-plans', () => {
  it('answers 503 when open connections go silent, then serves on new ones', async () => {
    await many(25)
    proxy.silenceOpen()
    expect(await getPlans()).toEqual(UNAVAILABLE)
    // One silent connection is enough: the others are not tried one after the other.
    expect(await many(25)).toEqual(Array.from({ length: 25 }, () => SERVED))
  })

  it('answers 503 to every request that waits for a silent connection', async () => {
    await many(25)
    proxy.silenceOpen()
    const answers = await many(60)
    expect(answers.filter(({ status }) => status !== 200)).toEqual(
      answers.filter(({ status }) => status === 503),
    )
    await untilServing()
  })

  it.each(NETWORK_FAILURES)('answers 503 while $name, then serves', async ({ begin, end }) => {
    await many(5)
    begin(proxy)
    await sleep(10)
    expect(await many(25)).toEqual(Array.from({ length: 25 }, () => UNAVAILABLE))
    expect(await getPlans()).toEqual(UNAVAILABLE)
    end(proxy)
    await untilServing()
  })
})

describe('the job queue', () => {
  it('works again after all of its connections went silent', async () => {
    await app.queue.work()
    const done = async () => {
      const { rows } = await sql<{ state: string }>`
        select state from pgboss.job where name = 'drop-expired-keys'`.execute(app.db)
      return rows.filter(({ state }) => state === 'completed').length
    }
    await enqueue(app.db, 'drop-expired-keys', {})
    await vi.waitFor(async () => expect(await done()).toBe(1), { timeout: 60_000 })
    proxy.silenceOpen()
    expect(await getPlans()).toEqual(UNAVAILABLE)
    await enqueue(app.db, 'drop-expired-keys', {})
    await vi.waitFor(async () => expect(await done()).toBe(2), { timeout: 60_000 })
  })
})

describe('followers of events', () => {
  it('are woken again after the listening connection went silent', async () => {
    const wakes: (() => void)[] = []
    const nextWake = () => new Promise<void>((resolve) => wakes.push(resolve))
    const first = nextWake()
    const listener = openListener(proxy.url, WAKE_CHANNEL, createLog('silent'), () =>
      wakes.shift()?.(),
    )
    await first
    const accepted = proxy.accepted()
    proxy.silenceOpen()
    // Connecting again wakes once, so that nothing is missed.
    await nextWake()
    listener.close()
    expect(proxy.accepted()).toBeGreaterThan(accepted)
  })
})

describe('POST /api/newsletter', () => {
  it('answers 503 while only a read-only server can be reached, then writes to the next one', async () => {
    expect((await subscribe()).status).toBe(200)
    const failover = readOnlyFailover(proxy, ownerUrl())
    await failover.begin()
    await sleep(10)
    expect(await subscribe()).toEqual(UNAVAILABLE)
    expect(await getPlans()).toEqual(UNAVAILABLE)
    await failover.end()
    expect((await subscribe()).status).toBe(200)
  })

  it('leaves a connection whose server turned read-only', async () => {
    const { pool } = app.handle
    const pidOf = async () => (await pool.query('select pg_backend_pid() as pid')).rows
    await many(5)
    const before = await pidOf()
    await pool.query('set default_transaction_read_only = on')
    expect((await subscribe()).status).not.toBe(500)
    expect((await subscribe()).status).toBe(200)
    expect(await pidOf()).not.toEqual(before)
  })

  it('answers 503 and leaves the connection when the server refuses a write as read-only', async () => {
    await asOwner(
      ownerUrl(),
      `
      create function refuse_as_read_only() returns trigger language plpgsql as $$
      begin raise exception 'read-only' using errcode = '25006'; end $$;
      create trigger refuse before insert on newsletter_subscribers
      execute function refuse_as_read_only()`,
    )
    await many(5)
    const accepted = proxy.accepted()
    expect(await subscribe()).toEqual(UNAVAILABLE)
    await asOwner(ownerUrl(), 'drop trigger refuse on newsletter_subscribers')
    expect((await subscribe()).status).toBe(200)
    expect(proxy.accepted()).toBeGreaterThan(accepted)
  })
})
