import { HINDI, TAGALOG } from '../../../lexicon/arabic/dialects.ts'
import type { KnownFood } from '../../../lexicon.ts'
import { BREAKS, isCue, isStated, type Read } from '../stated.ts'
import { formsOf } from '../../../phrase-forms.ts'

type Food = Extract<Read, { kind: 'food' }>

/** Not a day out of sorts: they are seldom said without a food. */
const SURE =
  /^(?:hive|rash|welts|swell|swoll|react|anaph|itch|throat|wheez|patches|vomit)|طفح|حك|ورم|شري|ارتيكار|ارتكار|خنق|ختنق|تحسس|حساس/

const severe = formsOf('severe|severely')
const abroad = formsOf(`${HINDI}|${TAGALOG}`)

/** In a language of which only some words are known, an allergy is asked for. */
export const isAbroad = (read: readonly Read[]): boolean =>
  read.some(({ phrase }) => abroad.has(phrase))

const isHealth = (mark: Read): boolean => isCue(mark, 'allergy', 'ill') || severe.has(mark.phrase)

const isSettled = (mark: Read): boolean =>
  mark.kind === 'no-allergy' ||
  mark.kind === 'condition' ||
  isCue(mark, 'harmless', 'nonfood') ||
  (isStated(mark) && ['ill', 'allergy', 'deny'].includes(mark.stance))

interface Unattributed {
  foods: KnownFood[]
  /** There is no food that it could have been. */
  isUnclear: boolean
}

/** An illness that no food was found for: whatever food it may have been is asked for. */
export function findUnattributed(read: readonly Read[]): Unattributed {
  const health = read.filter(isHealth)
  if (health.length === 0 || read.some(isSettled)) return { foods: [], isUnclear: false }
  const foods = read.filter(isAsked)
  const isSure = health.some((mark) => isCue(mark, 'allergy') || SURE.test(mark.phrase))
  return { foods: foods.map(({ food }) => food), isUnclear: isSure && foods.length === 0 }
}

const isAsked = (mark: Read): mark is Food =>
  mark.kind === 'food' && mark.stance !== 'fine' && mark.food.names.length > 0

/** `shrimp with rice gave me hives`: what is with the food that was blamed. */
export function findBlamedWith(read: readonly Read[]): Food[] {
  return read.flatMap((cue, at) => {
    if (!isCue(cue, 'allergy', 'ill') || isCue(read[at + 1], 'link', 'with')) return []
    const start = read.slice(0, at).findLastIndex(({ kind }) => BREAKS.has(kind)) + 1
    const clause = read.slice(start, at)
    const isBlamed = clause.some((mark) => isStated(mark) && mark.stance === 'ill')
    const isOther = clause.some((mark) => isCue(mark, 'want', 'link', 'fine', 'but'))
    return isBlamed && !isOther
      ? clause.filter((mark): mark is Food => isAsked(mark) && mark.stance === 'want')
      : []
  })
}
