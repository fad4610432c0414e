import { toLatinDigits } from './text/digits.ts'

/**
 * A phone number in E.164 form. UAE mobiles may come without prefix (`0501234567`, `501234567`);
 * everything else needs its country code.
 */
export function toE164(typed: string): string | undefined {
  let text = toLatinDigits(typed).replaceAll(
    /[\s().\-\u2800\p{Default_Ignorable_Code_Point}\u202a-\u202e\u2066-\u2069]/gu,
    '',
  )
  if (text.startsWith('00')) text = `+${text.slice(2)}`
  if (/^0?5\d{8}$/.test(text)) return `+971${text.replace(/^0/, '')}`
  if (/^9715\d{8}$/.test(text)) return `+${text}`
  if (/^\+9710?5\d{8}$/.test(text)) return `+971${text.replace(/^\+9710?/, '')}`
  return /^\+[1-9]\d{7,14}$/.test(text) ? text : undefined
}

/** Grouped for reading: `+971 50 555 0143`, `+971 4 555 0182`. */
export const formatPhone = (e164: string): string =>
  e164.replace(/^(\+971)(5\d|\d)(\d{3})(\d{4})$/, '$1 $2 $3 $4')

/** Enough for its owner to know it: `+971 50 ••• 0143`. */
export const maskPhone = (e164: string): string =>
  formatPhone(e164).replace(/\d{3}(?= ?\d{4}$)/, '•••')

const ERASED = '+999'

/** A number that no phone has, in the form of one: country code 999 isn't assigned. */
export const erasedPhone = (accountNumber: number): string =>
  `${ERASED}${10_000_000 + accountNumber}`

/** Whether it takes the place of the number of a deleted account. */
export const isErasedPhone = (phone: string): boolean => phone.startsWith(ERASED)
