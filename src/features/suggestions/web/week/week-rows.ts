import type { MealTime } from '#shared/food/food.ts'

/** Meals of the same time stand side by side, also where a day has fewer. */
export const WEEK_ROWS = {
  breakfast: '@min-[56rem]:row-start-1',
  lunch: '@min-[56rem]:row-start-2',
  dinner: '@min-[56rem]:row-start-3',
} as const satisfies Record<MealTime, string>
