import { toLatinDigits } from '#shared/text/digits.ts'

/**
 * What a phone field keeps of what was typed, pasted or filled in: Latin digits and spaces, without
 * the +971 that is before the field. Another country's number keeps its plus.
 */
export function tidyPhone(typed: string): string {
  const text = toLatinDigits(typed)
    .replace(/^[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]*00/, '+')
    .replaceAll(/[^\d+ ]/g, '')
    .trimStart()
  const plus = text.startsWith('+') ? '+' : ''
  const digits = text.replaceAll('+', '').trimStart()
  return (plus + digits).replace(/^\+971 ?/, '')
}

/** Whether the text carries its own country code, so that +971 must not stand before it. */
export const isForeign = (text: string): boolean => text.startsWith('+') && !'+971'.startsWith(text)
