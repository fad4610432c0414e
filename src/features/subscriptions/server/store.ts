import type { Day } from '#shared/dates.ts'
import type { Cuisine, Diet } from '#shared/food/food.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Fallback } from '#features/meals/rules.ts'
import type { OfferedMethod } from '#features/payments/rules.ts'
import type { Bill } from '../bill.ts'
import { isRenewing, STATUSES, type CyclePayment, type Pause, type Status } from '../rules.ts'

/** How the cycles of a subscription are paid. */
export type SubscriptionMethod = Exclude<OfferedMethod, 'cash_on_delivery'>

export interface SubscriptionRow {
  id: number
  customerId: string
  planId: number
  restaurantId: number
  nextRestaurantId: number | null
  addressId: number
  startDate: Day
  endDate: Day | null
  status: Status
  paymentMethod: SubscriptionMethod
  paypalEmail: string | null
  cuisines: Cuisine[]
  diets: Diet[]
  addOns: string[]
  mealsPerDay: number
  daysPerWeek: number
  /** As chosen; null is Monday to as many days as the plan has. */
  weekdays: number[] | null
  nextPlanId: number | null
  pause: Pause | null
}

/** What the row of a subscription is made of. */
export const COLUMNS = [
  'id',
  'customer_id as customerId',
  'plan_id as planId',
  'restaurant_id as restaurantId',
  'next_restaurant_id as nextRestaurantId',
  'address_id as addressId',
  'start_date as startDate',
  'end_date as endDate',
  'status',
  'payment_method as paymentMethod',
  'paypal_email as paypalEmail',
  'cuisines',
  'diets',
  'add_ons as addOns',
  'meals_per_day as mealsPerDay',
  'days_per_week as daysPerWeek',
  'weekdays',
  'next_plan_id as nextPlanId',
  'paused_from as pausedFrom',
  'paused_to as pausedTo',
] as const

const subscriptions = (db: Database) => db.selectFrom('subscriptions').select(COLUMNS)

type RawRow = Awaited<ReturnType<ReturnType<typeof subscriptions>['execute']>>[number]

export const pauseOf = ({
  pausedFrom,
  pausedTo,
}: {
  pausedFrom: Day | null
  pausedTo: Day | null
}): Pause | null => (pausedFrom && pausedTo ? { from: pausedFrom, to: pausedTo } : null)

export const toSubscription = ({ pausedFrom, pausedTo, ...row }: RawRow): SubscriptionRow => ({
  ...row,
  pause: pauseOf({ pausedFrom, pausedTo }),
  status: row.status as Status,
  paymentMethod: row.paymentMethod as SubscriptionMethod,
  cuisines: row.cuisines as Cuisine[],
  diets: row.diets as Diet[],
})

/** A subscription locked until the transaction ends, its customer locked first. */
export async function findAndLockSubscription(
  tx: Transaction,
  id: number,
  customerId?: string,
): Promise<SubscriptionRow | undefined> {
  const owner = customerId ?? (await findCustomerOf(tx, id))
  if (owner === undefined) return undefined
  await lockUser(tx, owner)
  const [row] = await lockedSubscription(tx, { id, owner })
  return row && toSubscription(row)
}

const lockedSubscription = prepared<{ id: number; owner: string }>()((db, param) =>
  subscriptions(db)
    .where('id', '=', param('id'))
    .where('customer_id', '=', param('owner'))
    .forNoKeyUpdate(),
)

export async function findOwnSubscription(
  db: Database,
  customerId: string,
  id: number,
): Promise<SubscriptionRow | undefined> {
  const row = await subscriptions(db)
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row && toSubscription(row)
}

export async function updateSubscription(
  tx: Transaction,
  id: number,
  change: Partial<{
    status: Status
    startDate: Day
    paymentMethod: SubscriptionMethod
    endDate: Day
    cancelledAt: Date
    restaurantId: number
    nextRestaurantId: number | null
    nextPlanId: number | null
    plan: PlanOfCycle
    weekdays: readonly number[] | null
    pause: Pause | null
    addOns: readonly string[]
  }>,
): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({
      ...(change.status && { status: change.status }),
      ...(change.startDate && { start_date: change.startDate }),
      ...(change.paymentMethod && { payment_method: change.paymentMethod }),
      ...(change.endDate && { end_date: change.endDate }),
      ...(change.cancelledAt && { cancelled_at: change.cancelledAt }),
      ...(change.restaurantId && { restaurant_id: change.restaurantId }),
      ...(change.nextRestaurantId !== undefined && {
        next_restaurant_id: change.nextRestaurantId,
      }),
      ...(change.nextPlanId !== undefined && { next_plan_id: change.nextPlanId }),
      ...(change.plan && {
        plan_id: change.plan.planId,
        meals_per_day: change.plan.mealsPerDay,
        days_per_week: change.plan.daysPerWeek,
      }),
      ...(change.addOns && { add_ons: [...change.addOns] }),
      ...(change.weekdays !== undefined && {
        weekdays: change.weekdays && [...change.weekdays],
      }),
      ...(change.pause !== undefined && {
        paused_from: change.pause?.from ?? null,
        paused_to: change.pause?.to ?? null,
      }),
    })
    .where('id', '=', id)
    .execute()
}

const statusSet = prepared<{ id: number; status: Status }>()((db, param) =>
  db
    .updateTable('subscriptions')
    .set({ status: param('status') })
    .where('id', '=', param('id')),
)

export async function setStatus(tx: Transaction, id: number, status: Status): Promise<void> {
  await statusSet(tx, { id, status })
}

/** Whose a subscription is, where it exists. */
export async function findCustomerOf(db: Database, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .select('customer_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.customer_id
}

/** True where an AI plan renews: a second one would serve the same days and cost twice. */
export const hasRenewingAiPlan = async (tx: Transaction, customerId: string): Promise<boolean> =>
  (await renewingAiPlans(tx, { customerId })).length > 0

const renewingAiPlans = prepared<{ customerId: string }>()((db, param) =>
  db
    .selectFrom('subscriptions as s')
    .innerJoin('plans as p', 'p.id', 's.plan_id')
    .select('s.id')
    .where('s.customer_id', '=', param('customerId'))
    .where('s.status', 'in', STATUSES.filter(isRenewing))
    .where('p.kind', '=', 'ai'),
)

/** True where another order of the same waits for its first charge. */
export async function hasWaitingTwin(
  tx: Transaction,
  subscription: SubscriptionRow,
  restaurantId: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('customer_id', '=', subscription.customerId)
    .where('plan_id', '=', subscription.planId)
    .where('start_date', '=', subscription.startDate)
    .where('restaurant_id', '=', restaurantId)
    .where('status', 'in', ['pending_payment', 'scheduled'])
    .where('id', '!=', subscription.id)
    .executeTakeFirst()
  return row !== undefined
}

export interface Contact {
  phone: string
  language: string
}

export const getContact = (db: Database, customerId: string): Promise<Contact> =>
  db
    .selectFrom('users')
    .select(['phone', 'language'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()

type PlanOfCycle = Pick<CycleRow, 'planId' | 'mealsPerDay' | 'daysPerWeek'>

export interface CycleRow {
  id: number
  subscriptionId: number
  number: number
  startsOn: Day
  endsOn: Day
  restaurantId: number
  planId: number
  mealsPerDay: number
  daysPerWeek: number
  lines: Bill['lines']
  totalFils: number
  vatFils: number
  deliveryDays: number
  fixedDays: Day[]
  paymentId: number | null
  payment: CyclePayment
  /** When its open payment is due or tried again. */
  chargeOn: Day | null
  readyAt: Date | null
  refundedFils: number
  goodwillFils: number
}

/** What comes on days for which the customer chooses nothing. It is not asked for again. */
export async function setFallback(tx: Transaction, id: number, fallback: Fallback): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ fallback, asks_fallback: false })
    .where('id', '=', id)
    .execute()
}
