import { expect, type Locator, type Page } from '@playwright/test'
import { messages as auth } from '#features/auth/messages.ts'
import { messages as payments } from '#features/payments/messages.ts'
import { listTexts } from '#features/subscriptions/web/list-texts.ts'
import { texts as pageTexts } from '#features/subscriptions/web/texts.ts'
import { DIET_NAMES } from '#shared/food.ts'
import { messages as card } from '#server/gateways/simulator/messages.ts'
import { addAddress, marinaHome } from './support/addresses.ts'
import { expectAccessible } from './support/axe.ts'
import { enterPhone, typeCode } from './support/login.ts'
import { expectPath, open, toastIn, whenAlive } from './support/pages.ts'
import { newPhone, readCode } from './support/people.ts'
import { test } from './support/test.ts'

const KITCHEN = { en: 'Bait Al Machboos', ar: 'بيت المجبوس' }
const FULL_DAY = { en: 'Full Day', ar: 'يوم كامل' }

const onPage = (locator: Locator) => locator.filter({ visible: true }).first()

/** At the end of the panel, or of the bar on a phone. */
const confirmButton = (page: Page, bill: (typeof pageTexts)['en']['bill']): Locator =>
  onPage(
    page
      .getByRole('button', { name: bill.confirm })
      .or(page.getByRole('button', { name: bill.confirmShort, exact: true })),
  )

async function fillCard(page: Page, words: (typeof card)['en']['card']): Promise<void> {
  const frame = page.frameLocator('iframe')
  await frame.getByLabel(words.number).fill('4242 4242 4242 4242')
  await frame.getByLabel(words.expiry).fill('12/31')
  await frame.getByLabel(words.cvc).fill('123')
  await frame.getByRole('button', { name: words.save }).click()
}

test('a plan is ordered step by step, paid by card, and cancelled again', async ({
  page,
  customer,
  say,
  language,
}) => {
  test.slow()
  const { plans, flow, bill, toasts } = say(pageTexts)
  await addAddress(customer.api, marinaHome)
  await open(page, '/meal-plans')
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: plans.choose(FULL_DAY[language]) }).click()
  await expect(page.getByRole('heading', { name: flow.title, level: 1 })).toBeFocused()
  await expect(page.getByRole('grid')).toBeVisible()
  await expectAccessible(page, 'main')

  const next = page.getByRole('button', { name: flow.next })
  await next.click()
  await expect(page.getByRole('radio', { name: marinaHome.name })).toBeChecked()
  await next.click()
  await page.getByRole('radio', { name: KITCHEN[language] }).check()
  await page.getByText(DIET_NAMES.keto[language]).click()
  await expect(onPage(page.getByText('2,439.00'))).toBeVisible()
  await expectAccessible(page, 'main')
  await next.click()

  await fillCard(page, say(card).card)
  const { saved, brands } = say(payments).card
  await expect(page.getByText(saved(brands.visa, '4242'))).toBeVisible()
  await expectAccessible(page, 'main')
  await confirmButton(page, bill).click()
  await expect(toastIn(page, toasts.created)).toBeVisible()
  await expectPath(page, '/dashboard')

  const { list, cancel } = say(listTexts)
  const heading = list.heading(FULL_DAY[language], KITCHEN[language])
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: list.cancelNamed(heading) }).click()
  const dialog = page.getByRole('alertdialog', { name: cancel.title(FULL_DAY[language]) })
  await expect(dialog.getByText(cancel.nothing)).toBeVisible()
  await dialog.getByRole('button', { name: cancel.confirm }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: heading })).toBeHidden()
})

test('signed out, the order leads through the login and loses nothing', async ({
  page,
  say,
  language,
}) => {
  const { flow, bill, toasts } = say(pageTexts)
  const { login } = say(auth)
  await open(page, '/meal-plans?plan=2')
  await page.getByRole('button', { name: flow.next }).click()
  await confirmButton(page, bill).click()
  await expect(toastIn(page, toasts.loginToContinue)).toBeVisible()
  await expectPath(page, /^\/login\?redirect=(%2F|\/)meal-plans$/)
  const phone = newPhone()
  await enterPhone(page, login, phone)
  await typeCode(page, login, await readCode(page.request, phone))
  await expectPath(page, '/meal-plans')
  await whenAlive(page)
  await expect(page.getByRole('heading', { name: flow.title, level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: FULL_DAY[language] })).toBeVisible()
  await expect(page.getByRole('heading', { name: flow.dateTitle })).toBeVisible()
})

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Not reached by Tab: ${String(target)}`)
}

test('the keyboard alone completes an order by PayPal', async ({
  page,
  customer,
  say,
  language,
}) => {
  test.slow()
  const { plans, flow, bill, toasts } = say(pageTexts)
  const { methods, paypal } = say(payments)
  await addAddress(customer.api, marinaHome)
  await open(page, '/meal-plans')
  const press = async (target: Locator) => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  }
  await press(page.getByRole('button', { name: plans.choose(FULL_DAY[language]) }))
  const next = page.getByRole('button', { name: flow.next })
  await press(next)
  await expect(page.getByRole('radio', { name: marinaHome.name })).toBeChecked()
  await press(next)
  const kitchens = page.getByRole('radio')
  await expect(kitchens.first()).toBeVisible()
  const first = page.locator('input[type=radio]:not(:disabled)').first()
  await tabTo(page, first)
  await page.keyboard.press('Space')
  await press(next)
  const cards = page.getByRole('radio', { name: methods.credit_card })
  await tabTo(page, cards)
  await page.keyboard.press('ArrowDown')
  await tabTo(page, page.getByRole('textbox', { name: paypal.email }))
  await page.keyboard.type('layla@example.com')
  await press(confirmButton(page, bill))
  await expect(toastIn(page, toasts.created)).toBeVisible()
  await expectPath(page, '/dashboard')
})

test('what is missing is said, and the step opens', async ({ page, customer, say }) => {
  const { flow, bill, toasts } = say(pageTexts)
  expect(customer.phone).toBeTruthy()
  await open(page, '/meal-plans?plan=2')
  await confirmButton(page, bill).click()
  await expect(toastIn(page, toasts.missing)).toBeVisible()
  await expect(onPage(page.getByText(flow.addressRequired))).toBeVisible()
})

test('/meal-plans?plan=3 opens the request for a plan of one’s own', async ({ page }) => {
  await open(page, '/meal-plans?plan=3')
  await expect(page.getByRole('dialog')).toBeVisible()
})
