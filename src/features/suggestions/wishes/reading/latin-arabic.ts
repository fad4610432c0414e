import {
  ARABIZI_ARTICLES,
  ARABIZI_REFUSALS,
  ARABIZI_WORDS,
  isArabiziSign,
} from '../lexicon/arabic/arabizi.ts'
import type { Cue } from '../lexicon/cues.ts'
import { ENGLISH } from '../lexicon/english.ts'
import { cueOfRoot } from '../lexicon/arabic/roots.ts'
import type { Lexicon } from '../lexicon.ts'
import { nearestWord } from './nearest-word.ts'
import { normalWord, type Token } from './tokens.ts'
import { toConsonants, wordBySound } from './sound.ts'

const LEAST_CONSONANTS = 2
/** No words of English. */
const ARTICLES_ALONE: ReadonlySet<string> = new Set(['el', 'il'])

type Word = Extract<Token, { kind: 'word' }>

/** In a sentence of Arabic in Latin letters, its words become the Arabic words that the lexicon knows. */
export function readLatinArabic(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  const isArabizi = tokens.some(
    (token) =>
      token.kind === 'word' &&
      (/\d/.test(token.folded) ||
        ARTICLES_ALONE.has(token.folded) ||
        (isArabiziSign(token.folded) && !lexicon.words.has(token.word))),
  )
  if (!isArabizi && tokens.filter((token) => isHeard(token, lexicon)).length < LEAST_HEARD)
    return [...tokens]
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word' || !/^[a-z\d]+$/.test(token.folded)) return token
    const isForSoMany = token.folded === 'la' && tokens[at + 1]?.kind === 'number'
    if (isForSoMany || ARABIZI_ARTICLES.has(token.folded)) return []
    if (isInPhrase(tokens, at, lexicon)) return token
    const arabic = arabicOf(token, lexicon)
    return arabic === undefined ? token : { ...token, folded: arabic, word: normalWord(arabic) }
  })
}

/** `kung pao` is known as it is. */
const isInPhrase = (tokens: readonly Token[], at: number, { phrases }: Lexicon): boolean =>
  [at - 1, at].some((start) => {
    const [first, second] = [tokens[start], tokens[start + 1]]
    const isPair = first?.kind === 'word' && second?.kind === 'word'
    return isPair && phrases.get(`${first.word} ${second.word}`)?.kind === 'dish'
  })

/** An English word stays English, but for those that Arabic needs: `min`, `w`, `la`. */
const arabicOf = (token: Word, lexicon: Lexicon): string | undefined =>
  ARABIZI_WORDS.get(token.folded) ??
  (lexicon.alone.has(token.word) || ENGLISH.has(token.folded)
    ? undefined
    : (rootIn(token.folded) ??
      soundingLike(token.folded, lexicon) ??
      ARABIZI_REFUSALS.find(([form]) => form.test(token.folded))?.[1]))

const LEAST_HEARD = 2
const SURE_CONSONANTS = 3

/** No English that is known, and it sounds like Arabic that is. */
const isHeard = (token: Token, lexicon: Lexicon): boolean =>
  token.kind === 'word' &&
  /^[a-z]{4,}$/.test(token.folded) &&
  !ENGLISH.has(token.folded) &&
  !lexicon.words.has(token.word) &&
  nearestWord(token.word, lexicon.slips) === undefined &&
  wordBySound(token.folded, lexicon.sounds, SURE_CONSONANTS) !== undefined

/** In the cities of Egypt and the Levant «ق» is heard as a stop, written 2; «ذ» is often written th. */
const spellingsOf = (latin: string): string[] => [
  latin.replaceAll('2', 'q'),
  latin,
  latin.replaceAll('th', 'dh'),
  latin.replaceAll('g', 'q'),
  latin.replaceAll('g', 'j'),
]

function soundingLike(latin: string, { sounds }: Lexicon): string | undefined {
  for (const spelling of spellingsOf(latin)) {
    const word = wordBySound(spelling, sounds, LEAST_CONSONANTS)
    if (word) return word
  }
  return undefined
}

const HEALTH: readonly (Cue | undefined)[] = ['ill', 'allergy', 'does']

/** The word in Arabic consonants, where those speak of an illness: `at3ab`, `y3awwerni`. */
const rootIn = (latin: string): string | undefined => {
  return spellingsOf(latin)
    .map(toConsonants)
    .find((written) => HEALTH.includes(cueOfRoot(written)))
}
