/** Decision 11: a billing cycle is 28 days. */
export const CYCLE_DAYS = 28
export const CYCLE_WEEKS = 4

/** Part 1, section 9: meals a month are meals a day x days a week x 4 weeks. */
export const mealsPerCycle = (plan: { mealsPerDay: number; daysPerWeek: number }): number =>
  plan.mealsPerDay * plan.daysPerWeek * CYCLE_WEEKS
