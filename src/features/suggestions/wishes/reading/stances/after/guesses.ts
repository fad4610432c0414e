import type { KnownFood } from '../../../lexicon.ts'
import { BREAKS, isCue, type Read } from '../stated.ts'
import { formsOf } from '../../../phrase-forms.ts'
import { someone } from '../word-sets.ts'

const CAUSES = formsOf(
  'from|after|after eating|if|when|whenever|because of|من|بعد|لما|اذا|بعد اكل|بعد تناول',
)

/** `numb after eggs`: behind a cause, a word that is not known may be an illness. */
export function findDoubtful(read: readonly Read[]): KnownFood[] {
  return read.flatMap((mark, at) => {
    if (mark.kind !== 'food' || mark.stance !== 'want') return []
    const before = read.slice(0, at).toReversed()
    const start = before.findIndex((word) => word.kind !== 'filler' && !isCue(word, 'link', 'with'))
    const isCaused = before.slice(0, start).some(({ phrase }) => CAUSES.has(phrase))
    const isSymptom = isCaused && before[start]?.kind === 'unknown'
    return isSymptom || isBefore(read, at) ? mark.food : []
  })
}

const afters = formsOf('after|after eating|بعد|بعد اكل|بعد تناول')
/** `after eggs wobbly`: what follows a food that is named for an allergy. */
const isBefore = (read: readonly Read[], at: number): boolean => {
  const [mark, next] = [read[at], read[at + 1]]
  const isNamed = mark?.kind === 'food' && mark.food.names.length > 0
  return isNamed && afters.has(read[at - 1]?.phrase ?? '') && next?.kind === 'unknown'
}

/** `eggs play havoc with my son`, `doctor's orders: eggs out`: it may be an illness. */
export function findPuzzling(read: readonly Read[]): Extract<Read, { kind: 'food' }>[] {
  return clausesOf(read).flatMap((clause) => {
    const isAboutSomeone = clause.some(({ phrase }) => someone.has(phrase))
    const isUnknown = clause.some(({ kind }) => kind === 'unknown')
    const isMedical = clause.some((mark) => isCue(mark, 'safety'))
    const isPuzzling = isMedical || (isAboutSomeone && isUnknown)
    if (!isPuzzling || clause.some((mark) => isCue(mark, 'want'))) return []
    return clause.flatMap((mark) =>
      mark.kind === 'food' && mark.stance === 'want' && mark.food.names.length > 0 ? mark : [],
    )
  })
}

function clausesOf(read: readonly Read[]): Read[][] {
  const clauses: Read[][] = [[]]
  for (const mark of read) {
    if (BREAKS.has(mark.kind) || isCue(mark, 'but')) clauses.push([])
    else clauses.at(-1)?.push(mark)
  }
  return clauses
}

const HAS = formsOf('has|have')
const SAYS = formsOf(
  'my|me|i|we|us|our|he|she|his|her|him|they|them|it|is|are|was|were|has|have|had|been|be|can|im|ive|mum|mom|dad|kids|doctor|by|to|no|not|nobody|no one|for|never',
)
/** «تدخل», «بطلناه»: by its first or last letters; behind a noun «بالدقوس» and «ساخنة» belong to it. */
const VERB = /^(?!ال|بال|وال|لل)(?:[يتن]\p{L}{2,}|\p{L}{2,}(?:ه|ها|هم|ني|نا|وا|ون|ين))$/u
/**
 * `my trainer has outlawed rice`, «البامية ما تدخل بيتنا»: something is said of the food by words that
 * are not known, and no one asks for it. It is reported as not understood, and no wish.
 */
export const isUncertain = (read: readonly Read[], mark: Read): boolean => {
  if (mark.kind !== 'food' || mark.stance !== 'want') return false
  const clause = clausesOf(read).find((marks) => marks.includes(mark)) ?? []
  if (clause.some((one) => isCue(one, 'want', 'with') && !HAS.has(one.phrase))) return false
  if (/\p{Script=Arabic}/u.test(mark.raw))
    return clause
      .slice(clause.indexOf(mark) + 1)
      .some(({ kind, raw }) => kind === 'unknown' && raw.split(' ').some((word) => VERB.test(word)))
  return (
    clause.some(({ phrase }) => SAYS.has(phrase)) && clause.some(({ kind }) => kind === 'unknown')
  )
}
