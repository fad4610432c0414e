import { dayOf } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { receiptNumber, statusAt } from '#features/deliveries/rules.ts'
import {
  findAndLockDays,
  findReceipt,
  insertReceipt,
  instantAfterWaiting,
  listLedgerRows,
  notifyPages,
  restoreDays,
} from '#features/deliveries/server/public.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import type { resumeSubscription as contract } from '../../pause-contract.ts'
import { openPause, statusOn } from '../../rules.ts'
import { listCycles } from '../cycles/cycle-store.ts'
import { findNextCharge } from '../renewal/find-next-cycle.ts'
import { followDays } from '../renewal/follow-days.ts'
import { lastOf, type PauseFacts } from './pause-subscription.ts'
import { findAndLockSubscription, updateSubscription } from '../store.ts'
import { resumed as resumedOn, resumedLater } from '../templates.ts'

type Resumed = Output<typeof contract>

/** Brings the deliveries back to their old days where their cut-off and the kitchen still allow. */
export async function resumeSubscription(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract>,
): Promise<Resumed> {
  const subscription = await findAndLockSubscription(tx, id, who.id)
  if (!subscription) throw new Refusal('not_found', 404)
  const days = await findAndLockDays(tx, id)
  const now = await instantAfterWaiting(tx, who.now)
  const paused = await findReceipt(tx, id, 'pause')
  if (!openPause(subscription.pause, dayOf(now)) || !paused) return answerAgain(tx, id, paused)

  const { dayIds } = paused.facts as unknown as PauseFacts
  const wanted = days.filter((day) => dayIds.includes(day.id) && day.status === 'skipped')
  const { restored } = await restoreDays(tx, wanted, days, now, 'leave')
  const going = {
    ...subscription,
    pause: null,
    status: statusOn(subscription.status, null, dayOf(now)),
  }
  await updateSubscription(tx, id, { pause: null, status: going.status })
  await followDays(tx, going, now)
  const cycles = await listCycles(tx, [id])
  const coming = (await listLedgerRows(tx, [id])).filter(({ status }) => status !== 'skipped')
  const facts = {
    daysRestored: restored.length,
    daysKept: wanted.length - restored.length,
    nextDelivery:
      coming.find((day) => day.day >= dayOf(now) && statusAt(day, now) !== 'delivered')?.day ??
      null,
    endDate: lastOf(coming),
    nextCharge: await findNextCharge(tx, going, {
      cycles,
      days: coming,
      now,
      today: dayOf(now),
    }),
  }
  const receipt = receiptNumber(
    await insertReceipt(tx, { subscriptionId: id, kind: 'resume', facts, now }),
  )
  await notifyResumed(tx, who, facts, receipt, now)
  await notifyPages(
    tx,
    who.id,
    restored.map(({ day }) => day),
    now,
  )
  return { id, ...facts, receiptNumber: receipt }
}

async function notifyResumed(
  tx: Transaction,
  who: Member,
  { nextDelivery: next, nextCharge }: Pick<Resumed, 'nextDelivery' | 'nextCharge'>,
  receipt: string,
  now: Date,
): Promise<void> {
  const message = {
    to: who.user.phone,
    language: who.user.language,
    dedupeKey: `subscription-resumed:${receipt}`,
    now,
  }
  const parameters = { charge: nextCharge ?? {}, receipt }
  if (next === null) await queueMessage(tx, { ...message, template: resumedLater, parameters })
  else {
    await queueMessage(tx, {
      ...message,
      template: resumedOn,
      parameters: { next, ...parameters },
    })
  }
}

async function answerAgain(
  tx: Transaction,
  id: number,
  paused: { number: number } | undefined,
): Promise<Resumed> {
  const resumed = await findReceipt(tx, id, 'resume')
  if (!resumed || !paused || resumed.number < paused.number) throw new Refusal('not_paused', 409)
  const facts = resumed.facts as unknown as Omit<Resumed, 'id' | 'receiptNumber'>
  return { id, ...facts, receiptNumber: receiptNumber(resumed.number) }
}
