import type { Mark } from './marks.ts'
import { foldText } from '#shared/text/fold-text.ts'
import { PEOPLE, PERSON, TWO_PEOPLE } from '../lexicon/people.ts'
import { formsOf } from '../phrase-forms.ts'

const ME = formsOf('me|i|myself|انا|لي|وياي')
const WHOSE = formsOf('my|our|the|a|his|her|حق')
const BOTH = formsOf('both|both of')
interface Member {
  count: number
  length: number
  isSelf?: true
}

/** As it is written: `kid` and `kids` have one normal form. */
const written = (words: string): ReadonlySet<string> =>
  new Set(words.split('|').map((word) => foldText(word)))
const ONE = written(PERSON)
const TWO = written(TWO_PEOPLE)
const MANY = written(PEOPLE)
const isOf = (set: ReadonlySet<string>, mark: Mark | undefined): boolean =>
  mark !== undefined && set.has(mark.phrase)
const isWritten = (set: ReadonlySet<string>, mark: Mark | undefined): boolean => {
  const word = foldText(mark?.raw ?? '')
  return set.has(word) || set.has(word.replace(/^و?(?:ال)?/u, ''))
}

function memberAt(marks: readonly Mark[], from: number): Member | undefined {
  let at = from
  const isPair = isOf(BOTH, marks[at])
  if (isPair) at += 1
  while (isOf(WHOSE, marks[at]) && !isOf(ME, marks[at])) at += 1
  const [mark, next] = [marks[at], marks[at + 1]]
  const length = at - from + 1
  if (isOf(ME, mark)) return { count: 1, length, isSelf: true }
  // «لي ولزوجتي»
  if (mark?.kind === 'people') return { count: mark.count, length, isSelf: true }
  if (isWritten(TWO, mark)) return { count: 2, length }
  if (
    mark?.kind === 'number' &&
    (isWritten(MANY, next) || (next?.kind === 'unit' && next.unit === 'people'))
  )
    return { count: mark.value, length: length + 1 }
  if (isWritten(MANY, mark) && next?.kind === 'number')
    return { count: next.value, length: length + 1 }
  if (isWritten(MANY, mark)) return isPair ? { count: 2, length } : undefined
  return isWritten(ONE, mark) ? { count: 1, length } : undefined
}

const isAnd = (mark: Mark | undefined): boolean =>
  mark?.kind === 'comma' ||
  (mark?.kind === 'cue' && (mark.cue === 'and' || mark.cue === 'with' || mark.cue === 'also'))

const NOT_A_TABLE: ReadonlySet<string> = new Set(['dislike', 'cant', 'allergy', 'ill', 'with'])
const WONT = /^(?:dont|do not|wont|will not|never|ما|لا)/

/** `me, my husband and our two kids`: how many they are, and how many words say so. */
export function companyAt(
  marks: readonly Mark[],
  at: number,
): { count: number; length: number } | undefined {
  const first = memberAt(marks, at)
  if (!first) return undefined
  let { count, length } = first
  let isOfSelf = first.isSelf === true
  let members = 1
  for (;;) {
    const joint = at + length
    // `there's me my husband and the boys`
    const isBare = isOf(ME, marks[joint - 1]) && marks[joint]?.phrase === 'my'
    if (!isAnd(marks[joint]) && !isBare) break
    const skipped = isBare ? 0 : isAnd(marks[joint + 1]) ? 2 : 1
    const start = joint + skipped
    const member = memberAt(marks, start) ?? plainNumberAt(marks, start, isOfSelf)
    if (!member) break
    count += member.count
    length += skipped + member.length
    isOfSelf ||= member.isSelf === true
    members += 1
  }
  const next = marks.slice(at + length).find(({ kind }) => kind !== 'filler')
  const isOther = next?.kind === 'cue' && (NOT_A_TABLE.has(next.cue) || WONT.test(next.phrase))
  return isOfSelf && members > 1 && !isOther ? { count, length } : undefined
}

/** `me plus 3` */
const plainNumberAt = (
  marks: readonly Mark[],
  at: number,
  isOfSelf: boolean,
): Member | undefined => {
  const mark = marks[at]
  const next = marks[at + 1]
  const isBare = next === undefined || next.kind === 'comma' || next.kind === 'stop'
  return isOfSelf && mark?.kind === 'number' && isBare
    ? { count: mark.value, length: 1 }
    : undefined
}
