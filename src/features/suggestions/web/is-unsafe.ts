import type { AcceptedMeal } from './queries.ts'

/** Someone of the household must not eat it; traces alone only warn. */
export const isUnsafe = ({ warnings }: Pick<AcceptedMeal, 'warnings'>): boolean =>
  warnings.some(({ isTrace }) => !isTrace)
