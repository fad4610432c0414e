import { expect } from '@playwright/test'
import { messages as auth } from '#features/auth/messages.ts'
import { messages as home } from '#features/home/messages.ts'
import { formatUsd } from '#features/payments/rules.ts'
import { aiOrderTexts } from '#features/subscriptions/web/ai-plans/order/order-texts.ts'
import { aiPlanTexts } from '#features/subscriptions/web/ai-plans/texts.ts'
import { awaitedTexts } from '#features/subscriptions/web/list/awaited-texts.ts'
import { texts as suggestionTexts } from '#features/suggestions/web/texts.ts'
import { CUISINE_NAMES } from '#shared/food/food.ts'
import { toUsdCents } from '#shared/money.ts'
import { addAddress, marinaHome } from '../support/steps/addresses.ts'
import { expectAccessible } from '../support/axe.ts'
import { enterPhone, typeCode } from '../support/steps/login.ts'
import { expectPath, open, pathOf, toastIn } from '../support/pages.ts'
import { newPhone, readCode } from '../support/people.ts'
import { orderPage } from '../support/steps/subscribe.ts'
import { test } from '../support/test.ts'
import { productToday } from '../support/now.ts'

test('a plan picked on the home page goes on behind the login', async ({
  page,
  context,
  say,
  inLanguage,
}) => {
  const { login } = say(auth)
  const basic = inLanguage('AI Basic', 'الذكي الأساسي')
  await open(page, '/')
  await page.getByRole('link', { name: say(home).plans.choose(basic) }).click()
  await expect
    .poll(() => new URL(page.url()).searchParams.get('redirect'))
    .toBe('/ai-meal-suggestions')
  const phone = newPhone()
  await enterPhone(page, login, phone)
  await typeCode(page, login, await readCode(context.request, phone))
  await expectPath(page, '/ai-meal-plans')
  const { preferences, payment } = say(aiOrderTexts)
  const dialog = page.getByRole('dialog', { name: preferences.title })
  await dialog.getByRole('button', { name: preferences.next }).click()
  await expect(page.getByRole('dialog', { name: payment.title(basic) })).toContainText('149.00')
})

test('what is chosen survives a reload, and PayPal is awaited', async ({
  page,
  customer,
  say,
  language,
  inLanguage,
}) => {
  const { preferences, payment, toasts } = say(aiOrderTexts)
  const premium = inLanguage('AI Premium', 'الذكي المميز')
  await addAddress(customer.api, marinaHome)
  await open(page, '/ai-meal-plans')
  await page.getByRole('button', { name: say(aiPlanTexts).choose(premium) }).click()
  const first = page.getByRole('dialog', { name: preferences.title })
  await first.getByText(CUISINE_NAMES.thai[language], { exact: true }).click()
  await page.reload()
  await expect(
    first.getByRole('checkbox', { name: CUISINE_NAMES.thai[language], exact: true }),
  ).toBeChecked()
  await first.getByRole('button', { name: preferences.next }).click()
  const dialog = page.getByRole('dialog', { name: payment.title(premium) })
  const order = orderPage(page, language)
  await order.choosePayPal()
  await dialog.getByRole('textbox', { name: order.cards.paypal.email }).fill('layla@example.com')
  await dialog.getByRole('button', { name: payment.confirm }).click()
  await expect(toastIn(page, toasts.awaited)).toBeVisible()
  await expectPath(page, '/dashboard')
  const words = say(awaitedTexts)
  const today = productToday()
  const usd = formatUsd(toUsdCents(49_900))
  await expect(page.getByText(words.payPal(usd, today))).toBeVisible()
  await expectAccessible(page)
  await open(page, '/dashboard/ai-meal-suggestions')
  const { none } = say(suggestionTexts)
  await expect(page.getByRole('heading', { name: none.awaited(premium) })).toBeVisible()
  await expect(page.getByRole('link', { name: words.pay(usd) })).toBeVisible()
  await open(page, '/ai-meal-plans')
  await expect(
    page.getByRole('heading', { name: say(aiPlanTexts).running.waitingTitle(premium) }),
  ).toBeVisible()
})

test('an error keeps the order as it is and says so', async ({
  page,
  customer,
  say,
  language,
  inLanguage,
}) => {
  const { preferences, payment, toasts } = say(aiOrderTexts)
  const basic = inLanguage('AI Basic', 'الذكي الأساسي')
  await addAddress(customer.api, marinaHome)
  await open(page, '/ai-meal-plans')
  await page.getByRole('button', { name: say(aiPlanTexts).choose(basic) }).click()
  await page
    .getByRole('dialog', { name: preferences.title })
    .getByRole('button', { name: preferences.next })
    .click()
  const dialog = page.getByRole('dialog', { name: payment.title(basic) })
  const order = orderPage(page, language)
  await order.choosePayPal()
  await dialog.getByRole('button', { name: payment.confirm }).click()
  await expect(
    dialog.getByText(
      inLanguage('PayPal email is required', 'البريد الإلكتروني لحساب باي بال مطلوب'),
    ),
  ).toBeVisible()
  await dialog.getByRole('textbox', { name: order.cards.paypal.email }).fill('layla@example.com')
  await page.route('**/api/subscriptions', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await dialog.getByRole('button', { name: payment.confirm }).click()
  await expect(dialog.getByText(toasts.failed)).toBeVisible({ timeout: 20_000 })
  await expect(dialog.getByRole('textbox', { name: order.cards.paypal.email })).toHaveValue(
    'layla@example.com',
  )
})

for (const path of ['/ai-meal-suggestions', '/suggestions']) {
  test(`${path} leads to the login and to the suggestions`, async ({ page }) => {
    await page.goto(path)
    const login = new URL(page.url())
    expect(login.pathname).toBe('/login')
    expect(login.searchParams.get('redirect')).toBe('/dashboard/ai-meal-suggestions')
  })

  test(`${path} leads a customer to the suggestions`, async ({
    page,
    customer,
    ignoreProblems,
  }) => {
    expect(customer.phone).toBeTruthy()
    ignoreProblems(/404/)
    await page.goto(path)
    expect(pathOf(page)).toBe('/dashboard/ai-meal-suggestions')
  })
}
