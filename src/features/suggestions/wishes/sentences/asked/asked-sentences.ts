import { readFileSync } from 'node:fs'
import type { Lexicon } from '../../lexicon.ts'
import type { PlainSentence } from '../plain/plain-sentences.ts'
import { inPlain, type AskedSentence } from './in-plain.ts'

export type AskedHalf =
  | 'develop'
  | 'held-back'
  | 'develop-2'
  | 'held-back-2'
  | 'develop-3'
  | 'held-back-3'
  | 'refusals'

export const fileOf = (half: AskedHalf): URL => new URL(`${half}.jsonl`, import.meta.url)

/** Sentences by someone who knew ten dishes and no source, in the words that they are judged by. */
export const readAskedSentences = (half: AskedHalf, lexicon: Lexicon): PlainSentence[] =>
  readFileSync(fileOf(half), 'utf8')
    .trim()
    .split('\n')
    .map((line) => inPlain(JSON.parse(line) as AskedSentence, lexicon))
