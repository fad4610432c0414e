import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { CallError } from '#shared/wire/call.ts'
import { inTransaction } from '#server/database/database.ts'
import { countActive } from '#server/jobs/due-jobs.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { beginMove, readProductTime } from '#server/product-time/store.ts'
import { getSession } from '#features/auth/session-contract.ts'
import { verifyOtp } from '#features/auth/contract.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { seedCatalogue, seedDemo } from '../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../tools/testing/app.ts'
import { getDevClock, moveDevClock } from '../contract.ts'
import { templateOf } from '../../../../tools/testing/templates.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
})
const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(test.clock.now().getTime() + hours * HOUR_MS)

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no refusal',
    (error: CallError) => `${error.status} ${error.code}: ${error.text}`,
  )

const queueWaiting = (dedupeKey: string, until: Date) =>
  inTransaction(test.app.db, async (tx) => {
    await queueMessage(tx, {
      to: '+971501234567',
      template: templateOf('meals-expiring'),
      parameters: { meals: 2, until: '2026-12-12' },
      language: 'en',
      dedupeKey,
      now: test.clock.now(),
      expiresAt: inHours(96),
    })
    const waiting = tx.updateTable('messages').set({ next_try_at: until })
    await waiting.where('dedupe_key', '=', dedupeKey).execute()
  })
const sentAt = async (dedupeKey: string) => {
  const sent = test.app.db.selectFrom('messages').select('sent_at')
  const row = await sent.where('dedupe_key', '=', dedupeKey).executeTakeFirstOrThrow()
  return row.sent_at
}

describe('GET /api/dev/clock', () => {
  it('answers the time in Dubai and the next cut-off', async () => {
    const { now, nextCutoff } = await test.browser().call(getDevClock)
    expect(now).toMatch(/\+04:00$/)
    expect(Date.parse(now)).toBe(test.clock.now().getTime())
    expect(Date.parse(nextCutoff ?? '')).toBeGreaterThan(test.clock.now().getTime())
  })
})

describe('POST /api/dev/clock', () => {
  it('sends a message that waits until tomorrow, and no sooner', async () => {
    const due = inHours(24)
    await queueWaiting('waits-until-tomorrow', due)
    const browser = test.browser()
    const sooner = await browser.call(moveDevClock, { hours: 23 })
    expect([sooner.messages, await sentAt('waits-until-tomorrow')]).toEqual([0, null])
    const then = await browser.call(moveDevClock, { hours: 2 })
    expect([then.messages, await sentAt('waits-until-tomorrow')]).toEqual([1, due])
  })

  it('runs what becomes due on the way and answers how many jobs that were', async () => {
    const goal = inHours(6)
    await enqueue(test.app.db, 'drop-expired-keys', {}, { startAfter: inHours(5) })
    await enqueue(test.app.db, 'drop-expired-keys', {}, { startAfter: inHours(7) })
    const { now, jobs } = await test.browser().call(moveDevClock, { to: goal.toISOString() })
    expect([Date.parse(now), jobs]).toEqual([goal.getTime(), 1])
  })

  it('goes on to the goal of a move whose process is gone, with the job and message it had begun', async () => {
    const { db } = test.app
    const [goal, before] = [inHours(6), inHours(0)]
    await enqueue(db, 'drop-expired-keys', {}, { startAfter: inHours(1) })
    await sql`update pgboss.job set state = 'active', started_on = ${before}
       where name = 'drop-expired-keys' and start_after = ${inHours(1)}`.execute(db)
    await queueWaiting('claimed-by-the-lost', inHours(1))
    await sql`update messages set claimed_until = now() + interval '1 minute'
       where dedupe_key = 'claimed-by-the-lost'`.execute(db)
    await beginMove(db, before, goal)
    await test.app.timeMover?.resume()
    expect(await readProductTime(db)).toMatchObject({ standsAt: goal, movingTo: undefined })
    expect(await sentAt('claimed-by-the-lost')).toEqual(inHours(-5))
    expect(await countActive(db)).toBe(0)
  })

  it('signs no one out', async () => {
    const customer = test.browser()
    await customer.call(verifyOtp, { phone: '+971500000001', otp: '246810' })
    const admin = test.browser()
    await admin.call(verifyOtp, { phone: '+971500000003', otp: '246810' })
    await admin.call(moveDevClock, { hours: 13 })
    const people = await Promise.all([customer.call(getSession), admin.call(getSession)])
    expect(people.map(({ role }) => role)).toEqual(['customer', 'admin'])
  })

  it.each([
    ['en', { hours: -1 }, 400, 'invalid_input'],
    ['en', {}, 400, 'clock_goal_unclear: Enter either hours or a date and time.'],
    [
      'en',
      { to: '2026-01-01T00:00:00+04:00' },
      422,
      'clock_backwards: Time only moves forward. Choose a later date and time.',
    ],
    [
      'ar',
      { hours: 400 * 24 },
      422,
      'clock_too_far: يمكن تقديم الوقت سنة واحدة على الأكثر في المرة. يُرجى اختيار موعد أقرب.',
    ],
  ] as const)('refuses in %s %o with %i %s', async (language, goal, status, text) => {
    const refusal = await refusalOf(test.browser(language).call(moveDevClock, goal))
    expect(refusal.startsWith(`${status} ${text}`)).toBe(true)
  })

  it('refuses while time is already being moved', async () => {
    const moves = [1, 2].map(() => refusalOf(test.browser().call(moveDevClock, { hours: 2 })))
    expect((await Promise.all(moves)).toSorted()).toEqual([
      '409 clock_moving: Time is already being moved. Wait until it’s done.',
      'no refusal',
    ])
  })
})

describe('outside the embedded demo', () => {
  const other = useTestApp(undefined, { demoClock: false })

  it.each(['GET', 'POST'])('%s /api/dev/clock answers 404', async (method) => {
    const headers = { 'content-type': 'application/json' }
    const init = method === 'POST' ? { method, headers, body: '{"hours":1}' } : { method }
    const response = await other.browser().request('/api/dev/clock', init)
    expect(response.status).toBe(404)
    expect(other.clock.now()).toEqual(TEST_NOW)
  })
})
