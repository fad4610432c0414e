import { addDays, type Day } from '#shared/dates.ts'
import type { Answer } from '#shared/wire/endpoint.ts'
import type { Diet } from '#shared/food/food.ts'
import type { Language } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import type { subscription as schema } from '../../contract.ts'
import { isOver, type Status } from '../../rules.ts'
import { choiceOf } from '../changes/next-cycle.ts'
import { findOffer } from '../ordering/get-offer.ts'
import type { CycleRow, SubscriptionRow } from '../store.ts'

type Renewing = Pick<
  SubscriptionRow,
  'planId' | 'restaurantId' | 'nextPlanId' | 'nextRestaurantId' | 'addOns'
> & { status: string; diets: readonly string[] }

type NextCycle = NonNullable<Answer<{ output: typeof schema }>['nextCycle']>

/** Another plan or kitchen from the next cycle on: still to be opened, or opened and not yet paid. */
export async function findNextCycle(
  db: Database,
  view: Renewing,
  cycles: readonly CycleRow[],
  { language, today }: { language: Language; today: Day },
): Promise<NextCycle | null> {
  const newest = cycles.at(-1)
  if (!newest || isOver(view.status as Status)) return null
  const canChange = view.nextPlanId !== null || view.nextRestaurantId !== null
  const isOpened = newest.restaurantId !== view.restaurantId || newest.planId !== view.planId
  if (!canChange && !isOpened) return null
  const offer = await findOffer(db, {
    ...choiceOf(view, newest),
    diets: view.diets as readonly Diet[],
    addOns: view.addOns,
    today,
  })
  if (!offer) return null
  return {
    startsOn: canChange ? addDays(newest.endsOn, 1) : newest.startsOn,
    plan: { id: offer.plan.id, name: offer.planName[language] },
    restaurant: { id: offer.kitchen.id, name: offer.kitchenName[language] },
    total: toDirhams(canChange ? offer.bill.totalFils : newest.totalFils),
    canChange,
  }
}

/** AED of the next cycle that is not opened yet, at the prices of a day; undefined without one. */
export async function priceNextCycle(
  db: Database,
  view: Renewing,
  cycles: readonly CycleRow[],
  today: Day,
): Promise<number | undefined> {
  const newest = cycles.at(-1)
  if (!newest || isOver(view.status as Status)) return undefined
  const offer = await findOffer(db, {
    ...choiceOf(view, newest),
    diets: view.diets as readonly Diet[],
    addOns: view.addOns,
    today,
  })
  return offer && toDirhams(offer.bill.totalFils)
}
