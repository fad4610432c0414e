import { dialogTexts } from '#features/suggestions/web/dialogs/texts.ts'
import { savedTexts } from '#features/suggestions/web/saved/texts.ts'
import { texts } from '#features/suggestions/web/texts.ts'
import { MEAL_TIME_NAMES } from '#shared/food/food.ts'
import { AI_FAMILY, AI_PREMIUM, subscribeToAi } from '../support/steps/ai-plan.ts'
import { expectAccessible } from '../support/axe.ts'
import { open, toastIn } from '../support/pages.ts'
import { nameOn, starting } from '../support/steps/suggestions.ts'
import { expect, test } from '../support/test.ts'

const PATH = '/dashboard/ai-meal-suggestions'

test('opens a meal, keeps it, cooks it for more people and gives it stars', async ({
  page,
  customer,
  say,
  language,
}) => {
  const { card } = say(texts)
  const { details, recipe, steps, toasts } = say(dialogTexts)
  const { accepted, saved } = say(savedTexts)
  await subscribeToAi(customer.api, AI_FAMILY)
  await open(page, PATH)
  const lunch = page.getByRole('region', { name: MEAL_TIME_NAMES.lunch[language] })
  const meal = lunch.getByRole('article').first()
  const name = await nameOn(meal)
  await meal.getByRole('button', { name: starting(card.accept) }).click()
  await expect(meal.getByRole('button', { name: starting(card.undo) })).toBeVisible()
  await expect(page.getByText(accepted.toCook)).toBeVisible()

  await meal.getByRole('button', { name: starting(card.details) }).click()
  const sheet = page.getByRole('dialog', { name })
  await expect(sheet.getByRole('heading', { name: details.why })).toBeVisible()
  await expect(sheet.getByRole('table', { name: details.nutrition })).toBeVisible()
  await expect(sheet.getByText(details.price(4))).toBeVisible()
  const servings = sheet.getByRole('spinbutton', { name: recipe.servings })
  await servings.press('ArrowUp')
  await expect(sheet.getByText(details.price(5))).toBeVisible()
  await sheet.getByRole('button', { name: details.save }).click()
  await expect(sheet.getByRole('button', { name: details.saved })).toBeVisible()
  await expect(sheet.getByRole('link', { name: details.list })).toHaveAttribute(
    'href',
    /^\/dashboard\/shopping-lists\?meal=\d+$/,
  )
  await expectAccessible(page)

  await sheet.getByRole('button', { name: details.steps }).click()
  const method = page.getByRole('dialog', { name: steps.title(name) })
  await expect(method.getByRole('listitem').first()).toBeVisible()
  await expect(method.getByRole('spinbutton', { name: recipe.servings })).toHaveValue('5')
  await expect(method.getByRole('link', { name: steps.start })).toHaveAttribute(
    'href',
    /^\/cook\/\d+$/,
  )
  await expectAccessible(page)
  await method.getByRole('radio', { name: steps.stars(4) }).check({ force: true })
  await method.getByRole('button', { name: steps.cooked }).click()
  await expect(toastIn(page, toasts.cooked)).toBeVisible()
  await expect(method).toBeHidden()
  await expect(meal.getByText(card.cooked, { exact: true })).toBeVisible()
  await expect(meal.getByRole('button', { name: starting(card.undo) })).toHaveCount(0)
  await expect(page.getByText(accepted.rated(4))).toBeVisible()

  const kept = page.getByRole('region', { name: saved.title })
  await expect(kept.getByRole('heading', { name })).toBeVisible()
  await expectAccessible(page)
  await kept.getByRole('button', { name: card.of(saved.forget, name) }).click()
  await expect(kept.getByText(saved.none)).toBeVisible()
})

test('keeps a dish that was to be replaced, and never sees another one again', async ({
  page,
  customer,
  say,
}) => {
  const { card, toasts } = say(texts)
  await subscribeToAi(customer.api, AI_PREMIUM)
  await open(page, PATH)
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(page.getByText(say(texts).counter.newAt)).toHaveCount(0)

  const { promise: gate, resolve: go } = Promise.withResolvers<void>()
  await page.route(/\/replacement$/, async (route) => {
    if (route.request().method() === 'POST') await gate
    await route.continue()
  })
  const first = page.getByRole('article').first()
  const name = await nameOn(first)
  await first.getByRole('button', { name: starting(card.replace) }).dblclick()
  await expect(first.getByText(card.replacing(name))).toBeVisible()
  await expectAccessible(page)
  await first.getByRole('button', { name: card.keep(name) }).click()
  await expect(first.getByRole('heading', { name })).toBeVisible()
  go()
  await expect(toastIn(page, toasts.kept(name))).toBeVisible()
  await expect(first.getByRole('heading', { name })).toBeVisible()
  await expect(first.getByRole('button', { name: starting(card.accept) })).toBeEnabled()
  await page.unroute(/\/replacement$/)

  await first.getByRole('button', { name: card.more(name) }).click()
  await page.getByRole('menuitem', { name: card.neverAgain }).click()
  await expect(toastIn(page, toasts.never(name))).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name, exact: true })).toHaveCount(0)
  const preferences = await customer.api.get('/api/suggestion-preferences')
  expect(await preferences.json()).toMatchObject({ neverAgain: [{ name }] })
})

test('says what is missing: a plan, an answer, the network', async ({
  page,
  customer,
  context,
  ignoreProblems,
  say,
}) => {
  ignoreProblems(/status of 500/)
  const words = say(texts)
  await open(page, PATH)
  await expect(page.getByRole('heading', { name: words.none.title })).toBeVisible()
  await expect(page.getByRole('link', { name: words.none.action })).toHaveAttribute(
    'href',
    '/ai-meal-plans',
  )
  await expectAccessible(page)

  await subscribeToAi(customer.api, AI_FAMILY)
  await open(page, '/dashboard/household')
  await page.route(/\/api\/meal-suggestions\/today$/, (route) => route.abort())
  await page.getByRole('link', { name: words.page.name }).first().click()
  await expect(page.getByText(words.page.failed)).toBeVisible()
  await expectAccessible(page)
  await page.unroute(/\/api\/meal-suggestions\/today$/)
  await page.getByRole('alert').getByRole('button').first().click()
  await expect(page.getByRole('article')).toHaveCount(5)

  const first = page.getByRole('article').first()
  await page.route(/accepted-meal-suggestions$/, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
  )
  await first.getByRole('button', { name: starting(words.card.accept) }).click()
  const failed = toastIn(page, words.toasts.saveFailed)
  await expect(failed).toContainText(words.toasts.saveFailedText)
  await expect(first.getByRole('button', { name: starting(words.card.accept) })).toBeVisible()
  await page.unroute(/accepted-meal-suggestions$/)

  await context.setOffline(true)
  await expect(page.getByText(words.page.offlineText)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(5)
  await expect(
    page.getByRole('button', { name: starting(words.card.accept) }).first(),
  ).toBeDisabled()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByText(words.page.offlineText)).toBeHidden()
})
