import { messages as session } from '#features/auth/session-messages.ts'
import { adminTexts } from '#features/ramadan/web/admin-texts.ts'
import { messages as deliveries } from '#features/deliveries/messages.ts'
import { changeTexts } from '#features/subscriptions/web/changes/change-texts.ts'
import { ramadanTexts } from '#features/subscriptions/web/changes/ramadan-texts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectPath, open, RECEIPT, toastIn } from '../support/pages.ts'
import { subscribeToMeals } from '../support/steps/paid-plan.ts'
import { signInAsDemo } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

test('switches a plan to Ramadan times, sees what follows, and undoes it', async ({
  page,
  customer,
  say,
  inLanguage,
}) => {
  test.slow()
  await subscribeToMeals(customer.api)
  await open(page, '/dashboard')

  const words = say(ramadanTexts)
  const changes = say(changeTexts)
  await page
    .getByRole('button', { name: new RegExp(`^${changes.open}`) })
    .first()
    .click()
  await page.getByRole('menuitem', { name: changes.menu.ramadan }).click()
  const dialog = page.getByRole('dialog', { name: words.title })
  await dialog.getByRole('switch', { name: words.switch }).click()
  await expect(dialog.getByText(inLanguage('Iftar 17:', 'الإفطار من 17:')).first()).toBeVisible()
  await expect(dialog.getByText(words.nobodyKnown)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words.confirm, exact: true }).click()
  await expect(toastIn(page, RECEIPT)).toBeVisible()
  await expect(page.locator('dt', { hasText: words.title })).toBeVisible()
  const { skip } = say(deliveries)
  await page.getByRole('alertdialog').getByRole('button', { name: skip.undo, exact: true }).click()
  await expect(page.locator('dt', { hasText: words.title })).toBeHidden()
})

test('lets only admins at the dates of Ramadan', async ({ page, say }) => {
  await open(page, '/admin/ramadan')
  await expectPath(page, '/login?redirect=/admin/ramadan')
  await signInAsDemo(page.request, 'customer')
  await open(page, '/admin/ramadan')
  await expectPath(page, '/dashboard')
  await expect(toastIn(page, say(session).denied.text)).toBeVisible()
})

test('shows an admin what a shift would make of Ramadan before it is saved', async ({
  page,
  say,
  inLanguage,
}) => {
  const words = say(adminTexts)
  await signInAsDemo(page.request, 'admin')
  await open(page, '/admin/ramadan')
  await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible()
  const season = page.getByRole('region').filter({ hasText: words.calendar }).first()
  const save = season.getByRole('button', { name: words.save })
  await expect(save).toBeDisabled()
  await season.getByRole('group', { name: words.start }).getByText(words.later).click()
  await season.getByRole('group', { name: words.end }).getByText(words.later).click()
  await expect(season.getByText(inLanguage('Ramadan is then', 'يصبح رمضان'))).toBeVisible()
  await expect(save).toBeEnabled()
  await expectAccessible(page)
})
