import type { Page } from '@playwright/test'
import { overviewTexts } from '#features/account/overview-texts.ts'
import { messages as subscriptionTexts } from '#features/subscriptions/messages.ts'
import { listTexts } from '#features/subscriptions/web/list/list-texts.ts'
import { words } from '#ui/words.ts'
import { addAddress, marinaHome } from '../support/steps/addresses.ts'
import { expectPath, open, undoInToast, whenAlive } from '../support/pages.ts'
import {
  CHALLENGE_CARD,
  chooseKitchen,
  DECLINED_CARD,
  enterCard,
  KITCHEN_ONE,
  orderPage,
  WORKING_CARD,
} from '../support/steps/subscribe.ts'
import { expect, test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

/** Holds back the answers of an address until they are released. */
async function delay(page: Page, url: string, method = 'GET') {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    if (route.request().method() === method) await promise
    await route.fallback()
  })
  return { release: resolve }
}

test('the choices survive a reload and a closed tab', async ({ page, customer, language }) => {
  await addAddress(customer.api, marinaHome)
  const order = orderPage(page, language)
  await open(page, '/meal-plans?plan=2')
  await chooseKitchen(page, language, order)
  await order.choosePayPal()
  await page.getByRole('textbox', { name: order.cards.paypal.email }).fill('me@example.com')
  await page.reload()
  await whenAlive(page)
  await expect(page.getByRole('textbox', { name: order.cards.paypal.email })).toHaveValue(
    'me@example.com',
  )
  await expect(page.getByText(KITCHEN_ONE[language]).first()).toBeVisible()

  const other = await page.context().newPage()
  await page.close()
  await open(other, '/meal-plans?plan=2')
  await expect(other.getByRole('textbox', { name: order.cards.paypal.email })).toHaveValue(
    'me@example.com',
  )
})

test('a declined card says so and another one works; the bank may ask @both-looks', async ({
  page,
  customer,
  language,
}) => {
  await addAddress(customer.api, marinaHome)
  const order = orderPage(page, language)
  const { card } = order.cards
  await open(page, '/meal-plans?plan=1')
  await chooseKitchen(page, language, order)

  await enterCard(order.frame, order, '4242 4242 4242 4241')
  await expect(order.frame.getByText(order.cardWords.errors.number_wrong)).toBeVisible()
  await order.frame.getByLabel(order.cardWords.card.number).clear()
  await order.frame.getByLabel(order.cardWords.card.number).fill(DECLINED_CARD)
  await order.frame.getByRole('button', { name: order.cardWords.card.save }).click()
  await page.getByRole('button', { name: card.tryAnother }).click()

  await enterCard(order.frame, order, CHALLENGE_CARD)
  await expect(order.frame.getByText(order.cardWords.challenge.title)).toBeVisible()
  await order.frame.getByRole('button', { name: order.cardWords.challenge.approve }).click()
  const saved = page.getByText(/3155/).first()
  await expect(saved).toBeVisible()
  // One line, on a phone too: what changes the card goes below it.
  expect((await saved.boundingBox())?.height).toBeLessThan(40)
  await order.confirm.click()
  await expectPath(page, '/dashboard')
})

test('one press saves the card that is typed and orders with it', async ({
  page,
  customer,
  language,
}) => {
  await addAddress(customer.api, marinaHome)
  const order = orderPage(page, language)
  const { card } = order.cardWords
  await open(page, '/meal-plans?plan=1')
  await chooseKitchen(page, language, order)
  await order.frame.getByLabel(card.number).fill('4242 4242 4242 4241')
  await order.frame.getByLabel(card.expiry).fill('12/34')
  await order.frame.getByLabel(card.cvc).fill('123')
  await order.confirm.click()
  await expect(order.frame.getByText(order.cardWords.errors.number_wrong)).toBeVisible()
  await order.frame.getByLabel(card.number).fill(WORKING_CARD)
  await order.confirm.click()
  await expectPath(page, '/dashboard')
})

test('a press before the card form has started, or while it saves, orders as soon as it can', async ({
  page,
  customer,
  language,
}) => {
  await addAddress(customer.api, marinaHome)
  const order = orderPage(page, language)
  const { card } = order.cardWords
  const script = await delay(page, '**/simulator/assets/frame.js')
  await open(page, '/meal-plans?plan=1')
  await chooseKitchen(page, language, order)
  await order.frame.getByLabel(card.number).fill(DECLINED_CARD)
  await order.frame.getByLabel(card.expiry).fill('12/34')
  await order.frame.getByLabel(card.cvc).fill('123')
  await order.confirm.click()
  script.release()
  await page.getByRole('button', { name: order.cards.card.tryAnother }).click()

  const saving = await delay(page, '**/simulator/card/*', 'POST')
  await enterCard(order.frame, order, WORKING_CARD)
  await order.confirm.click()
  saving.release()
  await expectPath(page, '/dashboard')
})

test('a kitchen confirmed without Continue folds with its name, and opens again', async ({
  page,
  customer,
  language,
}) => {
  await addAddress(customer.api, marinaHome)
  const order = orderPage(page, language)
  const { restaurantTitle } = order.words.flow
  await open(page, '/meal-plans?plan=1')
  await order.next.click()
  await expect(page.getByRole('radio', { name: marinaHome.name })).toBeChecked()
  await order.next.click()
  await order.kitchen(KITCHEN_ONE[language]).check()
  await order.confirm.click()
  await expect(page.getByRole('radio', { name: order.cards.methods.credit_card })).toBeVisible()
  const step = page.locator('#step-restaurant')
  await expect(step.getByText(KITCHEN_ONE[language])).toBeVisible()
  await step.getByRole('button', { name: `${words[language].edit}: ${restaurantTitle}` }).click()
  await expect(order.kitchen(KITCHEN_ONE[language])).toBeChecked()
})

test('PayPal needs its e-mail, and a right one', async ({ page, customer, language, say }) => {
  await addAddress(customer.api, marinaHome)
  const order = orderPage(page, language)
  await open(page, '/meal-plans?plan=1')
  await chooseKitchen(page, language, order)
  await order.choosePayPal()
  await order.confirm.click()
  const { paypal_email_required, paypal_email_invalid } = say(subscriptionTexts).refusals
  const field = page.getByRole('textbox', { name: order.cards.paypal.email })
  await expect(field).toHaveAccessibleDescription(new RegExp(paypal_email_required))
  await field.fill('me@')
  await order.confirm.click()
  await expect(field).toHaveAccessibleDescription(new RegExp(paypal_email_invalid))
  await field.fill('me@example.com')
  await order.confirm.click()
  await expectPath(page, '/dashboard')
  await expect(page.getByText(say(listTexts).list.pending).first()).toBeVisible()
  const overview = say(overviewTexts)
  await expect(page.getByRole('heading', { name: overview.unpaidTitle })).toBeVisible()
  await page.getByRole('link', { name: overview.unpaidAction }).click()
  await expect(page.getByRole('region', { name: order.cards.history.title })).toBeInViewport()
})

test('an order that is refused for a debt leads to the page where it is paid', async ({
  page,
  customer,
  language,
  say,
}) => {
  await addAddress(customer.api, marinaHome)
  const order = orderPage(page, language)
  const url = '/dashboard?payment=17'
  await page.route('**/api/subscriptions', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 409,
          json: { code: 'payment_owed', message: 'x', details: { url } },
        })
      : route.continue(),
  )
  await open(page, '/meal-plans?plan=1')
  await chooseKitchen(page, language, order)
  await order.choosePayPal()
  await page.getByRole('textbox', { name: order.cards.paypal.email }).fill('me@example.com')
  await order.confirm.click()
  await undoInToast(page, say(words).payNow).click()
  await expectPath(page, url)
})

test('the client cannot set a price', async ({ page, customer, language, say }) => {
  await addAddress(customer.api, marinaHome)
  const order = orderPage(page, language)
  await page.route('**/api/subscriptions', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const input = route.request().postDataJSON() as object
    const more = { price: 1, total: 1, amount: 1, lines: [], isActive: true, userId: 1 }
    await route.continue({ postData: { ...input, ...more } })
  })
  await open(page, '/meal-plans?plan=1')
  await chooseKitchen(page, language, order)
  await order.choosePayPal()
  await page.getByRole('textbox', { name: order.cards.paypal.email }).fill('me@example.com')
  await order.confirm.click()
  await expectPath(page, '/dashboard')
  // 1899 for the kitchen and its delivery fee of 10.
  await expect(page.getByRole('list', { name: say(listTexts).list.title })).toContainText(
    '1,909.00',
  )
})
