import { foldText } from '#shared/text/fold-text.ts'

const foldedSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(foldText))

/** Words that names are joined with: they say nothing of what is meant. */
const JOINING = foldedSet('a an and the of in on with al el و في مع من ال')
const ARTICLE = /^ال(?=.{3})/u

/** Words by which someone says what must not be in a dish: what follows belongs to them. */
const REFUSING = foldedSet(
  `no not non without minus except bila bidoun bedoon
   لا بلا بدون دون غير ما ليس خال خالي خالية إلا`,
)
/** The same, of what stands before them, too: "nut free", "peanut allergy". */
const REFUSING_BEFORE = foldedSet('free allergy allergic intolerant intolerance حساسية')

/** The words of a name or of what was typed, each in the one form in which they are compared. */
export function wordsOf(text: string): string[] {
  const words = foldText(text)
    .split(' ')
    .filter((word) => word !== '' && !JOINING.has(word))
    .map((word) => (isRefusing(word) ? word : word.replace(ARTICLE, '')))
  return [...new Set(words)]
}

const isRefusing = (word: string): boolean => REFUSING.has(word) || REFUSING_BEFORE.has(word)

/**
 * What someone typed, as what they want and what they don't: a search for names cannot keep anything
 * out of a dish, so it must not show just what was refused.
 */
export function readTyped(text: string): { wanted: string[]; refused: string[] } {
  const words = wordsOf(text)
  const at = words.findIndex(isRefusing)
  if (at < 0) return { wanted: words, refused: [] }
  const from = REFUSING_BEFORE.has(words[at] ?? '') ? Math.max(0, at - 1) : at
  return { wanted: words.slice(0, from), refused: words.slice(from) }
}
