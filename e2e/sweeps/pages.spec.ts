import type { APIRequestContext, Page } from '@playwright/test'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { findViolations } from '../support/axe.ts'
import { openUntouched, whenAlive, whenDrawn } from '../support/pages.ts'
import { watchRequests } from '../support/problems.ts'
import { expect, inEveryLook, test } from '../support/test.ts'
import { findErrors, loadEverything } from './errors.ts'
import { sweptPages, takePlace, type Records, type SweptPerson } from './people.ts'
import { findShifts, keepShifts } from './shifts.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const NARROW = { width: 360, height: 780 }
/** axe reads each page in one of them, as the journeys do; the other errors are looked for in all. */
const READ_IN: Readonly<Record<Language, typeof WIDE>> = { en: WIDE, ar: PHONE }

/**
 * All errors of one page; the dark theme changes colours and nothing else. What breaks the policy of a
 * page is an error on its console, which ends every journey.
 */
async function sweep(page: Page, path: string, language: Language): Promise<string[]> {
  const errors: string[] = []
  const note = (look: string, found: string[]) =>
    errors.push(...found.map((error) => `${path} ${look}: ${error}`))
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
    note(`${size.width}`, await findErrors(page))
  }
  const { lang, dir } = await page.evaluate(() => {
    const root = document.documentElement
    return { lang: root.lang, dir: root.dir }
  })
  if (lang !== language) note('language', [lang])
  if (dir !== (language === 'ar' ? 'rtl' : 'ltr')) note('direction', [dir])
  return errors
}

const wearTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((wanted) => {
    document.documentElement.dataset['theme'] = wanted
  }, theme)

async function resize(page: Page, size: typeof WIDE): Promise<void> {
  await page.setViewportSize(size)
  await whenDrawn(page)
}

interface Session {
  records: Records
  state: Awaited<ReturnType<APIRequestContext['storageState']>>
}

/** Signs a person in once for all of their pages that a worker sweeps. */
type Enter = (person: SweptPerson, baseURL: string | undefined) => Promise<Session>

const sweepTest = test.extend<object, { enter: Enter }>({
  enter: [
    async ({ playwright }, use) => {
      const sessions = new Map<SweptPerson, Session>()
      await use(async (person, baseURL) => {
        const known = sessions.get(person)
        if (known) return known
        const api = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
        const session = { records: await takePlace(person, api), state: await api.storageState() }
        await api.dispose()
        sessions.set(person, session)
        return session
      })
    },
    { scope: 'worker' },
  ],
})

// A trace would keep axe itself once for each look at a page.
sweepTest.use({ trace: 'off' })

for (const { name, as, language: usual, pathOf } of sweptPages) {
  for (const language of inEveryLook ? LANGUAGES : [usual]) {
    sweepTest.describe(language, () => {
      sweepTest.use({ language })
      sweepTest(`${as}: ${name}`, async ({ page, context, enter, baseURL }) => {
        sweepTest.slow()
        const { records, state } = await enter(as, baseURL)
        await context.addCookies(state.cookies)
        const refused: string[] = []
        await keepShifts(page)
        if (as === 'visitor') watchRequests(page, (problem) => refused.push(problem))
        const errors = await sweep(page, pathOf(records), language)
        expect([...refused, ...errors]).toEqual([])
      })
    })
  }
}
