import {
  ARABIZI_ARTICLES,
  ARABIZI_REFUSALS,
  ARABIZI_WORDS,
  isArabiziSign,
} from '../lexicon/arabizi.ts'
import { cueOfRoot } from '../lexicon/roots.ts'
import type { Lexicon } from '../lexicon.ts'
import { normalWord, type Token } from './tokens.ts'
import { toConsonants, wordBySound } from './sound.ts'

const LEAST_CONSONANTS = 2

type Word = Extract<Token, { kind: 'word' }>

/** In a sentence of Arabic in Latin letters, its words become the Arabic words that the lexicon knows. */
export function readLatinArabic(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  const isArabizi = tokens.some(
    (token) =>
      token.kind === 'word' &&
      (/\d/.test(token.folded) || (isArabiziSign(token.folded) && !lexicon.words.has(token.word))),
  )
  if (!isArabizi) return [...tokens]
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word' || !/^[a-z\d]+$/.test(token.folded)) return token
    const isForSoMany = token.folded === 'la' && tokens[at + 1]?.kind === 'number'
    if (isForSoMany || ARABIZI_ARTICLES.has(token.folded)) return []
    const arabic = arabicOf(token, lexicon)
    return arabic === undefined ? token : { ...token, folded: arabic, word: normalWord(arabic) }
  })
}

/** An English word stays English, but for those that Arabic needs: `min`, `w`, `la`. */
const arabicOf = (token: Word, lexicon: Lexicon): string | undefined =>
  ARABIZI_WORDS[token.folded] ??
  (lexicon.alone.has(token.word)
    ? undefined
    : (rootIn(token.folded) ??
      wordBySound(token.folded, lexicon.sounds, LEAST_CONSONANTS) ??
      ARABIZI_REFUSALS.find(([form]) => form.test(token.folded))?.[1]))

/** The word in Arabic consonants, where those speak of an illness: `at3ab`, `y3awwerni`. */
const rootIn = (latin: string): string | undefined => {
  const written = toConsonants(latin)
  return cueOfRoot(written) === 'ill' ? written : undefined
}
