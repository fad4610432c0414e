import { expect, type Page } from '@playwright/test'
import { messages as auth } from '#features/auth/messages.ts'
import { messages as addresses } from '#features/addresses/messages.ts'
import { open } from '../support/pages.ts'
import { localPart, newPhone } from '../support/people.ts'
import { test } from '../support/test.ts'

/** As browsers translate a page: each text gets two elements around it, or gives way to them. */
const translate = (page: Page, way: 'around' | 'instead'): Promise<void> =>
  page.evaluate((chosen) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.append(inner)
      text.replaceWith(outer)
      inner.append(chosen === 'around' ? text : text.data)
    }
  }, way)

for (const way of ['around', 'instead'] as const) {
  test(`a page that the browser translates goes on, with elements ${way} of its texts`, async ({
    page,
    customer,
    say,
  }) => {
    const { login } = say(auth)
    const { list, form } = say(addresses)
    const looked = Promise.withResolvers<void>()
    await page.route('**/api/auth/request-otp', async (route) => {
      await looked.promise
      await route.continue()
    })
    await open(page, '/dashboard/addresses')
    await page.getByRole('button', { name: list.add }).click()
    const dialog = page.getByRole('dialog', { name: form.addTitle })
    await expect(dialog).toBeVisible()
    await translate(page, way)
    // Errors come, one text becomes another, and the list opens.
    await dialog.getByRole('button', { name: form.save }).click()
    await expect(dialog.getByRole('alert').first()).toBeVisible()
    await dialog.getByRole('button', { name: form.locate }).click()
    await expect(dialog.getByText(form.notLocated)).toBeVisible()
    await expect(dialog.getByRole('textbox').first()).toBeVisible()

    await customer.api.post('/api/auth/logout')
    await open(page, '/login')
    await page.getByLabel(login.phoneLabel).fill(localPart(newPhone()))
    await translate(page, way)
    const send = page.getByRole('button', { name: login.send })
    await send.click()
    await expect(send).toHaveAttribute('aria-busy', 'true')
    looked.resolve()
    await expect(page.getByLabel(login.codeLabel)).toBeVisible()
  })
}
