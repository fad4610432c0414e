import type { Day } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'
import { receiptNumber } from '#features/deliveries/rules.ts'
import {
  insertReceipt,
  listLedgerRows,
  planUnservedAgain,
  refundUnserved,
  takeMealsOff,
  type LedgerRow,
} from '#features/deliveries/server/public.ts'
import {
  queueMessage,
  type MessageParameters,
  type MessageTemplate,
} from '#features/messages/server/public.ts'
import { findKitchen } from '#features/restaurants/server/public.ts'
import {
  canHaveAnother,
  payMealRefund,
  reserveMealRefund,
} from '#features/subscriptions/server/public.ts'
import { comesAgain } from '../../day-rules.ts'
import { coverMeals, paidOf } from '../../rules.ts'
import type { DecidedDay } from '../deciding.ts'
import type { LockedSubscription } from '../stores/subscription-store.ts'
import { dayWithoutDish, fewerMeals, fewerMealsRefunded } from '../templates.ts'
import { getCustomer } from './closing-store.ts'

type Undecided = Pick<DecidedDay, 'day' | 'decision'>
type Owner = Pick<LockedSubscription, 'id' | 'customerId'>

/** Money of meals that do not come, which leaves at the end of the transaction. */
export interface OwedMeals {
  day: LedgerRow
  amountFils: number
}

/**
 * Days that the kitchen has no dish for come again at the end of their cycle, once; for those that
 * can't, money is owed. The days and the kitchen's must be locked. R-MEAL-10
 */
export async function giveDaysBack(
  tx: Transaction,
  owner: Owner,
  unserved: readonly Undecided[],
  now: Date,
): Promise<OwedMeals[]> {
  if (unserved.length === 0) return []
  const days = await listLedgerRows(tx, [owner.id])
  const back = days.filter(({ id }) => unserved.some(({ day }) => day.id === id))
  const again: LedgerRow[] = []
  for (const day of back) if (await canComeAgain(tx, day)) again.push(day)
  const moved = await planUnservedAgain(tx, again, days, now)
  const owed: OwedMeals[] = []
  for (const day of back) {
    const againOn = moved.find(({ id }) => id === day.id)?.againOn
    if (againOn) await notifyAgain(tx, owner, { day, again: againOn }, now)
    else owed.push(await oweDay(tx, owner, { day, isSkipped: again.includes(day) }, now))
  }
  return owed
}

async function oweDay(
  tx: Transaction,
  owner: Owner,
  { day, isSkipped }: { day: LedgerRow; isSkipped: boolean },
  now: Date,
): Promise<OwedMeals> {
  const { meals } = day
  const amountFils = await reserve(tx, day, meals)
  await refundUnserved(tx, day, { isSkipped }, now)
  await notifyRefunded(tx, owner, { day, meals, refundFils: amountFils }, now)
  return { day, amountFils }
}

/**
 * For meals that the kitchen has no dish for, of a day of which others come, money is owed. The
 * days and the kitchen's must be locked. R-MEAL-10
 */
export async function giveMealsBack(
  tx: Transaction,
  owner: Owner,
  { day: row, decision }: Undecided,
  now: Date,
): Promise<OwedMeals[]> {
  const day = (await listLedgerRows(tx, [owner.id])).find(({ id }) => id === row.id)
  if (!day) throw new Error(`No day ${row.id}`)
  const meals = day.meals - coverMeals(decision.lines, paidOf(row)).covered
  if (meals <= 0) return []
  const amountFils = await reserve(tx, day, meals)
  await takeMealsOff(tx, day, meals, now)
  await notifyRefunded(tx, owner, { day, meals, refundFils: amountFils }, now)
  return [{ day, amountFils }]
}

/** With what went back before, a moment ago too. */
const reserve = async (tx: Transaction, day: LedgerRow, meals: number): Promise<number> =>
  reserveMealRefund(tx, { day, days: await listLedgerRows(tx, [day.subscriptionId]), meals })

export async function payOwedMeals(
  tx: Transaction,
  owed: readonly OwedMeals[],
  now: Date,
): Promise<void> {
  for (const one of owed) await payMealRefund(tx, { ...one, now })
}

/**
 * A day that was planned because of such a day, and that is unused, is paid. Its days must be
 * locked.
 */
export async function payUnservedDay(tx: Transaction, day: LedgerRow, now: Date): Promise<void> {
  const owner = { id: day.subscriptionId, customerId: day.customerId }
  await payOwedMeals(tx, [await oweDay(tx, owner, { day, isSkipped: true }, now)], now)
}

async function canComeAgain(tx: Transaction, day: LedgerRow): Promise<boolean> {
  if (!comesAgain(day) || !(await canHaveAnother(tx, day))) return false
  return (await findKitchen(tx, day.restaurantId))?.isActive === true
}

async function notifyAgain(
  tx: Transaction,
  owner: Owner,
  { day: { id, day, meals }, again }: { day: LedgerRow; again: Day },
  now: Date,
): Promise<void> {
  const facts = {
    deliveryId: id,
    day,
    mealsReturned: meals,
    plannedAgainOn: again,
    why: 'no_dish',
  }
  const receipt = await writeReceipt(tx, owner, { kind: 'fallback_skip', facts }, now)
  const parameters = { day, again, receipt }
  await notify(tx, owner, { template: dayWithoutDish, parameters }, now)
}

async function notifyRefunded(
  tx: Transaction,
  owner: Owner,
  { day: { id, day }, meals, refundFils }: { day: LedgerRow; meals: number; refundFils: number },
  now: Date,
): Promise<void> {
  const facts = { deliveryId: id, day, meals, refundFils }
  const receipt = await writeReceipt(tx, owner, { kind: 'meals_back', facts }, now)
  const parameters = { day, meals, receipt }
  // Nothing goes back where an admin had paid all of the cycle back before.
  if (refundFils === 0) {
    await notify(tx, owner, { template: fewerMeals, parameters }, now)
    return
  }
  const refunded = { ...parameters, refund: refundFils }
  await notify(tx, owner, { template: fewerMealsRefunded, parameters: refunded }, now)
}

const writeReceipt = async (
  tx: Transaction,
  { id: subscriptionId }: Owner,
  receipt: { kind: string; facts: Record<string, unknown> },
  now: Date,
): Promise<string> => receiptNumber(await insertReceipt(tx, { subscriptionId, ...receipt, now }))

async function notify<P extends MessageParameters & { receipt: string }>(
  tx: Transaction,
  { customerId }: Owner,
  message: { template: MessageTemplate<P>; parameters: P },
  now: Date,
): Promise<void> {
  const { phone, language } = await getCustomer(tx, customerId)
  const dedupeKey = `meals-back:${message.parameters.receipt}`
  await queueMessage(tx, { ...message, to: phone, language, dedupeKey, now })
}
