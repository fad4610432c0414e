import type { Mark } from '../marks.ts'
import { isCue, isStated } from './stated.ts'
import { formsOf } from '../../phrase-forms.ts'

const FILLER = { kind: 'filler' } as const
const HOT = formsOf('hot|حار|حاره')
const BURNING = formsOf('burns|that burns|burning|يحرق|تحرق|يحرقني|يحرق اللسان|يولع|تولع|يلسع')
const BURNT = formsOf('حرق|حرقه|حراقه|حرقان')
const SOMETHING = formsOf('شي|شيء|حاجه|اكله|طبق')
const BAKED = new Set(['any-bread', 'pita', 'roti', 'wholewheat-bread', 'any-milk'])
const RAW = formsOf('raw|ني|نيه|نيء')
const TAHINI = new Set(['tahini', 'any-sesame'])
const SAVOURY = new Set(['any-fish', 'any-shrimp', 'any-rice', 'potato', 'oats', 'salmon'])
const PAST = formsOf('was|were|had|ate|slept|woke|كان|كانت|صحيت|قمت|اكلت|كلت')
const MORNING = formsOf('this morning|morning|الصبح')

const isHot = (mark: Mark | undefined): boolean =>
  mark?.kind === 'heat' && mark.phrase.split(' ').some((word) => HOT.has(word))
const WARMING = formsOf('comforting|cosy|cozy|warming|warm|soothing|يدفي|تدفي|يدفيني|تدفيني|يدفينا')
/** `hot soup`, `something hot and cosy`: warm. */
const isWarm = (marks: readonly Mark[], at: number): boolean => {
  const [before, next] = [marks[at - 1], marks[at + 1]]
  if ([before, next].some((near) => near?.kind === 'dish' && near.dish === 'soup')) return true
  const behind = marks.slice(at + 1, at + 3)
  return behind.some(({ phrase }) => WARMING.has(phrase))
}
const isFood = (mark: Mark | undefined, ids: ReadonlySet<string>): boolean =>
  mark?.kind === 'food' && mark.food.foods.some((id) => ids.has(id))

/**
 * What a word means in the kitchen next to the words next to it; nothing where it means what it
 * says.
 */
export function inKitchen(marks: readonly Mark[], at: number): Mark | undefined {
  const mark = marks[at]
  if (!mark) return undefined
  const { raw, phrase } = mark
  const [before, next] = [marks[at - 1], marks[at + 1]]
  // «شي حار وايد يحرق»
  if (isHot(before) && BURNING.has(phrase) && !marks.some(({ kind }) => kind === 'food'))
    return { ...FILLER, raw, phrase }
  if (isCue(mark, 'ill') && BURNT.has(phrase) && SOMETHING.has(before?.phrase ?? ''))
    return { kind: 'heat', heat: 3, raw, phrase }
  // «خبز حار»: fresh from the oven.
  if (HOT.has(phrase) && isHot(mark) && isWarm(marks, at)) return { ...FILLER, raw, phrase }
  if (isHot(mark) && (isFood(before, BAKED) || (phrase === 'hot' && isFood(next, BAKED))))
    return { ...FILLER, raw, phrase }
  if (RAW.has(phrase) && isCue(before, 'no', 'dislike')) return { kind: 'saying', raw, phrase }
  // «فوالة» is what guests are offered; who has favism is said otherwise.
  if (mark.kind === 'condition' && /^(?:ال)?فوالة$/u.test(raw))
    return { kind: 'saying', raw, phrase }
  if (isHummus(marks, at)) return { kind: 'dish', dish: 'hummus', raw, phrase }
  // `fish cakes` are no dessert.
  if (/^cakes?$/.test(phrase) && isFood(before, SAVOURY)) return { ...FILLER, raw, phrase }
  if (MORNING.has(phrase) && isPast(marks, at)) return { ...FILLER, raw, phrase }
  return undefined
}

/** Before a burning there is a dish to be hot, and no illness. */
export const isBurningHot = (marks: readonly Mark[], at: number): boolean =>
  BURNING.has(marks[at + 1]?.phrase ?? '') && !marks.some(({ kind }) => kind === 'food')

/** «حمص وطحينة», «حمص بدون طحينة»: no plain chickpeas. */
function isHummus(marks: readonly Mark[], at: number): boolean {
  if (!/^(?:ال)?حمص$/u.test(marks[at]?.phrase ?? '')) return false
  const then = marks.slice(at + 1).find((mark) => isStated(mark))
  return isFood(then, TAHINI)
}

/** `bp was high this morning` */
function isPast(marks: readonly Mark[], at: number): boolean {
  const start = marks.slice(0, at).findLastIndex(({ kind }) => kind === 'comma' || kind === 'stop')
  return marks.slice(start + 1, at).some(({ phrase }) => PAST.has(phrase))
}
