import type { Lexicon, Meaning } from '../lexicon.ts'
import { AISH, EGYPT, GULF, RICE } from '../lexicon/arabic/dialects.ts'
import { ENGLISH } from '../lexicon/english.ts'
import { cueOfRoot } from '../lexicon/arabic/roots.ts'
import { isOneSlipAway, nearestWord } from './nearest-word.ts'
import { wordBySound } from './sound.ts'
import { formsOf } from '../phrase-forms.ts'
import { normalWord, ungluedForms, type Token } from './tokens.ts'

/** A stretch of the sentence and what it means. */
export type Mark = (
  | Meaning
  | { kind: 'comma' }
  | { kind: 'stop' }
  | { kind: 'unknown' }
  /** A preposition written together with a number: for so many. */
  | { kind: 'for' }
) & { raw: string; phrase: string }

const gulf = formsOf(GULF)
const egypt = formsOf(EGYPT)

/** «عيش» is rice to anyone who speaks as people do in the Gulf. */
function inDialect(tokens: readonly Token[]): readonly Token[] {
  const has = (words: ReadonlySet<string>) =>
    tokens.some((token) => token.kind === 'word' && words.has(token.word))
  if (!has(gulf) || has(egypt)) return tokens
  return tokens.map((token) =>
    token.kind === 'word' && /^و?(?:ال)?عيش$/u.test(token.folded)
      ? { ...token, folded: token.folded.replace(AISH, RICE), word: token.word.replace(AISH, RICE) }
      : token,
  )
}

const RAW_BREAK = { raw: '', phrase: '' }

/** Reads the tokens as the longest phrases that are known; slips of one letter are forgiven. */
export function markPhrases(
  written: readonly Token[],
  lexicon: Lexicon,
  slips: 'forgiven' | 'kept' = 'forgiven',
): Mark[] {
  const tokens = inDialect(written)
  const marks: Mark[] = []
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]
    if (token?.kind === 'word') {
      const found = isTurnedAway(marks)
        ? turnedAway(token, longestFrom(tokens, at, lexicon, slips), lexicon)
        : longestFrom(tokens, at, lexicon, slips)
      marks.push(...found.marks)
      at += found.length
      continue
    }
    if (token?.kind === 'number')
      marks.push({ kind: 'number', value: token.value, raw: token.raw, phrase: token.raw })
    else if (token) marks.push({ kind: token.kind, ...RAW_BREAK })
    at += 1
  }
  return marks
}

const isTurnedAway = (marks: readonly Mark[]): boolean => {
  const near = marks.filter(({ kind }) => kind !== 'filler').slice(-2)
  const isCue = (mark: Mark | undefined, ...cues: string[]) =>
    mark?.kind === 'cue' && cues.includes(mark.cue)
  return (
    isCue(near.at(-1), 'no', 'cant', 'allergy') ||
    (isCue(near.at(-1), 'link') && isCue(near.at(-2), 'allergy'))
  )
}

const FOODS = new Set(['food', 'dish', 'cuisine', 'condition'])
const LIKENESSES = new Set(['heat', 'heavy', 'long', 'diet'])

/**
 * `no egs`, `allergic to mlik`: behind a refusal a short word, too, is the allergen that it comes
 * nearest to; what comes near to no food is reported as it was written.
 */
function turnedAway(word: Word, found: Found, lexicon: Lexicon): Found {
  const [mark] = found.marks
  const isKnown = phraseOf([word], lexicon) !== undefined
  if (isKnown || found.length > 1 || found.marks.length > 1) return found
  if (mark && FOODS.has(mark.kind)) return found
  const near = [...lexicon.allergenWords, ...lexicon.foodWords].find(
    (candidate) =>
      word.word.length >= LEAST_OF_AN_ALLERGEN &&
      candidate.length >= LEAST_OF_AN_ALLERGEN &&
      isOneSlipAway(word.word, candidate) &&
      (word.word[0] === candidate[0] || word.word[1] === candidate[0]),
  )
  const meaning = lexicon.phrases.get(near ?? '')
  if (!meaning && mark && LIKENESSES.has(mark.kind)) return found
  return {
    length: 1,
    marks: [
      meaning
        ? { ...meaning, raw: word.raw, phrase: near ?? word.word }
        : unknownMark(word.raw, word.word),
    ],
  }
}

const LEAST_OF_AN_ALLERGEN = 3

interface Found {
  marks: Mark[]
  length: number
}

function longestFrom(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  slips: 'forgiven' | 'kept',
): Found {
  const words = wordsFrom(tokens, at, lexicon.longestPhrase)
  const isForgiving = slips === 'forgiven'
  const corrected = isForgiving ? words.map((word) => correctedWord(word, lexicon)) : words
  for (let length = words.length; length > 0; length -= 1) {
    for (const read of [words, corrected]) {
      const found = phraseOf(read.slice(0, length), lexicon)
      if (found) return { marks: found, length }
    }
  }
  const [first] = words
  if (!first) return { marks: [], length: 1 }
  const nearest =
    isForgiving && !ENGLISH.has(first.folded)
      ? nearestWord(first.folded, lexicon.slipsAlone)
      : undefined
  const meaning = lexicon.phrases.get(nearest ?? '')
  const mark = meaning
    ? { ...meaning, raw: first.raw, phrase: first.word }
    : unknownMark(first.raw, first.word)
  return { marks: [mark], length: 1 }
}

type Word = Extract<Token, { kind: 'word' }>

const wordsFrom = (tokens: readonly Token[], at: number, most: number): Word[] => {
  const words: Word[] = []
  for (const token of tokens.slice(at, at + most)) {
    if (token.kind !== 'word') break
    words.push(token)
  }
  return words
}

function phraseOf(words: readonly Word[], lexicon: Lexicon): Mark[] | undefined {
  const [first, ...others] = words
  if (!first) return undefined
  const rest = others.map(({ word }) => word)
  const raw = words.map((word) => word.raw).join(' ')
  const whole = [first.word, ...rest].join(' ')
  const meaning = lexicon.phrases.get(whole)
  if (meaning) return [{ ...meaning, raw, phrase: whole }]
  if (rest.length === 0 && cueOfRoot(first.word)) return [unknownMark(raw, first.word)]
  for (const { glued, word } of ungluedForms(first.folded)) {
    const phrase = [word, ...rest].join(' ')
    const unglued = lexicon.phrases.get(phrase)
    if (unglued) return [...gluedMarks(glued, unglued), { ...unglued, raw, phrase }]
  }
  return undefined
}

const gluedMarks = (glued: string, meaning: Meaning): Mark[] => {
  const marks: Mark[] = []
  if (glued.startsWith('و')) marks.push({ kind: 'cue', cue: 'and', ...RAW_BREAK })
  if (glued.includes('ب') && meaning.kind === 'food')
    marks.push({ kind: 'cue', cue: 'with', ...RAW_BREAK })
  if (glued.includes('ل') && meaning.kind === 'number') marks.push({ kind: 'for', ...RAW_BREAK })
  return marks
}

const unknownMark = (raw: string, word: string): Mark => {
  const cue = cueOfRoot(word)
  return cue ? { kind: 'cue', cue, raw, phrase: word } : { kind: 'unknown', raw, phrase: word }
}

const LEAST_LETTERS = 4
const LEAST_CONSONANTS = 3

/** An Arabic word in an English sentence; a slip of the pen is likelier. */
function arabicBySound(
  { word, folded }: Word,
  { alone, slipsAlone, sounds }: Lexicon,
): string | undefined {
  const isLatin = /^[a-z]+$/.test(folded) && folded.length >= LEAST_LETTERS
  const isOfKnown = alone.has(word.replace(/(?:ed|d|y|ish|ing)$/, ''))
  if (!isLatin || isOfKnown || nearestWord(word, slipsAlone) !== undefined) return undefined
  const found =
    wordBySound(word, sounds, LEAST_CONSONANTS) ?? wordBySound(folded, sounds, LEAST_CONSONANTS)
  return found && (found.length >= LEAST_LETTERS || alone.has(found)) ? found : undefined
}

/** «سمكًا» is «سمك» as an object. */
const withoutCase = ({ raw, word }: Word): string | undefined =>
  /(?:ا\u064b|\u064bا)$/u.test(raw) ? word.slice(0, -1) : undefined

function correctedWord(written: Word, lexicon: Lexicon): Word {
  const { word, folded } = written
  if (lexicon.alone.has(word) || ENGLISH.has(folded) || cueOfRoot(word)) return written
  const bare = withoutCase(written)
  if (bare && lexicon.words.has(bare)) return { ...written, folded: bare, word: bare }
  const arabic = arabicBySound(written, lexicon)
  if (arabic) return { ...written, folded: arabic, word: normalWord(arabic) }
  if (lexicon.words.has(word)) return written
  const splits = ungluedForms(folded)
  if (splits.some((split) => lexicon.words.has(split.word))) return written
  const whole = nearestWord(word, lexicon.slips)
  if (whole) return { ...written, folded: whole, word: whole }
  for (const split of splits) {
    const nearest = nearestWord(split.word, lexicon.slips)
    if (nearest) return { ...written, folded: `${split.glued}${nearest}` }
  }
  return written
}
