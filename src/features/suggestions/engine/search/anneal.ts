import { Random } from '../basics/random.ts'
import { COOLING_STEPS } from '../weights.ts'
import { temperatures, toleratedWorsening } from './acceptance.ts'
import type { Draft } from './draft.ts'
import { Moves } from './moves.ts'
import { PortionFitter } from './portions.ts'

/** Of a hundred moves: this many, and the rest turns leftovers. */
const REPLACE = 60
const STEP = 78
const SWAP = 93

const move = (moves: Moves, kind: number): boolean => {
  if (kind < REPLACE) return moves.replaceDish()
  if (kind < STEP) return moves.stepPortion()
  return kind < SWAP ? moves.swapDishes() : moves.turnLeftover()
}

/** Improves a plan by so many random moves; worse ones are taken too, ever more rarely. */
export const anneal = (draft: Draft, seed: number, moveCount: number): void => {
  const { problem } = draft
  const random = new Random(seed)
  const moves = new Moves(draft, random, new PortionFitter(problem))
  const heat = temperatures(problem.days)
  const best = {
    dish: draft.dish.slice(),
    portion: draft.portion.slice(),
    isLeftover: draft.isLeftover.slice(),
  }
  let current = draft.score()
  let least = current
  for (let count = 0; count < moveCount; count += 1) {
    const temperature = heat[Math.floor((count * COOLING_STEPS) / moveCount)] ?? 0
    if (!move(moves, random.below(100))) continue
    const { first, other } = moves.touched
    const score = draft.score()
    if (score > current && score - current > toleratedWorsening(temperature, random.next())) {
      draft.undo(first, other)
      continue
    }
    draft.keep(first, other)
    current = score
    if (score >= least) continue
    least = score
    best.dish.set(draft.dish)
    best.portion.set(draft.portion)
    best.isLeftover.set(draft.isLeftover)
  }
  draft.copyFrom(best)
}
