import type { Equipment } from '#shared/food/food.ts'
import { ATTENDED, TIMED, type StepAction, type DraftStep } from './draft.ts'

const TOOLS: Partial<Record<StepAction, Equipment>> = {
  boil: 'stove',
  simmer: 'stove',
  steam: 'stove',
  fry: 'stove',
  roast: 'oven',
  grill: 'grill',
  blend: 'blender',
}

/** What the steps can't be done without. */
export const equipmentOf = (steps: readonly DraftStep[]): Equipment[] => [
  ...new Set(steps.flatMap(({ act }) => TOOLS[act] ?? [])),
]

const MINUTES_BY_HAND = 3

const takesTime = ({ act }: DraftStep): boolean => TIMED.includes(act)

/** From the first act to the plate. */
export const minutesOf = (steps: readonly DraftStep[]): number =>
  steps.reduce((sum, step) => sum + (takesTime(step) ? (step.minutes ?? 0) : MINUTES_BY_HAND), 0)

/** Of those, what someone has their hands in. */
export const activeMinutesOf = (steps: readonly DraftStep[]): number =>
  steps.reduce((sum, step) => {
    if (!takesTime(step)) return sum + MINUTES_BY_HAND
    return sum + (ATTENDED.includes(step.act) ? (step.minutes ?? 0) : 1)
  }, 0)
