import { expect, type Locator, type Page } from '@playwright/test'
import type { Day } from '#shared/dates.ts'

/** Presses an option once its list, which is measured unseen at first, is in its place. */
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

/** A choice of a table's filters, which a phone folds away. */
export async function chooseFilter(page: Page, label: string, option: string): Promise<void> {
  const filters = page.getByRole('search')
  const fold = filters.locator('button[aria-controls][aria-expanded="false"]').first()
  await expect(fold).toBeAttached()
  if (await fold.isVisible()) await fold.click()
  await choose(page, filters, label, option)
}

/** Types a day into a field that has a segment each for day, month and year. */
export async function typeDay(page: Page, within: Locator, label: string, day: Day): Promise<void> {
  await within.getByRole('group', { name: label }).getByRole('spinbutton').first().click()
  await page.keyboard.type(day.split('-').toReversed().join(''))
}
