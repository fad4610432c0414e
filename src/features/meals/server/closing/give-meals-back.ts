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
import { pickedOf } from '../../rules.ts'
import type { DecidedDay } from '../deciding.ts'
import type { HeldSubscription } from '../stores/subscription-store.ts'
import { dayWithoutDish, fewerMeals, fewerMealsRefunded } from '../templates.ts'
import { getCustomer } from './closing-store.ts'

/**
 * What the kitchen has no dish for goes back: a whole day comes again at the end of its cycle, once;
 * a part of a day, or a day that can't come again, is paid. The days and the kitchen's must be held.
 * R-MEAL-10
 */
export async function giveMealsBack(
  tx: Transaction,
  subscription: HeldSubscription,
  { day: { id }, decision }: Pick<DecidedDay, 'day' | 'decision'>,
  now: Date,
): Promise<void> {
  // Read anew: each day that is given back plans another.
  const days = await listLedgerRows(tx, [subscription.id])
  const day = days.find((one) => one.id === id)
  if (!day) throw new Error(`No day ${id}`)
  const isWhole = decision.kind === 'given_back'
  const comesAgain = isWhole && (await canComeAgain(tx, day))
  const again = comesAgain ? await planUnservedAgain(tx, day, days, now) : null
  if (again !== null) {
    await tellAgain(tx, subscription, { day, again }, now)
    return
  }
  const meals = isWhole ? day.meals : day.meals - pickedOf(decision.lines)
  if (meals <= 0) return
  const refundFils = await refundMeals(tx, { day, days, meals, now })
  if (isWhole) await refundUnserved(tx, day, { isSkipped: comesAgain }, now)
  else await takeMealsOff(tx, day, meals, now)
  await tellRefunded(tx, subscription, { day, meals, refundFils }, now)
}

/** Once: a day that was given back for our fault before, or in part, is paid. */
const canComeAgain = async (tx: Transaction, day: LedgerRow): Promise<boolean> =>
  !day.neverExpires && day.mealsBack === 0 && (await canHaveAnother(tx, day))

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
