import { toLatinDigits } from './digits.ts'

/** Persian and Urdu keyboards write ك, ي and ه with letters of their own. */
const LETTERS: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ک: 'ك',
  ڪ: 'ك',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ے: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
}
const OTHER_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
/** Latin and Arabic letters and digits that stay as they are. */
const PLAIN = 'a-z0-9\\u0621\\u0627\\u0628\\u062A-\\u063A\\u0641-\\u0648\\u064A'
const FOLDED = new RegExp(`^[${PLAIN}]+(?: [${PLAIN}]+)*$`)

/** One form for comparing and searching: compatible forms, case, digits, marks and spaces folded. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (FOLDED.test(lower)) return lower
  return toLatinDigits(text)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640\u200c\u200d]/gu, '')
    .toLowerCase()
    .replaceAll(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether a part of the text is what was typed. Nothing matches everything, signs alone nothing. */
export function matchesTyped(text: string, typed: string): boolean {
  const wanted = foldText(typed)
  return wanted === '' ? typed.trim() === '' : foldText(text).includes(wanted)
}
