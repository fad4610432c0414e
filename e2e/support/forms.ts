import type { Locator, Page } from '@playwright/test'

/** A list to choose from: a button that opens its options. */
export async function choose(
  page: Page,
  within: Locator,
  label: string,
  option: string,
): Promise<void> {
  await within.getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
