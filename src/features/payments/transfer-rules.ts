import { toLatinDigits } from '#shared/text/digits.ts'
import { roundHalfUp, toUsdCents } from '#shared/money.ts'
import { USD_RATE } from './rules.ts'

const IBAN = /^[a-z]{2}\d{2}[a-z\d]{11,30}$/
const RUN = /[\p{L}\p{N}]+/gu
const ID_MIN = 16
const MIXED_ID_MIN = 10

const isId = (run: string): boolean =>
  !IBAN.test(run) &&
  (run.length >= ID_MIN || (run.length >= MIXED_ID_MIN && /\d/.test(run) && /\p{L}/u.test(run)))

const runsOf = (text: string): string[] =>
  (toLatinDigits(text).normalize('NFKC').toLowerCase().match(RUN) ?? []).map((run) =>
    run.replace(/^0x/, ''),
  )

const isHash = (run: string): boolean => /^[\da-f]{64}$/.test(run)

/**
 * What makes a transfer or transaction one and the same, however its number is written: the hash in
 * what was typed, or else all letters and digits of it. R-PAY-14
 */
export const keyOfReference = (reference: string): string =>
  runsOf(reference).find(isHash) ?? runsOf(reference).join('')

/**
 * Ours, as it is on the request: each payment has another, so that one transfer would pay for many.
 */
export const isOwnReference = (reference: string): boolean =>
  /^suf\d+$/.test(keyOfReference(reference))

/** The number that is in a longer text, a hash before others; none where there is no number. */
export const keyInEvidence = (evidence: string): string | null =>
  runsOf(evidence).find(isHash) ?? runsOf(evidence).find(isId) ?? null

export type TransferCurrency = 'AED' | 'USD'

interface Asked {
  amountFils: number
  usdCents: number | null
  method: string
}

/** What was asked for in the money that it arrives in: cents of coins, fils of a transfer. */
export const askedMinor = ({ amountFils, usdCents, method }: Asked): number =>
  method === 'usdt' ? (usdCents ?? toUsdCents(amountFils)) : amountFils

export const currencyOf = (method: string): TransferCurrency => (method === 'usdt' ? 'USD' : 'AED')

/** Fils of what arrived; all that was asked for is the whole amount. R-PAY-13 */
export function filsOfMinor(minor: number, asked: Asked): number {
  if (asked.method !== 'usdt') return minor
  if (minor === askedMinor(asked)) return asked.amountFils
  return roundHalfUp((minor * USD_RATE) / 10_000)
}
