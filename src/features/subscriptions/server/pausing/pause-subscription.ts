import { addDays, dayOf, type Day } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { receiptNumber, statusAt } from '#features/deliveries/rules.ts'
import {
  findReceipt,
  giveBackToEnd,
  findAndLockDays,
  insertReceipt,
  instantAfterWaiting,
  listLedgerRows,
  previewGiveBack,
  notifyPages,
  type LedgerRow,
} from '#features/deliveries/server/public.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import type {
  pauseSubscription as contract,
  previewPause as previewContract,
} from '../../pause-contract.ts'
import {
  CHANGE_AHEAD_DAYS,
  canPause,
  lastPauseDay,
  openPause,
  statusOn,
  type Pause,
} from '../../rules.ts'
import { listCycles } from '../cycles/cycle-store.ts'
import { findNextCharge } from '../renewal/find-next-cycle.ts'
import { followDays, planAfter, planWithout, type GivenBack } from '../renewal/follow-days.ts'
import { refuseLateStart } from '../cycles/open-from.ts'
import {
  findAndLockSubscription,
  findOwnSubscription,
  updateSubscription,
  type SubscriptionRow,
} from '../store.ts'
import { paused, pausedEmpty } from '../templates.ts'

type Pausing = Output<typeof previewContract>

/** What a receipt of a pause keeps: its consequences, and which days it skipped. */
export interface PauseFacts extends Pausing {
  dayIds: number[]
}

export async function previewPause(
  db: Database,
  who: Member,
  { id, from, to }: Input<typeof previewContract>,
): Promise<Pausing> {
  const subscription = await findOwnSubscription(db, who.id, id)
  if (!subscription) throw new Refusal('not_found', 404)
  const days = await listLedgerRows(db, [id])
  const back = await getDaysToPause(db, subscription, days, { from, to }, who.now)
  const moved = await previewGiveBack(db, back, days, who.now, { from, to })
  return consequencesOf(db, subscription, days, { from, to, back, moved }, who.now)
}

/** What a pause keeps from coming is planned again at the end of the cycle. */
export async function pauseSubscription(
  tx: Transaction,
  who: Member,
  { id, from, to }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const subscription = await findAndLockSubscription(tx, id, who.id)
  if (!subscription) throw new Refusal('not_found', 404)
  const again = await findSamePause(tx, subscription, { from, to })
  if (again) return again
  const days = await findAndLockDays(tx, id)
  const now = await instantAfterWaiting(tx, who.now)
  const back = await getDaysToPause(tx, subscription, days, { from, to }, now)

  const moved = await giveBackToEnd(tx, { back, days, cause: 'pause', pause: { from, to } }, now)
  const status = statusOn(subscription.status, { from, to }, dayOf(now))
  await updateSubscription(tx, id, { pause: { from, to }, status })
  await followDays(tx, { ...subscription, pause: { from, to }, status }, now)
  const consequences = await consequencesOf(tx, subscription, days, { from, to, back, moved }, now)
  const facts: PauseFacts = { ...consequences, dayIds: moved.map((day) => day.id) }
  const receipt = receiptNumber(
    await insertReceipt(tx, { subscriptionId: id, kind: 'pause', facts: { ...facts }, now }),
  )
  const message = {
    to: who.user.phone,
    language: who.user.language,
    dedupeKey: `subscription-paused:${receipt}`,
    now,
  }
  const { daysGivenBack, nextCharge } = consequences
  const charge = nextCharge ?? {}
  if (daysGivenBack === 0) {
    await queueMessage(tx, {
      ...message,
      template: pausedEmpty,
      parameters: { from, to, charge, receipt },
    })
  } else {
    const parameters = { from, to, moved: daysGivenBack, charge, receipt }
    await queueMessage(tx, { ...message, template: paused, parameters })
  }
  await notifyPages(
    tx,
    who.id,
    moved.flatMap(({ day, againOn }) => (againOn ? [day, againOn] : [day])),
    now,
  )
  return { id, ...consequences, receiptNumber: receipt }
}

async function findSamePause(
  tx: Transaction,
  { id, pause }: SubscriptionRow,
  { from, to }: Pause,
): Promise<Output<typeof contract> | undefined> {
  if (pause?.from !== from || pause.to !== to) return undefined
  const receipt = await findReceipt(tx, id, 'pause')
  if (!receipt) return undefined
  const { dayIds: _, ...consequences } = receipt.facts as unknown as PauseFacts
  return { id, ...consequences, receiptNumber: receiptNumber(receipt.number) }
}

/** The deliveries that a pause keeps from coming; all of it lies behind the cut-off or none. */
async function getDaysToPause(
  db: Database,
  subscription: SubscriptionRow,
  days: readonly LedgerRow[],
  { from, to }: Pause,
  now: Date,
): Promise<LedgerRow[]> {
  const { status, pause } = subscription
  const today = dayOf(now)
  const open = openPause(pause, today)
  if (open) throw new Refusal('already_paused', 409, { parameters: { day: open.to } })
  if (days.length === 0 || !canPause(status, pause, today)) throw new Refusal('cannot_pause', 409)
  if (to < from) throw new Refusal('pause_reversed', 422, { fields: ['to'] })
  const latest = addDays(today, CHANGE_AHEAD_DAYS)
  if (from > latest) {
    throw new Refusal('pause_too_late', 422, { fields: ['from'], parameters: { day: latest } })
  }
  const last = lastPauseDay(from)
  if (to > last) {
    throw new Refusal('pause_too_long', 422, { fields: ['to'], parameters: { day: last } })
  }
  await refuseLateStart(db, subscription, days, { from, to }, now)
  return days.filter((day) => day.day >= from && day.day <= to && statusAt(day, now) !== 'skipped')
}

async function consequencesOf(
  db: Database,
  subscription: SubscriptionRow,
  days: readonly LedgerRow[],
  { from, to, back, moved }: Pause & GivenBack,
  now: Date,
): Promise<Pausing> {
  const cycles = await listCycles(db, [subscription.id])
  const after = planAfter({ cycles, days }, { back, moved }, { from, to })
  return {
    from,
    to,
    daysGivenBack: moved.length,
    firstDeliveryTouched: moved[0]?.day ?? null,
    daysReturned: moved.filter(({ againOn }) => againOn === null).length,
    endDate: lastOf(after.days),
    amount: 0,
    nextCharge: await findNextCharge(
      db,
      {
        ...planWithout(subscription, cycles, after),
        status: statusOn(subscription.status, null, dayOf(now)),
        pause: { from, to },
      },
      { ...after, now, today: dayOf(now) },
    ),
  }
}

export const lastOf = (days: readonly { day: Day }[]): Day | null =>
  days
    .map(({ day }) => day)
    .toSorted((a, b) => a.localeCompare(b))
    .at(-1) ?? null
