import { messages as addresses } from '#features/addresses/messages.ts'
import { messages as chefEvents } from '#features/chef-events/messages.ts'
import { messages as quotes } from '#features/quotes/messages.ts'
import { messages as site } from '#features/site/messages.ts'
import { listTexts } from '#features/subscriptions/web/list/list-texts.ts'
import { LANGUAGES } from '#shared/language.ts'
import { addAddress, marinaHome } from '../support/steps/addresses.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/pages.ts'
import { signInAsDemo } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

for (const language of LANGUAGES) {
  test.describe(`dialogs, ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 } })

    test('the panels of addresses', async ({ page, customer, say }) => {
      const { list, form, deletion, fields } = say(addresses)
      await addAddress(customer.api, marinaHome)
      await open(page, '/dashboard/addresses')
      await page.getByRole('button', { name: list.add }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: form.save }).click()
      await expect(dialog.getByRole('alert').first()).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: fields.city }).click()
      await expect(page.getByRole('listbox')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: form.cancel }).click()
      await page.getByRole('button', { name: list.editNamed(marinaHome.name) }).click()
      await expect(dialog).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: form.cancel }).click()
      await page.getByRole('button', { name: list.deleteNamed(marinaHome.name) }).click()
      await expect(page.getByRole('alertdialog', { name: deletion.title })).toBeVisible()
      await expectAccessible(page)
    })

    test('the quote, the menu and the chef form with its errors', async ({ page, say }) => {
      await open(page, '/meal-plans?plan=3')
      const dialog = page.getByRole('dialog', { name: say(quotes).dialog.title })
      await dialog.getByRole('button', { name: say(quotes).dialog.submit }).click()
      await expect(dialog.getByRole('alert').first()).toBeVisible()
      await expectAccessible(page)
      await open(page, '/chef-hiring')
      await page.getByRole('button', { name: say(site).nav.openMenu }).click()
      await expectAccessible(page)
      await page
        .getByRole('link', { name: say(site).nav.hireChefs })
        .first()
        .click()
      await page.getByRole('button', { name: say(chefEvents).form.submit }).click()
      await expect(page.getByText(say(chefEvents).form.errorsTitle)).toBeVisible()
      await expectAccessible(page)
    })

    test('the account menu and the question before a cancellation', async ({
      page,
      context,
      say,
    }) => {
      await signInAsDemo(context.request, 'customer')
      await open(page, '/')
      await page.getByRole('button', { name: say(site).nav.accountMenu }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectAccessible(page)
      await open(page, '/dashboard')
      const { list } = say(listTexts)
      await page
        .getByRole('button', { name: new RegExp(`^${list.cancel}: `) })
        .first()
        .click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectAccessible(page)
    })
  })
}
