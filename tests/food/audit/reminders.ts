import type { Database } from '../../../src/server/database/database.ts'
import type { Book, Choice } from '../book.ts'
import type { Person } from '../customers/people.ts'
import { LAST_MS, type Message, type Parameters } from './messages.ts'

const HOUR_MS = 3_600_000
/** The first one comes a day before the cut-off, or along with that of the day before it. */
const FIRST_MS = 31 * HOUR_MS
/** So late no one is notified any more. */
const ACTION_MS = HOUR_MS / 4

interface Asked {
  book: Book
  person: Person
  said: readonly Message[]
  now: Date
}

/** Who had chosen nothing, or not all, heard so 24 hours before the cut-off and 4 hours before. */
export async function auditReminders(db: Database, asked: Asked): Promise<string[]> {
  const { book, person, said, now } = asked
  const { subscriptionId } = person
  const reminders = said.filter(({ template }) => template.startsWith('choose-reminder'))
  const locks = await listLocks(db, subscriptionId)
  const errors: string[] = []
  for (const choice of book.choices) {
    const locksAt = locks.get(choice.day)
    if (choice.subscriptionId !== subscriptionId || !locksAt || locksAt > now) continue
    errors.push(...errorsOf(choice, { ...asked, reminders, locksAt }))
  }
  return errors
}

/** Of days that are paid by the first reminder; others are not cooked yet. */
async function listLocks(db: Database, subscriptionId: number): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('delivery_days as d')
    .innerJoin('subscription_cycles as c', 'c.id', 'd.cycle_id')
    .innerJoin('subscriptions as s', 's.id', 'd.subscription_id')
    .select(['d.day', 'd.locks_at as locksAt', 'c.paid_at as paidAt', 'c.ready_at as readyAt'])
    .where('d.subscription_id', '=', subscriptionId)
    // What went back with the plan is chosen by no one.
    .where('d.refunded_at', 'is', null)
    .execute()
  return new Map(
    rows
      .filter(({ paidAt, readyAt, locksAt }) => {
        const ready = readyAt ?? paidAt
        return ready !== null && ready.getTime() < locksAt.getTime() - FIRST_MS
      })
      .map(({ day, locksAt }) => [day, locksAt]),
  )
}

function errorsOf(
  { day, isFull, filledAt }: Choice,
  { book, person, reminders, locksAt }: Asked & { reminders: readonly Message[]; locksAt: Date },
): string[] {
  const { phone } = person.customer
  const naming = reminders.filter(({ parameters }) => names(parameters, { day, locksAt }))
  const alone = reminders.filter(({ parameters }) => parameters.day === day)
  if (isFull) return alone.length > 0 ? [`${phone} was reminded of ${day}, which is full`] : []
  const sent = (fromMs: number, untilMs: number) =>
    naming.some(({ createdAt }) => {
      const left = locksAt.getTime() - createdAt.getTime()
      return left <= fromMs && left >= untilMs
    })
  const errors: string[] = []
  const isDownAt = (hours: number) =>
    book.outages.some(({ from, to }) => {
      const moment = locksAt.getTime() - hours * HOUR_MS
      return from.getTime() <= moment && moment <= to.getTime()
    })
  if (!sent(FIRST_MS, isDownAt(24) ? ACTION_MS : LAST_MS)) {
    errors.push(`${phone} was not reminded of ${day} a day before ${locksAt.toISOString()}`)
  }
  const isFilledBefore = filledAt && filledAt.getTime() < locksAt.getTime() - 4 * HOUR_MS
  if (!isFilledBefore && !isDownAt(ACTION_MS / HOUR_MS) && !sent(LAST_MS, ACTION_MS)) {
    errors.push(`${phone} was not reminded of ${day} in the last hours`)
  }
  return errors
}

/** A message of several days names the first of them. */
const names = (
  { day: first = '', days = 1, until = '' }: Parameters,
  { day, locksAt }: { day: string; locksAt: Date },
): boolean => first === day || (days > 1 && first < day && Date.parse(until) < locksAt.getTime())
