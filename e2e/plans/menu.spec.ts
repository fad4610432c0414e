import { messages as site } from '#features/site/messages.ts'
import { openUntouched } from '../support/pages.ts'
import { signInAsDemo } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const PATH = '/kitchen/menu'

test.beforeEach(({ context }) => signInAsDemo(context.request, 'restaurant'))

test('a menu opens at the first press, and one outside closes it', async ({ page, say }) => {
  const { nav } = say(site)
  const button = page.getByRole('button', { name: nav.accountMenu })
  await openUntouched(page, PATH)
  await button.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(page.getByRole('menuitem').first()).not.toBeFocused()
  await page.mouse.click(5, 400)
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(button).toBeFocused()
})

test('a menu answers to keys alone @both-looks', async ({ page, say }) => {
  const { nav } = say(site)
  const button = page.getByRole('button', { name: nav.accountMenu })
  const entries = page.getByRole('menuitem')
  await openUntouched(page, PATH)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(entries.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(entries.nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowUp')
  await expect(entries.last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press(' ')
  await expect(entries.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('/dashboard')
})
