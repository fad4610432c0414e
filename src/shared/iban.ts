import { toLatinDigits } from './text/digits.ts'

const DASHES = /[\u2010-\u2015\u2212]/g

const mod97 = (digits: string): number =>
  Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

const isIban = (iban: string): boolean =>
  mod97(
    Array.from(iban.slice(4) + iban.slice(0, 4))
      .map((sign) => (sign >= 'A' ? String(sign.charCodeAt(0) - 55) : sign))
      .join(''),
  ) === 1

/** The UAE IBAN among bank details: AE, two check digits that fit, 19 digits. */
export function readIban(bankDetails: string): string | undefined {
  const text = toLatinDigits(bankDetails).replaceAll(DASHES, '-').toUpperCase()
  for (const [found] of text.matchAll(/(?<![A-Z])AE(?:[\s-]?\d){21}(?![\s-]?\d)/g)) {
    const iban = found.replaceAll(/[^A-Z\d]/g, '')
    if (isIban(iban)) return iban
  }
  return undefined
}

/** `AE07 •••• 3456`: country, check digits and the last four digits. */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`
