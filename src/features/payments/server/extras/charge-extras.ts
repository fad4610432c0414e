import { dayOf, formatDay, type Day } from '#shared/dates.ts'
import { textsIn, type Bilingual, type Language } from '#shared/language.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { messages } from '../../messages.ts'
import { findLastCard } from '../cards/setup-store.ts'
import { isCardBlocked } from '../disputes/dispute-store.ts'
import { openPayment } from '../opening/open-payment.ts'
import type { PartLine } from '../types.ts'
import { hasPayment, isOwing } from './extras-store.ts'

/** Portions of one dish past the paid meals of a delivery day. */
interface ExtraDish {
  mealTime: string
  name: Bilingual
  quantity: number
  /** Of one portion, VAT included. */
  priceFils: number
}

export interface DayExtras {
  customerId: string
  subscriptionId: number
  deliveryDayId: number
  day: Day
  dishes: readonly ExtraDish[]
}

/**
 * Charges a locked day's extras at once to the card that the subscription was last paid with: one
 * payment a delivery day, however often the day is closed. Without a card the payment waits for one.
 */
export async function chargeExtras(tx: Transaction, extras: DayExtras, now: Date): Promise<void> {
  const lines = linesOf(extras)
  if (lines.length === 0 || (await hasPayment(tx, extras.deliveryDayId))) return
  const today = dayOf(now)
  await openPayment(
    tx,
    { now, today },
    {
      customerId: extras.customerId,
      purpose: 'extras',
      subjectId: extras.deliveryDayId,
      subscriptionId: extras.subscriptionId,
      amountFils: lines.reduce((sum, { grossFils }) => sum + grossFils, 0),
      method: 'credit_card',
      chargeOn: today,
      description: { en: describe(extras.day, 'en'), ar: describe(extras.day, 'ar') },
      lines,
    },
  )
}

const linesOf = ({ dishes }: DayExtras): PartLine[] =>
  dishes
    .filter(({ quantity, priceFils }) => quantity * priceFils > 0)
    .map(({ mealTime, name, quantity, priceFils }) => ({
      part: mealTime,
      description: name,
      quantity,
      grossFils: quantity * priceFils,
    }))

const describe = (day: Day, language: Language): string =>
  textsIn(messages, language).extras.invoice(formatDay(day, language))

/** Whether extras can be taken on: there is a saved card, and none of the extras before is owed. */
export async function hasChargeableCard(db: Database, subscriptionId: number): Promise<boolean> {
  const card = await findLastCard(db, subscriptionId)
  if (card?.status !== 'succeeded' || (await isCardBlocked(db, card.id))) return false
  return !(await isOwing(db, subscriptionId))
}
