import { SCALE_STEPS } from '../weights.ts'

const TENTHS = 10

/** Grams as a kitchen scale and a cook would have them; never nothing. */
export const roundToScale = (grams: number): number => {
  for (const { fromGrams, stepGrams } of SCALE_STEPS) {
    if (grams < fromGrams) continue
    const steps = Math.max(1, Math.round(grams / stepGrams))
    return Math.round(steps * stepGrams * TENTHS) / TENTHS
  }
  return grams
}
