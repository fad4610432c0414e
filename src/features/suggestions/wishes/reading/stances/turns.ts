import type { KnownFood } from '../../lexicon.ts'
import { Sentence } from './sentence.ts'
import { isStated, type Read, type Stance, type Stated } from './stated.ts'
import { eating, exclaims, pointers, traits } from './word-sets.ts'

/** What turns away from a food. */
export const REFUSALS: ReadonlySet<Stance> = new Set(['less', 'no', 'dislike', 'ill', 'allergy'])

/** What no other word takes back. */
export const HEALTH: ReadonlySet<Stance> = new Set(['ill', 'allergy', 'deny'])

/** No illness was spoken of with what is said like this. */
const UNASKED: ReadonlySet<Stance> = new Set(['want', 'less', 'fine', 'dislike', 'no'])
const TURNED_AWAY: ReadonlySet<Stance> = new Set(['no', 'dislike'])
const IT: ReadonlySet<string> = new Set(['it', 'that', 'this'])
const isUnasked = ({ stance }: Stated): boolean => UNASKED.has(stance)
export const DENIALS: ReadonlySet<Stance> = new Set(['fine', 'deny'])

/** `them`, and the Arabic «ها» at the end of a verb. */
const isPointing = ({ phrase, raw }: Read): boolean =>
  pointers.has(phrase) || traits.has(phrase) || /\p{Script=Arabic}{3,}(?:ه|ها|هم)$/u.test(raw)

/** What a walk has heard so far, and how one clause is left for the next. */
export class Turns extends Sentence {
  isAllergyUnclear = false
  /** `nobody here has allergies` */
  isCleared = false
  protected stance: Stance = 'want'
  /** What the clause before said; `also` takes it up again. */
  protected lastStance: Stance = 'want'
  protected hasObject = false
  readonly suspects: KnownFood[] = []
  protected startedAt = 0
  protected isAllergyOpen = false
  /** `got hives, it was the cashews`: an illness waits for its food. */
  isUnexplained = false
  protected isMedical = false
  protected isDoubted = false
  /** `kiwi gives me hives` */
  protected isIllOfUnknown = false

  protected turn(stance: Stance, at: number): void {
    this.close(at)
    if (this.stance !== 'want') this.lastStance = this.stance
    this.stance = stance
    this.hasObject = false
    this.startedAt = at
  }

  /** An allergy that found nothing is never dropped in silence. */
  protected close(at: number): void {
    if (this.isAllergyOpen || (this.isIllOfUnknown && !this.hasObject)) this.isAllergyUnclear = true
    this.isAllergyOpen = false
    this.isIllOfUnknown = false
    if (this.hasObject || !REFUSALS.has(this.stance)) return
    const phrase = this.phraseAt(this.startedAt)
    const isOfNothing = !this.read.slice(0, at).some(isStated)
    if (isOfNothing && (eating.has(phrase) || /^(?:intoleran|react)/.test(phrase)))
      this.isAllergyUnclear = true
    if (exclaims.has(phrase)) this.pointBack(this.startedAt, this.stance)
    else if (this.stance === 'ill' || this.stance === 'allergy')
      this.isUnexplained = !this.suspect(this.startedAt)
    else if (this.read.slice(this.startedAt, at).some(isPointing))
      this.pointBack(this.startedAt, this.stance)
  }

  protected suspect(before: number): boolean {
    const foods = this.read.slice(0, before).filter((mark) => mark.kind === 'food')
    const last = foods.at(-1)
    // `eggs are fine. Milk isn't, it wrecks my stomach`
    const clause = this.read.slice(this.clauseStart(before), before)
    const isIt = clause.some(({ phrase }) => IT.has(phrase))
    const isOfLast = last !== undefined && isIt && TURNED_AWAY.has(last.stance)
    const suspected = isOfLast ? [last] : foods.filter(isUnasked)
    this.suspects.push(...suspected.map(({ food }) => food))
    return foods.length > 0
  }
}
