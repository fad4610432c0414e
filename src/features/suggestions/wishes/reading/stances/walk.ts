import { Doubts } from './doubts.ts'
import { DENIALS, HEALTH, REFUSALS } from './turns.ts'
import { isAbroad } from './after/unattributed.ts'
import { BREAKS, isCue, isStated, type Read, type Stated } from './stated.ts'
import { findOfAbsent } from './after/absent.ts'
import {
  findDietsTakenBack,
  findTakenBack,
  findWantedAfterAll,
  takeHarmless,
} from './after/taken-back.ts'
import {
  eaten,
  makers,
  neverWanted,
  negations,
  nobody,
  only,
  perhaps,
  reasons,
  together,
} from './word-sets.ts'

export class Walk extends Doubts {
  run(): void {
    for (const [at, mark] of this.read.entries()) this.step(at, mark)
    this.close(this.read.length)
    this.isDoubted ||= isAbroad(this.read)
    for (const [at, mark] of this.read.entries())
      if (isStated(mark))
        mark.stance =
          this.isNotMuch(at, mark) || this.isSeasoning(at, mark) ? 'less' : this.settled(mark)
    for (const [at, mark] of this.read.entries())
      if (mark.kind === 'dish' && this.isOfCulprit(at, mark)) mark.stance = 'fine'
    takeHarmless(this.read)
    for (const mark of [...findTakenBack(this.read), ...findOfAbsent(this.read)])
      mark.stance = 'deny'
    for (const mark of findDietsTakenBack(this.read))
      this.read[this.read.indexOf(mark)] = { kind: 'saying', raw: mark.raw, phrase: mark.phrase }
    if (this.isDoubted) {
      for (const mark of findWantedAfterAll(this.read)) mark.stance = 'deny'
      this.doubtConditions()
    }
  }

  private step(at: number, mark: Read): void {
    if (isStated(mark)) this.state(at, mark)
    else if (mark.kind === 'stop') this.turn('want', at)
    else if (mark.kind === 'comma') this.atComma(at)
    else if (mark.kind === 'no-allergy') this.turn(this.isPast(at) ? 'deny' : 'fine', at)
    else if (mark.kind === 'unknown') this.atUnknown(at)
    else if (mark.kind === 'cue') this.atCue(at, mark.cue)
  }

  private state(at: number, mark: Stated): void {
    if (this.endsRefusal(at, mark)) this.turn('want', at)
    const isFree = this.stance === 'want' && mark.kind === 'food'
    const isIll = isFree && (this.isUnexplained ? this.isBlamed(at, mark.food) : this.isCulprit(at))
    const isFine = isCue(this.after(at), 'fine', 'harmless')
    const isNeverWanted = isFree && neverWanted.has(mark.phrase)
    mark.stance = isIll || (isNeverWanted && !isFine) ? 'ill' : this.stance
    if (isNeverWanted && isFine) mark.stance = 'fine'
    this.hasObject = true
    if (this.stance === 'allergy') this.isAllergyOpen = false
  }

  private atUnknown(at: number): void {
    if (this.isVerbOfIllness(at) && this.restate(at, 'ill')) {
      this.turn('want', at)
      return
    }
    const before = this.read[at - 1]
    const isListed = isCue(before, 'and', 'or', 'nor') || before?.kind === 'comma'
    // `was allergic to commitment`
    const isLinked =
      /(?: to| من)$/u.test(this.phraseAt(this.startedAt)) && at - 1 === this.startedAt
    const isForward = isLinked || this.isForward(this.startedAt, at)
    const isHealth = this.stance === 'allergy' || (this.stance === 'ill' && isForward)
    if (!isHealth || (this.hasObject && !isListed)) return
    this.isAllergyUnclear = true
    this.hasObject ||= isLinked || isCue(before, 'link')
  }

  private atCue(at: number, cue: string): void {
    if (cue === 'no' || cue === 'dislike') this.atRefusal(at, cue)
    else if (cue === 'cant') this.atRefusal(at, 'ill')
    else if (cue === 'less') this.atLess(at)
    else if (cue === 'nor') this.atNor(at)
    else if (cue === 'but') this.turn(this.isOpposed(at) ? 'ill' : 'want', at)
    else if (cue === 'does') this.atDoes(at)
    else if (cue === 'unwell') this.atUnwell(at)
    else if (cue === 'harmless') this.atHarmless(at)
    else if (cue === 'before') this.atBefore(at)
    else if (cue === 'nonfood') this.atNonFood()
    else if (cue === 'doubt') this.atDoubt(at)
    else if (cue === 'unsure') this.atUnsure(at)
    else if (cue === 'included') this.atIncluded(at)
    else if (cue === 'illness') this.isMedical = true
    else if (cue === 'bad') this.atBad(at)
    else if (cue === 'quiz') this.turn('fine', at)
    else if (cue === 'correction') this.atCorrection(at)
    else if (cue === 'safety') this.atSafety(at)
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

  /** `not allergic to nuts, only to cashews` */
  private isOpposed(at: number): boolean {
    const next = this.after(at)
    const isDenied = DENIALS.has(this.stance)
    if (isCue(next, 'link')) return isDenied || DENIALS.has(this.lastStance)
    return isDenied && this.hasObject && isStated(next)
  }

  /** `wheat makes me` and a word that is not known; `made me happy` is no illness. */
  private atDoes(at: number): void {
    if (this.isPraised(at)) return
    const isOfFood = isStated(this.before(at))
    if (isOfFood && this.restate(at, 'ill')) this.turn('fine', at)
    else if (this.after(at)?.kind === 'unknown' && this.stance === 'want') this.suspect(at)
  }

  /** `I don't like slimy things. Okra especially` */
  private atIncluded(at: number): void {
    const isLast = this.behind(at).length === 0
    if (isLast && this.stance === 'want' && this.lastStance !== 'want')
      this.restate(at, this.lastStance)
  }

  /** `sesame bad, peanut ok` */
  private atBad(at: number): void {
    if (this.isBadOfFood(at) && this.restate(at, 'ill')) this.turn('want', at)
  }

  /** «المكسرات ما فيها شي» */
  private atHarmless(at: number): void {
    const isFollowed = this.behind(at).some(isStated)
    const isWanted = this.read.slice(0, at).findLast(isStated)?.stance === 'want'
    const said = this.read.slice(0, at)
    const start = said.findLastIndex(({ kind }) => BREAKS.has(kind))
    const butAt = said.findLastIndex((mark) => isCue(mark, 'but'))
    const isHealthy = !said
      .slice(Math.max(start, butAt) + 1)
      .some((mark) => isCue(mark, 'allergy', 'ill', 'cant'))
    if (isFollowed || !isWanted || !isHealthy || !this.restate(at, 'fine')) this.turn('fine', at)
  }

  /** `got sick from prawns`, `ate prawns and got sick`; with no cause it says nothing of a meal. */
  private atUnwell(at: number): void {
    const isCaused = isCue(this.after(at), 'link', 'with') && this.behind(at).some(isStated)
    const clause = this.clauseOf(at)
    const isAfter = clause.some((mark) => isCue(mark, 'link')) && clause.some(isStated)
    const isEaten = clause.some(isStated) && clause.some(({ phrase }) => eaten.has(phrase))
    if (isCaused || isAfter || isEaten) this.afterFood(at, 'ill')
  }

  /** `had biryani yesterday` */
  private atBefore(at: number): void {
    const start = this.clauseStart(at)
    const clause = this.clauseOf(at)
    if (this.stance !== 'want' || !clause.some(({ phrase }) => eaten.has(phrase))) return
    for (const mark of clause)
      if (isStated(mark) && !HEALTH.has(mark.stance)) mark.stance = 'dislike'
    if (!this.read.slice(start, at).some(isStated)) this.turn('dislike', at)
  }

  /** `without tahini to be safe`, «الدكتور منع عني الروبيان» */
  private atSafety(at: number): void {
    this.isMedical = true
    if (this.stance === 'no' && this.read.slice(0, at).some(isStated)) this.stance = 'ill'
  }

  private atWish(at: number, cue: 'with' | 'want'): void {
    const isOpen = this.stance === 'ill' && this.startedAt === at - 1
    if (isOpen && only.has(this.phraseAt(at))) return
    if (this.phraseAt(at) === 'نفسي' && isCue(this.read[at - 1], 'ill')) return
    if (makers.has(this.phraseAt(at)) && this.isMaking(at)) {
      this.atDoes(at)
      return
    }
    if (cue === 'want' && isCue(this.read[at + 1], 'link') && this.isOpposed(at)) {
      this.turn('ill', at)
      return
    }
    const isOfUnknown =
      this.stance === 'no' &&
      this.read.slice(this.startedAt, at).some(({ kind }) => kind === 'unknown')
    const isOver =
      isOfUnknown || DENIALS.has(this.stance) || (this.stance === 'ill' && cue === 'want')
    if (cue === 'with' && this.isPartOfRefused(at)) return
    if (cue === 'with' && isCue(this.read[this.startedAt], 'unsure') && !this.hasObject) return
    // `the allergy was a typo, I love peanuts`
    const isDoubted = this.stance === 'allergy' && this.isDoubted && cue === 'want'
    if (this.hasObject || isOver || isDoubted) this.turn('want', at)
  }

  private atAllergy(at: number): void {
    const next = this.after(at)
    if (this.isDenied(at)) {
      this.isCleared = true
      this.turn('fine', at)
      return
    }
    const isArabic = /\p{Script=Arabic}/u.test(this.phraseAt(at))
    const isFollowed = this.read.slice(at, this.clauseEnd(at)).some(isStated)
    const isBefore = (isCue(next, 'link') && isFollowed) || (isArabic && next?.kind === 'food')
    this.isDoubted ||= this.read
      .slice(this.clauseStart(at), at)
      .some(({ phrase }) => perhaps.has(phrase))
    if (this.isAside(at) || (!isBefore && this.restate(at, 'allergy'))) {
      this.turn('want', at)
      this.lastStance = 'allergy'
      return
    }
    this.turn('allergy', at)
    this.isAllergyOpen = true
  }

  /** `nobody here has allergies`, «ما عندنا تحسس»; `nobody knows of my allergy` is no denial. */
  private isDenied(at: number): boolean {
    const since = this.read.slice(this.startedAt, at)
    const said = since.findLastIndex(({ phrase }) => !together.has(phrase))
    const phrase = since[said]?.phrase ?? ''
    return nobody.has(phrase) || (this.stance === 'no' && negations.has(phrase))
  }

  /** `allergic to cats, want fish` */
  private atNonFood(): void {
    if (this.stance !== 'allergy') return
    this.isAllergyOpen = false
    this.hasObject = true
  }

  private afterFood(at: number, stance: 'allergy' | 'ill'): void {
    if (this.isReason(at, stance)) return
    const clause = this.behind(at)
    const isFollowed = clause.some((mark) => isStated(mark) || mark.kind === 'unknown')
    const isBefore = isFollowed && isCue(this.after(at), 'link')
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

  /** `no nuts because her face swells`: it is why they were left out. */
  private isReason(at: number, stance: 'allergy' | 'ill'): boolean {
    const since = this.read.slice(0, at).findLastIndex((mark) => isCue(mark, 'but'))
    const isBecause =
      reasons.has(this.phraseAt(since)) && !this.read.slice(since, at).some(isStated)
    const refused = this.read.slice(0, Math.max(0, since)).findLast(isStated)
    return isBecause && refused !== undefined && REFUSALS.has(refused.stance)
      ? this.restate(since, stance === 'allergy' ? 'allergy' : 'ill')
      : false
  }

  /** `nuts make me ill, dairy too`; `allergic to milk. Also eggs`. */
  private atAlso(at: number): void {
    const before = this.read[at - 1]
    if (this.stance !== 'want' || this.lastStance === 'want') return
    if (isStated(before)) this.restate(at, this.lastStance)
    else if (before === undefined || before.kind === 'stop' || before.kind === 'comma')
      this.stance = this.lastStance
  }

  /** Whether what follows still belongs to the list of what is not wanted. */
  private atComma(at: number): void {
    if (this.stance === 'want' || (this.stance === 'allergy' && !this.hasObject)) return
    if (isCue(this.read[this.startedAt], 'quiz')) return
    if (this.stance === 'less' && !this.isOfFigures(at)) {
      this.turn('want', at)
      return
    }
    const isDenied = DENIALS.has(this.stance)
    if (isDenied && this.hasObject && this.isOnly(at)) {
      this.turn('ill', at)
      return
    }
    const isBare = isDenied && !this.hasObject
    if (isBare || !this.goesOn(at, this.stance)) this.turn('want', at)
  }
}
