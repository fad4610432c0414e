import { actionTexts } from '#features/admin/web/action-texts.ts'
import { auditTexts } from '#features/admin/web/audit/audit-texts.ts'
import { overviewTexts } from '#features/admin/web/overview/overview-texts.ts'
import { adminTexts } from '#features/admin/web/texts.ts'
import { listUsers } from '#features/users-admin/contract.ts'
import { messages as session } from '#features/auth/session-messages.ts'
import { indexTexts } from '#ui/index-table/texts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectPath, open, toastIn, whenDrawn } from '../support/pages.ts'
import { signInAsDemo } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('leads only admins to the overview', async ({ page, customer, say }) => {
  expect(customer.phone).not.toBe('')
  await open(page, '/admin')
  await expectPath(page, '/dashboard')
  await expect(toastIn(page, say(session).denied.title)).toBeVisible()
})

test('shows an admin the day, as a chart and as a table, and finds pages by name', async ({
  page,
  say,
}) => {
  const words = say(overviewTexts)
  const { pages, search } = say(adminTexts)
  await signInAsDemo(page.request, 'admin')
  await open(page, '/admin')
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  await expect(page.getByRole('region', { name: words.mealsToday })).toBeVisible()
  await expect(page.getByText(words.active)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: words.asTable }).click()
  const table = page.getByRole('table', { name: words.perDay })
  // Fourteen days under one row of headings.
  await expect(table.getByRole('row')).toHaveCount(15)

  const box = page.getByRole('searchbox', { name: search }).filter({ visible: true })
  await box.fill(pages.audit)
  await box.press('Enter')
  await expectPath(page, '/admin/audit')
  await expect(page.getByRole('heading', { level: 1, name: say(auditTexts).title })).toBeVisible()
})

test('keeps the current page in sight when counts come late, until a hand moves the row @both-looks', async ({
  page,
  say,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsDemo(page.request, 'admin')
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  const counts = { chefs: 12, chefEvents: 345, quotes: 90, orders: 678, queue: 123 }
  await page.route('**/api/admin/waiting', async (route) => {
    await asked
    await route.fulfill({ json: counts })
  })
  await open(page, '/admin/settings')
  const row = page
    .getByRole('navigation', { name: say(adminTexts).label })
    .filter({ visible: true })
  const current = row.locator('[aria-current]')
  await expect(current).toBeInViewport({ ratio: 0.95 })
  answer()
  await expect(row.getByText('678', { exact: true })).toBeAttached()
  await expect(current).toBeInViewport({ ratio: 0.95 })

  await row.dispatchEvent('pointerdown')
  await row.evaluate((element) => element.scrollTo({ left: 0 }))
  await row.getByText('678', { exact: true }).evaluate((badge) => (badge.textContent = '678,000'))
  await whenDrawn(page)
  await expect(current).not.toBeInViewport()
})

test('keeps what an admin did in the trail, before and after', async ({ page, customer, say }) => {
  const words = say(auditTexts)
  const index = say(indexTexts)
  const { actions } = say(actionTexts)
  await signInAsDemo(page.request, 'admin')
  const found = await page.request.get(
    `${listUsers.path}?search=${encodeURIComponent(customer.phone)}`,
  )
  const { users } = (await found.json()) as { users: { id: number }[] }
  const id = users[0]?.id ?? 0
  const data = { reason: 'Asked for it by phone' }
  const suspended = await page.request.post(`/api/admin/users/${id}/suspend`, { data })
  expect(suspended.ok()).toBe(true)

  await open(page, `/admin/audit?search=${encodeURIComponent(`#${id}`)}&action=suspend-user`)
  await page.getByRole('button', { name: words.open(actions['suspend-user']) }).click()
  const panel = page.getByRole('dialog', { name: actions['suspend-user'] })
  await expect(panel.getByText(data.reason)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  await page.getByRole('button', { name: index.saveView }).click()
  await page.getByRole('textbox', { name: index.viewName }).fill('Suspended')
  await page.getByRole('button', { name: index.save, exact: true }).click()
  await page.getByRole('button', { name: index.clear }).click()
  await expectPath(page, '/admin/audit')
  await page.getByRole('button', { name: 'Suspended', exact: true }).click()
  await expectPath(page, /action=suspend-user/)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: index.exportCsv }).click()
  expect((await saved).suggestedFilename()).toMatch(/^audit-.*\.csv$/)

  await page.route('**/api/admin/audit.csv*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-rows-cut-at': '100000' } })
  })
  await page.getByRole('button', { name: index.exportCsv }).click()
  await expect(toastIn(page, index.exportCut(100_000))).toBeVisible()
})
