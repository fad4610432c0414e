import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getOverview, getWaiting } from '#features/admin/contract.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { inTransaction } from '#server/database/database.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { seedDemoPeople } from '../../../../seeds/demo-people.ts'
import { TEST_NOW, useTestApp, type TestBrowser } from '../../../../tools/testing/app.ts'
import { signInAdmin } from '../../../../tools/testing/situations/orders.ts'
import * as contract from '../contract.ts'
import { templateOf } from '../../../../tools/testing/templates.ts'

const test = useTestApp(async ({ db }) => {
  await inTransaction(db, async (tx) => void (await seedDemoPeople(tx, TEST_NOW)))
})
let admin: TestBrowser

beforeAll(async () => {
  admin = await signInAdmin(test)
})
beforeEach(async () => {
  await test.app.db.deleteFrom('messages').execute()
  await sql`delete from pgboss.job`.execute(test.app.db)
})

let queued = 0

/** A message of the outbox, with what the test wants to have happened to it; answers its number. */
async function message(changes: Record<string, unknown> = {}): Promise<number> {
  queued += 1
  const key = `m-${queued}`
  await inTransaction(test.app.db, (tx) =>
    queueMessage(tx, {
      to: '+971501234567',
      template: templateOf('second-factor-reset'),
      parameters: { phone: '+97145550182' },
      language: 'en',
      dedupeKey: key,
      now: TEST_NOW,
    }),
  )
  const { id } = await test.app.db
    .updateTable('messages')
    .set({ template: 'second-factor-reset', ...changes })
    .where('dedupe_key', '=', key)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const later = new Date(TEST_NOW.getTime() + 600_000)
const retrying = {
  failure_kind: 'temporary',
  last_error: 'Meta answered 503',
  attempts: 3,
  next_try_at: later,
}
const unreachable = {
  failure_kind: 'bad_recipient',
  last_error: 'Meta 131026',
  attempts: 1,
  dropped_at: TEST_NOW,
  drop_reason: 'bad_recipient',
}

describe('GET /api/admin/messages', () => {
  it('lists what waits, is tried again and was given up, without text and whole phone', async () => {
    const ids = [await message(), await message(retrying), await message(unreachable)]
    await message({ sent_at: TEST_NOW })
    await message({ dropped_at: TEST_NOW, drop_reason: 'opted_out' })
    const { messages } = await admin.call(contract.listUnsentMessages, { sort: 'oldest' })
    expect(messages.map(({ id }) => id)).toEqual(ids)
    expect(messages.map(({ state }) => state)).toEqual(['waiting', 'retrying', 'failed'])
    expect(messages[1]).toEqual({
      id: ids[1],
      recipient: '+97150•••567',
      channel: 'whatsapp',
      template: 'second-factor-reset',
      state: 'retrying',
      cause: 'temporary',
      error: 'Meta answered 503',
      attempts: 3,
      createdAt: TEST_NOW.toISOString(),
      nextTryAt: later.toISOString(),
    })
    expect(messages[2]?.nextTryAt).toBeNull()
  })

  it('filters by state, cause, phone and number, page by page', async () => {
    const id = await message(retrying)
    for (let count = 0; count < 51; count += 1) await message()
    const of = async (filters: object) =>
      (await admin.call(contract.listUnsentMessages, filters)).messages.map((one) => one.id)
    expect(await of({ state: 'retrying' })).toEqual([id])
    expect(await of({ cause: 'temporary' })).toEqual([id])
    expect(await of({ search: `#${id}` })).toEqual([id])
    expect(await of({ search: '123 4567' })).toHaveLength(50)
    const first = await admin.call(contract.listUnsentMessages, {})
    const second = await admin.call(contract.listUnsentMessages, { before: first.next ?? 0 })
    expect([first.messages.length, second.messages.length, second.next]).toEqual([50, 2, null])
  })
})

describe('POST /api/admin/messages/retry', () => {
  it('sends what waits for its next try and what was given up, and keeps who did it', async () => {
    const ids = [await message(retrying), await message(unreachable)]
    expect(await admin.call(contract.retryMessages, { ids })).toEqual({ done: ids, refused: [] })
    await test.drain()
    expect((await admin.call(contract.listUnsentMessages, {})).messages).toEqual([])
    const actions = await test.app.db
      .selectFrom('audit_log')
      .select(['action', 'object', 'object_id'])
      .where('action', '=', 'retry-message')
      .orderBy('id')
      .execute()
    expect(actions.map((action) => Number(action.object_id))).toEqual(ids)
  })

  it('refuses what is being sent, was sent, and a code that is too old', async () => {
    const now = TEST_NOW.getTime()
    const old = {
      created_at: new Date(now - 400_000),
      expires_at: new Date(now - 100_000),
      dropped_at: TEST_NOW,
      drop_reason: 'expired',
    }
    const ids = [await message(), await message({ sent_at: TEST_NOW }), await message(old)]
    await sql`update messages set claimed_until = now() + interval '1 minute' where id = ${ids[0]}`.execute(
      test.app.db,
    )
    const { done, refused } = await admin.call(contract.retryMessages, { ids })
    expect(done).toEqual([])
    expect(refused.map(({ code }) => code)).toEqual([
      'message_on_its_way',
      'message_settled',
      'message_outdated',
    ])
  })

  it('gives a message that waited too long another day', async () => {
    const expired = { created_at: new Date(0), dropped_at: TEST_NOW, drop_reason: 'expired' }
    const id = await message(expired)
    await admin.call(contract.retryMessages, { ids: [id] })
    await test.drain()
    const { sent_at: sentAt } = await test.app.db
      .selectFrom('messages')
      .select('sent_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(sentAt).not.toBeNull()
  })
})

describe('POST /api/admin/messages/drop', () => {
  it('gives messages up for good', async () => {
    const ids = [await message(retrying), await message(unreachable)]
    await admin.call(contract.discardMessages, { ids, reason: 'The person left' })
    expect((await admin.call(contract.listUnsentMessages, {})).messages).toEqual([])
    await test.drain()
    const rows = await test.app.db
      .selectFrom('messages')
      .select(['sent_at', 'drop_reason'])
      .execute()
    expect(rows).toEqual([
      { sent_at: null, drop_reason: 'by_admin' },
      { sent_at: null, drop_reason: 'by_admin' },
    ])
  })
})

/** A job that was given up, tried again or is due. */
async function job(state: 'failed' | 'retry' | 'created'): Promise<void> {
  await enqueue(test.app.db, 'forget-message-texts', {}, { startAfter: TEST_NOW })
  await sql`
    update pgboss.job
       set state = ${state}, retry_count = case when ${state} = 'created' then 0 else 2 end,
           output = '{"message": "No connection"}',
           completed_on = case when ${state} = 'failed' then ${TEST_NOW}::timestamptz end
     where state = 'created' and output is null`.execute(test.app.db)
}

const listJobs = async (filters: object = {}) =>
  (await admin.call(contract.listOpenJobs, filters)).jobs

describe('GET /api/admin/jobs', () => {
  it('lists what was given up, is tried again and is due, with the error', async () => {
    for (const state of ['failed', 'retry', 'created'] as const) await job(state)
    const jobs = await listJobs({ sort: 'oldest' })
    expect(jobs.map(({ state }) => state).toSorted()).toEqual(['failed', 'retrying', 'waiting'])
    expect(jobs.find(({ state }) => state === 'failed')).toMatchObject({
      name: 'forget-message-texts',
      attempts: 3,
      error: 'No connection',
      dueAt: null,
    })
    expect(await listJobs({ state: 'failed' })).toHaveLength(1)
    expect(await listJobs({ search: 'nothing' })).toEqual([])
  })
})

describe('POST /api/admin/jobs/retry', () => {
  it('runs a job that was given up', async () => {
    await job('failed')
    const [failed] = await listJobs()
    await admin.call(contract.retryJobs, { ids: [failed?.id ?? 0] })
    expect(await test.drain()).toBe(1)
    expect(await listJobs()).toEqual([])
  })

  it('refuses a job that is done', async () => {
    const { refused } = await admin.call(contract.retryJobs, { ids: [987_654] })
    expect(refused).toMatchObject([{ code: 'job_settled' }])
  })
})

describe('POST /api/admin/jobs/drop', () => {
  it('takes a job out of the queue', async () => {
    await job('retry')
    const [waiting] = await listJobs()
    await admin.call(contract.discardJobs, {
      ids: [waiting?.id ?? 0],
      reason: 'Not needed any more',
    })
    expect(await test.drain()).toBe(0)
    expect(await listJobs()).toEqual([])
  })
})

describe('GET /api/admin/waiting and /api/admin/overview', () => {
  it('count messages and jobs that failed, and those that are tried again', async () => {
    await message()
    await message(retrying)
    await message(unreachable)
    await job('failed')
    await job('retry')
    expect((await admin.call(getWaiting)).queue).toBe(4)
    const { health } = await admin.call(getOverview)
    expect(health).toMatchObject({ jobs: { retrying: 1 }, messages: { unsent: 2 } })
  })
})
