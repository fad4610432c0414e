import { expect, type Locator, type Page } from '@playwright/test'

/** Presses an option once its list, which is measured unseen at first, stands in its place. */
export async function pressOption(option: Locator): Promise<void> {
  await expect(option).toBeInViewport()
  await option.click()
}

/** A list to choose from: a button that opens its options. */
export async function choose(
  page: Page,
  within: Locator,
  label: string,
  option: string,
): Promise<void> {
  await within.getByRole('button', { name: label }).click()
  await pressOption(page.getByRole('option', { name: option, exact: true }))
}
