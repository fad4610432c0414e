import { afterAll, expect, it, vi } from 'vitest'
import { getSetup } from '../../../src/features/admin/server/overview/get-setup.ts'
import { keepSubmissions } from '../../../src/features/messages/server/public.ts'
import { listTemplateProblems } from '../../../src/features/queue/contract.ts'
import { inTransaction } from '../../../src/server/database/database.ts'
import { useTestApp } from '../../../tools/testing/app.ts'
import { signInAs } from '../../../tools/testing/situations/chefs.ts'
import { templateWebhook, type TestTemplateChange } from './fake-meta.ts'
import { definitions, startApprovedMeta, submit } from './submitted.ts'

const meta = await startApprovedMeta()
const test = useTestApp(undefined, { whatsapp: meta.settings })

afterAll(() => meta.close())

const at = (minutes: number) => new Date(Date.parse('2026-11-21T08:00:00Z') + minutes * 60_000)

async function notify(change: Omit<TestTemplateChange, 'name' | 'language'>, name = 'day_unpaid') {
  const { body, signature } = templateWebhook({ name, language: 'en', ...change })
  const { status } = await test.browser().request('/api/messages/webhooks/whatsapp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    body,
  })
  await test.drain()
  return status
}

async function problems() {
  const { browser } = await signInAs(test, { phone: '+971509300003', role: 'admin' })
  return browser.call(listTemplateProblems)
}

const marketing = async () =>
  (await problems()).find(({ name }) => name === 'moved_category')?.nextCategory

const PAUSED = {
  event: 'PAUSED',
  otherInfo: { title: 'FIRST_PAUSE', description: 'Paused for 3 hours because of its quality.' },
}

const someDefinitions = definitions.filter(({ name }) =>
  ['login_code', 'day_unpaid'].includes(name),
)

/** As GET /api/admin/setup has it outside the demo. */
async function areTicked(): Promise<boolean | undefined> {
  const { steps } = await getSetup(false)(test.app.db)
  return steps.find(({ name }) => name === 'templates')?.isDone
}

it('GET /api/admin/setup ticks the templates once all are approved, those of before the webhook too', async () => {
  const submitAgain = async (now: Date) => {
    const submissions = await submit(meta, someDefinitions)
    await inTransaction(test.app.db, (tx) => keepSubmissions(tx, submissions, now))
  }
  expect(await areTicked()).toBe(false)
  await submitAgain(at(0))
  expect(await areTicked()).toBe(true)
  const known = meta.books.of('day_unpaid', 'en')
  if (known) known.status = 'PENDING'
  await submitAgain(at(0.1))
  expect(await areTicked()).toBe(false)
  expect(await notify({ event: 'APPROVED', at: at(0.1) })).toBe(200)
  await submitAgain(at(0.1))
  expect(await areTicked()).toBe(true)
  meta.books.review()
  await test.app.db.deleteFrom('whatsapp_templates').execute()
})

it('POST /api/messages/webhooks/whatsapp keeps that Meta paused a template, with one alarm', async () => {
  const alarm = vi.spyOn(test.app.context.log, 'error')
  expect(await notify({ ...PAUSED, at: at(1) })).toBe(200)
  expect(await notify({ ...PAUSED, at: at(1) })).toBe(200)
  expect(await problems()).toEqual([
    {
      name: 'day_unpaid',
      language: 'en',
      status: 'PAUSED',
      reason: 'Paused for 3 hours because of its quality.',
      category: null,
      nextCategory: null,
      since: at(1).toISOString(),
    },
  ])
  expect(alarm.mock.calls).toEqual([
    [
      expect.objectContaining({ name: 'day_unpaid', status: 'PAUSED' }),
      expect.stringMatching(/^alarm: /),
    ],
  ])
  alarm.mockRestore()

  await notify({ event: 'APPROVED', at: at(3) })
  expect(await problems()).toEqual([])
  await notify({ ...PAUSED, at: at(2) })
  expect(await problems()).toEqual([])
})

it.each([
  ['REJECTED', 'TAG_CONTENT_MISMATCH', true],
  ['DISABLED', undefined, true],
  ['PENDING', undefined, false],
  ['REINSTATED', undefined, false],
] as const)('a template that is %s is shown: %s %s', async (event, reason, isShown) => {
  const name = `test_${event.toLowerCase()}`
  await notify({ event, at: at(1), ...(reason && { reason }) }, name)
  const found = (await problems()).find((one) => one.name === name)
  expect(found !== undefined).toBe(isShown)
  expect(found?.reason ?? undefined).toBe(reason)
})

it('a template that Meta unpauses is no problem any more', async () => {
  await notify({ ...PAUSED, at: at(1) }, 'unpaused')
  const otherInfo = { title: 'UNPAUSE', description: 'It has been unpaused.' }
  await notify({ event: 'LOCKED', otherInfo, at: at(2) }, 'unpaused')
  expect((await problems()).map(({ name }) => name)).not.toContain('unpaused')
})

it('a template that becomes marketing is shown until it is utility again', async () => {
  await notify({ category: { now: 'UTILITY', next: 'MARKETING' }, at: at(1) }, 'moved_category')
  expect(await marketing()).toBe('MARKETING')
  await notify({ category: { now: 'MARKETING' }, at: at(2) }, 'moved_category')
  expect(await marketing()).toBeNull()
  await notify({ category: { now: 'UTILITY' }, at: at(3) }, 'moved_category')
  expect(await marketing()).toBeUndefined()
})

it('refuses news of a template with another signature', async () => {
  const { body } = templateWebhook({ name: 'forged', language: 'en', event: 'PAUSED', at: at(1) })
  const { signature } = templateWebhook({ name: 'forged', language: 'en', at: at(1) }, 'another')
  const answer = await test.browser().request('/api/messages/webhooks/whatsapp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    body,
  })
  expect(answer.status).toBe(400)
})
