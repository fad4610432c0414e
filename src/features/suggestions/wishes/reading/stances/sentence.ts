import type { KnownFood } from '../../lexicon.ts'
import { isBridge, isCue, isMain, isStated, BREAKS, type Read, type Stance } from './stated.ts'
import {
  all,
  ALL_NEAR,
  blames,
  contains,
  good,
  only,
  perhaps,
  persons,
  within,
} from './word-sets.ts'

/** «الشوكولاتة محظور عني» */
const FROM_ME = /^عن(?:ي|ه|ها|نا|هم)$/u

const REFUSED: ReadonlySet<Stance> = new Set(['less', 'no', 'dislike', 'ill', 'allergy'])

/** A sentence to walk through, with a look around from every place in it. */
export class Sentence {
  readonly read: Read[]

  constructor(read: Read[]) {
    this.read = read
  }

  protected clauseStart(at: number): number {
    return this.read.slice(0, at).findLastIndex(({ kind }) => BREAKS.has(kind)) + 1
  }

  protected clauseOf(at: number): Read[] {
    return this.read.slice(this.clauseStart(at), this.clauseEnd(at))
  }

  protected behind(at: number): Read[] {
    return this.read.slice(at + 1, this.clauseEnd(at))
  }

  protected phraseAt(at: number): string {
    return this.read[at]?.phrase ?? ''
  }

  protected clauseEnd(at: number): number {
    const end = this.read.findIndex(
      (mark, later) =>
        later > at && (mark.kind === 'comma' || mark.kind === 'stop' || isCue(mark, 'but')),
    )
    return end < 0 ? this.read.length : end
  }

  protected before(at: number): Read | undefined {
    return this.read.slice(0, at).findLast((mark) => !isBridge(mark))
  }

  protected after(at: number): Read | undefined {
    return this.read.slice(at + 1).find((mark) => mark.kind !== 'filler')
  }

  /** The foods right before a cue, as far as they are listed together. */
  protected restate(cueAt: number, stance: Stance): boolean {
    const isIllness = stance === 'ill' || stance === 'allergy'
    let isContainer = false
    let found = 0
    let hasAnd = this.read.slice(cueAt - ALL_NEAR, cueAt).some(({ phrase }) => all.has(phrase))
    for (let at = cueAt - 1; at >= 0; at -= 1) {
      const mark = this.read[at]
      if (isStated(mark)) {
        if (stance === 'less' && (mark.stance === 'allergy' || mark.stance === 'ill')) break
        if (found > 0 && (stance === 'allergy' || isContainer) && isMain(mark)) break
        mark.stance = stance
        found += 1
      } else if (isCue(mark, 'and', 'or', 'nor')) hasAnd = true
      else if (found > 0 && isIllness && contains.has(mark?.phrase ?? '')) isContainer = true
      else if (mark?.kind === 'comma') {
        if (found > 0 && !hasAnd) break
      } else if (!isBridge(mark) && !(mark?.kind === 'unknown' && found === 0)) break
    }
    return found > 0
  }

  /** `walnuts wreck me`, «السمك يطيحني»: a word that is not known, of what a food does to someone. */
  protected isVerbOfIllness(at: number): boolean {
    const [before, word, after] = [this.read[at - 1], this.read[at], this.read[at + 1]]
    if (before?.kind !== 'food' || before.stance !== 'want') return false
    return (
      persons.has(after?.phrase ?? '') ||
      FROM_ME.test(after?.raw ?? '') ||
      /^[يتب]\p{L}{2,}ني$/u.test(word?.phrase ?? '')
    )
  }

  /** `made me happy`, `makes me want more` */
  protected isPraised(at: number): boolean {
    const said = this.behind(at).filter((mark) => mark.kind !== 'filler' || good.has(mark.phrase))
    return said.length === 0 || said.some(({ phrase }) => good.has(phrase))
  }

  /** `eggs make me look like a balloon`; `chicken, make me something` is a wish. */
  protected isMaking(at: number): boolean {
    const isBehindFood = this.read[at - 1]?.kind === 'food' && !isStated(this.after(at))
    return (
      isBehindFood && !this.read.slice(this.clauseStart(at), at).some((mark) => isCue(mark, 'want'))
    )
  }

  /** `sesame bad`; `I want eggs so bad` is a wish. */
  protected isBadOfFood(at: number): boolean {
    const since = this.read.slice(this.clauseStart(at), at)
    const isWished = since.some((mark) => isCue(mark, 'want', 'no', 'dislike'))
    const next = this.read[at + 1]
    return !isWished && isStated(this.before(at)) && !isStated(next)
  }

  /** `not allergic to nuts any more` */
  protected isPast(at: number): boolean {
    const isOver = this.behind(at).some((mark) => isCue(mark, 'over', 'doubt'))
    return isOver || /\b(?:longer|really)\b/.test(this.phraseAt(at))
  }

  /** `it was the cashews` */
  protected isBlamed(at: number, { names }: KnownFood): boolean {
    const clause = this.clauseOf(at)
    if (clause.some((word) => isCue(word, 'want', 'with'))) return false
    return names.length > 0 || clause.some(({ phrase }) => blames.has(phrase))
  }

  /** `my throat closed up. It was the peanuts` */
  protected isCulprit(at: number): boolean {
    const start = this.clauseStart(at)
    const isIll = this.read.slice(0, start).some((mark) => isCue(mark, 'ill', 'allergy'))
    const clause = this.clauseOf(at)
    const isBlamed = clause.some(({ phrase }) => blames.has(phrase))
    return isIll && isBlamed && !clause.some((mark) => isCue(mark, 'want', 'with'))
  }

  /** `not allergic to milk, just eggs` */
  protected isOnly(commaAt: number): boolean {
    const [first, second] = this.behind(commaAt)
    return only.has(first?.phrase ?? '') && second?.kind === 'food'
  }

  protected goesOn(commaAt: number, stance: Stance): boolean {
    const segment = this.behind(commaAt)
    const first = segment.find(
      (mark) => mark.kind !== 'filler' && !isCue(mark, 'and', 'or', 'nor', 'also'),
    )
    if (first?.kind !== 'food') return false
    if (stance === 'allergy' && first.food.allergens.length === 0) return false
    if (segment.some(({ phrase }) => perhaps.has(phrase) || phrase === 'instead')) return false
    const isTaste = stance === 'no' || stance === 'dislike'
    const end = this.clauseEnd(commaAt)
    if (isTaste && end === this.read.length - 1 && only.has(this.phraseAt(end))) return false
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

  /** `no egg in my bibimbap`: the dish is wanted. */
  protected isWithin(at: number): boolean {
    const since = this.read.slice(this.read.slice(0, at).findLastIndex(isStated) + 1, at)
    return since.some(({ phrase }) => within.has(phrase))
  }

  /** `eggs are fine but I don't like them` */
  protected pointBack(before: number, stance: Stance): void {
    const stated = this.read.slice(0, before).filter(isStated)
    const last = stated.at(-1)
    const isOther = last?.kind !== 'food' && stated.some((one) => REFUSED.has(one.stance))
    if (isOther) return
    if (last?.stance === 'want' || last?.stance === 'fine') last.stance = stance
  }

  /** `hives from kiwi` */
  protected isForward(from: number, at: number): boolean {
    return this.read.slice(from, at).some((mark) => isCue(mark, 'link', 'with'))
  }
}
