import { PEOPLE, PERSON } from '../../../lexicon/people.ts'
import { inOne } from '../../../lexicon/words.ts'
import { BREAKS, isCue, isStated, type Read, type Stance, type Stated } from '../stated.ts'
import { formsOf } from '../../../phrase-forms.ts'

const ILL: ReadonlySet<Stance> = new Set(['allergy', 'ill'])
const FIRST_PERSON = formsOf(
  'i|im|i am|me|we|were|we are|us|ive|i have|عندي|عندنا|انا|احنا|نحن|حنا|فيني|اتحسس|بتحسس|نتحسس|لدي|لدينا',
)
const ANIMALS = formsOf('dog|dogs|cat|cats|puppy|kitten|pet|pets|قطتي|قطتنا|القطه|كلبي|كلبنا|الكلب')

const PERSONS = formsOf(inOne(PERSON, PEOPLE))
const THIRD = formsOf('he|she|him|her|hes|shes|they|them|his|dads|mums|moms|عنده|عندها|عندهم')
const isThird = ({ phrase }: Read): boolean => PERSONS.has(phrase) || THIRD.has(phrase)
const isOther = ({ phrase }: Read): boolean => FIRST_PERSON.has(phrase) || PERSONS.has(phrase)
/** `..., I am allergic too`: to the same. */
const isAlsoIll = (read: readonly Read[], from: number): boolean => {
  const rest = read.slice(from)
  return rest.some((mark) => isCue(mark, 'allergy')) && !rest.some(isStated)
}

/** `my neighbour is allergic to nuts, but he isn't coming`: it is asked for alone. */
export const findOfAbsent = (read: readonly Read[]): Stated[] =>
  read.flatMap((mark, at) => {
    const start = ANIMALS.has(mark.phrase) ? startOfAnimal(read, at) : startOfAbsent(read, at)
    if (start < 0) return []
    const other = read.findIndex((one, later) => later > at && isOther(one))
    if (other >= 0 && isAlsoIll(read, other)) return []
    const end = Math.min(endOfClause(read, at), other < 0 ? read.length : other)
    return read
      .slice(start, end)
      .filter((one): one is Stated => isStated(one) && ILL.has(one.stance))
  })

/** Where the one who is away is said to be ill, who is someone else than the one who writes. */
function startOfAbsent(read: readonly Read[], at: number): number {
  const mark = read[at]
  const isAlone = mark?.kind === 'amount' && mark.unit === 'people' && mark.value === 1
  if (!isCue(mark, 'absent') && !isAlone) return -1
  const start = allergyClauseBefore(read, at)
  const said = start < 0 ? [] : read.slice(start, at + 1)
  const isOfSelf = !isAlone && said.some(({ phrase }) => FIRST_PERSON.has(phrase))
  return said.some(isThird) && !isOfSelf ? start : -1
}

/** `my dog is allergic to chicken`; in `I have a dog and a nut allergy` it is not the dog's. */
function startOfAnimal(read: readonly Read[], at: number): number {
  const cueAt = read.findIndex((mark, later) => later > at && isCue(mark, 'allergy', 'ill'))
  const between = read.slice(at + 1, Math.max(at + 1, cueAt))
  const isSubject = between.every(
    (mark) => mark.kind === 'filler' || mark.kind === 'food' || isCue(mark, 'with'),
  )
  return cueAt > 0 && isSubject ? at : -1
}

const endOfClause = (read: readonly Read[], at: number): number => {
  const end = read.findIndex(
    (mark, later) => later > at && (BREAKS.has(mark.kind) || isCue(mark, 'but')),
  )
  return end < 0 ? read.length : end
}

/** Where the clause begins in which the last allergy was spoken of. */
function allergyClauseBefore(read: readonly Read[], at: number): number {
  const end = endOfClause(read, at)
  const cueAt = read
    .slice(0, end)
    .findLastIndex((mark) => isCue(mark, 'allergy', 'ill', 'bringsAllergy'))
  if (cueAt < 0) return -1
  return (
    read.slice(0, cueAt).findLastIndex((mark) => BREAKS.has(mark.kind) || isCue(mark, 'but')) + 1
  )
}
