import { isDeepStrictEqual } from 'node:util'
import { addDays, dayOf, type Day } from '#shared/dates.ts'
import { isLanguage } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { Transaction } from '#server/database/database.ts'
import { receiptNumber } from '#features/deliveries/rules.ts'
import { listReceipts } from '#features/deliveries/server/public.ts'
import { findNewestOf, findSaidAfter, queueMessage } from '#features/messages/server/public.ts'
import { REMINDER_DAYS } from '../../billing-rules.ts'
import { paymentReminder, renews, type PayBy } from '../billing-templates.ts'

/** On the due day and after it, until the request lapses. */
const REQUEST_REMINDERS_DAYS = [0, 2, 4]

/** Announces renewals before their charge, and asks again for requests that no one answered. */
export async function remindOfPayments(tx: Transaction, now: Date): Promise<void> {
  const today = dayOf(now)
  for (const due of await listDue(tx, today, addDays(today, REMINDER_DAYS))) {
    if (due.number > 1) await announce(tx, due, now)
  }
  for (const days of REQUEST_REMINDERS_DAYS) {
    const chargeOn = addDays(today, -days)
    for (const due of await listDue(tx, chargeOn, chargeOn)) {
      if (due.state === 'requires_action') await remind(tx, due, days, now)
    }
  }
}

type DuePayment = Awaited<ReturnType<typeof listDue>>[number]

/** Once for each thing that it says, and again where something else was said since. */
async function announce(tx: Transaction, due: DuePayment, now: Date): Promise<void> {
  const { chargeOn, startsOn, subscriptionId, cycleId, phone } = due
  const parameters = { ...factsOf(due), chargeOn, startsOn }
  const key = `${renews.name}:of-${subscriptionId}`
  // Announcements of older versions are named by their cycle.
  const last = await findNewestOf(tx, phone, [`${key}:`, `${renews.name}:${cycleId}:`])
  if (last && isDeepStrictEqual(last.parameters, parameters)) {
    if (!(await isOutdated(tx, due, last.id))) return
  }
  await queueMessage(tx, {
    ...addressed(due),
    template: renews,
    parameters,
    dedupeKey: `${key}:${last?.id ?? 0}`,
    now,
  })
}

/** Whether another charge was named to the customer since, such as when a day was skipped. */
async function isOutdated(
  tx: Transaction,
  { subscriptionId, phone, chargeOn, amount }: DuePayment,
  since: number,
): Promise<boolean> {
  const newest = await listReceipts(tx, subscriptionId, { below: undefined, limit: RECEIPTS })
  const receipts = newest.map(({ number }) => receiptNumber(number))
  const said = await findSaidAfter(tx, phone, { id: since, name: 'charge', receipts })
  return (
    said !== undefined && !isDeepStrictEqual(said, { day: chargeOn, amount: toDirhams(amount) })
  )
}

/** More than anyone gets in the days before a charge. */
const RECEIPTS = 50

async function remind(tx: Transaction, due: DuePayment, days: number, now: Date): Promise<void> {
  await queueMessage(tx, {
    ...addressed(due),
    template: paymentReminder,
    parameters: factsOf(due),
    dedupeKey: `payment-reminder:${due.paymentId}:${days}`,
    now,
  })
}

const addressed = ({ phone, language }: DuePayment) => ({
  to: phone,
  language: isLanguage(language) ? language : ('en' as const),
})

const factsOf = ({ planEn, planAr, amount, how }: DuePayment) => ({
  plan: { en: planEn, ar: planAr },
  amount,
  how: how as PayBy,
})

/** Cycles' payments that no one has paid or tried, due from one day to another. */
const listDue = (tx: Transaction, from: Day, to: Day) =>
  tx
    .selectFrom('payments as p')
    .innerJoin('subscription_cycles as c', 'c.payment_id', 'p.id')
    .innerJoin('plans', 'plans.id', 'c.plan_id')
    .innerJoin('users as u', 'u.id', 'p.customer_id')
    .select([
      'p.id as paymentId',
      'p.state',
      'p.charge_on as chargeOn',
      'p.amount_fils as amount',
      'p.method as how',
      'c.id as cycleId',
      'c.subscription_id as subscriptionId',
      'c.number',
      'c.starts_on as startsOn',
      'plans.name_en as planEn',
      'plans.name_ar as planAr',
      'u.phone',
      'u.language',
    ])
    .where('p.purpose', '=', 'cycle')
    .where('p.state', 'in', ['ready', 'requires_action'])
    .where('p.failures', '=', 0)
    .where('p.charge_on', '>=', from)
    .where('p.charge_on', '<=', to)
    .execute()
