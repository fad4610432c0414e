import { addDays, dayOf, type Day } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { cutoffOf, firstOpenDay, type Cutoff } from '#features/restaurants/rules.ts'
import { findKitchen, listDaysWithout } from '#features/restaurants/server/public.ts'
import type {
  listMoveDays as daysContract,
  moveDelivery as contract,
  previewMove as previewContract,
} from '../../change-contract.ts'
import { errorOfMove, type MoveBounds, type MoveError } from '../../change-rules.ts'
import { canSkip, expiresOn, receiptNumber } from '../../rules.ts'
import { announcePlan } from '../planning/plan-listener.ts'
import { findPlanning } from '../planning/planning-store.ts'
import { insertReceipt } from '../receipt-store.ts'
import { findAndLockOwnDay, refuseCutoff } from '../skipping/skip-delivery.ts'
import { findCycleDays, findOwnDay, listLedgerRows, type LedgerRow } from '../store.ts'
import { previewMeals, type MealsOfMove } from './meals-of-day.ts'
import { moveDays } from './move-days.ts'
import { notifyPages } from './notify-pages.ts'
import { moved as movedTo } from '../templates.ts'

type Moving = Output<typeof previewContract>

/** What a receipt of a move keeps. */
export interface MoveFacts extends Moving {
  deliveryId: number
}

export async function listMoveDays(
  db: Database,
  who: Member,
  { id }: Input<typeof daysContract>,
): Promise<Output<typeof daysContract>> {
  const day = await findOwnDay(db, who.id, id)
  if (!day) throw new Refusal('not_found', 404)
  if (!canSkip(day, who.now)) throw await refuseCutoff(db, day, who.now)
  const days = await listLedgerRows(db, [day.subscriptionId])
  const { bounds } = await getBounds(db, day, days, who.now)
  const from = [bounds.firstOpenDay, bounds.usableFrom].toSorted().at(-1) ?? day.day
  const full = await listDaysWithout(db, day.meals, day.restaurantId, from)
  const barred: Output<typeof daysContract>['barred'] = []
  for (let one = from; one <= bounds.usableUntil; one = addDays(one, 1)) {
    const error = errorOfMove(one, bounds)
    if (error === 'day_taken' || error === 'day_paused') barred.push({ day: one, reason: error })
    else if (full.has(one)) barred.push({ day: one, reason: 'kitchen_day_full' })
  }
  return { day: day.day, from, to: bounds.usableUntil, barred }
}

export async function previewMove(
  db: Database,
  who: Member,
  { id, to }: Input<typeof previewContract>,
): Promise<Moving> {
  const day = await findOwnDay(db, who.id, id)
  if (!day) throw new Refusal('not_found', 404)
  const days = await listLedgerRows(db, [day.subscriptionId])
  const kitchen = await refuseMove(db, day, days, to, who.now)
  const full = await listDaysWithout(db, day.meals, day.restaurantId, to)
  if (full.has(to)) {
    throw new Refusal('kitchen_day_full', 409, {
      parameters: { day: to },
      details: { day: to, nextFreeDay: null },
    })
  }
  const change = { back: [], moved: [{ id: day.id, day: day.day, againOn: to }] }
  return {
    ...consequencesOf(day, days, to, kitchen, await previewMeals(db, day, to)),
    nextCharge: await announcePlan.findNextCharge(db, day, who.now, change),
  }
}

/** One delivery comes on another day, with the meals that were chosen for it. */
export async function moveDelivery(
  tx: Transaction,
  who: Member,
  { id, to }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const { day, days, now } = await findAndLockOwnDay(tx, who, id)
  const kitchen = await refuseMove(tx, day, days, to, now)
  const meals = await moveDays(tx, [moveOf(day, to)], days, now)
  const consequences = {
    ...consequencesOf(day, days, to, kitchen, meals),
    nextCharge: await announcePlan.findNextCharge(tx, day, now),
  }
  const facts: MoveFacts = { ...consequences, deliveryId: id }
  const receipt = await notifyMoved(tx, who, day, facts, 'move', now)
  return { id, ...consequences, receiptNumber: receipt }
}

/** Writes the receipt of a move, or of one taken back, and notifies the customer. */
export async function notifyMoved(
  tx: Transaction,
  who: Member,
  day: LedgerRow,
  facts: MoveFacts,
  kind: 'move' | 'move-back',
  now: Date,
): Promise<string> {
  const receipt = receiptNumber(
    await insertReceipt(tx, {
      subscriptionId: day.subscriptionId,
      kind,
      facts: { ...facts },
      now,
    }),
  )
  await queueMessage(tx, {
    to: who.user.phone,
    template: movedTo,
    parameters: { from: facts.from, to: facts.to, charge: facts.nextCharge ?? {}, receipt },
    language: who.user.language,
    dedupeKey: `delivery-moved:${receipt}`,
    now,
  })
  await notifyPages(tx, day.customerId, [facts.from, facts.to], now)
  return receipt
}

const moveOf = ({ id, day }: LedgerRow, to: Day) => ({ id, from: day, to })

const STATUS_OF_ERROR: Readonly<Record<MoveError, 409 | 422>> = {
  cutoff_passed: 409,
  day_out_of_cycle: 422,
  day_taken: 409,
  day_paused: 409,
}

/** The kitchen of a move that the calendar allows. */
async function refuseMove(
  db: Database,
  day: LedgerRow,
  days: readonly LedgerRow[],
  to: Day,
  now: Date,
): Promise<Cutoff> {
  if (!canSkip(day, now)) throw await refuseCutoff(db, day, now)
  const { bounds, kitchen } = await getBounds(db, day, days, now)
  const error = errorOfMove(to, bounds)
  if (error === 'cutoff_passed') throw await refuseCutoff(db, day, now)
  if (error) {
    throw new Refusal(error, STATUS_OF_ERROR[error], {
      fields: ['to'],
      parameters:
        error === 'day_out_of_cycle'
          ? { from: bounds.usableFrom, to: bounds.usableUntil }
          : { day: to },
    })
  }
  return kitchen
}

async function getBounds(
  db: Database,
  day: LedgerRow,
  days: readonly LedgerRow[],
  now: Date,
): Promise<{ bounds: MoveBounds; kitchen: Cutoff }> {
  const [planning, cycle, kitchen] = await Promise.all([
    findPlanning(db, day.subscriptionId),
    findCycleDays(db, day.cycleId),
    findKitchen(db, day.restaurantId),
  ])
  if (!kitchen) throw new Error(`No kitchen ${day.restaurantId}`)
  const { pausedFrom, pausedTo, fixedDays } = planning
  const coming = days.filter(({ status }) => status !== 'skipped')
  return {
    kitchen,
    bounds: {
      firstOpenDay: firstOpenDay(now, dayOf(now), kitchen),
      usableFrom: cycle.usableFrom,
      usableUntil: expiresOn(cycle.endsOn),
      taken: new Set([...coming.map((one) => one.day), ...fixedDays]),
      pause: pausedFrom && pausedTo ? { from: pausedFrom, to: pausedTo } : undefined,
    },
  }
}

function consequencesOf(
  day: LedgerRow,
  days: readonly LedgerRow[],
  to: Day,
  kitchen: Cutoff,
  meals: MealsOfMove,
): Omit<Moving, 'nextCharge'> {
  const rest = days.filter(({ id, status }) => status !== 'skipped' && id !== day.id)
  const cutoff = cutoffOf(to, kitchen)
  return {
    from: day.day,
    to,
    ...meals,
    firstDeliveryTouched: day.day < to ? day.day : to,
    endDate: [...rest.map((one) => one.day), to].toSorted().at(-1) ?? null,
    amount: 0,
    undoUntil: (cutoff < day.locksAt ? cutoff : day.locksAt).toISOString(),
  }
}

/** Takes a move back while neither day has passed its cut-off. @throws Refusal */
export async function moveDeliveryBack(
  tx: Transaction,
  who: Member,
  { deliveryId, from, to }: MoveFacts,
): Promise<string> {
  const { day, days, now } = await findAndLockOwnDay(tx, who, deliveryId)
  if (day.day !== to) throw new Refusal('nothing_to_undo', 409)
  const kitchen = await refuseMove(tx, day, days, from, now)
  const meals = await moveDays(tx, [moveOf(day, from)], days, now)
  const facts = {
    ...consequencesOf(day, days, from, kitchen, meals),
    nextCharge: await announcePlan.findNextCharge(tx, day, now),
    deliveryId,
  }
  return notifyMoved(tx, who, day, facts, 'move-back', now)
}
