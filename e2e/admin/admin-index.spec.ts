import { adminTexts as orderTexts } from '#features/shopping/web/admin/admin-texts.ts'
import { statusTexts } from '#features/shopping/status-texts.ts'
import { messages } from '#features/users-admin/messages.ts'
import { adminTexts } from '#features/users-admin/web/admin-texts.ts'
import { indexTexts } from '#ui/index-table/texts.ts'
import { recordTexts } from '#ui/records/texts.ts'
import { randomUUID } from 'node:crypto'
import { AI_FAMILY, subscribeToAi } from '../support/steps/ai-plan.ts'
import { expectAccessible } from '../support/axe.ts'
import { addCustomers } from '../support/database.ts'
import { newMark } from '../support/mark.ts'
import { expectPath, open, toastIn } from '../support/pages.ts'
import { newPhone, signInAsDemo } from '../support/people.ts'
import { acceptMeals, orderFor } from '../support/steps/shopping.ts'
import { expect, test } from '../support/test.ts'

test('an admin goes through the rows by keys, chooses and suspends several @both-looks', async ({
  page,
  context,
  customer,
  say,
}) => {
  const words = say(adminTexts)
  const { states } = say(messages)
  const { bulk, open: opens } = say(indexTexts)
  const name = `Keys ${customer.phone.slice(-6)}`
  await customer.api.put('/api/users/profile', { data: { name } })
  await signInAsDemo(context.request, 'admin')
  await open(page, `/admin/users?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toHaveCount(1)

  await page.keyboard.press('/')
  const search = page.locator('main').getByRole('searchbox')
  await expect(search).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('j')
  await expect(search).toHaveValue(`${name}j`)
  await page.keyboard.press('Backspace')
  await expect(search).toHaveValue(name)
  await search.blur()
  await page.keyboard.press('j')
  await expect(row.getByRole('button', { name: opens(name) })).toBeFocused()
  await page.keyboard.press('x')
  await expect(row.getByRole('checkbox', { name: bulk.choose(name) })).toBeChecked()
  await expectAccessible(page)

  await page.getByRole('button', { name: words.bulk.suspend }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(recordTexts).reason).fill('Asked for by the police')
  await dialog.getByRole('button', { name: words.bulk.suspend }).click()
  await expect(toastIn(page, bulk.done(1))).toBeVisible()
  await expect(row.getByText(states.suspended)).toBeVisible()
})

test('a table without hits leads back to all rows, and one without rows says so', async ({
  page,
  context,
  say,
}) => {
  const words = say(indexTexts)
  await signInAsDemo(context.request, 'admin')
  await page.route(/\/api\/admin\/custom-quotes(\?|$)/, (route) =>
    route.fulfill({ json: { quotes: [], next: null, counts: { open: 0, overdue: 0 } } }),
  )
  await open(page, '/admin/quotes?search=nobody')
  await expect(page.getByRole('heading', { name: words.none })).toBeVisible()
  await page.getByRole('button', { name: words.clear }).first().click()
  await expect(page.getByRole('heading', { name: words.empty })).toBeVisible()
  await expect(page.getByText(words.noneText)).toHaveCount(0)
})

test('a phone shows the first rows, and folds the choices away until they are asked for', async ({
  page,
  context,
  say,
}) => {
  const words = say(indexTexts)
  await signInAsDemo(context.request, 'admin')
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/admin/payments')
  const payment = page.getByRole('row').filter({ hasText: 'SUF-' }).first()
  await expect(payment).toBeInViewport({ ratio: 0.25 })
  const sort = page.getByRole('button', { name: words.sort })
  await expect(sort).toBeHidden()
  const fold = page.getByRole('button', { name: words.filters(0), exact: true })
  await fold.click()
  await expect(sort).toBeVisible()
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(fold).toBeHidden()
  await expect(sort).toBeVisible()
})

test('an index takes as many pages as its address asks for, in its order', async ({
  page,
  context,
  say,
}) => {
  const { more } = say(indexTexts)
  // A page has 50 rows. The search finds only these, even while others sign up.
  const domain = `${newMark()}.example`
  await addCustomers(domain, Array.from({ length: 70 }, newPhone))
  await signInAsDemo(context.request, 'admin')
  await open(page, `/admin/users?search=${domain}&sort=name`)
  const rows = page.locator('[data-row]')
  await expect(rows).toHaveCount(50)
  await expect(page.getByRole('button', { name: more })).toBeVisible()
  await open(page, `/admin/users?search=${domain}&sort=name&page=2`)
  await expect(rows).toHaveCount(70)
  await expect(rows.first()).toContainText('Guest 001')
  await expect(rows.last()).toContainText('Guest 070')
  await expect(page.getByRole('button', { name: more })).toHaveCount(0)
})

test('a saved view goes with the account to another browser', async ({
  page,
  browser,
  baseURL,
  context,
  say,
}) => {
  const words = say(indexTexts)
  const name = `View ${randomUUID().slice(0, 8)}`
  await signInAsDemo(context.request, 'admin')
  await open(page, '/admin/payments?declined=open')
  await page.getByRole('button', { name: words.saveView }).click()
  await page.getByLabel(words.viewName).fill(name)
  await page.getByRole('button', { name: words.save, exact: true }).click()
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await expectAccessible(page)

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  await signInAsDemo(elsewhere.request, 'admin')
  const other = await elsewhere.newPage()
  await open(other, '/admin/payments')
  await other.getByRole('button', { name, exact: true }).click()
  await expectPath(other, '/admin/payments?declined=open')
  await elsewhere.close()

  await page.getByRole('button', { name: words.removeView(name) }).click()
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
})

test('orders of ingredients are packed together and opened next to the table', async ({
  page,
  context,
  customer,
  say,
}) => {
  const words = say(orderTexts)
  const { statuses } = say(statusTexts)
  const { bulk } = say(indexTexts)
  await subscribeToAi(customer.api, AI_FAMILY)
  const [first = 0, second = 0] = await acceptMeals(customer.api, 2)
  const id = await orderFor(customer.api, { acceptedMealId: first })
  await orderFor(customer.api, { acceptedMealId: second })
  await signInAsDemo(context.request, 'admin')
  await open(page, `/admin/ingredient-orders?status=placed&search=${customer.phone.slice(1)}`)
  const boxes = page.locator('[data-row]').getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  await boxes.first().check()
  await boxes.nth(1).check()
  await expectAccessible(page)
  const bar = page.getByRole('region', { name: bulk.title })
  await bar.getByRole('button', { name: words.actions.packing }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.actions.packing }).click()
  await expect(toastIn(page, bulk.done(2))).toBeVisible()
  await expect(boxes).toHaveCount(0)

  await open(page, `/admin/ingredient-orders?order=${id}`)
  const panel = page.getByRole('dialog')
  await expect(panel.getByText(statuses.packing).first()).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: new RegExp(words.actions.out) }).click()
  await expect(panel.getByText(statuses.out).first()).toBeVisible()
})
