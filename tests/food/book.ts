import type { Day } from '../../src/shared/dates.ts'

/**
 * What became of a drop, by those who were there and not by the product: it came, it did not, nobody
 * was at home, or it was no good and an admin said so.
 */
export type Outcome = 'came' | 'lost' | 'forfeited' | 'granted'

export interface Drop {
  id: number
  dayId: number
  subscriptionId: number
  restaurantId: number
  day: Day
  mealTime: string
}

/** Whether a customer had a day full before anyone would have to remind them. */
export interface Choice {
  subscriptionId: number
  day: Day
  isFull: boolean
}

/** What happened in the world, which the audit holds the product to. */
export interface Book {
  drops: Map<number, Drop & { outcome: Outcome | undefined }>
  choices: Choice[]
  /** When the product stood still. */
  outages: { from: Date; to: Date }[]
}

export const emptyBook = (): Book => ({ drops: new Map(), choices: [], outages: [] })
