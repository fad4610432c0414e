import type { BrowserContext, Locator, Page } from '@playwright/test'
import { todayMessages } from '#features/deliveries/today-messages.ts'
import { boardTexts } from '#features/kitchen-board/web/board-texts.ts'
import { outboxTexts } from '#features/kitchen-board/web/offline/outbox-texts.ts'
import { runsTexts } from '#features/kitchen-board/web/runs-texts.ts'
import { ticketCode } from '#features/production/rules.ts'
import { addDays } from '#shared/dates.ts'
import { MEAL_TIME_NAMES } from '#shared/food/food.ts'
import { expectAccessible } from '../support/axe.ts'
import { newMark } from '../support/mark.ts'
import { open } from '../support/pages.ts'
import { localPart, newPhone, signInAgain, signInAsDemo } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { guestOfToday, openKitchen } from '../support/today.ts'

test.use({ home: 'arabic-phone' })

/** The tablet on the kitchen's wall. */
test.use({ viewport: { width: 1180, height: 820 }, isMobile: false, hasTouch: true })

const ticketIn = (page: Page, label: string): Locator =>
  page.getByRole('article', { name: label, exact: true })

async function openBoard(page: Page): Promise<void> {
  await signInAsDemo(page.request, 'restaurant')
  await open(page, '/kitchen')
}

const newContext = (
  context: BrowserContext,
  language: string,
  baseURL: string | undefined,
  viewport = { width: 390, height: 844 },
) =>
  context
    .browser()
    ?.newContext({ viewport, reducedMotion: 'reduce', ...(baseURL && { baseURL }) })
    .then(async (fresh) => {
      await fresh.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
      return fresh
    })

test("a label's code opens its ticket on the board", async ({ page }) => {
  await signInAsDemo(page.request, 'restaurant')
  const { day } = (await (await page.request.get('/api/kitchen/board')).json()) as { day: string }
  const { labels } = (await (await page.request.get(`/api/kitchen/days/${day}/labels`)).json()) as {
    labels: { ticketNumber: number; url: string }[]
  }
  const label = labels.at(-1)
  if (!label) throw new Error('The kitchen cooks nothing today.')
  const { pathname, search } = new URL(label.url)
  await open(page, `${pathname}${search}`)
  await expect(
    page.getByRole('dialog', { name: ticketCode(label.ticketNumber), exact: true }),
  ).toBeVisible()
})

test('a ticket goes from new to delivered, and the customer sees every step', async ({
  page,
  context,
  baseURL,
  say,
  language,
}) => {
  test.slow()
  const { phone, tickets } = await guestOfToday()
  const [lunch] = tickets
  const home = await newContext(context, language, baseURL)
  if (!lunch || !home) throw new Error('A meal and a browser are needed.')
  const customer = await home.newPage()
  await signInAgain(customer.request, phone)
  await open(customer, '/dashboard')
  const { today, stages } = say(todayMessages)
  const meal = MEAL_TIME_NAMES[lunch.mealTime][language]
  const now = customer
    .getByRole('list', { name: today.progress(meal) })
    .locator('[aria-current="step"]')
  await expect(now).toContainText(stages.due)

  const { ticket: words, details, columns, recall, withoutDriver } = say(boardTexts)
  await openBoard(page)
  await expectAccessible(page)
  const ticket = ticketIn(page, lunch.label)
  const columnOf = (title: string) =>
    page.getByRole('region', { name: title }).getByRole('article', { name: lunch.label })

  await ticket.getByRole('listitem').first().click()
  await expect(ticket.getByRole('checkbox').first()).toBeChecked()
  await ticket.getByRole('button', { name: words.start }).press('Enter')
  await expect(columnOf(columns.preparing)).toBeVisible()
  const next = page.getByRole('region', { name: columns.due }).locator(':focus')
  await expect(next).toBeVisible()
  await expect(now).toContainText(stages.preparing)
  await ticket.getByRole('button', { name: words.ready }).click()
  await expect(columnOf(columns.ready)).toBeVisible()
  await expect(now).toContainText(stages.ready)

  await page.getByRole('button', { name: say(boardTexts).bar.recall }).click()
  await page
    .getByRole('dialog', { name: recall.title })
    .getByRole('button', { name: new RegExp(`^${lunch.label}:`) })
    .click()
  await expect(columnOf(columns.preparing)).toBeVisible()
  await expect(now).toContainText(stages.preparing)

  await ticket.getByRole('button', { name: words.ready }).click()
  await ticket.getByRole('button', { name: words.handOver }).click()
  const question = page.getByRole('alertdialog', { name: withoutDriver.title })
  await question.getByRole('button', { name: withoutDriver.keep }).click()
  await expect(columnOf(columns.ready)).toBeVisible()
  await ticket.getByRole('button', { name: words.handOver }).click()
  await question.getByRole('button', { name: withoutDriver.confirm }).click()
  await expect(columnOf(columns.out)).toBeVisible()
  await expect(now).toContainText(stages.out)
  await ticket.getByRole('button').first().click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: details.delivered }).click()
  await expect(ticket).toHaveCount(0)
  // Today's meals come first; those of the days before can still be reported.
  const ofToday = customer
    .getByRole('listitem')
    .filter({ has: customer.getByRole('heading', { level: 3, name: meal }) })
    .first()
  await expect(ofToday.getByText(today.deliveredAt('').trim())).toBeVisible()
  await home.close()
})

/** The page hears of it a moment before its requests really fail. */
async function loseNetwork(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  const isReached = () =>
    page.evaluate(() => fetch(location.href, { method: 'HEAD' }).then(Boolean, () => false))
  await expect.poll(isReached).toBe(false)
}

test('what is pressed without a network is kept and sent once', async ({
  page,
  context,
  say,
  ignoreProblems,
}) => {
  ignoreProblems(/ERR_INTERNET_DISCONNECTED/)
  const { tickets, stepsOf } = await guestOfToday()
  const [one, two] = tickets
  if (!one || !two) throw new Error('Two meals are needed.')
  const { ticket: words, bar } = say(boardTexts)
  const outbox = say(outboxTexts)
  await page.clock.install()
  await openBoard(page)
  await loseNetwork(page, context)
  await expect(page.getByText(bar.offline, { exact: true })).toBeVisible()

  await ticketIn(page, one.label).getByRole('button', { name: words.start }).click()
  await ticketIn(page, one.label).getByRole('button', { name: words.ready }).click()
  await ticketIn(page, two.label).getByRole('button', { name: words.start }).click()
  await expect(page.getByText(outbox.waiting(3))).toBeVisible()
  await expect(ticketIn(page, one.label).getByText(words.savedHere)).toBeVisible()
  await page.clock.fastForward('05:00')
  await expect(page.getByText(outbox.waiting(3))).toBeVisible()
  await expectAccessible(page)
  expect(await stepsOf(one.id)).toEqual([])

  await context.setOffline(false)
  await expect(page.getByText(outbox.waiting(3))).toBeHidden()
  await expect.poll(() => stepsOf(one.id)).toEqual(['due to preparing', 'preparing to ready'])
  await expect.poll(() => stepsOf(two.id)).toEqual(['due to preparing'])
  await expect(ticketIn(page, one.label).getByText(words.savedHere)).toHaveCount(0)
})

test('a step that came too late is explained, not lost', async ({
  page,
  context,
  playwright,
  baseURL,
  say,
  ignoreProblems,
}) => {
  ignoreProblems(/ERR_INTERNET_DISCONNECTED/)
  const [ticket] = (await guestOfToday()).tickets
  if (!ticket) throw new Error('A meal is needed.')
  const { ticket: words, columns } = say(boardTexts)
  const outbox = say(outboxTexts)
  const device = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const kitchen = await openKitchen(device)
  await openBoard(page)
  await loseNetwork(page, context)
  await ticketIn(page, ticket.label).getByRole('button', { name: words.start }).click()
  await ticketIn(page, ticket.label).getByRole('button', { name: words.ready }).click()
  await kitchen.bump(ticket.id, 'due', 'failed', 'not_made')
  await context.setOffline(false)

  const alert = page.getByRole('alert').filter({ hasText: outbox.title })
  await expect(alert).toContainText(ticket.label)
  await expect(alert).toContainText(outbox.skipped)
  await expectAccessible(page)
  await expect(ticketIn(page, ticket.label)).toHaveCount(0)
  for (const left of [1, 0]) {
    await alert.getByRole('button', { name: outbox.dismiss }).first().click()
    await expect(alert.getByRole('button', { name: outbox.dismiss })).toHaveCount(left)
  }
  await expect(page.getByRole('region', { name: columns.due })).toBeVisible()
  await device.dispose()
})

test('a driver hands over by the code of the customer', async ({
  page,
  context,
  playwright,
  baseURL,
  say,
  language,
  inLanguage,
}) => {
  const { tickets, stepsOf } = await guestOfToday()
  const [, ticket] = tickets
  if (!ticket) throw new Error('Two meals are needed.')
  const { drivers, run, driver: words } = say(runsTexts)
  const name = `${inLanguage('Salim', 'سالم')} ${newMark()}`
  await signInAsDemo(page.request, 'restaurant')
  await open(page, '/kitchen/runs')
  await page.getByLabel(drivers.name).fill(name)
  await page.getByLabel(drivers.phone).fill(localPart(newPhone()))
  await page.getByRole('button', { name: drivers.add }).click()
  await expect(page.getByRole('button', { name: drivers.remove(name) })).toBeVisible()
  await page.getByLabel(run.driverOf(ticket.label)).selectOption({ label: name })
  const card = page.getByRole('heading', { name, exact: true }).locator('../..')
  const link = await card.getByRole('link', { name: run.open }).getAttribute('href')
  await expectAccessible(page)

  const device = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const kitchen = await openKitchen(device)
  await kitchen.bump(ticket.id, 'due', 'preparing')
  await kitchen.bump(ticket.id, 'preparing', 'ready')
  await kitchen.bump(ticket.id, 'ready', 'out')

  const pocket = await newContext(context, language, baseURL)
  if (!pocket) throw new Error('A browser is needed.')
  const phone = await pocket.newPage()
  const answer = await phone.goto(new URL(link ?? '').pathname)
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await open(phone, new URL(link ?? '').pathname)
  await expect(phone.getByText(ticket.label)).toBeVisible()
  await expectAccessible(phone)
  const wrong = String((Number(ticket.handoverCode) + 1) % 10_000).padStart(4, '0')
  const code = phone.getByLabel(words.code)
  const deliver = phone.getByRole('button', { name: words.deliver })
  await code.pressSequentially(wrong)
  await deliver.click()
  await expect(phone.getByRole('alert')).toBeVisible()
  await pocket.setOffline(true)
  await code.pressSequentially(ticket.handoverCode)
  await deliver.click()
  await expect(phone.getByText(words.savedHere)).toBeVisible()
  await expect(phone.getByText(words.offline)).toBeVisible()
  expect((await stepsOf(ticket.id)).at(-1)).toBe('ready to out')
  await pocket.setOffline(false)
  await expect(phone.getByRole('heading', { name: words.allDone })).toBeVisible()
  await expect(phone.getByText(words.savedHere)).toBeHidden()
  await expectAccessible(phone)
  expect((await stepsOf(ticket.id)).at(-1)).toBe('out to delivered')
  await device.dispose()
  await pocket.close()
})

test('the board of yesterday is one press away, and so is the way back', async ({ page, say }) => {
  const { bar, finished } = say(boardTexts)
  await openBoard(page)
  await page.getByRole('link', { name: bar.yesterday }).click()
  await expect(page.getByRole('link', { name: bar.today, exact: true })).toBeVisible()
  const { day } = (await (await page.request.get('/api/kitchen/board')).json()) as { day: string }
  expect(new URL(page.url()).searchParams.get('day')).toBe(addDays(day, -1))
  await page.getByRole('button', { name: bar.finished(0).replace(/\d+/, '').trim() }).click()
  await expect(page.getByRole('dialog', { name: finished.title, exact: true })).toBeHidden()
  const done = page.getByRole('dialog')
  await expect(done.getByRole('button', { name: /A-\d{3}/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: bar.today, exact: true }).click()
  await expect(page.getByRole('link', { name: bar.yesterday })).toBeVisible()
})
