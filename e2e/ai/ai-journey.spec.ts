import type { Browser, BrowserContext, Page } from '@playwright/test'
import { overviewTexts } from '#features/account/overview-texts.ts'
import { buyerTexts } from '#features/household/buyer-texts.ts'
import { messages as addressTexts } from '#features/addresses/messages.ts'
import { messages as auth } from '#features/auth/messages.ts'
import { messages as householdTexts } from '#features/household/messages.ts'
import { adminTexts } from '#features/shopping/web/admin/admin-texts.ts'
import { orderTexts } from '#features/shopping/web/order-texts.ts'
import { texts as shoppingTexts } from '#features/shopping/web/texts.ts'
import { aiOrderTexts } from '#features/subscriptions/web/ai-plans/order/order-texts.ts'
import { aiPlanTexts } from '#features/subscriptions/web/ai-plans/texts.ts'
import { loginTexts } from '#features/subscriptions/web/login-texts.ts'
import { cookingTexts } from '#features/suggestions/web/cooking/texts.ts'
import { dialogTexts } from '#features/suggestions/web/dialogs/texts.ts'
import { savedTexts } from '#features/suggestions/web/saved/texts.ts'
import { texts } from '#features/suggestions/web/texts.ts'
import { ALLERGEN_NAMES, CUISINE_NAMES, DIET_NAMES, MEAL_TIME_NAMES } from '#shared/food/food.ts'
import type { Language } from '#shared/language.ts'
import { fillAddress } from '../support/steps/addresses.ts'
import { expectAccessible } from '../support/axe.ts'
import { enterPhone, typeCode } from '../support/steps/login.ts'
import { expectPath, open, pressBelowFrame, toastIn } from '../support/pages.ts'
import { newPhone, readCode, signInAsDemo } from '../support/people.ts'
import { enterCard, orderPage, WORKING_CARD } from '../support/steps/subscribe.ts'
import { countPosts, nameOn, starting } from '../support/steps/suggestions.ts'
import { statusIn } from '../support/steps/shopping.ts'
import { expect, test, type Say } from '../support/test.ts'

/** Four long ways, one after the other. */
const JOURNEY_MS = 480_000
const SUGGESTIONS = '/dashboard/ai-meal-suggestions'

interface Journey {
  page: Page
  context: BrowserContext
  browser: Browser
  baseURL: string | undefined
  say: Say
  language: Language
  inLanguage: (en: string, ar: string) => string
}

async function subscribeToFamily({
  page,
  context,
  say,
  language,
  inLanguage,
}: Journey): Promise<void> {
  const plans = say(aiPlanTexts)
  const { preferences, payment, toasts } = say(aiOrderTexts)
  const { login } = say(auth)
  const family = inLanguage('AI Family', 'الذكي العائلي')
  await open(page, '/ai-meal-plans')
  await page.getByRole('button', { name: plans.choose(family) }).click()
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
  const order = orderPage(page, language)
  // The card's form comes last: until then the button below it moves.
  await expect(order.frame.getByLabel(order.cardWords.card.number)).toBeVisible()
  await expect(dialog.getByText(payment.missing)).toBeVisible()
  await dialog.getByRole('textbox', { name: say(buyerTexts).name }).fill('Mariam Saleh')
  await pressBelowFrame(dialog.getByRole('button', { name: payment.confirm }))
  await expect(toastIn(page, toasts.address)).toBeVisible()
  await dialog.getByRole('button', { name: say(addressTexts).list.add }).click()
  const form = page.getByRole('dialog', { name: say(addressTexts).form.addTitle })
  await fillAddress(page, form, say(addressTexts), {
    area: inLanguage('Dubai Marina', 'دبي مارينا'),
    line: 'Al Marsa Street 12',
  })
  await form.getByRole('button', { name: say(addressTexts).form.save }).click()
  await expect(dialog.getByText(payment.missing)).toBeHidden()

  await expect(dialog).toContainText('299.00')
  await dialog.getByRole('switch').check()
  await expect(dialog).toContainText('348.00')
  await expect(dialog).toContainText('16.57')
  await expectAccessible(page)
  await enterCard(order.frame, order, WORKING_CARD)
  await expect(dialog.getByText(/4242/).first()).toBeVisible()
  await dialog.getByRole('button', { name: payment.confirm }).click()
  await expect(toastIn(page, toasts.created)).toBeVisible()
  await expectPath(page, SUGGESTIONS)
  const [subscription] = (await (await context.request.get('/api/subscriptions')).json()) as [
    object,
  ]
  expect(subscription).toMatchObject({
    addOns: ['shopping-list'],
    preferences: { cuisines: ['korean'], dietary: ['nut-free'] },
    bill: { total: 348 },
  })

  await open(page, '/ai-meal-plans')
  await expect(page.getByRole('heading', { name: plans.running.title(family) })).toBeVisible()
  await expect(page.getByRole('button', { name: plans.choose(family) })).toHaveCount(0)
  await page.getByRole('link', { name: plans.running.toSuggestions }).first().click()
  await page.getByRole('link', { name: say(texts).strip.edit }).click()
  const { page: household, form: person } = say(householdTexts)
  await page.getByRole('button', { name: household.aboutYou }).click()
  const editing = page.getByRole('dialog', { name: person.editTitle })
  await editing.getByText(ALLERGEN_NAMES['tree-nuts'][language], { exact: true }).click()
  await editing.getByRole('button', { name: person.save }).click()
  await expect(editing).toBeHidden()
  await expect(page.getByRole('main')).toContainText(ALLERGEN_NAMES['tree-nuts'][language])
}

async function chooseSuggestions({ page, say, language }: Journey): Promise<void> {
  const { card, counter, group, toasts } = say(texts)
  const { noneLeft } = say(dialogTexts)
  const { suggestionsTitle, suggestionsAction } = say(overviewTexts)
  await open(page, '/dashboard')
  await expect(page.getByRole('heading', { name: suggestionsTitle })).toBeVisible()
  await page.getByRole('link', { name: suggestionsAction }).first().click()
  await expectPath(page, SUGGESTIONS)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(5)
  await expect(page.getByText(counter.left(5, 5))).toBeVisible()
  const nuts = ALLERGEN_NAMES['tree-nuts'][language].toLowerCase()
  await expect(page.getByText(nuts, { exact: true })).toBeVisible()

  const lunch = page.getByRole('region', { name: MEAL_TIME_NAMES.lunch[language] })
  const taken = lunch.getByRole('article').first()
  const takenName = await nameOn(taken)
  const accepts = countPosts(page, /accepted-meal-suggestions$/)
  await taken.getByRole('button', { name: starting(card.accept) }).dblclick()
  await expect(taken.getByText(card.inPlan)).toBeVisible()
  await expect(lunch.getByText(group.open(1, 2))).toBeVisible()
  const undo = taken.getByRole('button', { name: starting(card.undo) })
  await expect(undo).not.toHaveAttribute('aria-busy')
  await expectAccessible(page)
  const gate = Promise.withResolvers<void>()
  await page.route(/accepted-meal-suggestions\/\d+$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await undo.click()
  await expect(lunch.getByText(group.count(2))).toBeVisible()
  await taken.getByRole('button', { name: starting(card.accept) }).click()
  gate.resolve()
  await expect(taken.getByText(card.inPlan)).toBeVisible()
  await expect.poll(accepts).toBe(2)
  await expect(undo).not.toHaveAttribute('aria-busy')
  await page.unrouteAll({ behavior: 'wait' })

  const dinner = page.getByRole('region', { name: MEAL_TIME_NAMES.dinner[language] })
  const changed = dinner.getByRole('article').first()
  const replace = changed.getByRole('button', { name: starting(card.replace) })
  const before = await nameOn(changed)
  await replace.click()
  await expect(page.getByText(counter.left(4, 5))).toBeVisible()
  const after = await nameOn(changed)
  expect(after).not.toBe(before)
  await expect(toastIn(page, toasts.replaced(before, after))).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: card.undo, exact: true }).click()
  await expect(changed.getByRole('heading', { name: before })).toBeVisible()
  const other = dinner.getByRole('article').nth(1)
  const replaceOther = other.getByRole('button', { name: starting(card.replace) })
  for (const left of [3, 2, 1, 0]) {
    await replaceOther.click()
    await expect(page.getByText(counter.left(left, 5))).toBeVisible()
  }
  await replaceOther.click()
  const question = page.getByRole('alertdialog', { name: noneLeft.title })
  await expect(question).toContainText(noneLeft.text)
  await expectAccessible(page)
  const last = await nameOn(other)
  await question.getByRole('button', { name: noneLeft.refresh }).click()
  await expect(toastIn(page, toasts.refreshed)).toBeVisible()
  await expect(question).toBeHidden()
  await expect(cards).toHaveCount(5)
  await expect(page.getByRole('heading', { level: 3, name: last })).toHaveCount(0)
  await expect(lunch.getByRole('article').filter({ hasText: takenName })).toContainText(card.inPlan)
  await expect(page.getByText(counter.left(0, 5))).toBeVisible()
}

async function cookMeal({ page, say }: Journey): Promise<void> {
  const { step, finish } = say(cookingTexts)
  await open(page, SUGGESTIONS)
  const taken = page.getByRole('article').filter({ hasText: say(texts).card.inPlan })
  await taken.getByRole('button', { name: starting(say(texts).card.steps) }).click()
  await page.getByRole('link', { name: say(dialogTexts).steps.start }).click()
  await expectPath(page, /^\/cook\/\d+$/)
  const next = page.getByRole('button', { name: step.next })
  const last = page.getByRole('button', { name: step.finish })
  await expect(next.or(last)).toBeVisible()
  while (await next.isVisible()) await next.click()
  await last.click()
  await page.getByRole('radio', { name: finish.stars(5) }).check({ force: true })
  await page.getByRole('button', { name: finish.cook }).click()
  await expect(page.getByRole('status').filter({ hasText: finish.cooked })).toBeVisible()
  await page.getByRole('link', { name: finish.done }).click()
  await expectPath(page, SUGGESTIONS)
  await expect(page.getByText(say(savedTexts).accepted.rated(5))).toBeVisible()
}

async function orderIngredients({ page, say, browser, baseURL, language }: Journey): Promise<void> {
  const { list } = say(shoppingTexts)
  const { panel, statuses, track, money } = say(orderTexts)
  await open(page, SUGGESTIONS)
  const { card } = say(texts)
  const meal = page.getByRole('article').filter({ hasNotText: card.cooked }).first()
  const name = await nameOn(meal)
  await meal.getByRole('button', { name: starting(card.accept) }).click()
  await expect(meal.getByText(card.inPlan)).toBeVisible()
  await meal.getByRole('button', { name: starting(card.details) }).click()
  const sheet = page.getByRole('dialog', { name })
  await sheet.getByRole('link', { name: say(dialogTexts).details.list }).click()
  await expectPath(page, /^\/dashboard\/shopping-lists\/\d+$/)
  const place = page.getByRole('button', { name: panel.place })
  await expect(place).toBeEnabled()
  await expectAccessible(page)
  await page.getByRole('checkbox').first().check()
  await expect(page.getByText(list.isBought, { exact: true })).toBeVisible()
  const servings = page.getByRole('spinbutton', { name: list.servings })
  const before = Number(await servings.inputValue())
  await servings.press('ArrowUp')
  await expect(servings).toHaveValue(String(before + 1))
  await page.reload()
  await expect(servings).toHaveValue(String(before + 1))

  await expect(page.getByText(panel.card('4242'))).toBeVisible()
  await place.click()
  await expectPath(page, /^\/dashboard\/shopping-lists\?order=\d+$/)
  await expect(statusIn(page, statuses.placed)).toBeVisible()
  await expect(page.getByText(money.paid).first()).toBeVisible()
  await expectAccessible(page)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  const number = /SO-\d{6}/.exec(heading)?.[0] ?? ''

  const shop = await browser.newContext({ baseURL: baseURL ?? '' })
  await shop.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
  await signInAsDemo(shop.request, 'admin')
  const board = await shop.newPage()
  const words = say(adminTexts)
  await open(board, `/admin/ingredient-orders?search=${number}`)
  for (const to of ['packing', 'out', 'delivered'] as const) {
    await board.getByRole('button', { name: words.actionOf(words.actions[to], number) }).click()
    await expect(toastIn(board, words.moved(number, statuses[to]))).toBeVisible()
    await expect(statusIn(page, statuses[to])).toBeVisible()
  }
  await shop.close()
  await expect(page.getByRole('button', { name: track.cancel })).toBeHidden()
  const order = new URL(page.url()).search

  const { steps } = say(dialogTexts)
  await open(page, SUGGESTIONS)
  const taken = page.getByRole('article').filter({ hasText: name })
  await taken.getByRole('button', { name: starting(card.steps) }).click()
  const recipe = page.getByRole('dialog', { name: steps.title(name) })
  await expectAccessible(page)
  await recipe.getByRole('link', { name: steps.track }).click()
  await expect(statusIn(page, statuses.delivered)).toBeVisible()
  expect(new URL(page.url()).search).toBe(order)

  await open(page, SUGGESTIONS)
  await taken.getByRole('button', { name: starting(card.steps) }).click()
  await recipe.getByRole('link', { name: steps.reorder }).click()
  const again = page.getByRole('dialog', { name: say(orderTexts).meal.again })
  const amount = again.getByRole('spinbutton')
  await expect(amount).toHaveValue(String(before))
  await amount.press('ArrowUp')
  await expect(again.getByRole('button', { name: panel.place })).toBeEnabled()
  await expectAccessible(page)
  await again.getByRole('button', { name: panel.place }).click()
  await expect(statusIn(page, statuses.placed)).toBeVisible()
  expect(new URL(page.url()).search).not.toBe(order)
}

test('one person goes all the way, from the plan to the ingredients at the door', async ({
  page,
  context,
  browser,
  baseURL,
  say,
  language,
  inLanguage,
}) => {
  test.setTimeout(JOURNEY_MS)
  const journey = { page, context, browser, baseURL, say, language, inLanguage }
  await test.step('a visitor picks AI Family, logs in, subscribes and adds a nut allergy', () =>
    subscribeToFamily(journey))
  await test.step('takes a suggestion and gives it back, replaces to the end of the counter, refreshes all', () =>
    chooseSuggestions(journey))
  await test.step('cooks the meal step by step and rates it', () => cookMeal(journey))
  await test.step('makes a list of the meal, orders it by card and follows it to the door', () =>
    orderIngredients(journey))
})
