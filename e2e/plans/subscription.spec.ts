import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { messages as addressTexts } from '#features/addresses/messages.ts'
import { messages as auth } from '#features/auth/messages.ts'
import { messages as home } from '#features/home/messages.ts'
import { buyerTexts } from '#features/household/buyer-texts.ts'
import { messages as payments } from '#features/payments/messages.ts'
import { listTexts } from '#features/subscriptions/web/list/list-texts.ts'
import { loginTexts } from '#features/subscriptions/web/login-texts.ts'
import { catalogueTexts } from '#features/subscriptions/web/ordering/catalogue-texts.ts'
import { texts } from '#features/subscriptions/web/ordering/texts.ts'
import { addDays, type Day } from '#shared/dates.ts'
import { ALLERGEN_NAMES, DIET_NAMES } from '#shared/food/food.ts'
import { addAddress, fillAddress, marinaHome } from '../support/steps/addresses.ts'
import { expectAccessible } from '../support/axe.ts'
import { dueCharge, runJobUntil } from '../support/database.ts'
import { enterPhone, typeCode } from '../support/steps/login.ts'
import { expectPath, noteShifts, open, readShifts, toastIn, whenAlive } from '../support/pages.ts'
import { newPhone, readCode } from '../support/people.ts'
import {
  DECLINED_CARD,
  enterCard,
  KITCHEN_ONE,
  orderPage,
  WORKING_CARD,
} from '../support/steps/subscribe.ts'
import { subscribeTo } from '../support/steps/paid-plan.ts'
import { test } from '../support/test.ts'
import { productToday } from '../support/now.ts'

test.use({ home: 'arabic-phone' })

/** What time alone does: the first cycle is paid. */
async function chargeFirstCycle(api: APIRequestContext, phone: string): Promise<void> {
  await dueCharge(phone)
  await runJobUntil('sweep-charges', async () => {
    const [payment] = (await (await api.get('/api/payments')).json()) as { state: string }[]
    return payment?.state === 'captured'
  })
}

test('from the home page to a subscription, and its end @both-looks', async ({
  page,
  context,
  say,
  language,
  inLanguage,
}) => {
  test.slow()
  const order = orderPage(page, language)
  const { login } = say(auth)
  const { list, cancel } = say(listTexts)
  const planName = inLanguage('Full Day', 'يوم كامل')

  await open(page, '/')
  // A press anywhere on the card counts, not on its button alone.
  const card = page.getByRole('article').filter({
    has: page.getByRole('link', { name: say(home).plans.choose(planName) }),
  })
  await card.click({ position: { x: 24, y: 24 } })
  await expect.poll(() => new URL(page.url()).searchParams.get('redirect')).toBe('/meal-plans')
  const phone = newPhone()
  await enterPhone(page, login, phone)
  await typeCode(page, login, await readCode(context.request, phone))

  await expectPath(page, /^\/meal-plans/)
  await expect(page.getByRole('heading', { name: planName })).toBeVisible()
  const start = await page.locator('[role=gridcell][aria-selected=true]').innerText()
  await order.next.click()
  // Without an address there is nothing to continue with.
  const add = page.getByRole('button', { name: say(addressTexts).list.add })
  await expect(add).toBeVisible()
  await expect(order.next).toHaveCount(0)
  await add.click()
  const dialog = page.getByRole('dialog', { name: say(addressTexts).form.addTitle })
  await fillAddress(page, dialog, say(addressTexts), {
    area: inLanguage('Dubai Marina', 'دبي مارينا'),
    line: 'Al Marsa Street 12',
  })
  await dialog.getByRole('button', { name: say(addressTexts).form.save }).click()
  await expect(dialog).toBeHidden()
  await order.next.click()

  await order.kitchen(KITCHEN_ONE[language]).check()
  // No diet lies beyond the edge of a phone.
  const diets = page.locator('label', { has: page.locator('input[name=dietary]') })
  await expect(diets).toHaveCount(7)
  for (const diet of await diets.all()) {
    const { x = -1, width = 0 } = (await diet.boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  }
  await diets.filter({ hasText: DIET_NAMES.keto[language] }).click()
  await expectAccessible(page)
  await order.next.click()
  await expect(order.frame.getByLabel(order.cardWords.card.number)).toBeVisible()
  await expectAccessible(page)
  await enterCard(order.frame, order, WORKING_CARD)
  await expect(page.getByText(/4242/).first()).toBeVisible()
  // Anyone who has no name yet is asked for it once; without it nothing is ordered.
  const buyer = say(buyerTexts)
  await order.confirm.click()
  await expect(page.getByText(buyer.nameNeeded).first()).toBeVisible()
  await page.getByRole('textbox', { name: buyer.name }).fill('Mariam Saleh')
  await page.getByRole('button', { name: buyer.addAllergies }).click()
  await page.getByText(ALLERGEN_NAMES.sesame[language], { exact: true }).click()
  await expectAccessible(page)

  if (language === 'ar') {
    await page.getByRole('button', { name: new RegExp(order.words.bill.show) }).click()
  }
  const bill = page.getByRole(language === 'ar' ? 'dialog' : 'complementary', {
    name: order.words.bill.title,
  })
  // 1899 x 1.2 is 2279 in whole dirhams, keto 150, and the kitchen's delivery fee of 10.
  await expect(bill).toContainText('2,279.00')
  await expect(bill).toContainText('150.00')
  await expect(bill).toContainText('10.00')
  await expect(bill).toContainText('2,439.00')
  await expect(bill).toContainText(order.words.bill.vat)
  await expect(bill).toContainText('116.14')
  await (language === 'ar' ? bill : page)
    .getByRole('button', { name: order.words.bill.confirm })
    .click()
  await expect(toastIn(page, order.words.toasts.created)).toBeVisible()
  const household = await (await context.request.get('/api/household')).json()
  expect(household).toMatchObject({
    members: [{ name: 'Mariam Saleh', allergens: ['sesame'] }],
  })

  await expectPath(page, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mariam')
  // The day that was offered first is the day of the first delivery.
  const week = await context.request.get('/api/deliveries/week')
  const { next } = (await week.json()) as { next: { day: Day } }
  expect(Number(next.day.slice(-2))).toBe(Number(start))
  const name = list.heading(planName, KITCHEN_ONE[language])
  const own = page.getByRole('list', { name: list.title }).getByRole('listitem')
  await expect(own.filter({ hasText: name })).toContainText('2,439.00')
  await chargeFirstCycle(context.request, phone)
  await page.getByRole('button', { name: list.cancelNamed(name) }).click()
  const question = page.getByRole('alertdialog', { name: cancel.title(planName) })
  await expect(question).toContainText('2,439.00')
  await expectAccessible(page)
  await question.getByRole('button', { name: cancel.confirm }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: list.cancelNamed(name) })).toHaveCount(0)
  // What was cancelled stays in sight, with its end.
  await expect(own.filter({ hasText: name })).toContainText(
    new RegExp(`${list.statuses.ended}|${list.statuses.ending}`),
  )
})

test('a plan is cancelled before its first charge, and nothing is to be paid back', async ({
  page,
  customer,
  say,
  language,
  inLanguage,
}) => {
  const { list, cancel } = say(listTexts)
  const planName = inLanguage('Full Day', 'يوم كامل')
  await subscribeTo(customer.api, 2, addDays(productToday(), 10))
  await open(page, '/dashboard')
  const name = list.heading(planName, KITCHEN_ONE[language])
  await page.getByRole('button', { name: list.cancelNamed(name) }).click()
  const question = page.getByRole('alertdialog', { name: cancel.title(planName) })
  await expect(question).toContainText(cancel.notCharged)
  await expectAccessible(page)
  await question.getByRole('button', { name: cancel.confirm }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: list.cancelNamed(name) })).toHaveCount(0)
  const own = page.getByRole('list', { name: list.title }).getByRole('listitem')
  await expect(own.filter({ hasText: name })).toContainText(list.unpaid)
})

test('signed out, the order leads through the login and loses nothing', async ({
  page,
  say,
  language,
  inLanguage,
}) => {
  const { flow } = say(texts)
  const { login } = say(auth)
  await noteShifts(page)
  await open(page, '/meal-plans?plan=2')
  await page.getByRole('button', { name: flow.next }).waitFor()
  expect(await readShifts(page)).toBeLessThan(0.1)
  await page.getByRole('button', { name: flow.next }).click()
  await orderPage(page, language).confirm.click()
  await expect(toastIn(page, say(loginTexts).loginToContinue)).toBeVisible()
  await expectPath(page, /^\/login\?redirect=(%2F|\/)meal-plans$/)
  const phone = newPhone()
  await enterPhone(page, login, phone)
  await typeCode(page, login, await readCode(page.request, phone))
  await expectPath(page, '/meal-plans')
  await whenAlive(page)
  await expect(
    page.getByRole('heading', { name: say(catalogueTexts).plans.setUp, level: 1 }),
  ).toBeVisible()
  await expect(
    page.getByRole('heading', { name: inLanguage('Full Day', 'يوم كامل') }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: flow.dateTitle })).toBeVisible()
})

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Not reached by Tab: ${String(target)}`)
}

test('the keyboard alone completes an order by PayPal @both-looks', async ({
  page,
  customer,
  say,
  language,
  inLanguage,
}) => {
  test.slow()
  const { flow, toasts } = say(texts)
  const { plans } = say(catalogueTexts)
  const { methods, paypal } = say(payments)
  await addAddress(customer.api, marinaHome)
  await open(page, '/meal-plans')
  const press = async (target: Locator) => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  }
  await press(page.getByRole('button', { name: plans.choose(inLanguage('Full Day', 'يوم كامل')) }))
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
  await press(orderPage(page, language).confirm)
  await expect(toastIn(page, toasts.created)).toBeVisible()
  await expectPath(page, '/dashboard')
})

test('what is missing is said, and the step opens', async ({ page, customer, say, language }) => {
  const { flow, toasts } = say(texts)
  expect(customer.phone).toBeTruthy()
  await open(page, '/meal-plans?plan=2')
  await orderPage(page, language).confirm.click()
  await expect(toastIn(page, toasts.missing)).toBeVisible()
  await expect(page.getByText(flow.addressRequired).first()).toBeVisible()
})

test('a press anywhere on a plan’s card chooses the plan', async ({ page, say, inLanguage }) => {
  const { plans } = say(catalogueTexts)
  await open(page, '/meal-plans')
  const name = page.getByRole('heading', { name: inLanguage('Full Day', 'يوم كامل') })
  const corner = { position: { x: 24, y: 24 } }
  await page.getByRole('article').filter({ has: name }).click(corner)
  await expect(page.getByRole('heading', { name: plans.setUp, level: 1 })).toBeVisible()
})

test('an order without a card leads to the payment, in sight', async ({
  page,
  customer,
  say,
  language,
}) => {
  await addAddress(customer.api, marinaHome)
  await open(page, '/meal-plans?plan=2')
  const order = orderPage(page, language)
  await order.next.click()
  await order.next.click()
  await order.kitchen(KITCHEN_ONE[language]).check()
  await order.confirm.click()
  await expect(toastIn(page, say(texts).toasts.missing)).toBeVisible()
  await expect(page.getByRole('radio', { name: order.cards.methods.credit_card })).toBeInViewport()
  const needed = page.locator('[data-field=card]').getByText(order.cards.refusals.card_not_saved)
  await expect(needed).toBeVisible()
  await enterCard(order.frame, order, DECLINED_CARD)
  await expect(page.getByRole('button', { name: order.cards.card.tryAnother })).toBeVisible()
  await expect(needed).toBeHidden()
})

test('no address takes the place of one that is deleted while ordering', async ({
  page,
  customer,
  say,
  language,
}) => {
  const { deletion, list } = say(addressTexts)
  await addAddress(customer.api, marinaHome)
  await addAddress(customer.api, { ...marinaHome, name: 'Work', addressLine1: 'Bay Square 7' })
  await open(page, '/meal-plans?plan=2')
  const order = orderPage(page, language)
  await order.next.click()
  await page.getByRole('radio', { name: 'Work' }).check()
  await page.getByRole('button', { name: list.deleteNamed('Work') }).click()
  await page.getByRole('button', { name: deletion.confirm }).click()
  await expect(page.getByRole('radio', { name: marinaHome.name })).not.toBeChecked()
  await order.next.click()
  await expect(page.getByText(say(texts).flow.addressRequired).first()).toBeVisible()
})

test('/meal-plans?plan=3 opens the request for a plan of one’s own', async ({ page }) => {
  await open(page, '/meal-plans?plan=3')
  await expect(page.getByRole('dialog')).toBeVisible()
})
