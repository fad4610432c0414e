import { readAmounts, type Amount } from './amounts-in-text.ts'
import type { KnownFood } from '../lexicon.ts'
import { BEHIND, POINTERS } from '../lexicon/cues.ts'
import type { Mark } from './marks.ts'
import { normalPhrase } from './tokens.ts'

/** How a food is meant. `deny`: the sentence says that it is no allergy. */
export type Stance = 'want' | 'no' | 'dislike' | 'allergy' | 'ill' | 'deny'

type FoodMark = Mark & { kind: 'food'; food: KnownFood }
type OtherMark = Mark & { kind: 'heat' | 'dish' | 'cuisine' }

/** A food, a dish, a cuisine or how hot it may be, with the stance of the sentence to it. */
export type Stated = (FoodMark | OtherMark) & { stance: Stance }
export type Read = Stated | Exclude<Mark, FoodMark | OtherMark> | Amount

export interface Stances {
  read: Read[]
  /** Foods that something bad was said of, perhaps: it was not said of what. */
  suspects: KnownFood[]
  /** Foods behind `from` or `after` and a word that is not known: it may be an illness. */
  doubtful: KnownFood[]
  /** An allergy was spoken of, and nothing known stood next to it. */
  isAllergyUnclear: boolean
}

/** Without them no one would know what a dish is: a list of what to leave out ends before them. */
const MAINS = new Set(
  'any-chicken any-turkey any-poultry any-beef any-lamb any-meat any-rice any-pasta any-noodles chicken-breast chicken-thigh beef-ground salmon any-fish'.split(
    ' ',
  ),
)
const isMain = (mark: Read | undefined): boolean =>
  mark?.kind === 'dish' ||
  mark?.kind === 'cuisine' ||
  (mark?.kind === 'food' && mark.food.foods.some((food) => MAINS.has(food)))

const STATED: ReadonlySet<string> = new Set(['food', 'heat', 'dish', 'cuisine'])
const isStated = (mark: Read | Mark | Amount | undefined): mark is Stated =>
  mark !== undefined && STATED.has(mark.kind)
const isCue = (mark: Read | undefined, ...cues: string[]): boolean =>
  mark?.kind === 'cue' && cues.includes(mark.cue)

const forms = (words: string): ReadonlySet<string> => new Set(words.split('|').map(normalPhrase))
const behind = forms(BEHIND)
const pointers = forms(POINTERS)

/** Words that may stand between a food and what it does: `nuts make me ill`. */
const BRIDGES = new Set(['make me', 'give me', 'make', 'eat', 'has', 'have'])
const isBridge = (mark: Read | undefined): boolean =>
  mark?.kind === 'filler' ||
  isCue(mark, 'link', 'also', 'ill') ||
  (mark?.kind === 'cue' && BRIDGES.has(mark.phrase))

/** Walks through the sentence and notes of each food how it is meant. */
export function readStances(marks: readonly Mark[]): Stances {
  const walk = new Walk(readAmounts(marks).map(withStance))
  walk.run()
  const { read, suspects, isAllergyUnclear } = walk
  return { read, suspects, isAllergyUnclear, doubtful: findDoubtful(read) }
}

const CAUSES = forms('from|after|when|whenever|because of|من|بعد|لما|اذا|بعد اكل|بعد تناول')

function findDoubtful(read: readonly Read[]): KnownFood[] {
  return read.flatMap((mark, at) => {
    if (mark.kind !== 'food' || mark.stance !== 'want') return []
    const [link, word] = read
      .slice(0, at)
      .toReversed()
      .filter(({ kind }) => kind !== 'filler')
    const isDoubtful = link && CAUSES.has(link.phrase) && word?.kind === 'unknown'
    return isDoubtful ? mark.food : []
  })
}

const withStance = (mark: Mark | Amount): Read =>
  isStated(mark) ? { ...mark, stance: 'want' } : (mark as Read)

class Walk {
  readonly read: Read[]
  isAllergyUnclear = false
  private stance: Stance = 'want'
  /** What the clause before said; `also` takes it up again. */
  private lastStance: Stance = 'want'
  private hasObject = false
  readonly suspects: KnownFood[] = []
  private startedAt = 0
  private isAllergyOpen = false
  /** `kiwi gives me hives` */
  private isIllOfUnknown = false

  constructor(read: Read[]) {
    this.read = read
  }

  run(): void {
    for (const [at, mark] of this.read.entries()) this.step(at, mark)
    this.close(this.read.length)
  }

  private step(at: number, mark: Read): void {
    if (isStated(mark)) this.state(at, mark)
    else if (mark.kind === 'stop') this.turn('want', at)
    else if (mark.kind === 'comma') this.atComma(at)
    else if (mark.kind === 'no-allergy') this.turn('deny', at)
    else if (mark.kind === 'unknown') this.atUnknown(at)
    else if (mark.kind === 'cue') this.atCue(at, mark.cue)
  }

  private state(at: number, mark: Stated): void {
    if (this.endsRefusal(at, mark)) this.turn('want', at)
    mark.stance = this.stance
    this.hasObject = true
    if (this.stance === 'allergy') this.isAllergyOpen = false
  }

  /** `no onion chicken curry` leaves out the onion alone. */
  private endsRefusal(at: number, mark: Stated): boolean {
    const before = this.read[at - 1]
    const isRefusal = this.stance === 'no' || this.stance === 'dislike'
    return isRefusal && this.hasObject && isMain(mark) && isStated(before) && !isMain(before)
  }

  private turn(stance: Stance, at: number): void {
    this.close(at)
    if (this.stance !== 'want') this.lastStance = this.stance
    this.stance = stance
    this.hasObject = false
    this.startedAt = at
  }

  /** An allergy that found nothing is never dropped in silence. */
  private close(at: number): void {
    if (this.isAllergyOpen || (this.isIllOfUnknown && !this.hasObject)) this.isAllergyUnclear = true
    this.isAllergyOpen = false
    this.isIllOfUnknown = false
    if (this.hasObject || this.stance === 'want' || this.stance === 'deny') return
    const isHealth = this.stance === 'ill' || this.stance === 'allergy'
    const words = this.read.slice(this.startedAt, at)
    if (isHealth || words.some(({ phrase }) => pointers.has(phrase))) this.suspect(this.startedAt)
  }

  private suspect(before: number): void {
    for (const mark of this.read.slice(0, before))
      if (mark.kind === 'food' && mark.stance === 'want') this.suspects.push(mark.food)
  }

  private atUnknown(at: number): void {
    const before = this.read[at - 1]
    const isListed = isCue(before, 'and', 'or', 'nor') || before?.kind === 'comma'
    const isHealth = this.stance === 'allergy' || this.isForward(at)
    if (isHealth && (!this.hasObject || isListed)) this.isAllergyUnclear = true
  }

  /** `hives from kiwi` */
  private isForward(at: number): boolean {
    const before = this.read.slice(0, at).findLast((mark) => mark.kind !== 'filler')
    return this.stance === 'ill' && isCue(before, 'link')
  }

  private atCue(at: number, cue: string): void {
    if (cue === 'no' || cue === 'dislike') this.atRefusal(at, cue)
    else if (cue === 'cant') this.atRefusal(at, 'ill')
    else if (cue === 'nor') this.atNor(at)
    else if (cue === 'but') this.turn('want', at)
    else if (cue === 'allergy') this.atAllergy(at)
    else if (cue === 'bringsAllergy') this.afterFood(at, 'allergy')
    else if (cue === 'ill') this.afterFood(at, 'ill')
    else if (cue === 'free') this.restate(at, 'no')
    else if (cue === 'also') this.atAlso(at)
    else if (cue === 'with' || cue === 'want') this.atWish(at, cue)
  }

  /** «دجاج ولا سمك» is a choice of two, «ما أبي رز ولا خبز» a list of what is refused. */
  private atNor(at: number): void {
    if (this.stance === 'want' && !this.read.slice(0, at).some(isStated)) this.turn('no', at)
  }

  private atRefusal(at: number, stance: 'no' | 'dislike' | 'ill'): void {
    const clause = this.read.slice(at + 1, this.clauseEnd(at))
    const before = this.read.slice(0, at).findLast((mark) => mark.kind !== 'filler')
    const isBehind =
      behind.has(this.read[at]?.phrase ?? '') && isStated(before) && !clause.some(isStated)
    if (isBehind && this.restate(at, stance)) this.turn('want', at)
    else this.turn(stance, at)
  }

  private clauseEnd(at: number): number {
    const end = this.read.findIndex(
      (mark, later) =>
        later > at && (mark.kind === 'comma' || mark.kind === 'stop' || isCue(mark, 'but')),
    )
    return end < 0 ? this.read.length : end
  }

  private atWish(at: number, cue: 'with' | 'want'): void {
    const isOver = this.stance === 'deny' || (this.stance === 'ill' && cue === 'want')
    if (this.hasObject || isOver) this.turn('want', at)
  }

  private before(at: number): Read | undefined {
    return this.read.slice(0, at).findLast((mark) => !isBridge(mark))
  }

  private after(at: number): Read | undefined {
    return this.read.slice(at + 1).find((mark) => mark.kind !== 'filler')
  }

  private atAllergy(at: number): void {
    const next = this.after(at)
    const isArabic = /\p{Script=Arabic}/u.test(this.read[at]?.phrase ?? '')
    const isBefore = isCue(next, 'link') || (isArabic && next?.kind === 'food')
    if (!isBefore && this.restate(at, 'allergy')) {
      this.turn('want', at)
      this.lastStance = 'allergy'
      return
    }
    this.turn('allergy', at)
    this.isAllergyOpen = true
  }

  private afterFood(at: number, stance: 'allergy' | 'ill'): void {
    const isBefore = isCue(this.after(at), 'link')
    if (!isBefore && this.restate(at, stance)) {
      this.turn('want', at)
      this.lastStance = stance
      return
    }
    if (this.stance === stance && !this.hasObject) return
    this.turn(stance, at)
    this.isIllOfUnknown = stance === 'ill' && this.before(at)?.kind === 'unknown'
    this.isAllergyOpen = stance === 'allergy'
  }

  /** `nuts make me ill, dairy too`; `allergic to milk. Also eggs`. */
  private atAlso(at: number): void {
    const before = this.read[at - 1]
    if (this.stance !== 'want' || this.lastStance === 'want') return
    if (isStated(before)) this.restate(at, this.lastStance)
    else if (before === undefined || before.kind === 'stop' || before.kind === 'comma')
      this.stance = this.lastStance
  }

  /** The foods right before a cue, as far as they are listed together. */
  private restate(cueAt: number, stance: Stance): boolean {
    let found = 0
    let hasAnd = false
    for (let at = cueAt - 1; at >= 0; at -= 1) {
      const mark = this.read[at]
      if (isStated(mark)) {
        if (found > 0 && stance === 'allergy' && isMain(mark)) break
        mark.stance = stance
        found += 1
      } else if (isCue(mark, 'and', 'or', 'nor')) hasAnd = true
      else if (mark?.kind === 'comma') {
        if (found > 0 && !hasAnd) break
      } else if (!isBridge(mark) && !(mark?.kind === 'unknown' && found === 0)) break
    }
    return found > 0
  }

  /** Whether what follows still belongs to the list of what is not wanted. */
  private atComma(at: number): void {
    if (this.stance === 'want' || (this.stance === 'allergy' && !this.hasObject)) return
    if (!this.goesOn(at)) this.turn('want', at)
  }

  private goesOn(commaAt: number): boolean {
    const segment = this.read.slice(commaAt + 1, this.clauseEnd(commaAt))
    const first = segment.find(
      (mark) => mark.kind !== 'filler' && !isCue(mark, 'and', 'or', 'nor', 'also'),
    )
    if (first?.kind !== 'food' || this.stance === 'deny') return false
    if (this.stance === 'allergy' && first.food.allergens.length === 0) return false
    const plain = segment.every(
      (mark) =>
        mark.kind === 'food' ||
        mark.kind === 'filler' ||
        isCue(mark, 'and', 'or', 'nor', 'also', 'included'),
    )
    if (!plain) return false
    const isListed = segment.some((mark) => isCue(mark, 'or', 'nor', 'included'))
    const before = this.read.slice(0, commaAt).findLast(isStated)
    return isListed || !isMain(first) || isMain(before)
  }
}
