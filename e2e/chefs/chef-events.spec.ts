import type { Page } from '@playwright/test'
import { messages } from '#features/chef-events/messages.ts'
import { bookingTexts } from '#features/chef-events/web/booking/texts.ts'
import { bookingTexts as chefBookingTexts } from '#features/chef-events/web/chef/texts/booking-texts.ts'
import { compareTexts } from '#features/chef-events/web/compare/texts.ts'
import { eventTexts } from '#features/chef-events/web/event/texts.ts'
import { listTexts } from '#features/chef-events/web/list/texts.ts'
import { talkTexts } from '#features/chef-events/web/talk/texts.ts'
import { messages as payments } from '#features/payments/messages.ts'
import { messages as simulator } from '#server/gateways/simulator/messages.ts'
import type { Cuisine } from '#shared/food/food.ts'
import type { Language } from '#shared/language.ts'
import { approvedAs, type Newcomer } from '../support/steps/applications.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs } from '../support/beside.ts'
import { AI_FAMILY, subscribeToAi } from '../support/steps/ai-plan.ts'
import { askForChef, bookChef, quoteFor } from '../support/steps/chef-events.ts'
import { expectPath, open, toastIn } from '../support/pages.ts'
import { WORKING_CARD } from '../support/steps/subscribe.ts'
import { newMark } from '../support/mark.ts'
import { expect, test } from '../support/test.ts'

async function fillCard(page: Page, language: Language): Promise<void> {
  const { card } = simulator[language]
  const frame = page.frameLocator('iframe')
  await frame.getByLabel(card.number).fill(WORKING_CARD)
  await frame.getByLabel(card.expiry).fill('12/34')
  await frame.getByLabel(card.cvc).fill('123')
  await frame.getByRole('button', { name: card.save }).click()
}

test('compares three quotes, asks a question and books one with a deposit', async ({
  page,
  customer,
  baseURL,
  language,
  say,
}) => {
  test.slow()
  const compare = say(compareTexts)
  const booking = say(bookingTexts)
  const talk = say(talkTexts)
  const cuisines: Cuisine[] = ['italian']
  const chefs: Newcomer[] = []
  while (chefs.length < 3) chefs.push(await approvedAs(baseURL ?? '', 'individual', cuisines))
  await subscribeToAi(customer.api, AI_FAMILY)
  const eventId = await askForChef(customer.api, { cuisines, inHours: 480 })
  await open(page, `/dashboard/chef-events/${eventId}`)
  await expect(page.getByText(say(eventTexts).waiting.title)).toBeVisible()
  for (const [place, { api }] of chefs.entries()) await quoteFor(api, eventId, 240 + place * 40)

  const quotes = page.getByRole('region', { name: compare.label })
  await expect(quotes.getByRole('heading', { level: 2 })).toHaveCount(3)
  await expect(quotes.getByText('2,880.00')).toBeVisible()
  await expectAccessible(page)

  await quotes.getByText(compare.write, { exact: true }).last().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(talk.masked)).toBeVisible()
  await sheet.getByLabel(talk.write).fill('Call me on 050 123 4567')
  await sheet.getByRole('button', { name: talk.send }).click()
  await expect(sheet.getByRole('listitem')).toHaveCount(1)
  await expect(sheet.getByText('123 4567')).toBeHidden()
  await page.keyboard.press('Escape')

  await quotes
    .getByRole('button', { name: new RegExp(`^${compare.accept}`) })
    .first()
    .click()
  // The card that paid the AI plan is offered; another one may be typed.
  const saved = page.getByRole('dialog').getByText(/4242/)
  await expect(saved).toBeVisible()
  await page.getByRole('button', { name: say(payments).card.change }).click()
  await fillCard(page, language)
  // Until then the button below the card moves.
  await expect(saved).toBeVisible()
  await page.getByRole('button', { name: compare.dialog.pay }).click()
  await expect(toastIn(page, compare.dialog.booked)).toBeVisible()
  await expect(page.getByText(booking.confirmed)).toBeVisible()
  await expect(quotes.getByRole('heading', { level: 2 })).toHaveCount(1)
  await expectAccessible(page)

  // What was written with a chef who was not chosen stays to be read.
  const ended = page.getByRole('region', { name: compare.closedLabel })
  await ended.getByRole('button', { name: new RegExp(`^${compare.read}`) }).click()
  await expect(sheet.getByText(talk.closed)).toBeVisible()
  await expect(sheet.getByRole('listitem')).toHaveCount(1)
  await expect(sheet.getByText('123 4567')).toBeHidden()
  await expect(sheet.getByLabel(talk.write)).toBeHidden()
  await Promise.all(chefs.map(({ api }) => api.dispose()))
})

test('moves and cancels free of charge at 73 hours', async ({
  page,
  customer,
  baseURL,
  language,
  say,
}) => {
  test.slow()
  const booking = say(bookingTexts)
  const { api } = await approvedAs(baseURL ?? '', 'individual', ['mediterranean'])
  const eventId = await askForChef(customer.api, { cuisines: ['mediterranean'], inHours: 73 })
  await quoteFor(api, eventId, 260)
  await bookChef(customer.api, eventId)
  await open(page, `/dashboard/chef-events/${eventId}`)
  await page.getByRole('button', { name: booking.move }).click()
  const moving = page.getByRole('dialog', { name: booking.moving.title })
  await moving
    .getByRole('button', { name: { en: 'Next month', ar: 'الشهر التالي' }[language] })
    .first()
    .click()
  await moving.getByRole('gridcell').getByText('18', { exact: true }).click()
  await moving.getByRole('button', { name: booking.moving.confirm }).click()
  await expect(toastIn(page, booking.moving.done)).toBeVisible()
  // The deposit is taken once, and goes with the event to its new day.
  await expect(page.getByText(new RegExp(booking.steps.movedTo('.+', '.+')))).toBeVisible()
  await expect(page.getByText(booking.deposit, { exact: true })).toHaveCount(1)

  await page.getByRole('button', { name: booking.cancel }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(booking.cancelling.free)).toBeVisible()
  await question.getByRole('button', { name: booking.cancelling.confirm }).click()
  await expect(toastIn(page, booking.cancelling.done)).toBeVisible()
  await expect(page.getByText(say(eventTexts).cancelled.title)).toBeVisible()
  await api.dispose()
})

test('cancelling at 71 hours leaves the deposit with the chef', async ({
  page,
  customer,
  baseURL,
  say,
}) => {
  test.slow()
  const { cancelling, cancel, late, move } = say(bookingTexts)
  const { api } = await approvedAs(baseURL ?? '', 'individual', ['spanish'])
  const eventId = await askForChef(customer.api, { cuisines: ['spanish'], inHours: 71 })
  await quoteFor(api, eventId, 300)
  await bookChef(customer.api, eventId)
  await open(page, `/dashboard/chef-events/${eventId}`)
  await expect(page.getByText(late)).toBeVisible()
  await expect(page.getByRole('button', { name: move })).toBeHidden()
  await page.getByRole('button', { name: cancel }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(cancelling.late)).toBeVisible()
  await expect(question.getByText('1,080.00')).toHaveCount(2)
  await expect(question.getByText(/[^\d,.]0\.00/).first()).toBeVisible()
  await question.getByRole('button', { name: cancelling.confirm }).click()
  await expect(toastIn(page, cancelling.done)).toBeVisible()
  await expect(page.getByText(say(eventTexts).cancelled.title)).toBeVisible()
  await api.dispose()
})

test('a chef who cancels gives the whole deposit back, and the request opens again', async ({
  page,
  browser,
  customer,
  baseURL,
  say,
}) => {
  test.slow()
  const words = say(chefBookingTexts)
  const cuisines: Cuisine[] = ['pakistani']
  const { api } = await approvedAs(baseURL ?? '', 'individual', cuisines)
  const mark = `Table ${newMark()}`
  const eventId = await askForChef(customer.api, { cuisines, inHours: 240, mark })
  await quoteFor(api, eventId, 200)
  await bookChef(customer.api, eventId)
  await open(page, `/dashboard/chef-events/${eventId}`)
  await expect(page.getByText(say(bookingTexts).confirmed)).toBeVisible()
  const chef = await openAs(browser, page, { api, path: '/chef-dashboard/bookings' })
  const card = chef.getByRole('article').filter({ hasText: mark })
  await card.getByRole('button', { name: words.cancel }).click()
  const question = chef.getByRole('dialog', { name: words.cancelTitle })
  await question.getByLabel(words.reason).fill('My kitchen was flooded last night.')
  await question.getByRole('button', { name: words.cancel }).click()
  await expect(toastIn(chef, words.cancelDone)).toBeVisible()
  await chef.context().close()
  await expect(page.getByText(say(eventTexts).waiting.title)).toBeVisible()
  const detail = (await (await customer.api.get(`/api/chef-events/${eventId}`)).json()) as {
    booking: { refunded: number; cancelledBy: string }
  }
  expect(detail.booking).toMatchObject({ cancelledBy: 'chef', refunded: 720 })
  await api.dispose()
})

test('a pending request is edited and deleted, with the specification’s words', async ({
  page,
  customer,
  say,
}) => {
  const texts = say(listTexts)
  const { refusals } = say(messages)
  await askForChef(customer.api, { cuisines: ['mexican'], inHours: 400 })
  await open(page, '/dashboard/chef-events')
  await page.getByRole('button', { name: new RegExp(`^${texts.edit}`) }).click()
  const dialog = page.getByRole('dialog', { name: texts.editing.title })
  await dialog.getByLabel(texts.editing.location).fill('')
  await dialog.getByRole('button', { name: texts.editing.save }).click()
  await expect(dialog.getByText(refusals.event_location_required).first()).toBeVisible()
  await dialog.getByLabel(texts.editing.location).fill('Al Bateen, Villa 4')
  await dialog.getByRole('button', { name: texts.editing.save }).click()
  await expect(toastIn(page, texts.toasts.updated)).toBeVisible()
  await expect(page.getByText('Al Bateen, Villa 4')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: new RegExp(`^${texts.remove}`) }).click()
  const question = page.getByRole('alertdialog', { name: texts.deleting.title })
  await question.getByRole('button', { name: texts.deleting.confirm }).click()
  await expect(toastIn(page, texts.toasts.deleted)).toBeVisible()
  await expectPath(page, '/dashboard/chef-events')
  await expect(page.getByText('Al Bateen, Villa 4')).toBeHidden()
})
