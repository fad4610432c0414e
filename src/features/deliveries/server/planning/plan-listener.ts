import type { Transaction } from '#server/database/database.ts'

/** Learns in the same transaction of deliveries that come on other days; the subscription is held. */
export interface PlanListener {
  /** Before days go to the end: a renewal that nobody paid yet gives up its days. */
  withdrawRenewal: (tx: Transaction, subscriptionId: number, now: Date) => Promise<void>
  /** Afterwards: cycles end with their last delivery, and charges follow. */
  followDays: (tx: Transaction, subscriptionId: number, now: Date) => Promise<void>
}

let listener: PlanListener = {
  withdrawRenewal: () => Promise.resolve(),
  followDays: () => Promise.resolve(),
}

/** Cycles and their charges depend on the days; composition says who keeps them. */
export function listenToPlans(next: PlanListener): void {
  listener = next
}

export const announcePlan: PlanListener = {
  withdrawRenewal: (tx, subscriptionId, now) => listener.withdrawRenewal(tx, subscriptionId, now),
  followDays: (tx, subscriptionId, now) => listener.followDays(tx, subscriptionId, now),
}
