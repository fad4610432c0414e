import { dayOf } from '#shared/dates.ts'
import { isLanguage } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import { forgetMealsWithoutDay } from '#features/deliveries/server/public.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { findPlan } from '#features/plans/server/public.ts'
import { FAILED_KEPT_DAYS } from '../../rules.ts'
import { subscriptionEnded, type EndReason } from '../billing-templates.ts'
import { getContact } from '../store.ts'
import { endFailed, endFinished, type EndedSubscription } from '../cycles/lifecycle-store.ts'

const DAY_MS = 86_400_000

/** Ends what does not renew and is used up, and what no one paid for a week; each hears of it. */
export async function endAndNotify(tx: Transaction, now: Date): Promise<void> {
  const today = dayOf(now)
  const failedBefore = new Date(now.getTime() - FAILED_KEPT_DAYS * DAY_MS)
  const finished = await endFinished(tx, today)
  const unpaid = await endFailed(tx, failedBefore, today)
  for (const one of finished) await notifyEnded(tx, one, reasonOf(one), now)
  for (const one of unpaid) {
    await forgetMealsWithoutDay(tx, one.id)
    await notifyEnded(tx, one, 'unpaid', now)
  }
}

const reasonOf = ({ cancelledAt, hasCancelled }: EndedSubscription): EndReason => {
  if (cancelledAt === null) return 'closed'
  return hasCancelled ? 'cancelled' : 'lost'
}

async function notifyEnded(
  tx: Transaction,
  { id, customerId, planId }: EndedSubscription,
  why: EndReason,
  now: Date,
): Promise<void> {
  const { phone, language } = await getContact(tx, customerId)
  const plan = await findPlan(tx, planId)
  await queueMessage(tx, {
    to: phone,
    template: subscriptionEnded,
    parameters: { plan: { en: plan?.name_en ?? '', ar: plan?.name_ar ?? '' }, why },
    language: isLanguage(language) ? language : 'en',
    dedupeKey: `subscription-ended:${id}`,
    now,
  })
}
