import { messages } from '#features/users-admin/messages.ts'
import { adminTexts } from '#features/users-admin/web/admin-texts.ts'
import { formatPhone } from '#shared/phone.ts'
import { toastIn } from '../support/pages.ts'
import type { Walker } from './walk.ts'

/** Someone who has logged in once becomes an admin too. */
export async function makeAdmin(admin: Walker, phone: string): Promise<void> {
  const { page } = admin
  const { do: actions } = admin.say(adminTexts)
  const { roles } = admin.say(messages)
  await admin.open(`/admin/users?search=${encodeURIComponent(phone)}`)
  await admin.picture('users')
  const row = page.getByRole('row').filter({ hasText: formatPhone(phone) })
  await row.getByRole('button', { name: /No name yet$/ }).click()
  await page.getByRole('button', { name: actions.role.button, exact: true }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: actions.role.lead })
  await dialog.getByText(roles.admin, { exact: true }).click()
  await dialog.getByRole('textbox', { name: actions.reason }).fill('Second admin')
  await admin.picture('second-admin')
  await dialog.getByRole('button', { name: actions.role.confirm, exact: true }).click()
  await admin.expectDone(toastIn(page, actions.role.done))
}
