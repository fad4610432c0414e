import type { Response } from '@playwright/test'
import { messages as clockTexts } from '#features/demo-clock/messages.ts'
import { missedMessages } from '#features/deliveries/missed-messages.ts'
import { messages as inboxTexts } from '#features/messages/messages.ts'
import { addDays, instantAt, type Day } from '#shared/dates.ts'
import { formatPhone } from '#shared/phone.ts'
import { momentIn } from '#ui/moment.ts'
import { expectAccessible } from '../support/axe.ts'
import { productToday } from '../support/now.ts'
import { test } from '../support/own-demo.ts'
import { isWide, open, RECEIPT, toastIn } from '../support/pages.ts'
import { readMessages, signInAsDemo } from '../support/people.ts'
import { expect } from '../support/test.ts'
import { subscribeTo } from '../support/steps/paid-plan.ts'

const DAY_MS = 86_400_000
const FULL_DAY = 2

interface State {
  now: string
  nextCutoff: string
}

interface Ran {
  jobs: number
  messages: number
}

const isMove = (response: Response): boolean =>
  response.url().endsWith('/api/dev/clock') && response.request().method() === 'POST'

test('time moves by a day and to the next cut-off, and what is due comes on the way', async ({
  page,
  customer: { phone, api },
  language,
  say,
}) => {
  test.slow()
  const { clock } = say(clockTexts)
  const clockState = async () => (await (await api.get('/api/dev/clock')).json()) as State
  // Later than the first two moves reach, so the third one always brings the charge.
  await subscribeTo(api, FULL_DAY, addDays(productToday(), 7))
  const [payment] = (await (await api.get('/api/payments')).json()) as { chargeOn: Day }[]
  if (!payment) throw new Error('The plan has no payment.')
  expect(await readMessages(api, phone, 'payment-captured')).toEqual([])
  await open(page, '/inbox')
  await page.getByRole('button', { name: formatPhone(phone) }).click()
  const log = page.getByRole('log', {
    name: say(inboxTexts).inbox.conversation(formatPhone(phone)),
  })
  const panel = page.getByRole('region', { name: clock.title })
  const outcome = panel.getByRole('status')

  const press = async (label: string) => {
    const before = await clockState()
    const [response] = await Promise.all([
      page.waitForResponse(isMove, { timeout: 90_000 }),
      panel.getByRole('button', { name: label, exact: true }).click(),
    ])
    const { jobs, messages, ...after } = (await response.json()) as State & Ran
    await expect(outcome).toHaveText(clock.done(clock.jobs(jobs), clock.messages(messages)))
    await expect(async () => {
      const { now } = await clockState()
      await expect(panel.getByText(clock.now)).toContainText(momentIn(language, now), {
        timeout: 1000,
      })
    }).toPass()
    return { before, after, movedMs: Date.parse(after.now) - Date.parse(before.now) }
  }

  expect((await press(clock.day)).movedMs).toBeGreaterThanOrEqual(DAY_MS)
  const { before, after } = await press(clock.cutoff)
  expect(Date.parse(after.now)).toBeGreaterThanOrEqual(Date.parse(before.nextCutoff))
  expect(Date.parse(after.nextCutoff)).toBeGreaterThan(Date.parse(before.nextCutoff))

  const morning = instantAt(payment.chargeOn, '08:00').getTime()
  // A day at a time: on a slow machine, all that falls due in a week takes longer than a request may.
  for (let at = Date.parse(after.now); at < morning;) {
    at = Math.min(at + DAY_MS, morning)
    const to = new Date(at).toISOString()
    await expect(await api.post('/api/dev/clock', { data: { to } })).toBeOK()
  }
  expect(await readMessages(api, phone, 'payment-captured')).toEqual([])
  await open(page, '/inbox')
  await press(clock.cutoff)
  await page.getByRole('button', { name: formatPhone(phone) }).click()
  const [paid = ''] = await readMessages(api, phone, 'payment-captured')
  expect(paid).not.toBe('')
  await expect(log).toContainText(paid)
  expect(await page.evaluate(isWide), 'the page is wider than the screen').toBe(false)

  // Meanwhile no kitchen of the demo handed anything over: the first missed day comes again, too.
  await signInAsDemo(page.request, 'customer')
  await open(page, '/dashboard')
  const money = page.getByRole('button', { name: say(missedMessages).missed.money })
  await expectAccessible(page)
  const missed = await money.count()
  expect(missed).toBeGreaterThan(1)
  await money.first().click()
  await expect(toastIn(page, RECEIPT)).toBeVisible()
  await expect(money).toHaveCount(missed - 1)
})
