import { listUsers } from '#features/users-admin/contract.ts'
import { messages } from '#features/users-admin/messages.ts'
import { adminTexts } from '#features/users-admin/web/admin-texts.ts'
import { indexTexts } from '#ui/index-table/texts.ts'
import { recordTexts } from '#ui/records/texts.ts'
import { expectAccessible } from './support/axe.ts'
import { open, toastIn } from './support/pages.ts'
import { signInAsDemo } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('an admin goes through the rows by keys, chooses and suspends several', async ({
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

test('an index takes as many pages as its address asks for, in its order', async ({
  page,
  context,
  say,
}) => {
  const { more } = say(indexTexts)
  await signInAsDemo(context.request, 'admin')
  const answer = await context.request.get(`${listUsers.path}?sort=name`)
  const { users, next } = (await answer.json()) as {
    users: { name: string }[]
    next: number | null
  }
  await open(page, '/admin/users?sort=name&page=2')
  const rows = page.locator('[data-row]')
  await expect(rows.first()).toContainText(users[0]?.name ?? '')
  if (next === null) {
    await expect(rows).toHaveCount(users.length)
    await expect(page.getByRole('button', { name: more })).toHaveCount(0)
  } else {
    await expect.poll(() => rows.count()).toBeGreaterThan(users.length)
  }
})
