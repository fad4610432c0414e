import { Refusals } from './refusals.ts'
import { isStated, type Stance, type Stated } from './stated.ts'

/** What may be over, a mistake or a joke: an allergy is asked for, and not taken. */
export class Doubts extends Refusals {
  /** `cured of coeliac disease`: it is asked for. */
  protected doubtConditions(): void {
    for (const [at, mark] of this.read.entries()) {
      if (mark.kind !== 'condition' || mark.allergens.length === 0) continue
      const { raw, phrase, allergens, avoid } = mark
      this.read[at] = { kind: 'filler', raw, phrase }
      const none = { foods: [], alsoAsk: [], diet: undefined, lowIn: undefined }
      this.suspects.push({ ...none, avoid, names: allergens, allergens })
    }
  }

  /** What a doctor said no to, and an allergy that may be over, are asked for. */
  protected settled(mark: Stated): Stance {
    const { stance } = mark
    const isLimit = mark.kind === 'food' && mark.food.lowIn !== undefined
    if (this.isMedical && (stance === 'no' || (stance === 'less' && !isLimit))) return 'ill'
    return this.isDoubted && stance === 'allergy' ? 'ill' : stance
  }

  /** `outgrew eggs` */
  protected atDoubt(at: number): void {
    this.isDoubted = true
    if (/^(?:outgr|grew)/.test(this.phraseAt(at))) this.turn('deny', at)
  }

  /** `not sure if my son can have eggs` */
  protected atUnsure(at: number): void {
    this.isDoubted = true
    this.turn('deny', at)
  }

  /** `allergic to fish. Oh wait no, that's shellfish`: the first is asked for alone. */
  protected atCorrection(at: number): void {
    const corrected = this.read.slice(0, at).findLast(isStated)
    if (!corrected || !this.read.slice(at).some(isStated)) return
    if (corrected.stance === 'allergy') {
      corrected.stance = 'deny'
      this.turn('allergy', at)
    } else if (corrected.stance === 'want') corrected.stance = 'fine'
  }
}
