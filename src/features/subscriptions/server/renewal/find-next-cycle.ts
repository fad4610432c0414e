import { addDays, type Day } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Diet } from '#shared/food/food.ts'
import type { Language } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import type { subscription as schema } from '../../contract.ts'
import { chargeDayOf } from '../../billing-rules.ts'
import { isOver, type Status } from '../../rules.ts'
import { findKitchen } from '#features/restaurants/server/public.ts'
import { choiceOf } from '../changes/next-cycle.ts'
import { findOffer } from '../ordering/get-offer.ts'
import type { CycleRow, SubscriptionRow } from '../store.ts'
import { findRenewal, type RenewalSearch } from './follow-days.ts'

type Renewing = Pick<
  SubscriptionRow,
  'planId' | 'restaurantId' | 'nextPlanId' | 'nextRestaurantId' | 'addOns'
> & { status: string; diets: readonly string[] }

type NextCycle = NonNullable<Output<{ output: typeof schema }>['nextCycle']>

/** Another plan or kitchen from the next cycle on: still to be opened, or opened and not yet paid. */
export async function findNextCycle(
  db: Database,
  view: Charged,
  search: ChargeFacts,
  language: Language,
): Promise<NextCycle | null> {
  const newest = search.cycles.at(-1)
  if (!newest || isOver(view.status as Status)) return null
  const canChange = view.nextPlanId !== null || view.nextRestaurantId !== null
  const isOpened = newest.restaurantId !== view.restaurantId || newest.planId !== view.planId
  if (!canChange && !isOpened) return null
  const offer = await findNextOffer(db, view, newest, search.today)
  if (!offer) return null
  const renewal = await findRenewal(db, { ...view, status: view.status as Status }, search)
  return {
    startsOn: canChange ? (renewal?.startsOn ?? addDays(newest.endsOn, 1)) : newest.startsOn,
    plan: { id: offer.plan.id, name: offer.planName[language] },
    restaurant: { id: offer.kitchen.id, name: offer.kitchenName[language] },
    total: toDirhams(canChange ? offer.bill.totalFils : newest.totalFils),
    canChange,
  }
}

export interface ChargeFacts extends RenewalSearch {
  today: Day
}

type Charged = Renewing & Pick<SubscriptionRow, 'pause' | 'weekdays'>

/** What is charged next, and when; null where nothing is. The days may be such as a change makes. */
export async function findNextCharge(
  db: Database,
  view: Charged,
  { today, ...search }: ChargeFacts,
): Promise<{ day: Day; amount: number } | null> {
  const newest = search.cycles.at(-1)
  if (!newest || isOver(view.status as Status)) return null
  if (newest.payment === 'pending' || newest.payment === 'ready') {
    const day = await findDueDay(db, newest, search.days, today)
    return { day, amount: toDirhams(newest.totalFils) }
  }
  const renewal = await findRenewal(db, { ...view, status: view.status as Status }, search)
  const offer = renewal && (await findNextOffer(db, view, newest, today))
  return offer ? { day: renewal.chargeOn, amount: toDirhams(offer.bill.totalFils) } : null
}

/** An untried charge goes along with the first delivery; what is overdue is tried again today. */
async function findDueDay(
  db: Database,
  { id, restaurantId, startsOn, chargeOn }: CycleRow,
  days: RenewalSearch['days'],
  today: Day,
): Promise<Day> {
  const due = chargeOn ?? startsOn
  if (due < today) return today
  const first = days.find(({ cycleId, status }) => cycleId === id && status !== 'skipped')?.day
  if (first === undefined || first === startsOn || due === today) return due
  const kitchen = await findKitchen(db, restaurantId)
  return kitchen ? chargeDayOf(first, kitchen) : due
}

const findNextOffer = (db: Database, view: Renewing, newest: CycleRow, today: Day) =>
  findOffer(db, {
    ...choiceOf(view, newest),
    diets: view.diets as readonly Diet[],
    addOns: view.addOns,
    today,
  })
