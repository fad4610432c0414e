import { foldText } from '#shared/text/fold-text.ts'

/** Words that names are joined with: they say nothing of what is meant. */
const JOINING = new Set('a an and the of in on with al el و في مع من ال'.split(' '))
const ARTICLE = /^ال(?=.{3})/u

/**
 * Words by which someone says what must not be in a dish, in either language. A search for names
 * cannot keep such a promise, so these are never looked for but named as not understood.
 */
const REFUSING = new Set(
  `no not non without free minus except allergy allergic intolerant bila bidoun bedoon
   لا بلا بدون دون غير ما خال خالي خاليه الا حساسيه`
    .split(/\s+/)
    .map(foldText),
)

export const isRefusing = (word: string): boolean => REFUSING.has(word)

/** The words of a name or of what was typed, each in the one form in which they are compared. */
export function wordsOf(text: string): string[] {
  const words = foldText(text)
    .split(' ')
    .filter((word) => word !== '' && !JOINING.has(word))
    .map((word) => (isRefusing(word) ? word : word.replace(ARTICLE, '')))
  return [...new Set(words)]
}
