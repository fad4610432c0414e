import type { Bilingual } from '#shared/language.ts'
import { readPreferences } from '#shared/page/preferences.ts'

/** Titles of what everyone loads: those of the areas come with their routes. */
const TITLES = {
  login: { en: 'Log in with WhatsApp', ar: 'الدخول عبر واتساب' },
  about: { en: 'About', ar: 'من نحن' },
  terms: { en: 'Terms', ar: 'الشروط' },
  privacy: { en: 'Privacy', ar: 'الخصوصية' },
  compliance: { en: 'UAE compliance', ar: 'الامتثال في الإمارات' },
  quoteOffer: { en: 'Our offer', ar: 'عرضنا' },
} satisfies Record<string, Bilingual>

const NAMES: Bilingual = { en: 'Sufra', ar: 'سُفرة' }

/** `Terms · Sufra` in the page's language. */
export function withName(title: Bilingual): string {
  const { language } = readPreferences()
  return `${title[language]} · ${NAMES[language]}`
}

export const siteTitle = (page: keyof typeof TITLES): string => withName(TITLES[page])
