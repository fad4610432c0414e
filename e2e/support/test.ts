import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test'
import { textsIn, type Catalogue, type Language } from '#shared/language.ts'
import { signUp } from './people.ts'
import { watchPage } from './problems.ts'

interface Options {
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
  language: ['en', { option: true }],
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
