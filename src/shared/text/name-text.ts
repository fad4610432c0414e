import * as z from 'zod/mini'
import { isCleanText } from './text.ts'

/** Zero-width characters, joiners, soft hyphens and others that no one sees. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
]
/** Their letters look alike, so a name has letters of one of them only. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]
const NOT_A_LETTER = /[^\p{L}\p{M}]+/u

const isOfOne = (text: string, scripts: readonly RegExp[]): boolean =>
  scripts.filter((script) => script.test(text)).length <= 1

/** A word has one script, and a name never both of two scripts that look alike. */
const isOfOneScript = (name: string): boolean =>
  isOfOne(name, ALIKE) && name.split(NOT_A_LETTER).every((word) => isOfOne(word, SCRIPTS))

const RESERVED = new Set([
  'sufra',
  'support',
  'admin',
  'administrator',
  'moderator',
  'helpdesk',
  'سفره',
  'دعم',
  'الدعم',
  'الاداره',
])

/** Letters without accents, vowel signs and tatweel, in one form of alef and of the last letter. */
const plainLetters = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .toLowerCase()

/** Whether a name passes for ours; letters with spaces between them are read as one word. R-NAME-2 */
export function isReservedName(name: string): boolean {
  const words = plainLetters(name).split(NOT_A_LETTER)
  const spelt = words.filter(({ length }) => length === 1).join('')
  return [...words, spelt].some((word) => RESERVED.has(word))
}

interface NameLimits {
  max: number
  min: number
  tooShort: string
  /** For names that the staff enters, or that are checked once the caller is known. */
  allowsReserved?: boolean
}

/** A name of a person, chef or restaurant, in NFKC and without invisible characters. R-NAME-1 */
export const nameText = /* @__NO_SIDE_EFFECTS__ */ (limits: NameLimits) =>
  z.string(limits.tooShort).check(
    z.refine(isCleanText, 'text_not_clean'),
    z.normalize('NFKC'),
    z.overwrite((name) => name.replaceAll(INVISIBLE, '')),
    z.trim(),
    z.minLength(limits.min, limits.tooShort),
    z.maxLength(limits.max, 'text_too_long'),
    z.refine(isOfOneScript, 'name_mixes_scripts'),
    z.refine((name) => limits.allowsReserved === true || !isReservedName(name), 'name_reserved'),
  )
