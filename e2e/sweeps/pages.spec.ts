import type { Page } from '@playwright/test'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { findViolations } from '../support/axe.ts'
import { openUntouched, whenAlive, whenDrawn } from '../support/pages.ts'
import { watchRequests } from '../support/problems.ts'
import { expect, test } from '../support/test.ts'
import { findFaults, loadEverything } from './faults.ts'
import { SWEPT_PEOPLE, takePlace } from './people.ts'
import { findShifts, keepShifts } from './shifts.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const NARROW = { width: 360, height: 780 }
/** axe reads each page in one of them, as the journeys do; the other faults are looked for in all. */
const READ_IN: Readonly<Record<Language, typeof WIDE>> = { en: WIDE, ar: PHONE }
const PAGE_MOST_MS = 30_000

/** All faults of one page; the dark theme changes colours and nothing else. */
async function sweep(page: Page, path: string, language: Language): Promise<string[]> {
  const faults: string[] = []
  const note = (look: string, found: string[]) =>
    faults.push(...found.map((fault) => `${path} ${look}: ${fault}`))
  const first = READ_IN[language]
  await page.setViewportSize(PHONE)
  await openUntouched(page, path)
  note(`${PHONE.width}`, await findShifts(page))
  if (first !== PHONE) await resize(page, first)
  await whenAlive(page)
  await loadEverything(page)
  note(`${first.width} light`, await findViolations(page))
  await wearTheme(page, 'dark')
  note(`${first.width} dark`, await findViolations(page, 'colours'))
  for (const size of [first, first === WIDE ? PHONE : WIDE, NARROW]) {
    await resize(page, size)
    note(`${size.width}`, await findFaults(page))
  }
  const { lang, dir } = await page.evaluate(() => {
    const root = document.documentElement
    return { lang: root.lang, dir: root.dir }
  })
  if (lang !== language) note('language', [lang])
  if (dir !== (language === 'ar' ? 'rtl' : 'ltr')) note('direction', [dir])
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

async function resize(page: Page, size: typeof WIDE): Promise<void> {
  await page.setViewportSize(size)
  await whenDrawn(page)
}

// A trace would keep axe itself once for each look at a page.
test.use({ trace: 'off' })

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language })
    for (const person of SWEPT_PEOPLE) {
      test(`every page of a ${person}`, async ({ page, context }) => {
        const paths = await takePlace(person, context.request)
        test.setTimeout(paths.length * PAGE_MOST_MS)
        const faults: string[] = []
        await keepShifts(page)
        if (person === 'visitor') watchRequests(page, (problem) => faults.push(problem))
        for (const path of paths) {
          faults.push(...(await test.step(path, () => sweep(page, path, language))))
        }
        expect(faults).toEqual([])
      })
    }
  })
}
