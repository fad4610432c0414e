import { expect, it } from 'vitest'
import { useTestApp } from '../../../../tools/testing/app.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { keptSince } from '#shared/retention.ts'

const test = useTestApp()

const SECOND_MS = 1000
const around = (limit: Date) =>
  [
    ['old', new Date(limit.getTime() - SECOND_MS)],
    ['kept', new Date(limit.getTime() + SECOND_MS)],
  ] as const

it('remove-old-data removes messages, reports and requests by the table of retention', async () => {
  const { db } = test.app
  const now = test.clock.now()
  for (const [name, at] of around(keptSince('messages', now))) {
    await db
      .insertInto('messages')
      .values({
        recipient: '+971501112233',
        template: 'login-code',
        language: 'en',
        dedupe_key: name,
        created_at: at,
        next_try_at: at,
        sent_at: at,
      })
      .execute()
  }
  for (const [name, at] of around(keptSince('providerReports', now))) {
    await db
      .insertInto('payment_events')
      .values({
        provider: 'card',
        event_id: name,
        type: 'other',
        payload: '{}',
        occurred_at: at,
        received_at: at,
        applied_at: at,
        outcome: 'applied',
      })
      .execute()
  }
  for (const [name, at] of around(keptSince('quoteRequests', now))) {
    await db
      .insertInto('custom_quotes')
      .values({
        name,
        phone: '+971501112233',
        email: 'layla@example.com',
        people_count: 4,
        requirements: 'Lunch for the office',
        contact_method: 'email',
        contact_time: 'anytime',
        language: 'en',
        created_at: at,
        due_at: at,
      })
      .execute()
  }

  await enqueue(db, 'remove-old-data', {})
  await test.drain()
  const names = async () => ({
    messages: await db.selectFrom('messages').select('dedupe_key').execute(),
    reports: await db.selectFrom('payment_events').select('event_id').execute(),
    requests: await db.selectFrom('custom_quotes').select('name').execute(),
  })
  expect(await names()).toEqual({
    messages: [{ dedupe_key: 'kept' }],
    reports: [{ event_id: 'kept' }],
    requests: [{ name: 'kept' }],
  })
})
