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

/** The VAT of 5% that the lines of a bill include: 5/105 of each, to the nearest fils. R-PAY-9 */
export const vatOfLines = (grossLines: readonly number[]): number =>
  grossLines.reduce((sum, grossFils) => sum + roundHalfUp((grossFils * 5) / 105), 0)

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
