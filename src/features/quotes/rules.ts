import { toLatinDigits } from '#shared/digits.ts'
import { toE164 } from '#shared/phone.ts'

/** Part 1, section 3. */
export const CONTACT_METHODS = ['whatsapp', 'email', 'phone'] as const
export type ContactMethod = (typeof CONTACT_METHODS)[number]
export const CONTACT_TIMES = ['morning', 'afternoon', 'evening', 'anytime'] as const
export type ContactTime = (typeof CONTACT_TIMES)[number]

export const NAME_MIN = 2
export const PHONE_MIN = 9
export const PEOPLE_MAX = 10_000
export const REQUIREMENTS_MIN = 10
export const REQUIREMENTS_MAX = 500

/** Part 1, section 9: a reply is promised within 24 hours. */
export const ANSWER_HOURS = 24
export const dueAt = (askedAt: Date): Date => new Date(askedAt.getTime() + ANSWER_HOURS * 3_600_000)

/** The number that people quote on the phone: SQ-2026-000123. */
export const quoteNumber = (id: number, askedAt: Date): string =>
  `SQ-${askedAt.getUTCFullYear()}-${String(id).padStart(6, '0')}`

/** Landlines count too, so only the signs are checked. */
export const looksLikePhone = (text: string): boolean =>
  /^\+?[\d\s().-]{8,24}$/.test(toLatinDigits(text))

/** The international form where we know it, else the number as typed in Latin digits. */
export const tidyQuotePhone = (text: string): string => toE164(text) ?? toLatinDigits(text)
