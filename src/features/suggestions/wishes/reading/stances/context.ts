import { TAGALOG } from '../../lexicon/arabic/dialects.ts'
import { NO_KITCHENS } from '../../lexicon/sayings.ts'
import type { Mark } from '../marks.ts'
import { inKitchen, isBurningHot } from './kitchen-words.ts'
import { isCue } from './stated.ts'
import { formsOf } from '../../phrase-forms.ts'

const tagalog = formsOf(TAGALOG)

const ENDEARMENTS = formsOf('honey|sugar|sweetie|عسل|سكر')

const noKitchens = formsOf(NO_KITCHENS)
/** `after my thai massage` */
const isOfNoKitchen = (marks: readonly Mark[], at: number) =>
  [marks[at - 1], marks[at + 1]].some((near) => noKitchens.has(near?.phrase ?? ''))

const A_DATE = formsOf('a|our|my|the|cute|romantic|first|double|this')
/** `a dinner date`: no fruit. */
const isMeeting = (before: Mark | undefined) =>
  before?.kind === 'meal-time' || A_DATE.has(before?.phrase ?? '')

const CALLED = formsOf(
  'husband|wife|son|daughter|boss|friend|friends|sister|brother|uncle|aunt|auntie|cousin|nephew|niece|mom|mum|mother|dad|father|grandma|grandpa|flatmate|roommate|colleague|neighbour|neighbor|baby|kid|boyfriend|girlfriend|partner|fiance|nanny|teacher|cat|dog|puppy|kitten|pet|parrot|hamster|named|called|name|names|miss|mr|mrs|ms|im|dear|hi|hello|hey',
)
const isName = (marks: readonly Mark[], at: number) =>
  /^\p{Lu}\p{Ll}+$/u.test(marks[at]?.raw ?? '') && CALLED.has(nameBefore(marks, at))
const nameBefore = (marks: readonly Mark[], at: number): string => {
  const before = marks[at - 1]
  return (IT_IS.has(before?.phrase ?? '') ? marks[at - 2] : before)?.phrase ?? ''
}

const NOT_EATEN = formsOf(
  'hair|haired|head|beard|moustache|cat|kitten|dog|puppy|dress|shirt|sofa|couch|paint|wall|walls|car|phone|laptop|watch|airpods|store|colour|color|coloured|colored|nails|lipstick|perfume|scent|scented|candle|shampoo|soap|lotion|tree|trees|garden|farm|eyes|shaped|street|road|tower|city|mall|festival|emoji|juice cleanse|شعر|شعره|شعرها|لون|اللون|فستان|شجره|شارع|عطر|صابون|شامبو',
)

const ON_A_TRAY = /^(?:و|ب)?(?:ال)?صيني[ةه]$/u
const isEdible = (mark: Mark | undefined) => mark?.kind === 'food' || mark?.kind === 'dish'
/** «كفتة بالصينية» is cooked on a tray, and no Chinese food. */
const isTray = (marks: readonly Mark[], at: number) => {
  const raw = marks[at]?.raw ?? ''
  if (!ON_A_TRAY.test(raw)) return false
  return raw.startsWith('ب') || (isEdible(marks[at + 1]) && !isEdible(marks[at - 1]))
}

const languages = formsOf('in|speak|speaks|learning|learn|بالعربي|يتكلم')
/** `the app in hindi` */
const isLanguage = (marks: readonly Mark[], at: number) =>
  languages.has(marks[at - 1]?.phrase ?? '') &&
  marks.some(({ phrase }) => noKitchens.has(phrase) && !isRelative.has(phrase))
const isRelative = formsOf('wife|husband|girl|guy|girlfriend|boyfriend')

const COMERS = formsOf(
  'im|i am|hes|shes|theyre|we are|were|is|are|coming|visiting|visitors|visitor|guests|guest|friends|friend|husband|wife|parents|back|just back|flying in|arriving|انا|جاي|جايه|جايين|ياي|يايه|يايين|راجع|راجعه|راجعين|واصل|واصله|واصلين|ضيوف|ضيوفنا|ضيوفي',
)
/** `my aunt is coming from Lebanon`, «انا من حمص»: no kitchen and no food. */
const isHome = (marks: readonly Mark[], at: number): boolean =>
  (marks[at - 1]?.phrase === 'from' || marks[at - 1]?.phrase === 'من') &&
  COMERS.has(marks[at - 2]?.phrase ?? '') &&
  (marks[at]?.kind === 'cuisine' || /^(?:ال)?حمص$/u.test(marks[at]?.raw ?? ''))

const FASTING = formsOf('صايم|صايمه|صايمين|صيام|نصوم|fasting')
const FIRST_MEAL = formsOf('فطور|الفطور|للفطور|فطورنا|الفطار|فطار|افطار')

const HERE = formsOf('today|here|now|out|tonight|lately|in here|اليوم|الحين|هنا')
const IT_IS = formsOf('its|it is|is|im|am|feeling')

/** `it's hot today`, `I'm so hot` */
function isOfHere(marks: readonly Mark[], at: number): boolean {
  if (marks[at]?.phrase !== 'hot') return false
  const next = marks[at + 1]
  if (next?.kind === 'dish' && next.dish === 'soup') return true
  const before = marks
    .slice(0, at)
    .findLast(({ phrase }) => !['so', 'very', 'really', 'too'].includes(phrase))
  return HERE.has(marks[at + 1]?.phrase ?? '') || (before !== undefined && IT_IS.has(before.phrase))
}

/** Nice, of whatever is before it; said alone, a dessert. */
const SWEET = 'حلو'
const isAlone = (next: Mark | undefined) =>
  next === undefined || next.kind === 'comma' || next.kind === 'cue'

const slang = formsOf('a|this|that|some|the|one')
/** `sick burger`: good. */
const isSlang = (marks: readonly Mark[], at: number) =>
  marks[at]?.phrase === 'sick' &&
  (marks[at + 1]?.kind === 'food' || marks[at + 1]?.kind === 'dish') &&
  (at === 0 || slang.has(marks[at - 1]?.phrase ?? ''))

const some = formsOf('شوي|شويه')
/** «السكر شوي»: little of it. */
const isSome = (marks: readonly Mark[], at: number): boolean => {
  const [earlier, before, mark, next] = [marks[at - 2], marks[at - 1], marks[at], marks[at + 1]]
  if (!some.has(mark?.phrase ?? '') || next?.kind === 'food' || isCue(earlier, 'with', 'want'))
    return false
  return before?.kind === 'food' && before.food.lowIn !== undefined
}

const light = formsOf('light|lite|lighter|خفيف|خفيفه')
/** `light salt`, «خفيف السكر», «سكر خفيف»: of the food next to it, not of the meal. */
const isOfFood = (marks: readonly Mark[], at: number): boolean => {
  if (isSome(marks, at)) return true
  const [before, mark, next] = [marks[at - 1], marks[at], marks[at + 1]]
  if (!light.has(mark?.phrase ?? '')) return false
  if (next?.kind === 'food') return next.food.lowIn !== undefined || next.raw.startsWith('ال')
  return before?.kind === 'food' && before.food.lowIn !== undefined
}

const fried = formsOf('fried|مقلي|مقليه|مقليات')
/** `nothing fried` */
const isFried = (marks: readonly Mark[], at: number): boolean =>
  fried.has(marks[at]?.phrase ?? '') &&
  isCue(marks[at - 1], 'no', 'less', 'dislike', 'cant') &&
  !isEdible(marks[at + 1])

/** `a fish allergy, and another for mustard` */
const isOneMore = (marks: readonly Mark[], at: number): boolean =>
  marks[at]?.phrase === 'another' &&
  marks.slice(0, at).some((mark) => isCue(mark, 'allergy')) &&
  /^(?:for|to)$/.test(marks[at + 1]?.phrase ?? '')

const onlyOf = formsOf('غير|الا')
/** «ما يأكل غير حلال»: a diet, and no refusal of it. */
const isOnlyOf = (marks: readonly Mark[], at: number): boolean =>
  onlyOf.has(marks[at]?.phrase ?? '') &&
  marks[at + 1]?.kind === 'diet' &&
  marks.slice(0, at).some((mark) => isCue(mark, 'no', 'dislike', 'cant'))

/** `allergic 2 prawns, not 2 fish` */
const isTo = (marks: readonly Mark[], at: number): boolean => {
  if (marks[at]?.raw !== '2') return false
  const before = marks[at - 1]
  const isOfAllergy = marks.slice(0, at).some((mark) => isCue(mark, 'allergy'))
  return isCue(before, 'allergy') || (isOfAllergy && before?.phrase === 'not')
}

const FILLER = { kind: 'filler' } as const

/** Words that mean something else in the company of others. */
export function inContext(marks: readonly Mark[]): Mark[] {
  const isFasting = marks.some(({ phrase }) => FASTING.has(phrase))
  const isTagalog = marks.some(({ phrase }) => tagalog.has(phrase))
  return marks.map((mark, at) => {
    const { raw, phrase } = mark
    const beside = inKitchen(marks, at)
    if (beside) return beside
    if (
      mark.kind === 'heat' &&
      !isBurningHot(marks, at) &&
      (isOfTheDay(marks, at) || isOfHere(marks, at) || isCue(marks[at + 1], 'ill', 'allergy'))
    )
      return { ...FILLER, raw, phrase }
    if (isHome(marks, at)) return { kind: 'saying', raw, phrase }
    // Who fasts breaks the fast in the evening.
    if (isFasting && mark.kind === 'meal-time' && FIRST_MEAL.has(phrase))
      return { ...mark, mealTime: 'dinner' }
    if (isSlang(marks, at)) return { ...FILLER, raw, phrase }
    if (isFried(marks, at)) return { kind: 'heavy', raw, phrase }
    if (isOneMore(marks, at)) return { kind: 'cue', cue: 'allergy', raw, phrase }
    if (isOnlyOf(marks, at)) return { kind: 'cue', cue: 'want', raw, phrase }
    if (isTo(marks, at)) return { kind: 'cue', cue: 'link', raw, phrase: 'to' }
    if (isOfFood(marks, at)) return { kind: 'cue', cue: 'less', raw, phrase }
    const isCalled = at === 0 && marks[1]?.kind === 'comma'
    if (isCalled && ENDEARMENTS.has(phrase)) return { ...FILLER, raw, phrase }
    if (mark.kind === 'cuisine' && isTray(marks, at)) return { ...FILLER, raw, phrase }
    if (mark.kind === 'cuisine' && (isOfNoKitchen(marks, at) || isLanguage(marks, at)))
      return { kind: 'saying', raw, phrase }
    const isNoFood = isName(marks, at) || NOT_EATEN.has(marks[at + 1]?.phrase ?? '')
    if (mark.kind === 'food' && isNoFood) return { kind: 'saying', raw, phrase }
    if (/^date$/i.test(raw) && isMeeting(marks[at - 1])) return { kind: 'saying', raw, phrase }
    if (phrase === SWEET && isAlone(marks[at + 1]) && (at === 0 || isCue(marks[at - 1], 'want')))
      return { kind: 'dish', dish: 'dessert', raw, phrase }
    if (isTagalog && phrase === 'hindi') return { kind: 'cue', cue: 'no', raw, phrase }
    return mark
  })
}

const WITHIN = 3

/** `it's so hot outside`, «الجو حار»: no dish is meant. */
function isOfTheDay(marks: readonly Mark[], at: number): boolean {
  const near = [
    marks.slice(at + 1, at + 1 + WITHIN),
    marks.slice(0, at).toReversed().slice(0, WITHIN),
  ]
  return near.some((side) => {
    const end = side.findIndex(({ kind }) => kind === 'comma' || kind === 'stop' || kind === 'food')
    return side.slice(0, end < 0 ? side.length : end).some((mark) => isCue(mark, 'weather'))
  })
}
