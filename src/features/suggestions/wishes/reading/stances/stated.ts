import type { KnownFood } from '../../lexicon.ts'
import type { Amount } from '../amounts-in-text.ts'
import type { Mark } from '../marks.ts'

/**
 * How a food is meant. `less`: there may be a little of it. `fine`: it is no problem. `deny`: the
 * sentence says that it is no allergy any more.
 */
export type Stance = 'want' | 'less' | 'no' | 'dislike' | 'allergy' | 'ill' | 'fine' | 'deny'

type FoodMark = Mark & { kind: 'food'; food: KnownFood }
type OtherMark = Mark & { kind: 'heat' | 'dish' | 'cuisine' | 'heavy' | 'long' }

/** What a sentence can want or refuse, with its stance to it. */
export type Stated = (FoodMark | OtherMark) & { stance: Stance }
export type Read = Stated | Exclude<Mark, FoodMark | OtherMark> | Amount

/** Without them no one would know what a dish is: a list of what to leave out ends before them. */
const MAINS = new Set(
  'any-chicken any-turkey any-poultry any-beef any-lamb any-meat any-rice any-pasta any-noodles chicken-breast chicken-thigh beef-ground salmon any-fish'.split(
    ' ',
  ),
)
export const isMain = (mark: Read | undefined): boolean =>
  mark?.kind === 'dish' ||
  mark?.kind === 'cuisine' ||
  (mark?.kind === 'food' && mark.food.foods.some((food) => MAINS.has(food)))

const STAPLES = new Set(['any-rice', 'any-pasta', 'any-noodles', 'any-bread', 'pita', 'roti'])
/** Eaten with whatever may be the cause. */
export const isStaple = (mark: Read): boolean =>
  mark.kind === 'food' && mark.food.foods.some((food) => STAPLES.has(food))

const STATED: ReadonlySet<string> = new Set(['food', 'heat', 'dish', 'cuisine', 'heavy', 'long'])
export const isStated = (mark: Read | Mark | Amount | undefined): mark is Stated =>
  mark !== undefined && STATED.has(mark.kind)
export const isCue = (mark: Read | Mark | undefined, ...cues: string[]): boolean =>
  mark?.kind === 'cue' && cues.includes(mark.cue)

const POLITE = new Set(['please', 'pls', 'plz', 'لو سمحت', 'بليز', 'رجاء', 'من فضلك'])
/** Words that may stand between a food and what it does: `nuts make me ill`. */
const BRIDGES = new Set(['make me', 'give me', 'make', 'eat', 'has', 'have'])
export const isBridge = (mark: Read | undefined): boolean =>
  mark?.kind === 'filler' ||
  (isCue(mark, 'fine') && POLITE.has(mark?.phrase ?? '')) ||
  isCue(mark, 'link', 'also', 'ill', 'does', 'unwell') ||
  (mark?.kind === 'cue' && BRIDGES.has(mark.phrase))

export const withStance = (mark: Mark | Amount): Read =>
  isStated(mark) ? { ...mark, stance: 'want' } : (mark as Read)

export const BREAKS: ReadonlySet<string> = new Set(['comma', 'stop'])
