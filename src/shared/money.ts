import type { Language } from './language.ts'

/** Money is integer fils everywhere but on the wire; 100 fils are one dirham. */
export const FILS_PER_DIRHAM = 100

/** Dirhams. No sum of the product is larger, and its fils fit an integer of the database. */
export const AMOUNT_MAX = 10_000_000

/** Half-up, as every rounding of money here. */
export const roundHalfUp = (value: number): number => Math.floor(value + 0.5)

export const toFils = (dirhams: number): number => roundHalfUp(dirhams * FILS_PER_DIRHAM)

/** The wire's form: AED as a number, at most two decimals. */
export const toDirhams = (fils: number): number => fils / FILS_PER_DIRHAM

/** Half-up to whole dirhams: the only rounding of prices. */
export const roundToDirham = (fils: number): number =>
  roundHalfUp(fils / FILS_PER_DIRHAM) * FILS_PER_DIRHAM

/** The VAT of 5% that a gross amount includes: 5/105 of it. */
export const vatIncluded = (grossFils: number): number => roundHalfUp((grossFils * 5) / 105)

/** US cents at the peg of 3.6725 dirhams a dollar. */
export const toUsdCents = (fils: number): number => roundHalfUp((fils * 10_000) / 36_725)

const LOCALES: Record<Language, string> = { en: 'en-AE', ar: 'ar-AE' }
const formats = new Map<string, Intl.NumberFormat>()

/** An amount without its sign: `1,899` or `2,329.50`, Latin digits in both languages. */
export function formatDirhams(
  fils: number,
  language: Language,
  { decimals = 'auto' }: { decimals?: 'auto' | 'always' } = {},
): string {
  const digits = decimals === 'always' || fils % FILS_PER_DIRHAM !== 0 ? 2 : 0
  const key = `${language}${digits}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(LOCALES[language], {
      numberingSystem: 'latn',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    formats.set(key, format)
  }
  return format.format(fils / FILS_PER_DIRHAM)
}

/** Splits a total by weights so that the parts are whole fils and their sum is the total. */
export function allocate(totalFils: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (totalFils * weight) / sum)
  const parts = exact.map(Math.floor)
  let rest = totalFils - parts.reduce((total, part) => total + part, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder) {
    if (rest <= 0) break
    parts[index] = (parts[index] ?? 0) + 1
    rest -= 1
  }
  return parts
}
