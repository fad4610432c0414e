import { dayOf, formatClock } from '#shared/dates.ts'
import { isTimeToNotify } from '#features/kitchen-board/rules.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import { queueMessage, queueOnce } from '#features/messages/server/public.ts'
import { chooseUntil, endOf, isLate, isMissed, isUndecided, mayChoose } from '../../rules.ts'
import { lockOrder, updateOrder, windowOf, type OrderRow } from '../orders/order-store.ts'
import {
  factsOf,
  messageOf,
  notifyPages,
  reasonOf,
  stepOrder,
  writeStep,
} from '../orders/step-order.ts'
import { late, missed, missedCash } from '../templates.ts'
import { makeGoodByMoney } from './make-good.ts'
import { listLate, listUnchosen } from './missed-store.ts'

/**
 * Since when the product looks by itself for what did not come, and whether it was down or has been
 * back for too short a time to blame anyone.
 */
export type Watch = (db: Database, now: Date) => Promise<{ since: Date; isQuiet: boolean }>

interface Round {
  now: Date
  watch: Watch
  isInTime: () => boolean
}

/**
 * What time alone does to orders. It may run twice, late, or in two processes at once, with one
 * outcome; what fails does not keep the others waiting.
 */
export async function keepOrders(db: Database, { now, watch, isInTime }: Round): Promise<void> {
  const { since, isQuiet } = await watch(db, now)
  const failures: unknown[] = []
  const each = async (ids: number[], run: (tx: Transaction, order: OrderRow) => Promise<void>) => {
    for (const id of ids) {
      if (!isInTime()) return
      await inTransaction(db, async (tx) => {
        const order = await lockOrder(tx, id)
        if (order) await run(tx, order)
      }).catch((error: unknown) => failures.push(error))
    }
  }
  await each(await listUnchosen(db, now), (tx, order) => endUnchosen(tx, order, now))
  await each(await listLate(db, now), async (tx, order) => {
    const coming = { status: order.status, window: windowOf(order) }
    if (endOf(coming.window) < since) return
    if (!isQuiet && isMissed(coming, now)) await missOrder(tx, order, now)
    else if (isLate(coming, now)) await notifyLate(tx, order, now)
  })
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} ingredient orders could not be moved on`)
  }
}

async function endUnchosen(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  if (!isUndecided(order)) return
  await makeGoodByMoney(tx, order, { reason: reasonOf('unchosen'), now })
}

async function notifyLate(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  if (!isTimeToNotify(now)) return
  const isNew = await queueOnce(tx, {
    ...(await messageOf(tx, order, 'late', now)),
    template: late,
    parameters: factsOf(order),
  })
  if (isNew) await notifyPages(tx, order, now)
}

/**
 * No one brought it: the customer chooses, or nothing is left to choose and its money goes back.
 */
async function missOrder(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const step = { status: 'failed', reason: reasonOf('not_delivered'), now } as const
  if (!mayChoose(order)) return stepOrder(tx, order, step)
  const until = chooseUntil(now)
  await updateOrder(tx, order.id, { choose_until: until })
  await writeStep(tx, order, step)
  const message = await messageOf(tx, order, 'missed', now)
  const parameters = { ...factsOf(order), untilDay: dayOf(until), until: formatClock(until) }
  if (order.paidAt === null) {
    await queueMessage(tx, { ...message, template: missedCash, parameters })
  } else {
    await queueMessage(tx, { ...message, template: missed, parameters })
  }
}
