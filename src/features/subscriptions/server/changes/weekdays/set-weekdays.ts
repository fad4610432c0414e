import { addDays, dayOf, type Day } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { deliveryDaysFrom, receiptNumber, weekdaysOf } from '#features/deliveries/rules.ts'
import {
  findAndLockDays,
  findReceipt,
  instantAfterWaiting,
  listLedgerRows,
  moveDays,
} from '#features/deliveries/server/public.ts'
import { cutoffOf } from '#features/restaurants/rules.ts'
import {
  findKitchen,
  lockKitchenDays,
  releaseKitchenDays,
  reserveKitchenDays,
} from '#features/restaurants/server/public.ts'
import type {
  previewWeekdays as previewContract,
  setWeekdays as contract,
} from '#features/subscriptions/change-contract.ts'
import { isOver } from '#features/subscriptions/rules.ts'
import { listCycles, updateCycle } from '../../cycles/cycle-store.ts'
import { findNextCharge } from '../../renewal/find-next-cycle.ts'
import { lastOf } from '../../pausing/pause-subscription.ts'
import {
  findAndLockSubscription,
  findOwnSubscription,
  updateSubscription,
  type SubscriptionRow,
} from '../../store.ts'
import { weekdaysChanged } from '../../templates.ts'
import { findWeekdayMoves, type CycleMoves, type WeekdaySearch } from './find-weekday-moves.ts'
import { notifyChanged } from '../notify-changed.ts'

type Change = Output<typeof previewContract>

/** What a receipt of other weekdays keeps. */
export interface WeekdayFacts extends Change {
  before: number[]
  cycles: {
    cycleId: number
    moves: CycleMoves['moves']
    heldDays: Day[] | null
    heldBefore: Day[]
  }[]
}

export async function previewWeekdays(
  db: Database,
  who: Member,
  { id, weekdays }: Input<typeof previewContract>,
): Promise<Change> {
  const subscription = await findOwnSubscription(db, who.id, id)
  if (!subscription) throw new Refusal('not_found', 404)
  const search = await getSearch(db, subscription, weekdays, who.now)
  if (isSame(subscription, search.weekdays)) throw new Refusal('weekdays_unchanged', 409)
  const find = await findWeekdayMoves(db, search)
  return consequencesOf(db, search, find())
}

/** Open deliveries move to the new weekdays, in their order; later cycles are planned on them. */
export async function setWeekdays(
  tx: Transaction,
  who: Member,
  { id, weekdays }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const subscription = await findAndLockSubscription(tx, id, who.id)
  if (!subscription) throw new Refusal('not_found', 404)
  await findAndLockDays(tx, id)
  const now = await instantAfterWaiting(tx, who.now)
  const search = await getSearch(tx, subscription, weekdays, now)
  if (isSame(subscription, search.weekdays)) return answerAgain(tx, id, search.weekdays)
  const planned = await lockPlaces(tx, search)
  const consequences = await consequencesOf(tx, search, planned)

  for (const plan of planned) await movePlan(tx, search, plan)
  await updateSubscription(tx, id, { weekdays: search.weekdays })
  const facts: WeekdayFacts = {
    ...consequences,
    before: weekdaysOf(subscription.daysPerWeek, subscription.weekdays),
    cycles: planned.map(({ cycle, moves, fixedDays }) => ({
      cycleId: cycle.id,
      moves,
      heldDays: fixedDays,
      heldBefore: cycle.fixedDays,
    })),
  }
  const receipt = await notifyChanged(tx, who, {
    subscriptionId: id,
    kind: 'weekdays',
    facts: { ...facts },
    template: weekdaysChanged,
    parameters: { weekdays: consequences.weekdays.join(',') },
    days: consequences.moves.flatMap(({ from, to }) => [from, to]),
    now,
  })
  return { id, ...consequences, receiptNumber: receipt }
}

const isSame = ({ daysPerWeek, weekdays }: SubscriptionRow, wanted: readonly number[]): boolean =>
  String(weekdaysOf(daysPerWeek, weekdays)) === String(wanted)

async function answerAgain(
  tx: Transaction,
  id: number,
  weekdays: readonly number[],
): Promise<Output<typeof contract>> {
  const receipt = await findReceipt(tx, id, 'weekdays')
  const facts = receipt?.facts as unknown as WeekdayFacts | undefined
  if (!receipt || !facts || String(facts.weekdays) !== String(weekdays)) {
    throw new Refusal('weekdays_unchanged', 409)
  }
  const { before: _, cycles: __, ...consequences } = facts
  return { id, ...consequences, receiptNumber: receiptNumber(receipt.number) }
}

async function getSearch(
  db: Database,
  subscription: SubscriptionRow,
  wanted: readonly number[],
  now: Date,
): Promise<WeekdaySearch> {
  const { id, status, daysPerWeek } = subscription
  if (isOver(status)) throw new Refusal('subscription_over', 409)
  const cycles = await listCycles(db, [id])
  if (cycles.every(({ deliveryDays }) => deliveryDays === 0))
    throw new Refusal('no_deliveries', 409)
  const weekdays = [...new Set(wanted)].toSorted((a, b) => a - b)
  if (weekdays.length !== daysPerWeek || wanted.length !== daysPerWeek) {
    throw new Refusal('weekdays_count', 422, {
      fields: ['weekdays'],
      parameters: { count: daysPerWeek },
    })
  }
  return { subscription, cycles, weekdays, now, days: await listLedgerRows(db, [id]) }
}

/** Places that were free when looked up but may be gone once the days are locked. */
const SPARE_DAYS = 5

/** Holds all days that the deliveries leave and may come on, then looks again. */
async function lockPlaces(tx: Transaction, search: WeekdaySearch): Promise<CycleMoves[]> {
  const hoped = (await findWeekdayMoves(tx, search))()
  const places = hoped.map(({ restaurantId, moves }) => {
    const last = moves
      .map(({ to }) => to)
      .toSorted()
      .at(-1)
    const spare =
      last === undefined ? [] : deliveryDaysFrom(addDays(last, 1), search.weekdays, SPARE_DAYS)
    return { restaurantId, days: [...moves.flatMap(({ from, to }) => [from, to]), ...spare] }
  })
  await lockKitchenDays(tx, places)
  const locked = new Set(
    places.flatMap(({ restaurantId, days }) => days.map((day) => `${restaurantId} ${day}`)),
  )
  const find = await findWeekdayMoves(tx, search)
  return find((restaurantId, day) => locked.has(`${restaurantId} ${day}`))
}

async function movePlan(
  tx: Transaction,
  { days, now }: WeekdaySearch,
  { cycle, restaurantId, moves, fixedDays }: CycleMoves,
): Promise<void> {
  if (fixedDays === null) {
    await moveDays(tx, moves, days, now)
    return
  }
  const place = { restaurantId, portions: cycle.mealsPerDay }
  await releaseKitchenDays(tx, { ...place, days: moves.map(({ from }) => from) })
  await reserveKitchenDays(tx, { ...place, days: moves.map(({ to }) => to) }, now)
  await updateCycle(tx, cycle.id, { fixedDays })
}

async function consequencesOf(
  db: Database,
  { subscription, cycles, weekdays, days, now }: WeekdaySearch,
  planned: readonly CycleMoves[],
): Promise<Change> {
  const moves = planned.flatMap((plan) => plan.moves)
  const touched = moves.flatMap(({ from, to }) => [from, to]).toSorted()
  const to = new Map(planned.flatMap((plan) => plan.moves.map((move) => [move.id, move.to])))
  const kitchen = await findKitchen(db, planned[0]?.restaurantId ?? subscription.restaurantId)
  const after = days
    .filter(({ status }) => status !== 'skipped')
    .map((day) => ({ ...day, day: to.get(day.id) ?? day.day }))
    .toSorted((a, b) => a.day.localeCompare(b.day))
  return {
    weekdays: [...weekdays],
    moves: moves.map((move) => ({ from: move.from, to: move.to })),
    firstDeliveryTouched: touched[0] ?? null,
    endDate: lastOf(after),
    amount: 0,
    nextCharge: await findNextCharge(
      db,
      { ...subscription, weekdays: [...weekdays] },
      { cycles, days: after, now, today: dayOf(now) },
    ),
    undoUntil: touched[0] && kitchen ? cutoffOf(touched[0], kitchen).toISOString() : null,
  }
}
