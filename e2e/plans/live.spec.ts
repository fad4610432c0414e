import { todayMessages } from '#features/deliveries/today-messages.ts'
import { MEAL_TIME_NAMES } from '#shared/food/food.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/pages.ts'
import { signInAgain } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { guestOfToday, openKitchen } from '../support/today.ts'

test('the page follows a delivery from the kitchen to the door without reloading', async ({
  page,
  playwright,
  baseURL,
  say,
  language,
}) => {
  test.slow()
  const { phone, tickets } = await guestOfToday()
  await signInAgain(page.request, phone)
  const device = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const kitchen = await openKitchen(device)
  const { today, stages, reasons } = say(todayMessages)
  const [first, second] = tickets
  if (!first || !second) throw new Error('Two meals are needed.')
  const meal = MEAL_TIME_NAMES[first.mealTime][language]

  await open(page, '/dashboard')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const progress = page.getByRole('list', { name: today.progress(meal) })
  const now = progress.locator('[aria-current="step"]')
  await expect(now).toContainText(stages.due)
  await expect(page.getByText(first.handoverCode).first()).toBeVisible()
  await expectAccessible(page)

  const way = ['due', 'preparing', 'ready', 'out'] as const
  for (const [position, from] of way.slice(0, -1).entries()) {
    const to = way[position + 1] ?? 'out'
    await kitchen.bump(first.id, from, to)
    await expect(now).toContainText(stages[to], { timeout: 5000 })
  }
  await expectAccessible(page)
  await kitchen.bump(first.id, 'out', 'delivered')
  // Today's meals come first; those of the days before can still be reported.
  const ofToday = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: meal }) })
    .first()
  await expect(ofToday.getByText(today.deliveredAt('').trim())).toBeVisible({ timeout: 5000 })
  await expect(page.getByText(first.handoverCode)).toHaveCount(0)

  await kitchen.bump(second.id, 'due', 'failed', 'not_made')
  await expect(page.getByText(reasons.not_made)).toBeVisible({ timeout: 5000 })
  await expect(page.getByText(today.paidBack)).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await device.dispose()
})
