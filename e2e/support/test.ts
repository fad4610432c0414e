import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test'
import { textsIn, type Catalogue, type Language } from '#shared/language.ts'
import { signUp } from './people.ts'
import { watchPage } from './problems.ts'

/** How a journey is seen: the desktop of someone who reads English, or the phone of someone who reads Arabic. */
const LOOKS = {
  'english-desktop': {
    language: 'en',
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
  },
  'arabic-phone': {
    language: 'ar',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  },
} as const
type Look = keyof typeof LOOKS

const OTHER: Readonly<Record<Look, Look>> = {
  'english-desktop': 'arabic-phone',
  'arabic-phone': 'english-desktop',
}

/**
 * The gate looks at each journey once, and twice where its title says @both-looks. The full run looks
 * at all in both looks, and sweeps pages in both languages.
 */
export const inEveryLook = process.env['E2E_LOOKS'] === 'every'

export interface Options {
  /** The home look of a file: every gate runs its journeys in this one. */
  home: Look
  /** Whether this project runs the journeys in the look that is not their home. */
  isAway: boolean
  look: Look
  language: Language
}

export type Say = <T>(catalogue: Catalogue<T>) => T

interface Fixtures {
  /** The texts of a feature in the language of this run. */
  say: Say
  /** Picks the literal of this run's language. */
  inLanguage: (en: string, ar: string) => string
  /** Console errors and broken policies that this test does not mind. */
  ignoreProblems: (pattern: RegExp) => void
  /** A new customer, signed in to the page's browser. */
  customer: { phone: string; api: APIRequestContext }
}

/** Every test runs in one language, and its page may not complain on the console. */
export const test = base.extend<Options & Fixtures>({
  home: ['english-desktop', { option: true }],
  isAway: [false, { option: true }],
  look: async ({ home, isAway }, use) => use(isAway ? OTHER[home] : home),
  language: async ({ look }, use) => use(LOOKS[look].language),
  viewport: async ({ look }, use) => use(LOOKS[look].viewport),
  isMobile: async ({ look }, use) => use(LOOKS[look].isMobile),
  hasTouch: async ({ look }, use) => use(LOOKS[look].hasTouch),
  locale: async ({ language }, use) => use(language === 'ar' ? 'ar-AE' : 'en-AE'),
  context: async ({ context, baseURL, language }, use) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    await use(context)
  },
  ignoreProblems: async ({ context }, use) => {
    const ignored: RegExp[] = []
    const problems: string[] = []
    const watch = (page: Page) => watchPage(page, (problem) => problems.push(problem))
    context.on('page', watch)
    await use((pattern) => ignored.push(pattern))
    const left = problems.filter((problem) => !ignored.some((pattern) => pattern.test(problem)))
    expect.soft(left, 'errors on the console').toEqual([])
  },
  page: async ({ page, ignoreProblems }, use) => {
    void ignoreProblems
    await use(page)
  },
  say: async ({ language }, use) => use((catalogue) => textsIn(catalogue, language)),
  inLanguage: async ({ language }, use) => use((en, ar) => (language === 'ar' ? ar : en)),
  customer: async ({ context }, use) => {
    const api = context.request
    await use({ phone: await signUp(api), api })
  },
})

export { expect }
