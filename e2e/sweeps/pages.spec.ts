import type { Page } from '@playwright/test'
import { LANGUAGES } from '#shared/language.ts'
import { findViolations } from '../support/axe.ts'
import { open } from '../support/pages.ts'
import { signInAsDemo, signUp } from '../support/people.ts'
import { sweptRoutes } from '../support/routes.ts'
import { expect, test } from '../support/test.ts'
import { findFaults, loadEverything } from './faults.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const NARROW = { width: 360, height: 780 }

/** All faults of one page; the dark theme changes colours and nothing else. */
async function sweep(page: Page, path: string): Promise<string[]> {
  const faults: string[] = []
  const note = (look: string, found: string[]) =>
    faults.push(...found.map((fault) => `${path} ${look}: ${fault}`))
  await open(page, path)
  await loadEverything(page)
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size)
    await wearTheme(page, 'light')
    note(`${size.width} light`, await findViolations(page))
    note(`${size.width}`, await findFaults(page))
    await wearTheme(page, 'dark')
    note(`${size.width} dark`, await findViolations(page, 'colours'))
  }
  await page.setViewportSize(NARROW)
  note(`${NARROW.width}`, await findFaults(page))
  return faults
}

/** Colours that are on their way are brought to their end: axe must not measure between two themes. */
const wearTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((wanted) => {
    document.documentElement.dataset['theme'] = wanted
    for (const change of document.getAnimations()) {
      if (change instanceof CSSTransition) change.finish()
    }
  }, theme)

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language })
    for (const { path, as } of sweptRoutes) {
      test(`${path} as ${as}`, async ({ page, context }) => {
        test.slow()
        if (as === 'newcomer') await signUp(context.request)
        if (as !== 'visitor' && as !== 'newcomer') await signInAsDemo(context.request, as)
        expect(await sweep(page, path)).toEqual([])
        const html = page.locator('html')
        await expect(html).toHaveAttribute('lang', language)
        await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
      })
    }
  })
}
