import type { Plan, Task } from '../../src/features/suggestions/engine/engine.ts'
import { shareOfDay } from '../../src/features/suggestions/engine/basics/day-share.ts'

/** How good plans are, over many: the medians of the errors are over days. */
export interface Quality {
  points: number
  kcalMedian: number
  kcalP90: number
  proteinMedian: number
  carbsMedian: number
  fatMedian: number
  /** Of the spending, what the packs of perishables hold beyond the need. */
  leftoverShare: number
  overBudget: number
  relaxed: number
  /** Thousandths. */
  liking: number
  plans: number
}

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = Float64Array.from(values).toSorted()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const off = (eaten: number, target: number | undefined): number =>
  target ? Math.abs(eaten / target - 1) : 0

/** Gathers plans and reports their quality. */
export class QualityGauge {
  private readonly errors = { kcal: [], protein: [], carbs: [], fat: [] } as Record<
    'kcal' | 'protein' | 'carbs' | 'fat',
    number[]
  >
  private readonly points: number[] = []
  private readonly leftovers: number[] = []
  private readonly likings: number[] = []
  private overBudget = 0
  private relaxed = 0

  add({ targets, mealTimes, taste }: Task, plan: Plan): void {
    const share = shareOfDay(mealTimes)
    for (const day of plan.totals.days) {
      this.errors.kcal.push(off(day.kcal / share, targets?.kcal))
      this.errors.protein.push(off(day.proteinG / share, targets?.proteinG))
      this.errors.carbs.push(off(day.carbsG / share, targets?.carbsG))
      this.errors.fat.push(off(day.fatG / share, targets?.fatG))
    }
    this.points.push(plan.totals.points)
    if (plan.totals.basketFils > 0)
      this.leftovers.push(plan.totals.leftoverFils / plan.totals.basketFils)
    this.likings.push(mean(plan.meals.map(({ dishId }) => taste?.get(dishId) ?? 0)))
    if (plan.relaxed.some(({ kind }) => kind === 'budget')) this.overBudget += 1
    if (plan.relaxed.some(({ kind }) => kind === 'window' || kind === 'minutes')) this.relaxed += 1
  }

  report(): Quality {
    const { errors } = this
    return {
      points: mean(this.points),
      kcalMedian: quantile(errors.kcal, 0.5),
      kcalP90: quantile(errors.kcal, 0.9),
      proteinMedian: quantile(errors.protein, 0.5),
      carbsMedian: quantile(errors.carbs, 0.5),
      fatMedian: quantile(errors.fat, 0.5),
      leftoverShare: quantile(this.leftovers, 0.5),
      overBudget: this.overBudget,
      relaxed: this.relaxed,
      liking: mean(this.likings),
      plans: this.points.length,
    }
  }
}
