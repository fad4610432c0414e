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
import { canHaveAnother, refundMeals } from '#features/subscriptions/server/public.ts'
import { comesAgain } from '../../day-rules.ts'
import { pickedOf } from '../../rules.ts'
import type { DecidedDay } from '../deciding.ts'
import type { HeldSubscription } from '../stores/subscription-store.ts'
import { dayWithoutDish, fewerMeals, fewerMealsRefunded } from '../templates.ts'
import { getCustomer } from './closing-store.ts'

type Undecided = Pick<DecidedDay, 'day' | 'decision'>

/**
 * Days that the kitchen has no dish for come again at the end of their cycle, once; those that can't
 * are paid. The days and the kitchen's must be held. R-MEAL-10
 */
export async function giveDaysBack(
  tx: Transaction,
  subscription: HeldSubscription,
  unserved: readonly Undecided[],
  now: Date,
): Promise<void> {
  if (unserved.length === 0) return
  const days = await listLedgerRows(tx, [subscription.id])
  const back = days.filter(({ id }) => unserved.some(({ day }) => day.id === id))
  const again: LedgerRow[] = []
  for (const day of back) if (await canComeAgain(tx, day)) again.push(day)
  const moved = await planUnservedAgain(tx, again, days, now)
  for (const day of back) {
    const againOn = moved.find(({ id }) => id === day.id)?.againOn
    if (againOn) await tellAgain(tx, subscription, { day, again: againOn }, now)
    else await payDay(tx, subscription, { day, isSkipped: again.includes(day) }, now)
  }
}

async function payDay(
  tx: Transaction,
  subscription: HeldSubscription,
  { day, isSkipped }: { day: LedgerRow; isSkipped: boolean },
  now: Date,
): Promise<void> {
  const { meals } = day
  const refundFils = await refund(tx, day, meals, now)
  await refundUnserved(tx, day, { isSkipped }, now)
  await tellRefunded(tx, subscription, { day, meals, refundFils }, now)
}

/**
 * Meals that the kitchen has no dish for, of a day of which others come, are paid. The days and the
 * kitchen's must be held. R-MEAL-10
 */
export async function giveMealsBack(
  tx: Transaction,
  subscription: HeldSubscription,
  { day: { id }, decision }: Undecided,
  now: Date,
): Promise<void> {
  const day = (await listLedgerRows(tx, [subscription.id])).find((one) => one.id === id)
  if (!day) throw new Error(`No day ${id}`)
  const meals = day.meals - pickedOf(decision.lines)
  if (meals <= 0) return
  const refundFils = await refund(tx, day, meals, now)
  await takeMealsOff(tx, day, meals, now)
  await tellRefunded(tx, subscription, { day, meals, refundFils }, now)
}

/** With what went back before, a moment ago too. */
const refund = async (tx: Transaction, day: LedgerRow, meals: number, now: Date): Promise<number> =>
  refundMeals(tx, { day, days: await listLedgerRows(tx, [day.subscriptionId]), meals, now })

const canComeAgain = async (tx: Transaction, day: LedgerRow): Promise<boolean> =>
  comesAgain(day) && (await canHaveAnother(tx, day))

async function tellAgain(
  tx: Transaction,
  subscription: HeldSubscription,
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
  const receipt = await writeReceipt(tx, subscription, { kind: 'fallback_skip', facts }, now)
  const parameters = { day, again, receipt }
  await tell(tx, subscription, { template: dayWithoutDish, parameters }, now)
}

async function tellRefunded(
  tx: Transaction,
  subscription: HeldSubscription,
  { day: { id, day }, meals, refundFils }: { day: LedgerRow; meals: number; refundFils: number },
  now: Date,
): Promise<void> {
  const facts = { deliveryId: id, day, meals, refundFils }
  const receipt = await writeReceipt(tx, subscription, { kind: 'meals_back', facts }, now)
  const parameters = { day, meals, receipt }
  // Nothing goes back where an admin had paid all of the cycle back before.
  if (refundFils === 0) {
    await tell(tx, subscription, { template: fewerMeals, parameters }, now)
    return
  }
  const refunded = { ...parameters, refund: refundFils }
  await tell(tx, subscription, { template: fewerMealsRefunded, parameters: refunded }, now)
}

const writeReceipt = async (
  tx: Transaction,
  { id: subscriptionId }: HeldSubscription,
  receipt: { kind: string; facts: Record<string, unknown> },
  now: Date,
): Promise<string> => receiptNumber(await insertReceipt(tx, { subscriptionId, ...receipt, now }))

async function tell<P extends MessageParameters & { receipt: string }>(
  tx: Transaction,
  { customerId }: HeldSubscription,
  message: { template: MessageTemplate<P>; parameters: P },
  now: Date,
): Promise<void> {
  const { phone, language } = await getCustomer(tx, customerId)
  const dedupeKey = `meals-back:${message.parameters.receipt}`
  await queueMessage(tx, { ...message, to: phone, language, dedupeKey, now })
}
