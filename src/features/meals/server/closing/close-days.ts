import { addDays, dayOf, type Day } from '#shared/dates.ts'
import { refuseWrongClock } from '#server/database/clock-difference.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import { goneDishOf } from '../kitchen-offer.ts'
import { closeChosenDays } from './close-chosen-days.ts'
import { closeWeek } from './close-subscription.ts'
import {
  listDueOfAll,
  listDueOfCustomer,
  listDueOfKitchen,
  type DueSubscription,
} from './due-store.ts'

type ClosingScope = { customerId: string } | { restaurantId: number; day?: Day } | 'all'

const BATCH_DAYS = 500
/** A kitchen's days whose cut-off may pass are never farther off. */
const KITCHEN_DAYS = 14
const RETRIES = 20
/** Connections that closing takes of the pool; pages need the others at the same hour. */
const AT_ONCE = 3

/**
 * Writes down what passed cut-offs have made of their days: many at once where all is chosen, the
 * others in one transaction a subscription and week. It may run twice, late, or in two processes at once, with
 * one outcome.
 */
export async function closeDueDays(db: Database, scope: ClosingScope, now: Date): Promise<void> {
  const due = await listDue(db, scope, now)
  if (due.length > 0) await refuseWrongClock(db)
  for (const one of await closeChosenDays(db, due, now)) await closeOne(db, one, now)
}

/** All that are due, for as long as `isInTime`. What fails does not keep the others waiting. */
export async function closeAllDueDays(
  db: Database,
  now: Date,
  isInTime: () => boolean,
): Promise<void> {
  const failures = new Map<number, unknown>()
  while (isInTime()) {
    const due = await listDueOfAll(db, now, BATCH_DAYS + failures.size * KITCHEN_DAYS)
    const next = due.filter(({ subscriptionId }) => !failures.has(subscriptionId))
    if (next.length === 0) break
    await refuseWrongClock(db)
    // Where many at once fail, each is tried by itself, so that only the ones at fault are left.
    const rest = await closeChosenDays(db, next, now).catch(() => next)
    await sideBySide(rest, async (one) => {
      if (!isInTime()) return
      await closeOne(db, one, now).catch((error: unknown) =>
        failures.set(one.subscriptionId, error),
      )
    })
  }
  if (failures.size > 0) {
    throw new AggregateError(failures.values(), `${failures.size} subscriptions did not close`)
  }
}

async function sideBySide<T>(all: Iterable<T>, run: (one: T) => Promise<void>): Promise<void> {
  const waiting = all[Symbol.iterator]()
  const work = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await run(next.value)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function listDue(
  db: Database,
  scope: ClosingScope,
  now: Date,
): Promise<readonly DueSubscription[]> {
  if (scope === 'all') return listDueOfAll(db, now, BATCH_DAYS)
  if ('customerId' in scope) return listDueOfCustomer(db, scope.customerId, now)
  const today = dayOf(now)
  const range = scope.day
    ? { from: scope.day, to: scope.day }
    : { from: addDays(today, -KITCHEN_DAYS), to: addDays(today, KITCHEN_DAYS) }
  return listDueOfKitchen(db, scope.restaurantId, range, now)
}

/** Where someone else takes the last portion of a dish meanwhile, it is decided again without it. */
async function closeOne(db: Database, due: DueSubscription, now: Date): Promise<void> {
  const gone = new Set<string>()
  for (let attempt = 1; ; attempt++) {
    try {
      await closeWeeks(db, due, { now, gone })
      return
    } catch (error) {
      const key = goneDishOf(error)
      if (key === undefined || attempt >= RETRIES) throw error
      gone.add(key)
    }
  }
}

/** More weeks than a subscription can have due at once; what is given back comes on open days. */
const WEEKS_MAX = 100

/** Each week in a transaction of its own, so that no one waits long for its kitchens' days. */
async function closeWeeks(
  db: Database,
  due: DueSubscription,
  moment: { now: Date; gone: ReadonlySet<string> },
): Promise<void> {
  for (let week = 0; week < WEEKS_MAX; week++) {
    if (!(await inTransaction(db, (tx) => closeWeek(tx, due, moment)))) return
  }
  throw new Error(`the days of subscription ${due.subscriptionId} do not come to an end`)
}
