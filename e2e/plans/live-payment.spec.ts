import type { APIRequestContext, Page } from '@playwright/test'
import type { Language } from '#shared/language.ts'
import { words as common } from '#ui/words.ts'
import { stripeWords } from '../support/live/stripe-frames.ts'
import { expect, test } from '../support/live/test.ts'
import { expectPath, open, whenAlive } from '../support/pages.ts'
import { addAddress, marinaHome } from '../support/steps/addresses.ts'
import {
  CHALLENGE_CARD,
  chooseKitchen,
  DECLINED_CARD,
  orderPage,
  WORKING_CARD,
} from '../support/steps/subscribe.ts'

// One product in live mode serves them all.
test.describe.configure({ mode: 'default' })

const ALWAYS_ASKING_CARD = '4000 0027 6000 3184'

/** Stripe's fields and the bank's window, as a person sees them. */
function stripeOf(page: Page, language: Language) {
  const words = stripeWords[language]
  const fields = page.frameLocator('iframe[title="Secure payment input frame"]')
  const bank = page.frameLocator('iframe[title="3D Secure"]')
  return {
    words,
    number: fields.getByLabel(words.number),
    complete: bank.getByRole('button', { name: words.complete }),
    fail: bank.getByRole('button', { name: words.fail }),
    enter: async (number: string) => {
      await fields.getByLabel(words.number).fill(number)
      await fields.getByLabel(words.expiry).fill('12/34')
      await fields.getByLabel(words.cvc).fill('123')
    },
  }
}

/** A colour of ours, as the page shows it. */
const colorOf = (page: Page, role: string) =>
  page.evaluate((name) => {
    const probe = document.createElement('span')
    probe.style.cssText = `transition: none; color: var(--${name})`
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, role)

interface Payer {
  page: Page
  customer: { api: APIRequestContext }
  language: Language
}

async function openPayment({ page, customer, language }: Payer) {
  await addAddress(customer.api, marinaHome)
  const order = orderPage(page, language)
  await open(page, '/meal-plans?plan=1')
  await chooseKitchen(page, language, order)
  const save = page.getByRole('button', { name: order.cards.card.save })
  return { order, save, stripe: stripeOf(page, language) }
}

test('a card is saved in Stripe’s fields inside our page, and the plan is ordered', async ({
  page,
  customer,
  language,
}) => {
  const { order, save, stripe } = await openPayment({ page, customer, language })
  await expect(stripe.number).toHaveCSS('color', await colorOf(page, 'ink'))
  await expect(stripe.number).toHaveCSS('background-color', await colorOf(page, 'card'))
  await stripe.enter(WORKING_CARD)
  await save.click()
  await expect(page.getByText(/4242/).first()).toBeVisible()
  await order.confirm.click()
  await expectPath(page, '/dashboard')
})

test('one press saves the card in Stripe’s fields and orders with it', async ({
  page,
  customer,
  language,
}) => {
  const { order, stripe } = await openPayment({ page, customer, language })
  await stripe.enter(DECLINED_CARD)
  await order.confirm.click()
  await expect(page.getByText(stripe.words.declined)).toBeVisible()
  await stripe.enter(WORKING_CARD)
  await order.confirm.click()
  await expectPath(page, '/dashboard')
})

test('a declined card says so next to the fields, and another one works', async ({
  page,
  customer,
  language,
}) => {
  const { save, stripe } = await openPayment({ page, customer, language })
  await stripe.enter(DECLINED_CARD)
  await save.click()
  await expect(page.getByText(stripe.words.declined)).toBeVisible()
  await stripe.enter(WORKING_CARD)
  await save.click()
  await expect(page.getByText(/4242/).first()).toBeVisible()
})

test('the bank asks while the card is saved: refused, then confirmed', async ({
  page,
  customer,
  language,
}) => {
  const { save, stripe } = await openPayment({ page, customer, language })
  await stripe.enter(CHALLENGE_CARD)
  await save.click()
  await stripe.fail.click()
  await expect(page.getByText(stripe.words.refused)).toBeVisible()
  await save.click()
  await stripe.complete.click()
  await expect(page.getByText(/3155/).first()).toBeVisible()
})

test('a script that is blocked is said, and trying again opens the form', async ({
  page,
  customer,
  language,
  say,
  ignoreProblems,
}) => {
  ignoreProblems(/Failed to load resource/)
  let isBlocked = true
  await page.route('https://js.stripe.com/**', (route) =>
    isBlocked ? route.abort() : route.fallback(),
  )
  const { order, stripe } = await openPayment({ page, customer, language })
  await expect(page.getByText(order.cards.card.loadFailed)).toBeVisible()
  isBlocked = false
  await page.getByRole('button', { name: say(common).tryAgain }).click()
  await expect(stripe.number).toBeVisible()
})

for (const answer of ['complete', 'fail'] as const) {
  test(`the bank asks for the customer when the plan is charged: ${answer}`, async ({
    page,
    customer,
    language,
    live,
  }) => {
    const { order, save, stripe } = await openPayment({ page, customer, language })
    await stripe.enter(ALWAYS_ASKING_CARD)
    await save.click()
    await stripe.complete.click()
    await expect(page.getByText(/3184/).first()).toBeVisible()
    await order.confirm.click()
    await expectPath(page, '/dashboard')
    await live.chargeNow()
    const { authentication, history } = order.cards
    const payments = page.getByRole('region', { name: history.title })
    const openBank = page.getByRole('button', { name: authentication.open })
    await expect(async () => {
      await page.reload()
      await expect(openBank).toBeVisible({ timeout: 2000 })
    }).toPass()
    await whenAlive(page)
    await openBank.click()
    await page.getByRole('button', { name: authentication.confirm }).click()
    await stripe[answer].click()
    const end =
      answer === 'complete'
        ? payments.getByText(history.states.captured, { exact: true })
        : payments.getByRole('button', { name: history.useCard })
    await expect(end).toBeVisible()
  })
}
