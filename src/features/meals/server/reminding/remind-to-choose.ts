import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import { lockAccount } from '#server/database/lock-user.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { getCustomer } from '../closing/closing-store.ts'
import { decideWeek, type DecidedDay } from '../deciding.ts'
import { mondayOf } from '../read-week.ts'
import { findOwnSubscription } from '../stores/subscription-store.ts'
import {
  bedtimeOf,
  comesAlong,
  isWaking,
  reachOf,
  reminderDue,
  type HoursBefore,
} from './moments.ts'
import { insertReminders } from './reminder-store.ts'
import { chooseReminder, chooseReminderDays, type Otherwise } from './templates.ts'
import { listCustomersToRemind, listUnchosenDays, type UnchosenDay } from './unchosen-read-model.ts'

const HOUR_MS = 3_600_000
/**
 * After an hour without a provider the meals may be chosen long since; the next moment reminds
 * again.
 */
const OF_USE_MS = HOUR_MS
/** Connections of the pool; pages need the others. */
const AT_ONCE = 3
/** Who has just ordered is choosing. */
const SINCE_ORDER_MS = HOUR_MS

/**
 * Notifies customers of coming days with open meals, each once for each moment. May run twice,
 * late, or in two processes at once.
 */
export async function remindToChoose(
  db: Database,
  now: Date,
  isInTime: () => boolean = () => true,
): Promise<void> {
  if (!isWaking(now)) return
  const errors: unknown[] = []
  const remind = (customerId: string) =>
    inTransaction(db, (tx) => remindCustomer(tx, customerId, now)).catch((error: unknown) =>
      errors.push(error),
    )
  const customers = await listCustomersToRemind(db, { ...reachOf(now), ...sinceOf(now) })
  for (let from = 0; from < customers.length && isInTime(); from += AT_ONCE) {
    await Promise.all(customers.slice(from, from + AT_ONCE).map(remind))
  }
  // One who cannot be notified holds up no other, and still shows as a failed job.
  if (errors.length > 0) throw new AggregateError(errors, 'Customers who were not reminded')
}

const sinceOf = (now: Date) => ({
  now,
  orderedBefore: new Date(now.getTime() - SINCE_ORDER_MS),
})

type NotifiedDay = UnchosenDay & { hours: HoursBefore }

async function remindCustomer(tx: Transaction, customerId: string, now: Date): Promise<void> {
  await lockAccount(tx, customerId)
  const days = await listUnchosenDays(tx, customerId, {
    ...sinceOf(now),
    until: reachOf(now).along,
  })
  const reminded = toNotify(days, now)
  const [first] = reminded
  if (!first) return
  await insertReminders(tx, reminded, now)
  await notify(tx, customerId, { reminded, first }, now)
}

/** All in one message, where one of them is due. */
function toNotify(days: readonly UnchosenDay[], now: Date): NotifiedDay[] {
  const due = days.map((day) => ({ day, hours: reminderDue(day, now) }))
  if (due.every(({ hours }) => hours === undefined)) return []
  return due.flatMap(({ day, hours = comesAlong(day, now) ? 24 : undefined }) =>
    hours === undefined ? [] : { ...day, hours },
  )
}

async function notify(
  tx: Transaction,
  customerId: string,
  { reminded, first }: { reminded: readonly NotifiedDay[]; first: NotifiedDay },
  now: Date,
): Promise<void> {
  const { phone, language } = await getCustomer(tx, customerId)
  const { id, subscriptionId, day, hours, locksAt } = first
  const message = {
    to: phone,
    language,
    dedupeKey: `choose-reminder:${id}:${day}:${hours}`,
    now,
    expiresAt: new Date(
      Math.min(locksAt.getTime(), bedtimeOf(now).getTime(), now.getTime() + OF_USE_MS),
    ),
  }
  const parameters = {
    day,
    until: locksAt.toISOString(),
    otherwise: await findOtherwise(tx, customerId, reminded),
    place: `${subscriptionId}.${day}`,
  }
  if (reminded.length === 1) {
    await queueMessage(tx, { ...message, template: chooseReminder, parameters })
  } else {
    const days = reminded.length
    const template = chooseReminderDays
    await queueMessage(tx, { ...message, template, parameters: { ...parameters, days } })
  }
}

/** What their cut-offs would make of the days as they are now. */
async function findOtherwise(
  tx: Transaction,
  customerId: string,
  reminded: readonly NotifiedDay[],
): Promise<Otherwise> {
  const outcomes = new Set<Otherwise>()
  const weeks = Map.groupBy(
    reminded,
    ({ subscriptionId, day }) => `${subscriptionId} ${mondayOf(day)}`,
  )
  for (const days of weeks.values()) {
    const [first] = days
    const subscription = first && (await findOwnSubscription(tx, customerId, first.subscriptionId))
    if (!first || !subscription) continue
    const decided = await decideWeek(tx, subscription, {
      monday: mondayOf(first.day),
      isWanted: ({ id }) => days.some((one) => one.id === id),
    })
    for (const one of decided) outcomes.add(outcomeOf(one))
  }
  const [only] = outcomes
  return outcomes.size === 1 && only ? only : 'each'
}

function outcomeOf({ decision, added }: DecidedDay): Otherwise {
  if (decision.why === 'no_dish') return 'no_dish'
  if (decision.kind === 'given_back') return 'skip'
  return added.some(({ chosenBy }) => chosenBy === 'repeat') ? 'repeat' : 'kitchen'
}
