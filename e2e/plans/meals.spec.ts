import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { menuTexts } from '#features/meals/web/texts/menu-texts.ts'
import { pageTexts } from '#features/meals/web/texts/page-texts.ts'
import { trayTexts } from '#features/meals/web/texts/tray-texts.ts'
import { messages as deliveries } from '#features/deliveries/messages.ts'
import { ALLERGEN_NAMES, MEAL_TIME_NAMES } from '#shared/food/food.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectPath, open, toastIn, whenAlive } from '../support/pages.ts'
import { subscribeToMeals } from '../support/steps/paid-plan.ts'
import { expect, test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

interface Dish {
  id: number
  name: string
  price: number
  mealTimes: string[]
  allergens: string[]
}

interface Week {
  subscriptionId: number
  days: { day: string; state: string; picked: number; paid: number; meals: { name: string }[] }[]
  week: { picked: number; paid: number }
}

const readWeek = async (api: APIRequestContext, subscriptionId: number, from: string) => {
  const answer = await api.get('/api/meal-selection', { params: { subscriptionId, from } })
  return (await answer.json()) as Week
}

/** The tray is next to the menu; on a phone it comes up from its bar, and goes again. */
async function inTray(page: Page, show: string, look: (tray: Locator) => Promise<void>) {
  const bar = page.getByRole('button', { name: new RegExp(`^${show}`) })
  if (!(await bar.isVisible())) return look(page.getByRole('complementary'))
  await bar.click()
  await look(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('fills a week, with an extra, a swap, an allergy in the way, and repeats it @both-looks', async ({
  page,
  customer,
  say,
  language,
}) => {
  test.slow()
  const menu = say(menuTexts)
  const words = say(pageTexts)
  const texts = say(trayTexts)
  const { api } = customer
  const member = {
    name: 'Sara',
    portion: 'regular',
    diets: [],
    allergens: ['tree-nuts'],
    avoidsTraces: false,
    dislikes: [],
    fastsInRamadan: false,
  }
  await expect(await api.post('/api/household/members', { data: member })).toBeOK()

  await subscribeToMeals(customer.api)
  await open(page, '/dashboard')

  await page.getByRole('link', { name: say(deliveries).next.chooseDishes }).click()
  await expectPath(page, /^\/meal-selection\?subscriptionId=\d+&day=/)
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  await whenAlive(page)
  const search = new URL(page.url()).searchParams
  const subscriptionId = Number(search.get('subscriptionId'))
  const firstDay = search.get('day') ?? ''
  const answer = await api.get('/api/meal-items', { params: { subscriptionId } })
  const lunches = ((await answer.json()) as Dish[]).filter(
    ({ mealTimes }) => mealTimes.includes('lunch') && mealTimes.includes('dinner'),
  )
  const safe = lunches.filter(({ allergens }) => !allergens.includes('tree-nuts'))
  const unsafe = lunches.find(({ allergens }) => allergens.includes('tree-nuts'))
  const [first, second, third, fourth] = safe
  if (!first || !second || !third || !fourth || !unsafe) throw new Error('The menu is too short')
  const add = (dish: Dish) =>
    page.getByRole('button', { name: `${menu.add}: ${dish.name}`, exact: true })
  const isOn = (tray: Locator, dish: Dish) =>
    tray.getByRole('button', { name: texts.removeNamed(dish.name), exact: true })

  const nameOf = (time: 'lunch' | 'dinner') => MEAL_TIME_NAMES[time][language]
  const within = (name: string) => (language === 'en' ? name.toLowerCase() : name)
  const dinner = within(nameOf('dinner'))
  const question = page.getByRole('alertdialog', { name: menu.ask.title })

  await add(first).click()
  await expect(page.getByText(words.days.partly(1, 2, dinner)).first()).toBeVisible()
  await add(second).click()
  await expect(question).toContainText(menu.why.ofMealTime(within(nameOf('lunch')), dinner))
  await expect(question).toContainText(String(second.price))
  await expectAccessible(page)
  await question.getByRole('button', { name: menu.ask.keep }).click()
  await expect(question).toBeHidden()

  await page
    .getByRole('button', { name: texts.choose(nameOf('dinner')) })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('radio', { name: nameOf('dinner'), exact: true })).toBeChecked()
  await add(second).click()
  await inTray(page, texts.show, async (tray) => {
    await expect(tray.getByText(words.days.picked(2, 2))).toBeVisible()
    await expect(isOn(tray, first)).toBeVisible()
    await expect(isOn(tray, second)).toBeVisible()
    await expectAccessible(page)
  })

  const nuts = ALLERGEN_NAMES['tree-nuts'][language]
  const card = page.getByRole('article').filter({ has: add(unsafe) })
  await expect(card.getByText(menu.blocked(nuts, ['Sara']))).toBeVisible()
  await expect(add(unsafe)).toHaveAttribute('aria-disabled', 'true')
  const forced = await api.post('/api/subscription-meals', {
    data: { subscriptionId, mealItemId: unsafe.id, date: firstDay, mealTime: 'lunch' },
  })
  expect(forced.status()).toBe(422)

  await add(third).click()
  await expect(question).toContainText(menu.why.ofDay(2))
  await expect(question).toContainText(String(third.price))
  await expectAccessible(page)
  await question.getByRole('button', { name: menu.ask.keep }).click()
  await expect(question).toBeHidden()
  await expect(add(third)).toBeVisible()
  await add(third).click()
  await question.getByRole('button', { name: menu.ask.confirm }).click()
  await expect(add(third)).toBeHidden()
  await expect
    .poll(async () => (await readWeek(api, subscriptionId, firstDay)).days.find(isDay(firstDay)))
    .toMatchObject({ picked: 3, paid: 2 })

  await inTray(page, texts.show, async (tray) => {
    await isOn(tray, third).click()
    await expect(isOn(tray, third)).toBeHidden()
  })
  await expect(toastIn(page, menu.said.removed(third.name))).toBeVisible()

  await inTray(page, texts.show, async (tray) => {
    await tray.getByRole('button', { name: texts.swapNamed(first.name), exact: true }).click()
    const sheet = page.getByRole('dialog', { name: menu.swap.title(first.name) })
    await expect(sheet).toBeVisible()
    await expect(
      sheet.getByRole('button', { name: menu.swap.chooseNamed(unsafe.name), exact: true }),
    ).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)
    await sheet
      .getByRole('button', { name: menu.swap.chooseNamed(fourth.name), exact: true })
      .click()
    await expect(sheet).toBeHidden()
  })
  await expect
    .poll(async () => namesOn(await readWeek(api, subscriptionId, firstDay), firstDay))
    .toEqual([fourth.name, second.name])

  const nextDay = page.getByRole('button', { name: new RegExp(`^${texts.nextDay}`) })
  while (await nextDay.isVisible()) {
    await nextDay.click()
    for (const [dish, time] of [[first, 'lunch'] as const, [second, 'dinner'] as const]) {
      await page.getByRole('radio', { name: nameOf(time), exact: true }).check({ force: true })
      await add(dish).click()
      await expect(add(dish)).toBeHidden()
    }
  }
  await expect(page.getByRole('link', { name: texts.done }).first()).toBeVisible()
  const week = async () => (await readWeek(api, subscriptionId, firstDay)).week
  const { paid } = await week()
  // The page shows a dish before the server has kept it.
  await expect.poll(async () => (await week()).picked).toBe(paid)

  await page.getByRole('button', { name: words.days.next, exact: true }).click()
  await expect(page.getByText(words.days.picked(0, 10)).first()).toBeVisible()
  await page.getByRole('button', { name: words.repeat.action }).click()
  const repeat = page.getByRole('dialog', { name: words.repeat.title })
  await expect(repeat.getByText(first.name).or(repeat.getByText(fourth.name)).first()).toBeVisible()
  await expectAccessible(page)
  await repeat.getByRole('button', { name: words.repeat.confirm }).click()
  await expect(repeat).toBeHidden()
  await expect(toastIn(page, words.repeat.done(paid))).toBeVisible()
  await expect(page.getByText(words.days.picked(paid, 10)).first()).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await whenAlive(page)
  await expect(page.getByText(words.days.picked(paid, 10)).first()).toBeVisible()
})

const isDay =
  (day: string) =>
  (one: Week['days'][number]): boolean =>
    one.day === day

const namesOn = (week: Week, day: string) =>
  week.days.find(isDay(day))?.meals.map(({ name }) => name)

test('leads to the login with the whole path, and without a plan to the subscriptions', async ({
  page,
  customer,
}) => {
  expect(customer.phone).toBeTruthy()
  await page.goto('/meal-selection')
  await expectPath(page, '/dashboard')
  await page.context().clearCookies({ name: /session/ })
  await page.goto('/meal-selection?subscriptionId=7&day=2026-12-01')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login')
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(
    '/meal-selection?subscriptionId=7&day=2026-12-01',
  )
})
