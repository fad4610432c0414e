import { formsOf } from '../phrase-forms.ts'
import { PEOPLE, PERSON } from '../lexicon/people.ts'
import { inOne } from '../lexicon/words.ts'
import { BUDGET_LEADS, LEAST, PEOPLE_LEADS, type Unit } from '../lexicon/numbers.ts'
import { companyAt } from './company.ts'
import type { Mark } from './marks.ts'

export interface Amount {
  kind: 'amount'
  unit: Exclude<Unit, 'hours'>
  value: number
  raw: string
  phrase: string
}

const peopleLeads = formsOf(PEOPLE_LEADS)
const budgetLeads = formsOf(BUDGET_LEADS)

const least = formsOf(LEAST)
const children = formsOf(
  'kid|kids|child|children|toddler|toddlers|boys|girls|sons|daughters|teenagers|اطفال|يهال|عيال|عيالي|اطفالي|اولادي',
)

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
  return withTotal(read)
}

const totalLeads = formsOf(
  'we are|were|we will be|well be|there are|there will be|its us|in all|all of us|نحنا|ونحنا|نحن|ونحن|احنا|واحنا|حنا|كلنا|عددنا|مجموعنا|المجموع',
)
const totals = formsOf('total|in total|altogether|all together|in all|all in all|بالمجموع|المجموع')
const isPeople = (mark: Mark | Amount): mark is Amount =>
  mark.kind === 'amount' && mark.unit === 'people'

/** `one guest is vegan, we are six in total`: the guests are among the six. */
function withTotal(read: (Mark | Amount)[]): (Mark | Amount)[] {
  const total = read.find((mark, at) => {
    if (!isPeople(mark)) return false
    const near = read.slice(at + 1, at + 3).some(({ phrase }) => totals.has(phrase))
    return near || totalLeads.has(read[at - 1]?.phrase ?? '')
  })
  if (total === undefined) return read
  return read.map((mark) =>
    isPeople(mark) && mark !== total
      ? { kind: 'filler', raw: mark.raw, phrase: mark.phrase }
      : mark,
  )
}

const ofDay = /^(?:(?:a|per|each|every) day|daily|(?:ب|في )?(?:ال)?يوم(?!\p{L})|يوميا)/u

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
  const company = companyAt(marks, at)
  if (mark && company)
    return { amount: counted('people', company.count, mark), length: company.length }
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
  const isGroup = isOneMoreGroup(marks, at) || isBeforeGroup(marks, at)
  if (children.has(marks[at - 1]?.phrase ?? '') && isGroup)
    return { amount: counted('people', mark.value, mark), length: 1 }
  if (isHeadcount(marks, at)) return { amount: counted('people', mark.value, mark), length: 1 }
  if (mark.value >= LEAST_KCAL && isOfKcal(marks, at))
    return { amount: counted('kcal', mark.value, mark), length: 1 }
  const isDoer = next?.kind === 'cue' && marks[at - 1]?.phrase === 'all'
  if (isDoer) return undefined
  if (follows === 'people' && next?.kind !== 'food' && mark.value <= LARGEST_TABLE)
    return { amount: counted('people', mark.value, mark), length: 1 }
  if (follows === 'budget') return { amount: counted('dirhams', mark.value, mark), length: 1 }
  return undefined
}

const LEAST_KCAL = 150
const limits = formsOf(
  'under|below|less than|max|maximum|around|about|up to|at most|تحت|اقل من|حدود|بحدود|حوالي|منها|منه|of which|of that',
)
/** `healthy lunch under 450`, `2200 calories a day, so a lunch of around 700` */
const isOfKcal = (marks: readonly Mark[], at: number): boolean =>
  limits.has(marks[at - 1]?.phrase ?? '') &&
  marks.some(
    (mark) =>
      (mark.kind === 'leaning' && mark.leaning === 'light') ||
      (mark.kind === 'unit' && mark.unit === 'kcal'),
  )

const persons = formsOf(inOne(PERSON, PEOPLE))
const PLAIN: ReadonlySet<string> = new Set([
  'filler',
  'number',
  'unit',
  'people',
  'unknown',
  'saying',
])
const isBreak = ({ kind }: Mark) => kind === 'comma' || kind === 'stop'
const LONGEST_HEADCOUNT = 4
/** `four hungry teenagers, one tired mum`: where nothing else is said of them. */
function isHeadcount(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at]
  const start = marks.slice(0, at).findLastIndex(isBreak) + 1
  const end = marks.findIndex((one, later) => later > at && isBreak(one))
  const clause = marks.slice(start, end < 0 ? marks.length : end)
  const [next, then] = [marks[at + 1], marks[at + 2]]
  const noun = [next, then].find((one) => one && persons.has(one.phrase))
  const isPlain = next === noun || (next !== undefined && PLAIN.has(next.kind))
  return (
    mark?.kind === 'number' &&
    mark.value > 0 &&
    mark.value <= LARGEST_TABLE &&
    noun !== undefined &&
    isPlain &&
    clause.length <= LONGEST_HEADCOUNT &&
    clause.every(({ kind }) => PLAIN.has(kind)) &&
    !marks.some((one) => one.kind === 'cue' && one.cue === 'allergy')
  )
}

const NEAR = 4

/** `4 adults and 2 kids`; `my 3 kids hate okra` does not say who eats. */
const isOneMoreGroup = (marks: readonly Mark[], at: number): boolean =>
  marks
    .slice(Math.max(0, at - NEAR), at)
    .some((mark) => mark.kind === 'people' || (mark.kind === 'unit' && mark.unit === 'people'))

/** «العيال ٣ والكبار ٢» */
const isBeforeGroup = (marks: readonly Mark[], at: number): boolean =>
  marks.slice(at + 1, at + NEAR).some((mark, index, near) => {
    const isGroup = mark.kind === 'people' || (mark.kind === 'unit' && mark.unit === 'people')
    return isGroup && near[index + 1]?.kind === 'number'
  })

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
