import { addDays, daysBetween, type Day } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import { publishEvent } from '#server/events/publish.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { receiptNumber } from '#features/deliveries/rules.ts'
import {
  giveBackToEnd,
  insertReceipt,
  instantAfterWaiting,
  listLedgerRows,
  previewGiveBack,
  type LedgerRow,
  type MovedDay,
} from '#features/deliveries/server/public.ts'
import {
  findOwnKitchen,
  lockKitchenDays,
  lockDaysFrom,
  setDaysClosed,
  type OwnKitchen,
} from '#features/restaurants/server/public.ts'
import type * as contract from '../../days-contract.ts'
import { CLOSING_AHEAD_DAYS, CLOSING_DAYS_MAX, daysFromTo } from '../../rules.ts'
import { withCustomersLocked } from '../lock-customers.ts'
import { notifyDaysChanged } from '../notify-kitchen.ts'
import { ensureOpen, refuseLocked } from './plan-days.ts'
import { listKitchenDays, listOpenDeliveries, type OpenDelivery } from './store.ts'
import { notifyClosed } from './notify-closed.ts'

interface Range {
  from: Day
  to: Day
}
type Closing = Output<typeof contract.closeDays>

/** Given-back days are planned again within so many days after the closed ones. */
const REACH_DAYS = 200

export async function previewClosing(
  db: Database,
  who: Member,
  range: Input<typeof contract.previewClosing>,
): Promise<Closing> {
  const kitchen = await findOwnKitchen(db, who.id)
  ensureRange(range, kitchen, who)
  const days = await listKitchenDays(db, kitchen.id, range)
  if (days.some(({ frozenAt }) => frozenAt !== null)) throw refuseLocked(kitchen, who.now)
  const deliveries = await listOpenDeliveries(db, kitchen.id, range, who.now)
  const ledger = await listLedgerRows(db, subscriptionsOf(deliveries))
  const moved: MovedDay[] = []
  for (const { back, days: own } of bySubscription(deliveries, ledger)) {
    moved.push(...(await previewGiveBack(db, back, own, who.now, range)))
  }
  const isClosed = new Set(days.filter((day) => day.isClosed).map(({ day }) => day))
  return sumUp(range, daysFromTo(range.from, range.to).length - isClosed.size, ledger, moved)
}

/**
 * Closes days and gives back what was planned on them, all in one transaction: anyone who is among
 * their customers is locked before the days are, and those days before any place is looked for.
 */
export async function closeDays(
  db: Database,
  who: Member,
  range: Input<typeof contract.closeDays>,
): Promise<Closing> {
  const kitchen = await findOwnKitchen(db, who.id)
  ensureRange(range, kitchen, who)
  const reach = daysFromTo(range.from, addDays(range.to, REACH_DAYS))
  await inTransaction(db, (tx) => lockKitchenDays(tx, [{ restaurantId: kitchen.id, days: reach }]))
  return withCustomersLocked(
    db,
    (reader) => listOpenDeliveries(reader, kitchen.id, range, who.now),
    async (tx, ensureLocked) => {
      const rows = await lockDaysFrom(tx, kitchen.id, range.from)
      const now = await instantAfterWaiting(tx, who.now)
      ensureOpen([range.from], kitchen, now)
      const inside = rows.filter(({ day }) => day <= range.to)
      if (inside.some(({ frozenAt }) => frozenAt !== null)) throw refuseLocked(kitchen, now)
      const deliveries = await listOpenDeliveries(tx, kitchen.id, range, now)
      ensureLocked(deliveries)

      const opened = inside.filter(({ isClosed }) => !isClosed).map(({ day }) => day)
      if (opened.length > 0) await setDaysClosed(tx, kitchen.id, opened, true)
      const ledger = await listLedgerRows(tx, subscriptionsOf(deliveries))
      const moved: MovedDay[] = []
      for (const { back, days } of bySubscription(deliveries, ledger)) {
        const again = await giveBackToEnd(tx, { back, days, cause: 'closed' }, now)
        await notifyCustomer(tx, kitchen, deliveries, back, again, now)
        moved.push(...again)
      }
      const closing = sumUp(range, opened.length, ledger, moved)
      await auditDays(tx, who, kitchen.id, 'close-days', opened, closing)
      await notifyDaysChanged(tx, kitchen.id, range.from, now)
      return closing
    },
  )
}

/** Days take orders again; what was given back stays where it is planned by now. */
export async function reopenDays(
  tx: Transaction,
  who: Member,
  range: Input<typeof contract.reopenDays>,
): Promise<Output<typeof contract.reopenDays>> {
  const kitchen = await findOwnKitchen(tx, who.id)
  ensureRange(range, kitchen, who)
  await lockKitchenDays(tx, [{ restaurantId: kitchen.id, days: daysFromTo(range.from, range.to) }])
  const now = await instantAfterWaiting(tx, who.now)
  ensureOpen([range.from], kitchen, now)
  const rows = await listKitchenDays(tx, kitchen.id, range)
  if (rows.some(({ frozenAt }) => frozenAt !== null)) throw refuseLocked(kitchen, now)
  const closed = rows.filter(({ isClosed }) => isClosed).map(({ day }) => day)
  if (closed.length > 0) {
    await setDaysClosed(tx, kitchen.id, closed, false)
    await auditDays(tx, who, kitchen.id, 'reopen-days', closed, {})
    await notifyDaysChanged(tx, kitchen.id, range.from, now)
  }
  return { days: closed.length }
}

function ensureRange({ from, to }: Range, kitchen: OwnKitchen, who: Member): void {
  if (to < from) throw new Refusal('closing_reversed', 422, { fields: ['to'] })
  if (daysBetween(from, to) >= CLOSING_DAYS_MAX) {
    throw new Refusal('closing_too_long', 422, {
      fields: ['to'],
      parameters: { days: CLOSING_DAYS_MAX },
    })
  }
  const latest = addDays(who.today, CLOSING_AHEAD_DAYS)
  if (to > latest) {
    throw new Refusal('closing_too_far', 422, { fields: ['to'], parameters: { day: latest } })
  }
  ensureOpen([from], kitchen, who.now)
}

const subscriptionsOf = (deliveries: readonly OpenDelivery[]): number[] => [
  ...new Set(deliveries.map(({ subscriptionId }) => subscriptionId)),
]

/** What goes back of each subscription, in the order in which subscriptions are locked. */
function bySubscription(deliveries: readonly OpenDelivery[], ledger: readonly LedgerRow[]) {
  const ids = new Set(deliveries.map(({ id }) => id))
  return subscriptionsOf(deliveries)
    .toSorted((a, b) => a - b)
    .map((id) => {
      const days = ledger.filter(({ subscriptionId }) => subscriptionId === id)
      return { days, back: days.filter((day) => ids.has(day.id)) }
    })
}

function sumUp(
  { from, to }: Range,
  days: number,
  ledger: readonly LedgerRow[],
  moved: readonly MovedDay[],
): Closing {
  const back = ledger.filter(({ id }) => moved.some((one) => one.id === id))
  const plannedAgain = moved.filter(({ againOn }) => againOn !== null).length
  return {
    from,
    to,
    days,
    customers: new Set(back.map(({ customerId }) => customerId)).size,
    deliveries: back.length,
    meals: back.reduce((sum, { meals }) => sum + meals, 0),
    plannedAgain,
    returned: moved.length - plannedAgain,
  }
}

async function notifyCustomer(
  tx: Transaction,
  kitchen: OwnKitchen,
  deliveries: readonly OpenDelivery[],
  back: readonly LedgerRow[],
  moved: readonly MovedDay[],
  now: Date,
): Promise<void> {
  const [first] = back
  const customer = deliveries.find(({ id }) => id === first?.id)
  if (!first || !customer) return
  const days = moved.map(({ id, againOn }) => ({
    deliveryId: id,
    day: back.find((one) => one.id === id)?.day ?? first.day,
    againOn,
  }))
  const receipt = receiptNumber(
    await insertReceipt(tx, {
      subscriptionId: first.subscriptionId,
      kind: 'kitchen-closed',
      facts: { restaurantId: kitchen.id, days },
      now,
    }),
  )
  await notifyClosed(tx, { ...customer, kitchen, days, receipt, now })
  for (const { day } of days) {
    const channel = `customer:${customer.customerId}` as const
    await publishEvent(tx, { channel, kind: 'delivery-changed', data: { day } }, now)
  }
}

const auditDays = (
  tx: Transaction,
  who: Member,
  restaurantId: number,
  action: 'close-days' | 'reopen-days',
  days: readonly Day[],
  more: object,
): Promise<void> =>
  writeAudit(tx, who, {
    action,
    object: 'restaurant',
    objectId: restaurantId,
    before: null,
    after: { ...more, days },
  })
