import { expect, type Page } from '@playwright/test'
import { messages as auth } from '#features/auth/messages.ts'
import { buyerTexts } from '#features/household/buyer-texts.ts'
import { messages as household } from '#features/household/messages.ts'
import { fallbackTexts } from '#features/subscriptions/web/fallback/fallback-texts.ts'
import { catalogueTexts } from '#features/subscriptions/web/ordering/catalogue-texts.ts'
import { ALLERGEN_NAMES } from '#shared/food/food.ts'
import { textsIn, type Language } from '#shared/language.ts'
import { addAddress, marinaHome } from '../support/steps/addresses.ts'
import { restPhone } from '../support/database.ts'
import { expectPath, isWide, open, toastIn, whenAlive } from '../support/pages.ts'
import { newPhone, readCode } from '../support/people.ts'
import { switchLanguage } from '../support/steps/language.ts'
import { enterPhone, typeCode } from '../support/steps/login.ts'
import { chooseKitchen, enterCard, orderPage, WORKING_CARD } from '../support/steps/subscribe.ts'
import { test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

const NAME = 'Mariam Saleh'
const PLAN = { en: 'Lunch', ar: 'غداء' }

/** What was typed and ticked about the buyer, in the language of the page. */
async function expectBuyer(page: Page, language: Language): Promise<void> {
  const { name, allergies } = textsIn(buyerTexts, language)
  const { form } = textsIn(household, language)
  const ticked = page
    .getByRole('group', { name: allergies })
    .getByRole('checkbox', { name: ALLERGEN_NAMES.peanuts[language], exact: true })
  await expect(page.getByRole('textbox', { name })).toHaveValue(NAME)
  await expect(ticked).toBeChecked()
  await expect(page.getByRole('switch', { name: form.traces })).not.toBeChecked()
  const { options } = textsIn(fallbackTexts, language)
  await expect(page.getByText(options.repeat, { exact: true })).toBeVisible()
}

test('what a buyer types stays over a switch of the language, a reload and a login', async ({
  page,
  context,
  language,
  say,
}) => {
  test.slow()
  const other = language === 'en' ? 'ar' : 'en'
  const order = orderPage(page, language)
  const { login } = say(auth)
  const buyer = say(buyerTexts)
  const phone = newPhone()
  const logIn = async (count: number) => {
    await order.confirm.click()
    await expectPath(page, /^\/login/)
    await enterPhone(page, login, phone)
    await typeCode(page, login, await readCode(context.request, phone, count))
    await expectPath(page, /^\/meal-plans/)
  }

  await open(page, '/meal-plans')
  const { choose } = say(catalogueTexts).plans
  await page.getByRole('button', { name: choose(PLAN[language]) }).click()
  await expect(page.getByRole('heading', { name: PLAN[language], exact: true })).toBeVisible()
  await logIn(1)
  await expect(page.getByRole('heading', { name: PLAN[language], exact: true })).toBeVisible()

  await addAddress(context.request, marinaHome)
  await page.reload()
  await whenAlive(page)
  await chooseKitchen(page, language, order)
  await page.getByRole('textbox', { name: buyer.name }).fill(NAME)
  await page.getByRole('button', { name: buyer.addAllergies }).click()
  await page.getByText(ALLERGEN_NAMES.peanuts[language], { exact: true }).click()
  await page.getByText(say(household).form.traces, { exact: true }).click()
  const fallback = say(fallbackTexts)
  await expect(page.getByText(fallback.options.kitchen, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `${fallback.change}: ${fallback.title}` }).click()
  await page.getByRole('radio', { name: fallback.options.repeat }).check()

  await switchLanguage(page, other)
  await expectBuyer(page, other)
  expect(await page.evaluate(isWide)).toBe(false)
  await page.reload()
  await whenAlive(page)
  await expectBuyer(page, other)
  await switchLanguage(page, language)
  await expectBuyer(page, language)

  // The session ends elsewhere: another person would see nothing of it, the same one sees all.
  await context.request.post('/api/auth/logout')
  await open(page, '/meal-plans?plan=1')
  await expect(page.getByRole('textbox', { name: buyer.name })).toHaveCount(0)
  await restPhone(phone)
  await logIn(2)
  await expectBuyer(page, language)

  await enterCard(order.frame, order, WORKING_CARD)
  await expect(page.getByText(/4242/).first()).toBeVisible()
  await order.confirm.click()
  await expect(toastIn(page, order.words.toasts.created)).toBeVisible()
  const stored = await context.request.get('/api/household')
  expect(await stored.json()).toMatchObject({
    traces: [],
    members: [{ name: NAME, allergens: ['peanuts'], avoidsTraces: false }],
  })
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('draft:')
})
