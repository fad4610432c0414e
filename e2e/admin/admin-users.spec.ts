import { messages as session } from '#features/auth/session-messages.ts'
import { factorMessages } from '#features/auth/factor-messages.ts'
import { messages } from '#features/users-admin/messages.ts'
import { adminTexts } from '#features/users-admin/web/admin-texts.ts'
import { formatPhone } from '#shared/phone.ts'
import { indexTexts } from '#ui/index-table/texts.ts'
import { expectAccessible } from '../support/axe.ts'
import { chooseFilter } from '../support/forms.ts'
import { expectPath, open, toastIn, whenSettled } from '../support/pages.ts'
import { signInAsDemo } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

test('an admin finds a person in the other script, suspends them and lets them in again', async ({
  page,
  customer,
  say,
}) => {
  const words = say(adminTexts)
  const index = say(indexTexts)
  const { states } = say(messages)
  await customer.api.put('/api/users/profile', { data: { name: 'Abdulrahman Swaidan' } })
  await signInAsDemo(page.request, 'admin')
  await open(page, '/admin/users')
  await page.getByRole('searchbox', { name: index.search, exact: true }).fill('عبد الرحمن سويدان')
  const row = page.getByRole('row').filter({ hasText: formatPhone(customer.phone) })
  await row.getByRole('button', { name: index.open('Abdulrahman Swaidan') }).click()

  const panel = page.getByRole('dialog', { name: 'Abdulrahman Swaidan' })
  await panel.getByRole('button', { name: words.do.suspend.button, exact: true }).click()
  const question = page.getByRole('dialog').filter({ hasText: words.do.suspend.lead })
  await question.getByRole('textbox', { name: words.do.reason }).fill('Asked for it by phone')
  await expectAccessible(page)
  await question.getByRole('button', { name: words.do.suspend.confirm, exact: true }).click()
  await expect(toastIn(page, words.do.suspend.done)).toBeVisible()
  await expect(panel.getByText(words.panel.reason('Asked for it by phone')).first()).toBeVisible()

  await panel.getByRole('button', { name: words.do.lift.button, exact: true }).click()
  const lifting = page.getByRole('dialog').filter({ hasText: words.do.lift.lead })
  await lifting.getByRole('textbox', { name: words.do.reason }).fill('Settled')
  await lifting.getByRole('button', { name: words.do.lift.confirm, exact: true }).click()
  await expect(toastIn(page, words.do.lift.done)).toBeVisible()
  await expect(panel.getByText(words.actions['lift-suspension'])).toBeVisible()
  await expect(lifting).toBeHidden()
  // The panel and the list behind it are read again after an action.
  await whenSettled(page)
  await expect.poll(() => panel.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(row.getByText(states.active)).toBeVisible()
})

test('the focus stays in a panel when what opened a dialog from it is gone', async ({
  page,
  say,
}) => {
  await signInAsDemo(page.request, 'admin')
  await open(page, '/admin/users?person=1')
  const panel = page.getByRole('dialog', { name: 'Mariam Al Hashimi' })
  const words = say(adminTexts).do.suspend
  const button = panel.getByRole('button', { name: words.button, exact: true })
  await button.evaluate((one) => one.setAttribute('data-opener', ''))
  await button.click()
  const question = page.getByRole('dialog').filter({ hasText: words.lead })
  await expect(question).toBeVisible()
  await page.locator('[data-opener]').evaluate((one) => one.remove())
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect.poll(() => panel.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('filters of the people stand in the address', async ({ page, say }) => {
  const words = say(adminTexts)
  const index = say(indexTexts)
  const { roles } = say(messages)
  await signInAsDemo(page.request, 'admin')
  await open(page, '/admin/users')
  await chooseFilter(page, words.role, roles.admin)
  await expectPath(page, '/admin/users?role=admin')
  await expect(page.getByRole('row').filter({ hasText: roles.customer })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'Noura Al Suwaidi' })).toBeVisible()
  await page.getByRole('button', { name: index.clear }).click()
  await expectPath(page, '/admin/users')
})

test('leads from a person to their subscriptions and payments', async ({ page }) => {
  await signInAsDemo(page.request, 'admin')
  await open(page, '/admin/users?person=1')
  const panel = page.getByRole('dialog', { name: 'Mariam Al Hashimi' })
  await expect(panel.locator('a[href^="/admin/subscriptions/"]').first()).toBeVisible()
  await panel.locator('a[href^="/admin/payments?search="]').first().click()
  await expect(page.getByRole('row').filter({ hasText: 'Mariam Al Hashimi' })).toHaveCount(1)
})

test('lets only admins at the people', async ({ page, customer, say }) => {
  expect(customer.phone).toBeTruthy()
  await open(page, '/admin/users')
  await expectPath(page, '/dashboard')
  await expect(toastIn(page, say(session).denied.text)).toBeVisible()
})

test('the settings say where a person is signed in', async ({ page, customer, say }) => {
  const { sessions } = say(factorMessages)
  expect(customer.phone).toBeTruthy()
  await open(page, '/dashboard/settings')
  await expect(page.getByRole('heading', { name: sessions.title })).toBeVisible()
  await expect(page.getByText(sessions.current)).toHaveCount(1)
})
