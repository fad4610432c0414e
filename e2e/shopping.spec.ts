import type { Locator, Page } from '@playwright/test'
import { adminTexts } from '#features/shopping/web/admin/admin-texts.ts'
import { orderTexts } from '#features/shopping/web/order-texts.ts'
import { texts } from '#features/shopping/web/texts.ts'
import { AI_FAMILY, subscribeToAi } from './support/ai-plan.ts'
import { expectAccessible } from './support/axe.ts'
import { expectPath, open, toastIn } from './support/pages.ts'
import { signInAsDemo } from './support/people.ts'
import { acceptMeals } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

const PATH = '/dashboard/shopping-lists'

/** The order's own state, not the short message that comes and goes. */
const statusIn = (page: Page, status: string): Locator =>
  page.getByRole('main').getByRole('status').filter({ hasText: status })

test('makes a list of a meal, ticks it, orders what is left and follows it to the door', async ({
  page,
  customer,
  say,
  browser,
  baseURL,
  language,
}) => {
  test.slow()
  const { list } = say(texts)
  const { panel, methods, statuses, track } = say(orderTexts)
  const words = say(adminTexts)
  await subscribeToAi(customer.api, AI_FAMILY)
  const [meal] = await acceptMeals(customer.api, 1)
  await open(page, `${PATH}?meal=${meal}`)
  await expectPath(page, /^\/dashboard\/shopping-lists\/\d+$/)
  const item = page.getByRole('checkbox').first()
  await expect(item).toBeVisible()
  const place = page.getByRole('button', { name: panel.place })
  await expect(place).toBeVisible()
  await expectAccessible(page)

  await item.check()
  await expect(page.getByText(list.isBought, { exact: true })).toBeVisible()
  const servings = page.getByRole('spinbutton', { name: list.servings })
  const before = await servings.inputValue()
  await servings.press('ArrowUp')
  await expect(servings).toHaveValue(String(Number(before) + 1))
  await page.reload()
  await expect(servings).toHaveValue(String(Number(before) + 1))

  await page.getByRole('radio', { name: methods.cash_on_delivery }).check()
  await place.click()
  await expectPath(page, /^\/dashboard\/shopping-lists\?order=\d+$/)
  await expect(statusIn(page, statuses.placed)).toBeVisible()
  await expectAccessible(page)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  const number = /SO-\d{6}/.exec(heading)?.[0] ?? ''

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
  await signInAsDemo(context.request, 'admin')
  const board = await context.newPage()
  await open(board, '/admin/ingredient-orders')
  const moves = [
    ['placed', 'packing'],
    ['packing', 'out'],
    ['out', 'delivered'],
  ] as const
  for (const [from, to] of moves) {
    await board.getByRole('button', { name: statuses[from], exact: true }).click()
    await board.getByRole('button', { name: words.actOf(words.acts[to], number) }).click()
    await expect(toastIn(board, words.moved(number, statuses[to]))).toBeVisible()
  }
  await expectAccessible(board)
  await context.close()
  await expect(statusIn(page, statuses.delivered)).toBeVisible()
  await expect(page.getByRole('button', { name: track.cancel })).toBeHidden()
})

test('tells that several meals need the add-on, and calls an order off', async ({
  page,
  customer,
  say,
}) => {
  const { page: lists, create } = say(texts)
  const { panel, methods, statuses, track, recent } = say(orderTexts)
  await subscribeToAi(customer.api, AI_FAMILY)
  await open(page, PATH)
  await expect(page.getByRole('heading', { name: lists.empty })).toBeVisible()
  await expect(page.getByRole('link', { name: lists.toSuggestions })).toHaveAttribute(
    'href',
    '/suggestions',
  )
  await expectAccessible(page)
  await acceptMeals(customer.api, 2)
  await page.getByRole('button', { name: lists.create }).click()
  const dialog = page.getByRole('dialog', { name: create.title })
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('checkbox').nth(1).check()
  await expect(dialog.getByText(create.addOn('49'))).toBeVisible()
  await expect(dialog.getByRole('link', { name: create.toPlan })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('checkbox').nth(1).uncheck()
  await dialog.getByRole('button', { name: create.make }).click()
  await expectPath(page, /^\/dashboard\/shopping-lists\/\d+$/)
  await page.getByRole('radio', { name: methods.cash_on_delivery }).check()
  await page.getByRole('button', { name: panel.place }).click()
  await page.getByRole('button', { name: track.cancel }).click()
  const question = page.getByRole('alertdialog', { name: track.cancelTitle })
  await question.getByRole('button', { name: track.cancel }).click()
  await expect(statusIn(page, statuses.cancelled)).toBeVisible()
  await page.getByRole('link', { name: track.back }).click()
  await expectPath(page, `${PATH}?tab=orders`)
  await expect(page.getByRole('link', { name: recent.follow('').trim() })).toHaveCount(1)
})
