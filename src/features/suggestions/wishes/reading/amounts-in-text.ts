import { normalPhrase } from './tokens.ts'
import { BUDGET_LEADS, LEAST, PEOPLE_LEADS, type Unit } from '../lexicon/numbers.ts'
import type { Mark } from './marks.ts'

export interface Amount {
  kind: 'amount'
  unit: Exclude<Unit, 'hours'>
  value: number
  raw: string
  phrase: string
}

const leads = (words: string): ReadonlySet<string> => new Set(words.split('|').map(normalPhrase))
const peopleLeads = leads(PEOPLE_LEADS)
const budgetLeads = leads(BUDGET_LEADS)

const least = leads(LEAST)
const children = leads(
  'kid|kids|child|children|toddler|toddlers|boys|girls|sons|daughters|teenagers|اطفال|يهال|عيال|عيالي|اطفالي|اولادي',
)

const company = leads(
  'friend|friends|mate|mates|kid|kids|child|children|colleague|colleagues|flatmate|flatmates|roommate|roommates|sisters|brothers|sons|daughters|boys|girls|guests|cousins|teenagers|others|people',
)
const me = leads('me|i|myself')
const mine = leads('my|our')
/** `me and 2 friends`, `me and my three kids` */
const isBehindMe = (marks: readonly Mark[], at: number): boolean => {
  const end = mine.has(marks[at - 1]?.phrase ?? '') ? at - 1 : at
  const [before, and] = [marks[end - 2], marks[end - 1]]
  const isAnd = and?.kind === 'cue' && (and.cue === 'and' || and.cue === 'with')
  return isAnd && me.has(before?.phrase ?? '')
}

const LARGEST_TABLE = 20
const MINUTES_AN_HOUR = 60

/** Numbers with what they count; a number that counts nothing known stays as it is. */
export function readAmounts(marks: readonly Mark[]): (Mark | Amount)[] {
  const joined = joinNumbers(marks)
  const read: (Mark | Amount)[] = []
  let at = 0
  while (at < joined.length) {
    const mark = joined[at]
    if (!mark) break
    const amount = amountAt(joined, at)
    read.push(amount ? settled(joined, at, amount) : mark)
    at += amount?.length ?? 1
  }
  return read
}

const ofDay = /^(?:(?:a|per|each|every) day|daily|(?:ب|في )?(?:ال)?يوم\b|يوميا)/u

/** `at least 40 g of protein`: a least amount limits nothing. */
function settled(marks: readonly Mark[], at: number, { amount, length }: Read): Amount {
  const [before, after] = [marks[at - 1], marks[at + length]]
  const isOfDay =
    amount.unit === 'kcal' &&
    ofDay.test(
      marks
        .slice(at + length, at + length + 2)
        .map(({ phrase }) => phrase)
        .join(' '),
    )
  if (isOfDay) return { ...amount, unit: 'other' }
  const isLeast = [before, after].some((mark) => least.has(mark?.phrase ?? ''))
  return isLeast && amount.unit !== 'people' ? { ...amount, unit: 'other' } : amount
}

/** `thirty five`, `two hundred`, `ستة وثلاثين`. */
function joinNumbers(marks: readonly Mark[]): Mark[] {
  const joined: Mark[] = []
  for (const mark of marks) {
    const last = joined.at(-1)
    const isAnd = last?.kind === 'cue' && last.cue === 'and'
    const first = isAnd ? joined.at(-2) : last
    const value =
      mark.kind === 'number' && first?.kind === 'number'
        ? sumOf(first.value, mark.value, isAnd)
        : undefined
    if (value === undefined) {
      joined.push(mark)
      continue
    }
    joined.splice(isAnd ? -2 : -1)
    joined.push({ kind: 'number', value, raw: `${first?.raw} ${mark.raw}`, phrase: '' })
  }
  return joined
}

const isTens = (value: number) => value >= 20 && value < 100 && value % 10 === 0

const sumOf = (first: number, second: number, isAnd: boolean): number | undefined => {
  if (!isAnd && second === 100 && first < 10) return first * 100
  if (first >= 100 && first % 100 === 0 && second < 100) return first + second
  if (!isAnd && isTens(first) && second < 10) return first + second
  if (isAnd && first < 10 && isTens(second)) return first + second
  return undefined
}

interface Read {
  amount: Amount
  length: number
}

function amountAt(marks: readonly Mark[], at: number): Read | undefined {
  const mark = marks[at]
  if (mark?.kind === 'unit') return leadingUnit(marks, at, mark.unit)
  if (mark?.kind === 'duration' || mark?.kind === 'people')
    return { amount: fixed(mark), length: 1 }
  if (mark?.kind !== 'number') return undefined
  const next = marks[at + 1]
  const unitAt = next?.kind === 'filler' && marks[at + 2]?.kind === 'unit' ? at + 2 : at + 1
  const unit = marks[unitAt]
  if (unit?.kind === 'unit')
    return {
      amount: counted(unit.unit, mark.value, { ...mark, raw: `${mark.raw} ${unit.raw}` }),
      length: unitAt - at + 1,
    }
  // «15 نفر»
  if (next?.kind === 'people' && next.count === 1)
    return { amount: counted('people', mark.value, mark), length: 2 }
  const follows = leadBefore(marks, at)
  if (next && children.has(next.phrase) && (follows === 'people' || isOneMoreGroup(marks, at)))
    return { amount: counted('people', mark.value, mark), length: 2 }
  if (children.has(marks[at - 1]?.phrase ?? '') && isOneMoreGroup(marks, at))
    return { amount: counted('people', mark.value, mark), length: 1 }
  const isWithMe = company.has(next?.phrase ?? '') && isBehindMe(marks, at)
  if (isWithMe) return { amount: counted('people', mark.value + 1, mark), length: 2 }
  if (follows === 'people' && next?.kind !== 'food' && mark.value <= LARGEST_TABLE)
    return { amount: counted('people', mark.value, mark), length: 1 }
  if (follows === 'budget') return { amount: counted('dirhams', mark.value, mark), length: 1 }
  return undefined
}

const NEAR = 4

/** `4 adults and 2 kids`; `my 3 kids hate okra` does not say who eats. */
const isOneMoreGroup = (marks: readonly Mark[], at: number): boolean =>
  marks
    .slice(Math.max(0, at - NEAR), at)
    .some((mark) => mark.kind === 'people' || (mark.kind === 'unit' && mark.unit === 'people'))

/** `AED 50`, `an hour`; a unit that counts nothing says nothing. */
function leadingUnit(marks: readonly Mark[], at: number, unit: Unit): Read | undefined {
  const mark = marks[at]
  const next = marks[at + 1]
  if (!mark) return undefined
  const isCountedAfter = unit === 'dirhams' || unit === 'people'
  const after = marks[at + 2]
  const isOthers = after?.kind === 'unit' && unit === 'people'
  if (isCountedAfter && next?.kind === 'number' && !isOthers)
    return { amount: counted(unit, next.value, next), length: 2 }
  const most = next?.kind === 'filler' ? marks[at + 2] : undefined
  if (unit === 'kcal' && most?.kind === 'number' && marks[at + 3]?.kind !== 'unit')
    return { amount: counted(unit, most.value, most), length: 3 }
  if (unit === 'hours') return { amount: counted('hours', 1, mark), length: 1 }
  return undefined
}

const fixed = (mark: Mark & ({ kind: 'duration' } | { kind: 'people' })): Amount =>
  mark.kind === 'people'
    ? { kind: 'amount', unit: 'people', value: mark.count, raw: mark.raw, phrase: '' }
    : { kind: 'amount', unit: 'minutes', value: mark.minutes, raw: mark.raw, phrase: '' }

const counted = (unit: Unit, value: number, { raw }: Mark): Amount =>
  unit === 'hours'
    ? { kind: 'amount', unit: 'minutes', value: value * MINUTES_AN_HOUR, raw, phrase: '' }
    : { kind: 'amount', unit, value, raw, phrase: '' }

function leadBefore(marks: readonly Mark[], at: number): 'people' | 'budget' | undefined {
  const [before, earlier] = [marks[at - 1], marks[at - 2]]
  for (const mark of [before, earlier]) {
    if (mark && budgetLeads.has(mark.phrase)) return 'budget'
  }
  if (before?.kind === 'for' || (before && peopleLeads.has(before.phrase))) return 'people'
  const two = [earlier?.phrase, before?.phrase].join(' ')
  return peopleLeads.has(two) ? 'people' : undefined
}
