import { randomUUID } from 'node:crypto'
import { texts as shoppingTexts } from '#features/shopping/web/texts.ts'
import { nutritionTexts } from '#features/suggestions/web/nutrition/texts.ts'
import { texts } from '#features/suggestions/web/texts.ts'
import { weekTexts } from '#features/suggestions/web/week/texts.ts'
import { AI_FAMILY, subscribeToAi } from '../support/steps/ai-plan.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectPath, open, toastIn } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

const PATH = '/dashboard/meal-week'
const NUTRITION = '/dashboard/nutrition'

const once = () => ({ 'idempotency-key': randomUUID() })

const starting = (text: string) => new RegExp(`^${text}:`)

test('plans two days, locks a meal, replaces another and accepts all', async ({
  page,
  customer,
  say,
}) => {
  const { card, page: day, planned } = say(texts)
  const { accept, empty, form, meal, page: words, toasts } = say(weekTexts)
  await subscribeToAi(customer.api, AI_FAMILY)
  await open(page, '/dashboard/ai-meal-suggestions')
  await page.getByRole('link', { name: day.week }).click()
  await expectPath(page, PATH)
  await expect(page.getByRole('heading', { name: empty.title })).toBeVisible()
  await expectAccessible(page)

  const days = page.getByRole('spinbutton', { name: form.days, exact: true })
  await expect(days).toHaveValue('7')
  for (const left of ['6', '5', '4', '3', '2']) {
    await days.press('ArrowDown')
    await expect(days).toHaveValue(left)
  }
  await page.getByRole('button', { name: form.plan }).click()
  await expect(toastIn(page, toasts.planned)).toBeVisible()
  const columns = page.getByRole('main').getByRole('region')
  await expect(columns).toHaveCount(2)
  const meals = columns.getByRole('listitem')
  await expect(meals).toHaveCount(6)
  await expectAccessible(page)

  const kept = meals.first()
  const keptName = await kept.getByRole('heading').innerText()
  const lock = kept.getByRole('button', { name: starting(meal.lock) })
  const locked = page.waitForResponse((response) => response.url().endsWith('/lock'))
  await lock.click()
  await expect(lock).toHaveAttribute('aria-pressed', 'true')
  await locked

  const changed = meals.nth(4)
  const before = await changed.getByRole('heading').innerText()
  await changed.getByRole('button', { name: starting(meal.replace) }).dblclick()
  await expect(changed.getByRole('heading')).not.toHaveText(before)
  await expect(
    toastIn(page, toasts.replaced(before, await changed.getByRole('heading').innerText())),
  ).toBeVisible()

  const { promise: gate, resolve: go } = Promise.withResolvers<void>()
  await page.route(/\/api\/meal-weeks$/, async (route) => {
    await gate
    await route.continue()
  })
  await page.getByRole('button', { name: form.again }).click()
  await expect(page.getByText(words.planning)).toBeAttached()
  go()
  await expect(kept.getByRole('heading')).toHaveText(keptName)
  await expect(lock).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: accept.all }).click()
  const question = page.getByRole('alertdialog', { name: accept.title })
  await expect(question).toContainText(accept.text(6))
  await expectAccessible(page)
  await question.getByRole('button', { name: accept.all }).click()
  await expect(toastIn(page, toasts.accepted(6))).toBeVisible()
  await expect(page.getByText(accept.none)).toBeVisible()
  await expect(meals.getByText(meal.accepted)).toHaveCount(6)
  await expect(kept.getByRole('link', { name: starting(meal.cook) })).toHaveAttribute(
    'href',
    /^\/cook\/\d+$/,
  )
  await expectAccessible(page)

  await page.getByRole('link', { name: accept.toList }).click()
  const making = page.getByRole('dialog', { name: say(shoppingTexts).create.title })
  await expect(making.getByRole('checkbox', { checked: true })).toHaveCount(6)
  await page.goBack()
  await page.getByRole('link', { name: accept.toToday }).click()
  const today = page.getByRole('region', { name: planned.title })
  const listed = today.getByRole('link', { name: starting(planned.cook) })
  // What today's suggestions offer as well is accepted on its card, and not listed twice.
  const onCards = page.getByRole('article').filter({ hasText: card.inPlan })
  await expect(listed.or(onCards)).toHaveCount(3)
  await expectAccessible(page)
})

test('shows what a day holds, as a picture and as a table', async ({ page, customer, say }) => {
  const { days, meals, picture, sources, targets } = say(nutritionTexts)
  await open(page, NUTRITION)
  await expect(page.getByRole('heading', { name: meals.none })).toBeVisible()
  await expect(page.getByRole('link', { name: targets.set })).toHaveAttribute(
    'href',
    '/dashboard/meal-preferences',
  )
  await expectAccessible(page)

  await subscribeToAi(customer.api, AI_FAMILY)
  const wishes = await (await customer.api.get('/api/suggestion-preferences')).json()
  const planned = await customer.api.post('/api/meal-weeks', {
    data: { days: 2 },
    headers: once(),
  })
  const week = (await planned.json()) as { id: number }
  const accepting = await customer.api.post(`/api/meal-weeks/${week.id}/acceptance`, {
    headers: once(),
  })
  const accepted = (await accepting.json()) as { days: { meals: { acceptedId: number }[] }[] }
  const first = accepted.days[0]?.meals[0]?.acceptedId
  await expect(
    await customer.api.post(`/api/accepted-meal-suggestions/${first}/cooked`, { data: {} }),
  ).toBeOK()

  await open(page, NUTRITION)
  const alone = page.getByRole('region', { name: picture.titleAlone })
  await expect(alone.getByText(picture.protein).first()).toBeVisible()
  const ring = page.getByRole('main').locator('svg[viewBox="0 0 200 200"]')
  await expect(ring).toHaveCount(0)

  const data = { ...wishes, kcal: 2000, protein: 90, isAdult: true }
  await expect(await customer.api.put('/api/suggestion-preferences', { data })).toBeOK()
  await open(page, NUTRITION)
  await expect(page.getByRole('heading', { name: picture.title })).toBeVisible()
  await expect(ring).toBeVisible()
  const eaten = page.getByRole('region', { name: meals.title }).getByRole('listitem')
  await expect(eaten).toHaveCount(3)
  await expect(eaten.getByText(sources.cooked, { exact: true })).toHaveCount(1)
  await expect(eaten.getByText(sources.accepted)).toHaveCount(2)
  const table = page.getByRole('table', { name: picture.title })
  await expect(table.getByRole('row', { name: picture.targets })).toContainText('2,000')
  await expectAccessible(page)
  const toggle = page.getByRole('button', { name: picture.showTable })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)

  await page.getByRole('link', { name: new RegExp(`^${days.after('')}`) }).click()
  await expectPath(page, /^\/dashboard\/nutrition\?date=/)
  await expect(eaten).toHaveCount(3)
  await expect(eaten.getByText(sources.cooked, { exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: days.toToday }).click()
  await expectPath(page, NUTRITION)
})

test('says what is missing: a plan, an answer, the network', async ({
  page,
  customer,
  context,
  say,
}) => {
  const { accept, noPlan, noDish, page: words, form } = say(weekTexts)
  await open(page, PATH)
  await expect(page.getByRole('heading', { name: noPlan.title })).toBeVisible()
  await expect(page.getByRole('link', { name: noPlan.action })).toHaveAttribute(
    'href',
    '/ai-meal-plans',
  )
  await expectAccessible(page)

  await subscribeToAi(customer.api, AI_FAMILY)
  const current = /\/api\/meal-weeks\/current$/
  await open(page, '/dashboard/ai-meal-suggestions')
  await page.route(current, (route) => route.abort())
  await page.getByRole('link', { name: say(texts).page.week }).click()
  await expect(page.getByText(words.failed)).toBeVisible()
  await expectAccessible(page)
  await page.unroute(current)
  await page.getByRole('alert').getByRole('button').first().click()
  const plan = page.getByRole('button', { name: form.plan })
  await expect(plan).toBeVisible()

  await page.route(/\/api\/meal-weeks$/, (route) =>
    route.fulfill({ status: 422, json: { code: 'no_dish_fits', message: noDish } }),
  )
  await plan.click()
  await expect(page.getByRole('link', { name: say(texts).noDish.wishes })).toBeVisible()
  await page.unroute(/\/api\/meal-weeks$/)
  await plan.click()
  await expect(page.getByRole('button', { name: accept.all })).toBeVisible()

  await context.setOffline(true)
  await expect(page.getByText(words.offlineText)).toBeVisible()
  await expect(page.getByRole('button', { name: accept.all })).toBeDisabled()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByText(words.offlineText)).toBeHidden()
})
