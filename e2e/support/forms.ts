import { expect, type Locator, type Page } from '@playwright/test'
import type { Day } from '#shared/dates.ts'

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

/** Types a day into a field that has a segment each for day, month and year. */
export async function typeDay(page: Page, within: Locator, label: string, day: Day): Promise<void> {
  await within.getByRole('group', { name: label }).getByRole('spinbutton').first().click()
  await page.keyboard.type(day.split('-').toReversed().join(''))
}
