import { dayOf } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { listAddOnRows } from '#features/plans/server/public.ts'
import { isAddOnLine, type Priced } from '../../add-on-rules.ts'
import { isOpenRenewal } from '../../billing-rules.ts'
import { listCycles } from '../cycles/cycle-store.ts'
import { findAgreedLines, writeAgreedLines } from '../renewal/agreed-bill.ts'
import { withdrawRenewal } from '../renewal/follow-days.ts'
import { isReopened } from './find-add-ons.ts'
import { updateSubscription, type SubscriptionRow } from '../store.ts'

/**
 * Later cycles are billed with these add-ons. One that is opened and not charged yet is opened
 * again with its new bill; one whose money was asked for stays as it is. The subscription must be
 * locked.
 */
export async function renewWith(
  tx: Transaction,
  subscription: SubscriptionRow,
  addOns: readonly string[],
  now: Date,
): Promise<void> {
  const { id } = subscription
  await updateSubscription(tx, id, { addOns })
  const renewal = (await listCycles(tx, [id])).find(isOpenRenewal)
  if (renewal && renewal.startsOn > dayOf(now) && isReopened(subscription)) {
    await withdrawRenewal(tx, subscription, renewal, now)
    await enqueue(tx, 'renew-subscription', { subscriptionId: id })
  }
  await agreeToAddOns(tx, id, addOns, now)
}

/** What was added is agreed to at its price of today. R-SUB-22 */
async function agreeToAddOns(
  tx: Transaction,
  id: number,
  addOns: readonly string[],
  now: Date,
): Promise<void> {
  const newest = (await listCycles(tx, [id])).at(-1)
  if (!newest) return
  const agreed = (await findAgreedLines(tx, id, newest)) ?? newest.lines
  const rows = (await listAddOnRows(tx, dayOf(now))).filter(({ slug }) => addOns.includes(slug))
  const lines = rows.map(
    ({ slug, price_fils: amountFils }): Priced =>
      agreed.find(({ code }) => code === `add-on:${slug}`) ?? {
        code: `add-on:${slug}`,
        amountFils,
      },
  )
  const others = agreed.filter((line) => !isAddOnLine(line))
  await writeAgreedLines(tx, id, newest, [...others, ...lines])
}
