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
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether a part of the text is what was typed. */
export const matchesTyped = (text: string, typed: string): boolean =>
  foldText(text).includes(foldText(typed))
