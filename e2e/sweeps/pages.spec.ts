import type { Page } from '@playwright/test'
import { LANGUAGES } from '#shared/language.ts'
import { findViolations } from '../support/axe.ts'
import { open } from '../support/pages.ts'
import { signInAsDemo, signUp } from '../support/people.ts'
import { sweptRoutes } from '../support/routes.ts'
import { expect, test } from '../support/test.ts'
import { findFaults, loadEverything } from './faults.ts'

const LOOKS = [
  { width: 1440, height: 900, theme: 'light' },
  { width: 1440, height: 900, theme: 'dark' },
  { width: 390, height: 844, theme: 'dark' },
  { width: 390, height: 844, theme: 'light' },
]

async function sweep(page: Page, path: string): Promise<void> {
  await open(page, path)
  await loadEverything(page)
  for (const { theme, ...size } of LOOKS) {
    await page.setViewportSize(size)
    await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme)
    const where = `${path} ${size.width} ${theme}`
    expect.soft(await findViolations(page), where).toEqual([])
    if (theme === 'light') expect.soft(await findFaults(page), where).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 780 })
  expect.soft(await findFaults(page), `${path} 360`).toEqual([])
}

for (const language of LANGUAGES) {
  for (const as of ['visitor', 'newcomer', 'customer'] as const) {
    test.describe(`${language}, ${as}`, () => {
      test.use({ language })
      test(`all pages`, async ({ page, context }) => {
        test.setTimeout(180_000)
        if (as === 'newcomer') await signUp(context.request)
        if (as === 'customer') await signInAsDemo(context.request, 'customer')
        for (const { path } of sweptRoutes.filter((route) => route.as === as)) {
          await test.step(path, () => sweep(page, path))
          const html = page.locator('html')
          await expect.soft(html).toHaveAttribute('lang', language)
          await expect.soft(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
        }
      })
    })
  }
}
