import { HEALTH, REFUSALS, Turns } from './turns.ts'
import { BREAKS, isCue, isMain, isStaple, isStated, type Stated } from './stated.ts'
import { formsOf } from '../../phrase-forms.ts'
import { bare, behind, exceptions, holding, much, swaps } from './word-sets.ts'

const ANSWERS = formsOf('absolutely not|hell no|god no|no|nope|nah|never|no thanks|لا|لأ|ابدا')

/** What is turned away, and how far it reaches. */
export class Refusals extends Turns {
  /** `low sugar`, «سكر قليل»; behind its food only where no other follows. */
  protected atLess(at: number): void {
    const isLast = !this.behind(at).some(isStated)
    const stated = this.read.slice(0, at).findLast(isStated)
    if (isLast && stated?.kind === 'heat') stated.stance = 'less'
    const before = this.read.slice(0, at).findLast(({ kind }) => kind !== 'filler')
    const isFood = before?.kind === 'food' && !HEALTH.has(before.stance)
    const isBehind = isFood && !isStated(this.read[at + 1])
    if (isBehind && this.restate(at, 'less')) this.turn('want', at)
    else this.turn('less', at)
  }

  /** `less salt, sugar`; in `low fat, chicken or fish` the list has ended. */
  protected isOfFigures(commaAt: number): boolean {
    const foods = this.behind(commaAt).filter((mark) => mark.kind === 'food')
    return foods.length > 0 && foods.every(({ food }) => food.lowIn !== undefined)
  }

  /** «ما آكل سمك إلا السلمون»; «ما أبي إلا الدجاج» is a wish. */
  protected atException(at: number): boolean {
    if (!exceptions.has(this.phraseAt(at))) return false
    if (REFUSALS.has(this.stance)) {
      this.turn(this.hasObject ? 'fine' : 'want', at)
      return true
    }
    const clause = this.behind(at)
    const isRefused = clause.some((mark) => isCue(mark, 'dislike', 'no', 'cant'))
    if (isRefused) this.turn('fine', at)
    return isRefused
  }

  protected atRefusal(at: number, stance: 'no' | 'dislike' | 'ill'): void {
    if (stance === 'no' && this.atException(at)) return
    if (this.stance === 'fine' && this.read[at]?.phrase === 'لا') return
    if (this.isOpposite(at)) {
      this.turn('fine', at)
      return
    }
    if (stance === 'no' && this.isAnswer(at)) return
    const clause = this.behind(at)
    const before = this.read.slice(0, at).findLast((mark) => mark.kind !== 'filler')
    const phrase = this.phraseAt(at)
    const isAlone = bare.has(phrase) && clause.length === 0
    const isOfOther = phrase === 'no' && this.read[at + 1]?.kind === 'unknown'
    const isBehind =
      (behind.has(phrase) || isAlone) && isStated(before) && !clause.some(isStated) && !isOfOther
    if (isBehind && this.restate(at, stance)) this.turn('want', at)
    else this.turn(stance, at)
  }

  /** `almonds are a no go (epipen), peanuts I eat`: it says why the almonds are. */
  protected isAside(at: number): boolean {
    const isAlone = this.read[at - 1]?.kind === 'comma' && this.read[at + 1]?.kind === 'comma'
    const before = this.read.slice(0, at).findLast(isStated)
    if (!isAlone || before?.kind !== 'food' || !REFUSALS.has(before.stance)) return false
    const next = this.read.slice(at + 1).findIndex(({ kind }) => kind !== 'comma') + at + 1
    const clause = this.read.slice(next, this.clauseEnd(next))
    const isList = clause.every((mark) => mark.kind === 'food' || isCue(mark, 'and', 'or'))
    return !isList
  }

  /** `pasta? yes. cream? no.` */
  private isAnswer(at: number): boolean {
    const isAlone = this.read[at + 1] === undefined || BREAKS.has(this.read[at + 1]?.kind ?? '')
    const [asked, stop] = [this.read[at - 2], this.read[at - 1]]
    if (!bare.has(this.phraseAt(at)) && !ANSWERS.has(this.phraseAt(at))) return false
    const isQuestion = asked?.kind === 'food' && asked.stance === 'want' && stop?.kind === 'stop'
    const isOnly = BREAKS.has(this.read[at - 3]?.kind ?? 'stop')
    if (!isAlone || !isQuestion || !isOnly) return false
    asked.stance = 'no'
    return true
  }

  /** `allergic to prawns, not to fish` */
  protected isOpposite(at: number): boolean {
    const isOfAllergy = [this.stance, this.lastStance].some(
      (stance) => stance === 'allergy' || stance === 'ill',
    )
    const isNotTo = this.phraseAt(at) === 'not' && this.phraseAt(at + 1) === 'to'
    return isOfAllergy && isNotTo && isStated(this.read[at + 2])
  }

  /** `allergic to rice with nuts`, «حساسية من خبز بالسمسم»: what is in it is turned away with it. */
  protected isPartOfRefused(at: number): boolean {
    const isTurnedAway = this.hasObject && REFUSALS.has(this.stance) && this.stance !== 'less'
    const before = this.read.slice(0, at).findLast(({ kind }) => kind !== 'filler')
    const next = this.after(at)
    if (!isTurnedAway || !holding.has(this.phraseAt(at)) || !isStated(before)) return false
    if (next?.kind !== 'food') return false
    if (this.stance !== 'allergy' && this.stance !== 'ill') return !isMain(next)
    if (next.food.allergens.length === 0) return false
    // It may be the bread or what is in it.
    if (isStaple(before)) before.stance = 'deny'
    this.stance = 'ill'
    return true
  }

  /** `no onion chicken curry` leaves out the onion alone. */
  protected endsRefusal(at: number, mark: Stated): boolean {
    const before = this.read[at - 1]
    if (this.hasObject && swaps.has(this.phraseAt(this.startedAt)))
      return !isCue(before, 'and', 'or') && before?.kind !== 'comma'
    const isRefusal = this.stance === 'no' || this.stance === 'dislike'
    const isHealth = this.stance === 'allergy' || this.stance === 'ill'
    if (isHealth && this.hasObject && isMain(mark) && this.isWithin(at)) return true
    if (this.hasObject && this.stance === 'less') {
      const last = this.read.slice(0, at).findLast(({ kind }) => kind !== 'filler')
      return !isCue(last, 'and', 'or') && last?.kind !== 'comma'
    }
    if (isRefusal && this.hasObject && mark.kind === 'dish' && this.isWithin(at)) return true
    return isRefusal && this.hasObject && isMain(mark) && isStated(before) && !isMain(before)
  }

  /** «ما يحب ملح وايد»; much of an allergy is no little of the food. */
  protected isNotMuch(at: number, mark: Stated): boolean {
    const isOfFigures = mark.kind === 'food' && mark.food.lowIn !== undefined
    const isTaste = mark.stance === 'no' || mark.stance === 'dislike'
    return isOfFigures && isTaste && much.has(this.phraseAt(at + 1))
  }

  /** No one asks for sugar or salt by a word that is not known: «ممكن تزبطون السكر؟». */
  protected isSeasoning(at: number, mark: Stated): boolean {
    if (mark.kind !== 'food' || mark.stance !== 'want') return false
    if (mark.food.lowIn !== 'sugar' && mark.food.lowIn !== 'salt') return false
    const clause = this.clauseOf(at)
    const isWished = clause.some((one) => isCue(one, 'want', 'with', 'and'))
    return !isWished && clause.some(({ kind }) => kind === 'unknown')
  }

  /** `in hospital after a cashew curry`: it was the cashews. */
  protected isOfCulprit(at: number, { stance }: Stated): boolean {
    const before = this.read[at - 1]
    const isNamed = before?.kind === 'food' && before.food.names.length > 0
    return isNamed && before.stance === stance && (stance === 'ill' || stance === 'allergy')
  }
}
