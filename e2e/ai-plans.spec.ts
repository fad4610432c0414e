import { expect } from '@playwright/test'
import { messages as addressTexts } from '#features/addresses/messages.ts'
import { messages as auth } from '#features/auth/messages.ts'
import { messages as home } from '#features/home/messages.ts'
import { aiOrderTexts } from '#features/subscriptions/web/ai-plans/order/order-texts.ts'
import { aiPlanTexts } from '#features/subscriptions/web/ai-plans/texts.ts'
import { loginTexts } from '#features/subscriptions/web/login-texts.ts'
import { CUISINE_NAMES, DIET_NAMES } from '#shared/food.ts'
import { addAddress, fillAddress, marinaHome } from './support/addresses.ts'
import { expectAccessible } from './support/axe.ts'
import { enterPhone, typeCode } from './support/login.ts'
import { expectPath, open, pathOf, toastIn } from './support/pages.ts'
import { newPhone, readCode } from './support/people.ts'
import { enterCard, orderPage, WORKING_CARD } from './support/subscribe.ts'
import { test } from './support/test.ts'

test('a visitor picks AI Family, logs in and subscribes with the shopping lists', async ({
  page,
  context,
  say,
  language,
  inLanguage,
}) => {
  test.slow()
  const texts = say(aiPlanTexts)
  const { preferences, payment, toasts } = say(aiOrderTexts)
  const { login } = say(auth)
  const family = inLanguage('AI Family', 'الذكي العائلي')

  await open(page, '/ai-meal-plans')
  await expectAccessible(page)
  await page.getByRole('button', { name: texts.choose(family) }).click()
  await expect(toastIn(page, say(loginTexts).loginToContinue)).toBeVisible()
  await expectPath(page, /^\/login\?redirect=(%2F|\/)ai-meal-plans$/)
  const phone = newPhone()
  await enterPhone(page, login, phone)
  await typeCode(page, login, await readCode(context.request, phone))

  await expectPath(page, '/ai-meal-plans')
  const first = page.getByRole('dialog', { name: preferences.title })
  await first.getByText(CUISINE_NAMES.korean[language], { exact: true }).click()
  await first.getByText(DIET_NAMES['nut-free'][language], { exact: true }).click()
  await expectAccessible(page)
  await first.getByRole('button', { name: preferences.next }).click()

  const dialog = page.getByRole('dialog', { name: payment.title(family) })
  await expect(dialog.getByText(payment.missing)).toBeVisible()
  await dialog.getByRole('button', { name: payment.confirm }).click()
  await expect(toastIn(page, toasts.address)).toBeVisible()
  await dialog.getByRole('button', { name: say(addressTexts).list.add }).click()
  const form = page.getByRole('dialog', { name: say(addressTexts).form.addTitle })
  await fillAddress(page, form, say(addressTexts), {
    area: inLanguage('Dubai Marina', 'دبي مارينا'),
    line: 'Al Marsa Street 12',
  })
  await form.getByRole('button', { name: say(addressTexts).form.save }).click()
  await expect(form).toBeHidden()
  await expect(dialog.getByText(payment.missing)).toBeHidden()

  await expect(dialog).toContainText('299.00')
  await dialog.getByRole('switch').check()
  await expect(dialog).toContainText('348.00')
  await expect(dialog).toContainText('16.57')
  const order = orderPage(page, language)
  await expect(order.frame.getByLabel(order.cardWords.card.number)).toBeVisible()
  await expectAccessible(page)
  await enterCard(order.frame, order, WORKING_CARD)
  await expect(dialog.getByText(/4242/).first()).toBeVisible()
  await dialog.getByRole('button', { name: payment.confirm }).click()
  await expect(toastIn(page, toasts.created)).toBeVisible()
  await expectPath(page, '/dashboard/ai-meal-suggestions')

  const [subscription] = (await (await context.request.get('/api/subscriptions')).json()) as [
    { addOns: string[]; preferences: object; bill: { total: number } },
  ]
  expect(subscription).toMatchObject({
    addOns: ['shopping-list'],
    preferences: { cuisines: ['korean'], dietary: ['nut-free'] },
    bill: { total: 348 },
  })
  await open(page, '/ai-meal-plans')
  await expect(page.getByRole('heading', { name: texts.running.title(family) })).toBeVisible()
  await expect(page.getByRole('button', { name: texts.choose(family) })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: texts.running.toSuggestions }).first().click()
  await expectPath(page, '/dashboard/ai-meal-suggestions')
})

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

test('what is chosen survives a reload and pays by PayPal', async ({
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
  await expect(toastIn(page, toasts.created)).toBeVisible()
  await expectPath(page, '/dashboard/ai-meal-suggestions')
})

test('a fault keeps the order as it is and says so', async ({
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
