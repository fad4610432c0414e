import { MEAL_TIME_NAMES } from './food.ts'
import type { Bilingual } from '../language.ts'

/** As what a meal comes to the door, in the order of the day: at its meal time, or as Ramadan has it. */
export const OCCASIONS = ['suhoor', 'breakfast', 'lunch', 'iftar', 'dinner'] as const
export type Occasion = (typeof OCCASIONS)[number]

export const OCCASION_NAMES: Readonly<Record<Occasion, Bilingual>> = {
  ...MEAL_TIME_NAMES,
  suhoor: { en: 'Suhoor', ar: 'السحور' },
  iftar: { en: 'Iftar', ar: 'الإفطار' },
}
