import type { Day } from '#shared/dates.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { LedgerRow } from '../store.ts'
import type { MovedDay } from './plan-again.ts'

/** In AED. */
export type NextCharge = { day: Day; amount: number } | null

/** Deliveries that are about to come on other days, and those of them that go to the end. */
export interface DayChange {
  back: readonly LedgerRow[]
  moved: readonly MovedDay[]
}

/** Learns in the same transaction of deliveries that come on other days; the subscription is locked. */
export interface PlanListener {
  /** Before days go to the end: a renewal that no one paid yet gives up its days. */
  withdrawRenewal: (tx: Transaction, subscriptionId: number, now: Date) => Promise<void>
  /** Afterwards: cycles end with their last delivery, and charges follow. */
  followDays: (tx: Transaction, subscriptionId: number, now: Date) => Promise<void>
  /** What is charged next, and when; with a change, as it would be after it. */
  findNextCharge: (
    db: Database,
    of: Pick<LedgerRow, 'subscriptionId' | 'customerId'>,
    now: Date,
    change?: DayChange,
  ) => Promise<NextCharge>
}

let listener: PlanListener = {
  withdrawRenewal: () => Promise.resolve(),
  followDays: () => Promise.resolve(),
  findNextCharge: () => Promise.resolve(null),
}

/** Cycles and their charges depend on the days; composition says who keeps them. */
export function listenToPlans(next: PlanListener): void {
  listener = next
}

export const announcePlan: PlanListener = {
  withdrawRenewal: (tx, subscriptionId, now) => listener.withdrawRenewal(tx, subscriptionId, now),
  followDays: (tx, subscriptionId, now) => listener.followDays(tx, subscriptionId, now),
  findNextCharge: (...search) => listener.findNextCharge(...search),
}
