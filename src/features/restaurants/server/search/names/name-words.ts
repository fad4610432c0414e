import { foldText } from '#shared/text/fold-text.ts'

/** Words that names are joined with: they say nothing of what is meant. */
const JOINING = foldedSet('a an and the of in on with from to al el و في مع من ال على')
/** "Za'atar" is one word. */
const APOSTROPHES = /['’‘`ʿʾʻ]/g
/** What Arabic writes together with the word after it. */
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=.{3})/u
const AND = /^و(?=.{3})/u
const LATIN = /^[a-z0-9]/

/** A word of what someone typed. */
export interface TypedWord {
  typed: string
  folded: string
  /** The forms in which it is compared, with and without an article. */
  forms: string[]
}

function foldedSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).map(foldText))
}

/** A name as it is compared as a whole. */
export const foldName = (name: string): string => foldText(name.replaceAll(APOSTROPHES, ''))

const isWord = (folded: string): boolean => folded.length > 1 && !JOINING.has(folded)

function formsOf(folded: string): string[] {
  if (LATIN.test(folded)) return isWord(folded) ? [folded] : []
  const forms = [folded, folded.replace(ARTICLE, ''), folded.replace(AND, '')]
  return [...new Set(forms)].filter(isWord)
}

/** The words of a name, in all forms in which they can be looked for. */
export const wordsOf = (name: string): string[] => [
  ...new Set(foldName(name).split(' ').flatMap(formsOf)),
]

/** Each word as it was typed. */
export function splitTyped(text: string): TypedWord[] {
  const written = text.replaceAll(/\bw\/o(?:ut)?\b/giu, 'without').replaceAll(APOSTROPHES, '')
  return written
    .split(/[^\p{L}\p{N}\p{M}\u0640\u200C\u200D]+/u)
    .filter((typed) => typed !== '')
    .map((typed) => {
      const folded = foldText(typed)
      return { typed, folded, forms: folded.split(' ').flatMap(formsOf) }
    })
}
