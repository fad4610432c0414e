import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { SendError, type SendErrorKind } from '#server/gateways/whatsapp.ts'
import { testDatabaseUrl } from '../../../../../tools/testing/database.ts'
import { listStatements } from '../../../../../tools/testing/list-statements.ts'
import { messageJobs } from '../jobs.ts'
import { HOUR_MS, TEMPLATES, useOutbox } from '../testing/outbox-app.ts'

const test = useOutbox(testDatabaseUrl())
const MINUTE_MS = 60_000

const failing = (kind: SendErrorKind) => () => new SendError(kind, `No: ${kind}`, { code: 131_000 })
const phones = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `+9715012${String(from + index).padStart(5, '0')}`)

const unsent = () =>
  test.handle.db.selectFrom('messages').select('id').where('sent_at', 'is', null).execute()

const runJob = async (name: string) => {
  const job = messageJobs(TEMPLATES).find((one) => one.name === name)
  await job?.run(test.context, {})
}

it('sends after an outage of a day what waited, each message once', async () => {
  const waiting = phones(200)
  for (const phone of waiting) await test.queue('receipt', phone)
  test.failure = failing('temporary')
  for (let minute = 0; minute < 24 * 60; minute += 20) {
    await test.drain()
    test.pass(20 * MINUTE_MS)
  }
  expect(test.sent).toEqual([])
  expect(await test.row(waiting[0] ?? '')).toMatchObject({
    sent_at: null,
    dropped_at: null,
    failure_kind: 'temporary',
    last_error: 'No: temporary',
  })
  test.failure = undefined
  for (let minute = 0; minute < 15; minute += 1) {
    await test.drain()
    test.pass(MINUTE_MS)
  }
  expect(test.sent.toSorted((a, b) => a.localeCompare(b))).toEqual(waiting)
  expect(test.alarms()).toHaveLength(1)
})

it('asks a provider that is down with one message at a time', async () => {
  for (const phone of phones(100)) await test.queue('receipt', phone)
  let calls = 0
  test.failure = () => {
    calls += 1
    return failing('temporary')()
  }
  await test.drain()
  const inFirstRound = calls
  for (let minute = 0; minute < 10; minute += 1) {
    test.pass(MINUTE_MS)
    await test.drain()
  }
  expect(inFirstRound).toBe(100)
  expect(calls - inFirstRound).toBe(10)
})

it('sends codes first, then what one person waits for, then what many are sent', async () => {
  await test.queue('news', '+971501100001')
  await test.queue('receipt', '+971501100002')
  test.pass(1)
  await test.queue('code', '+971501100003')
  await test.drain()
  expect(test.sent).toEqual(['+971501100003', '+971501100002', '+971501100001'])
})

it('sends a code although the channel is paused, and goes on with the rest when it passes', async () => {
  test.failure = failing('rate_limited')
  await test.queue('receipt', '+971501200001')
  await test.drain()
  test.failure = undefined
  await test.queue('receipt', '+971501200002')
  await test.queue('code', '+971501200003')
  await test.drain()
  expect(test.sent).toEqual(['+971501200003'])
  test.pass(10_000)
  await test.drain()
  test.pass(MINUTE_MS)
  await test.drain()
  expect(test.sent).toEqual(['+971501200003', '+971501200002', '+971501200001'])
})

it('repeats a code within seconds', async () => {
  test.failure = failing('temporary')
  await test.queue('code', '+971501300001', new Date(test.clock.now().getTime() + 5 * MINUTE_MS))
  await test.drain()
  test.failure = undefined
  test.pass(2000)
  await test.drain()
  expect(test.sent).toEqual(['+971501300001'])
})

it('drops a message to a phone that takes none, with the reason, and sends the others', async () => {
  test.failure = ({ to }) => (to.endsWith('1') ? failing('bad_recipient')() : undefined)
  await test.queue('receipt', '+971501400001')
  await test.queue('receipt', '+971501400002')
  await test.drain()
  test.pass(24 * HOUR_MS)
  await test.drain()
  expect(test.sent).toEqual(['+971501400002'])
  expect(await test.row('+971501400001')).toMatchObject({
    attempts: 1,
    drop_reason: 'bad_recipient',
    last_error: 'No: bad_recipient',
  })
})

it('keeps messages of a refused template, raises one alarm and sends the other templates', async () => {
  const refused = phones(30)
  for (const phone of refused) await test.queue('on-the-way', phone)
  test.failure = ({ template }) =>
    template === 'on-the-way' ? failing('bad_template')() : undefined
  await test.drain()
  test.pass(MINUTE_MS)
  await test.queue('receipt', '+971501500001')
  await test.drain()
  expect(test.sent).toEqual(['+971501500001'])
  expect(test.alarms()).toMatchObject([{ kind: 'bad_template', name: 'on-the-way' }])
  test.failure = undefined
  for (let minute = 0; minute < 10; minute += 1) {
    test.pass(MINUTE_MS)
    await test.drain()
  }
  expect(new Set(test.sent).size).toBe(31)
  expect(test.sent).toHaveLength(31)
})

it('keeps everything while the account is refused, with one alarm, and tries again', async () => {
  for (const phone of phones(20)) await test.queue('receipt', phone)
  test.failure = failing('credentials')
  for (let hour = 0; hour < 6; hour += 1) {
    await test.drain()
    test.pass(HOUR_MS)
  }
  expect(test.alarms()).toHaveLength(1)
  test.failure = undefined
  await test.drain()
  test.pass(MINUTE_MS)
  await test.drain()
  expect(test.sent).toHaveLength(20)
})

it('keeps a message that cannot be written, and sends the others', async () => {
  await test.queue('broken', '+971501600001')
  await test.queue('receipt', '+971501600002')
  await test.drain()
  expect(test.sent).toEqual(['+971501600002'])
  expect(await test.row('+971501600001')).toMatchObject({
    failure_kind: 'internal',
    last_error: 'Error: A row of broken has no day',
  })
  expect(test.alarms()).toMatchObject([{ template: 'broken' }])
})

it('logs each failure without phone and text', async () => {
  test.failure = failing('temporary')
  await test.queue('receipt', '+971501700001')
  await test.drain()
  const { id } = await test.row('+971501700001')
  const facts = { id, template: 'receipt', kind: 'temporary', code: 131_000, attempt: 1 }
  expect(test.lines).toEqual([{ level: 40, msg: 'message not sent', ...facts }])
})

it('drops what waited past its use, codes at once and others after their hours', async () => {
  await test.queue('on-the-way', '+971501800001')
  await test.queue('receipt', '+971501800002')
  await test.queue('code', '+971501800003', new Date(test.clock.now().getTime() + 5 * MINUTE_MS))
  test.pass(4 * HOUR_MS)
  await test.drain()
  expect(test.sent).toEqual(['+971501800002'])
  for (const phone of ['+971501800001', '+971501800003']) {
    expect(await test.row(phone)).toMatchObject({ drop_reason: 'expired' })
  }
})

it('drop-expired-messages drops what a pause kept from being looked at', async () => {
  await test.queue('on-the-way', '+971501900001')
  test.pass(4 * HOUR_MS)
  await runJob('drop-expired-messages')
  expect(await test.row('+971501900001')).toMatchObject({ drop_reason: 'expired' })
})

it('drop-expired-messages raises an alarm over messages whose template is not known', async () => {
  await test.queue('gone', '+971502000001')
  await runJob('drop-expired-messages')
  expect(test.alarms()).toMatchObject([{ unknown: ['gone'] }])
})

it('sends by day what is queued at night', async () => {
  test.clock.moveTo(new Date('2026-11-21T20:06:00Z'))
  await test.queue('by-day', '+971502100001')
  await test.queue('receipt', '+971502100002')
  await test.drain()
  expect(test.sent).toEqual(['+971502100002'])
  test.clock.moveTo(new Date('2026-11-22T05:00:00Z'))
  await test.drain()
  expect(test.sent).toEqual(['+971502100002', '+971502100001'])
  expect(await test.row('+971502100001')).toMatchObject({ attempts: 1, failure_kind: null })
})

it('leaves out who takes no messages, with the reason', async () => {
  await test.queue('news', '+971502200099')
  await test.drain()
  expect(test.sent).toEqual([])
  expect(await test.row('+971502200099')).toMatchObject({ drop_reason: 'opted_out' })
})

it('gives two workers different rows, and the rows of a killed one to another', async () => {
  const both = phones(40)
  for (const phone of both) await test.queue('receipt', phone)
  const other = test.open()
  await Promise.all([test.drain(), other.drain(test.context)])
  expect(test.sent.toSorted((a, b) => a.localeCompare(b))).toEqual(both)

  await test.queue('receipt', '+971502300001')
  await sql`update messages set claimed_until = now() + interval '1 minute' where sent_at is null`.execute(
    test.handle.db,
  )
  await test.drain()
  expect(test.sent).toHaveLength(40)
  await sql`update messages set claimed_until = now() - interval '1 second' where sent_at is null`.execute(
    test.handle.db,
  )
  await test.drain()
  expect(test.sent.at(-1)).toBe('+971502300001')
})

it('sends by workers what is queued, without being asked', async () => {
  await test.outbox.work()
  for (const phone of phones(50)) await test.queue('receipt', phone)
  await test.queue('code', '+971502400001')
  await vi.waitFor(() => expect(test.sent.length).toBeGreaterThanOrEqual(51), { timeout: 25_000 })
  await test.outbox.close()
  expect(new Set(test.sent).size).toBe(51)
})

it('reads and records a batch with one statement each', async () => {
  const waiting = phones(5, 500)
  for (const phone of waiting) await test.queue('receipt', phone)
  const statements = await listStatements(async () => {
    await test.outbox.work()
    await vi.waitFor(async () => expect(await unsent()).toEqual([]), { timeout: 25_000 })
    await test.outbox.close()
  })
  expect(statements.filter((text) => text.includes('set sent_at'))).toHaveLength(1)
  for (const phone of waiting) {
    expect(await test.row(phone)).toMatchObject({
      provider_id: expect.stringContaining(phone) as string,
      text: 'Hello',
      attempts: 1,
      claimed_until: null,
    })
  }
})

it('forget-message-texts takes the personal part out of messages of a quarter ago', async () => {
  await test.queue('receipt', '+971502500001')
  await test.drain()
  test.pass(91 * 24 * HOUR_MS)
  await test.queue('receipt', '+971502500002')
  await test.drain()
  await runJob('forget-message-texts')
  expect(await test.row('+971502500001')).toMatchObject({ text: null })
  expect(await test.row('+971502500002')).toMatchObject({ text: 'Hello' })
})
