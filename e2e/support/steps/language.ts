import { expect, type Page } from '@playwright/test'
import { messages as site } from '#features/site/messages.ts'
import { textsIn, type Language } from '#shared/language.ts'

/** By the switch of the page; under a sheet or a dialog it can't be pressed by hand. */
export async function switchLanguage(page: Page, to: Language): Promise<void> {
  const { switchLabel } = textsIn(site, to === 'en' ? 'ar' : 'en').language
  await page.locator(`button[aria-label="${switchLabel}"]`).first().dispatchEvent('click')
  await expect(page.locator('html')).toHaveAttribute('lang', to)
}
