import { readFileSync } from 'node:fs'

/** What a sentence means, in the plain English of someone who never saw the product's lists. */
export interface PlainReading {
  /** Foods that someone can't have for health reasons. */
  allergies?: string[]
  /** The statement is unclear: a question must follow. */
  ask?: true
  refuses?: string[]
  /** There may be a little of them. */
  less?: string[]
  wants?: string[]
  /** Stated as no problem. */
  fine?: string[]
  /** Words that only look like what they are not. */
  never?: string[]
  cuisines?: string[]
  meals?: string[]
  diets?: string[]
  spice?: string
  /** Wishes without a number. */
  soft?: string[]
  maxMinutes?: number
  maxKcal?: number
  minKcal?: number
  minProtein?: number
  maxAed?: number
  people?: number
  who?: string[]
  /** What must be reported as not understood. */
  unknown?: string[]
  note?: string
}

export interface PlainSentence {
  text: string
  reading: PlainReading
  /** Other readings that are as right. */
  or?: PlainReading[]
}

export type PlainHalf = 'develop' | 'held-back' | 'develop-2' | 'held-back-2' | 'develop-3'

/** Sentences with what they mean, written by someone who never saw the grammar. */
export function readPlainSentences(half: PlainHalf): PlainSentence[] {
  const file = new URL(`${half}.jsonl`, import.meta.url)
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as PlainSentence)
}
