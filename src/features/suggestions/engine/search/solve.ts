import { MOVES, RESTARTS } from '../weights.ts'
import { anneal } from './anneal.ts'
import { fillGreedily } from './greedy.ts'
import type { Problem } from './problem.ts'
import { Servings } from './servings.ts'
import { WeighedPlan } from './weighed-plan.ts'

const SEED_STEP = 7717

/** The best plan of some searches, weighed; nothing when some slot finds no free dish. */
export const solve = (
  problem: Problem,
  seed: number,
  moveCount: number = MOVES,
): WeighedPlan | undefined => {
  const starts = RESTARTS.find(({ upToDays }) => problem.days <= upToDays)?.starts ?? 1
  const servings = new Servings(problem)
  let best: WeighedPlan | undefined
  for (let start = 0; start < starts; start += 1) {
    const draft = fillGreedily(problem)
    if (!draft) return undefined
    anneal(draft, seed + start * SEED_STEP, Math.floor(moveCount / starts))
    const plan = new WeighedPlan(draft, servings)
    plan.repair()
    if (!best || plan.score() < best.score()) best = plan
  }
  return best
}
