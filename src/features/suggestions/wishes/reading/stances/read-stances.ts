import { readAmounts } from '../amounts-in-text.ts'
import type { KnownFood } from '../../lexicon.ts'
import type { Mark } from '../marks.ts'
import { inContext } from './context.ts'
import { findDoubtful, findPuzzling, isUncertain } from './after/guesses.ts'
import { withStance, type Read } from './stated.ts'
import { findBlamedWith, findUnattributed } from './after/unattributed.ts'
import { Walk } from './walk.ts'

export interface Stances {
  read: Read[]
  /** Foods that something bad was said of, perhaps: it was not said of what. */
  suspects: KnownFood[]
  /** Foods behind `from` or `after` and a word that is not known: it may be an illness. */
  doubtful: KnownFood[]
  /** An illness was spoken of, and no food. */
  isUnexplained: boolean
  /** An allergy was spoken of, and nothing known stood next to it. */
  isAllergyUnclear: boolean
}

/** Walks through the sentence and notes of each food how it is meant. */
export function readStances(marks: readonly Mark[]): Stances {
  const walk = new Walk(readAmounts(inContext(marks)).map(withStance))
  walk.run()
  const { read, suspects, isUnexplained } = walk
  for (const mark of [...findPuzzling(read), ...findBlamedWith(read)]) mark.stance = 'deny'
  const doubtful = findDoubtful(read)
  const isFound = suspects.length > 0 || doubtful.length > 0
  const isPlain = walk.isAllergyUnclear || walk.isCleared
  const lost = isFound || isPlain ? { foods: [], isUnclear: false } : findUnattributed(read)
  return {
    read: read.map((mark) => (isUncertain(read, mark) ? unsureOf(mark) : mark)),
    suspects: [...suspects, ...lost.foods],
    isAllergyUnclear: walk.isAllergyUnclear || lost.isUnclear,
    isUnexplained,
    doubtful,
  }
}

/** An allergen is asked for. */
const unsureOf = (mark: Read): Read =>
  mark.kind === 'food' && mark.food.names.length > 0
    ? { ...mark, stance: 'deny' }
    : { kind: 'unknown', raw: mark.raw, phrase: mark.phrase }
