import { sql, type RawBuilder } from 'kysely'
import { foldText } from '#shared/text/fold-text.ts'
import { toLatinDigits } from '#shared/text/digits.ts'

export const asPattern = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Whether a part of a text is what was typed, in whatever spelling; the column is `u.name`. */
export function isLike(column: string, typed: string): RawBuilder<boolean> {
  const folded = foldText(typed)
  return folded === ''
    ? sql<boolean>`false`
    : sql<boolean>`fold_text(${sql.ref(column)}) like ${asPattern(folded)}`
}

/** Whether a part of a phone number is what was typed: digits only, without the leading zero. */
export function isPhoneLike(column: string, typed: string): RawBuilder<boolean> {
  const digits = toLatinDigits(typed).replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.length < PHONE_DIGITS_MIN
    ? sql<boolean>`false`
    : sql<boolean>`${sql.ref(column)} like ${asPattern(digits)}`
}

const PHONE_DIGITS_MIN = 3
