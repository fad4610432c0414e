import type { Day } from '../../src/shared/dates.ts'
import type { World } from './world.ts'

/**
 * What became of a drop, by those who were there and not by the product: it came, it did not, no
 * one was at home, or it was no good and an admin said so.
 */
export type Outcome = 'came' | 'lost' | 'forfeited' | 'granted'

export interface DeliveryStop {
  id: number
  dayId: number
  subscriptionId: number
  day: Day
  mealTime: string
  outcome: Outcome | undefined
  /** They went back before the driver’s phone could say that the drop had come. */
  areExtrasBack: boolean
}

/**
 * Whether someone had a day full before they would have to be reminded, and when they filled it
 * then.
 */
export interface Choice {
  subscriptionId: number
  day: Day
  isFull: boolean
  filledAt?: Date
}

/** What happened in the world, which the audit holds the product to. */
export interface Book {
  stops: Map<number, DeliveryStop>
  choices: Choice[]
  /** Orders of ingredients that came. */
  ingredients: Set<number>
  /** When the product stood still. */
  outages: { from: Date; to: Date }[]
}

export const emptyBook = (): Book => ({
  stops: new Map(),
  choices: [],
  ingredients: new Set(),
  outages: [],
})

/** What becomes of a drop; a later word counts. */
export function closeStop({ stops }: Book, id: number, outcome: Outcome): void {
  const stop = stops.get(id)
  if (!stop) throw new Error(`Nobody knows of stop ${id}`)
  stop.outcome = outcome
}

export async function noteStop({ book, test }: World, id: number): Promise<void> {
  const found = await test.app.db
    .selectFrom('kitchen_tickets as t')
    .innerJoin('delivery_days as d', 'd.id', 't.delivery_day_id')
    .select(['t.id', 'd.id as dayId', 'd.subscription_id as subscriptionId'])
    .select(['t.day', 't.meal_time as mealTime'])
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow()
  book.stops.set(id, { ...found, outcome: undefined, areExtrasBack: false })
}

/** What no one brought by the end of a day did not come. */
export function closeDay({ stops }: Book, day: Day): void {
  for (const stop of stops.values()) {
    if (stop.day === day) stop.outcome ??= 'lost'
  }
}
