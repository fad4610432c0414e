import { toLatinDigits } from './digits.ts'

/** One form for comparing and searching: compatible forms, case, digits, marks and spaces folded. */
export const foldText = (text: string): string =>
  toLatinDigits(text)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640\u200c\u200d]/gu, '')
    .toLowerCase()
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    // Persian and Urdu keyboards write them with letters of their own.
    .replaceAll(/[کڪ]/g, 'ك')
    .replaceAll(/[یېے]/g, 'ي')
    .replaceAll(/[ہھە]/g, 'ه')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether a part of the text is what was typed. Nothing matches everything, signs alone nothing. */
export function matchesTyped(text: string, typed: string): boolean {
  const wanted = foldText(typed)
  return wanted === '' ? typed.trim() === '' : foldText(text).includes(wanted)
}
