import { expect, type Locator, type Page } from '@playwright/test'

const dialogsIn = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"]')

/** The dialog that is on top has a name, and holds the focus. */
async function expectDialog(page: Page, count: number): Promise<Locator> {
  await expect(dialogsIn(page)).toHaveCount(count)
  const dialog = dialogsIn(page).last()
  await expect(dialog).toHaveAccessibleName(/\S/)
  await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  return dialog
}

/** Opens a dialog with Enter; `within` looks at what it holds, and Escape gives the focus back. */
export async function opensByKeyboard(
  page: Page,
  opener: Locator,
  within?: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await expect(opener).toBeVisible()
  // New rows may come before it in a list, so the element is kept, not its place.
  const element = await opener.elementHandle()
  const before = await dialogsIn(page).count()
  await element?.focus()
  await page.keyboard.press('Enter')
  const dialog = await expectDialog(page, before + 1)
  await within?.(dialog)
  await page.keyboard.press('Escape')
  await expect(dialogsIn(page)).toHaveCount(before)
  await expect.poll(() => element?.evaluate((node) => node === document.activeElement)).toBe(true)
}

/** A dialog that is there with the page leaves the focus at the page's content. */
export async function closesToContent(page: Page): Promise<void> {
  await expectDialog(page, 1)
  await page.keyboard.press('Escape')
  await expect(dialogsIn(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
}
