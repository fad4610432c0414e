import { addDays, type Day } from '#shared/dates.ts'
import { toLatinDigits } from '#shared/text/digits.ts'
import { toE164 } from '#shared/phone.ts'

export const CONTACT_METHODS = ['whatsapp', 'email', 'phone'] as const
export type ContactMethod = (typeof CONTACT_METHODS)[number]
export const CONTACT_TIMES = ['morning', 'afternoon', 'evening', 'anytime'] as const
export type ContactTime = (typeof CONTACT_TIMES)[number]

export const NAME_MIN = 2
export const PHONE_MIN = 9
export const PEOPLE_MAX = 10_000
export const REQUIREMENTS_MIN = 10
export const REQUIREMENTS_MAX = 500

/** A reply is promised within 24 hours. */
export const ANSWER_HOURS = 24
/** A custom quote is answered within 24 hours. R-ACC-5 */
export const dueAt = (askedAt: Date): Date => new Date(askedAt.getTime() + ANSWER_HOURS * 3_600_000)

/** The number that people quote on the phone: SQ-2026-000123. */
export const quoteNumber = (id: number, askedAt: Date): string =>
  `SQ-${askedAt.getUTCFullYear()}-${String(id).padStart(6, '0')}`

/** Landlines count too, so only the signs are checked. */
export const looksLikePhone = (text: string): boolean =>
  /^\+?[\d\s().-]{8,24}$/.test(toLatinDigits(text))

/** The international form where we know it, else the number as typed in Latin digits. */
export const tidyQuotePhone = (text: string): string => toE164(text) ?? toLatinDigits(text)

export const QUOTE_STATES = ['open', 'answered', 'accepted', 'declined'] as const
export type QuoteState = (typeof QUOTE_STATES)[number]
export type OfferAnswer = 'accepted' | 'declined'

/** The customer has decided: nothing of it changes any more. */
export const isDecided = (state: QuoteState): boolean =>
  state === 'accepted' || state === 'declined'

export const URGENCIES = ['calm', 'soon', 'overdue'] as const
export type Urgency = (typeof URGENCIES)[number]

const SOON_MS = 4 * 3_600_000

/** How near the promised 24 hours are; a request that was answered is not urgent any more. */
export function urgencyOf(state: QuoteState, due: Date, now: Date): Urgency | null {
  if (state !== 'open') return null
  const leftMs = due.getTime() - now.getTime()
  if (leftMs < 0) return 'overdue'
  return leftMs <= SOON_MS ? 'soon' : 'calm'
}

export const OFFER_PEOPLE_MAX = 200
export const OFFER_LINES_MAX = 12
export const OFFER_NOTE_MAX = 1000
export const OFFER_VALID_DAYS_MAX = 90

/** Through its last day in Dubai, and at most so long that prices can be kept. */
export const isValidUntil = (validUntil: Day, today: Day): boolean =>
  validUntil >= today && validUntil <= lastValidDay(today)
export const lastValidDay = (today: Day): Day => addDays(today, OFFER_VALID_DAYS_MAX)

export const OFFER_STANDINGS = ['open', 'accepted', 'declined', 'expired', 'replaced'] as const
export type OfferStanding = (typeof OFFER_STANDINGS)[number]

/** What a link's offer is today: only an open one can be answered. R-ACC-6 */
export function standingOf(
  offer: { answer: OfferAnswer | null; validUntil: Day; isNewest: boolean },
  today: Day,
): OfferStanding {
  if (offer.answer) return offer.answer
  if (!offer.isNewest) return 'replaced'
  return offer.validUntil < today ? 'expired' : 'open'
}
