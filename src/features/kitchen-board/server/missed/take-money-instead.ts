import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { toDirhams } from '#shared/money.ts'
import type { Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { openAmendsOf } from '#features/deliveries/rules.ts'
import {
  findAndLockDaysAround,
  instantAfterWaiting,
  notifyPages,
  refuseCutoff,
} from '#features/deliveries/server/public.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import type { takeMoneyInstead as contract } from '../../missed-contract.ts'
import { dayAsMoney } from '../templates.ts'
import { payMissedDay } from './pay-day.ts'
import { writeReceipt } from './notify-of-day.ts'

/** Until the cut-off of the day that makes up for it, the customer can have the money of a missed one. */
export async function takeMoneyInstead(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  await lockUser(tx, who.id)
  const locked = await findAndLockDaysAround(tx, who.id, id)
  if (!locked) throw new Refusal('not_found', 404)
  const { day, days } = locked
  const now = await instantAfterWaiting(tx, who.now)
  if (day.madeGood !== 'day' || day.isRefunded) throw new Refusal('not_to_be_paid', 409)
  const instead = openAmendsOf(day, days, now)
  if (!instead) throw await refuseCutoff(tx, days.find((one) => one.replacesId === id) ?? day, now)

  const refundFils = await payMissedDay(tx, { day, instead }, now)
  const receipt = await writeReceipt(tx, { day, now }, 'missed-money', { refundFils })
  await queueMessage(tx, {
    to: who.user.phone,
    template: dayAsMoney,
    parameters: { day: day.day, refund: refundFils, receipt },
    language: who.user.language,
    dedupeKey: `${dayAsMoney.name}:${id}:${receipt}`,
    now,
  })
  await notifyPages(tx, who.id, [day.day, ...instead.map((one) => one.day)], now)
  return { day: day.day, refundAed: toDirhams(refundFils), receiptNumber: receipt }
}
