import { toLatinDigits } from '#shared/text/digits.ts'
import { foldText } from '#shared/text/fold-text.ts'
import { signsAsWords } from './signs.ts'

export type Token =
  /** `folded` is as written, `word` the form that is compared. */
  | { kind: 'word'; raw: string; folded: string; word: string }
  | { kind: 'number'; raw: string; value: number }
  | { kind: 'comma' }
  | { kind: 'stop' }

const PARTS =
  /(?<arabizi>\b(?=[a-z]*[235-9][a-z])(?![235-9](?:min|mins|minutes?|hrs?|hours?|[hmx]|k?cals?|calories?|ppl|people|persons?|pax|dhs?|aed|dirhams?|kg|gm?|eggs?|kids?|adults?|yrs?|years?|st|nd|rd|th|pm|am|of|servings?|portions?|days?|pcs?)\b)[a-z235-9]+\b|\b(?!(?:for|top|max|under|serves|below|within|about)\d)(?:[a-z]{2,}[3567]|[a-z]{4,}2)\b)|(?<number>\d+(?:[.,]\d+)*)|(?<word>\p{L}[\p{L}\p{M}]*(?:['’`][\p{L}\p{M}]+)*)|(?<comma>[,،:;؛=]|\s[-–—]\s|[()])|(?<stop>[.!?؟\n]+)|(?<and>[&+])|(?<or>\/)/gu

const NAMED = /\bg6pd\b/giu

/** Words folded for comparing, numbers in any digits, and the breaks between them. */
export function tokenise(text: string): Token[] {
  const plain = toLatinDigits(signsAsWords(text))
    .replaceAll(NAMED, 'favism')
    .replaceAll(/\s=\s/gu, ' gives me ')
    .replaceAll(/\bw\/o\b/giu, 'without')
    .replaceAll(/\bw\/(?=\s|\p{L})/giu, 'with ')
    .replaceAll(/\p{Cf}|\u0640/gu, '')
    .replaceAll(/(\p{L})\1{2,}/gu, '$1')
  return [...plain.matchAll(PARTS)].map(({ 0: raw, groups }): Token => {
    if (groups?.['arabizi']) {
      const folded = raw.toLowerCase()
      return { kind: 'word', raw, folded, word: folded }
    }
    if (groups?.['number']) return { kind: 'number', raw, value: toNumber(raw) }
    if (groups?.['comma']) return { kind: 'comma' }
    if (groups?.['stop']) return { kind: 'stop' }
    if (groups?.['and']) return { kind: 'word', raw, folded: 'and', word: 'and' }
    if (groups?.['or']) return { kind: 'word', raw, folded: 'or', word: 'or' }
    const folded = foldText(raw.replaceAll(/['’`]/gu, ''))
    return { kind: 'word', raw, folded, word: normalWord(folded) }
  })
}

/** `1,000` is a thousand, `1.5` one and a half. */
const toNumber = (raw: string): number => {
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(raw)
  return Number(isGrouped ? raw.replaceAll(/[.,]/g, '') : raw.replace(',', '.'))
}

/** Arabic without article and feminine ending, English without plural. */
export const normalWord = (folded: string): string =>
  /\p{Script=Arabic}/u.test(folded) ? normalArabic(folded) : singular(folded)

const normalArabic = (word: string): string => {
  const bare = word.length > 4 && word.startsWith('ال') ? word.slice(2) : word
  return bare.length > 4 && bare.endsWith('ه') ? bare.slice(0, -1) : bare
}

const singular = (word: string): string => {
  if (word.length <= 3) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:o|ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

/** The words of a lexicon's phrase in the form in which sentences are read. */
export const normalPhrase = (phrase: string): string =>
  foldText(phrase.replaceAll(/['’`]/gu, '')).split(' ').map(normalWord).join(' ')

const GLUED = ['و', 'ف', 'ب', 'ل', 'ك', 'لل', 'وب', 'ول', 'وك', 'فب', 'ولل', 'وع', 'ع']

/** Words of their own: «لما» is when, not for what. */
const WHOLE: ReadonlySet<string> = new Set(['لما', 'كما', 'بلا', 'ولا', 'لكن', 'فقط', 'فوق'])

export interface Split {
  /** Letters written together with the word: and, with, for. */
  glued: string
  word: string
}

/** How an Arabic word can be read without what is glued to its front. */
export function ungluedForms(folded: string): Split[] {
  if (!/\p{Script=Arabic}/u.test(folded) || WHOLE.has(folded)) return []
  return GLUED.filter((glued) => folded.startsWith(glued) && folded.length - glued.length >= 2).map(
    (glued) => ({ glued, word: normalArabic(folded.slice(glued.length)) }),
  )
}
