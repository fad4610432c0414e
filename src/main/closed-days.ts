import { closeDueDays } from '#features/meals/server/public.ts'
import { findOwnKitchen } from '#features/restaurants/server/public.ts'
import { findCustomerOf } from '#features/subscriptions/server/public.ts'
import type { Database } from '#server/database/database.ts'
import { hasRole, type Visitor } from '#server/http/callers/caller.ts'
import type { ServedEndpoint } from '#server/http/serve.ts'

/** Endpoints that depend on a customer's days see and change them as their cut-offs left them. */
export const withClosedDays = (endpoints: readonly ServedEndpoint[]): ServedEndpoint[] =>
  endpoints.map((served) => closedBefore(served, closeOwnDays))

/** The same for endpoints of a kitchen: all its days are closed before. */
export const withClosedKitchen = (endpoints: readonly ServedEndpoint[]): ServedEndpoint[] =>
  endpoints.map((served) => closedBefore(served, closeKitchenDays))

/** The same for what an admin does to a subscription: the days of its customer are closed before. */
export const withClosedSubscription = (endpoints: readonly ServedEndpoint[]): ServedEndpoint[] =>
  endpoints.map((served) => closedBefore(served, closeDaysOfSubscription))

type Before = (db: Database, who: Visitor, input: object) => Promise<void>

const closedBefore = (served: ServedEndpoint, close: Before): ServedEndpoint => ({
  ...served,
  before: async (db, who, input) => {
    await served.before?.(db, who, input)
    await close(db, who, input)
  },
})

async function closeOwnDays(db: Database, who: Visitor): Promise<void> {
  if (who.user) await closeDueDays(db, { customerId: who.user.id }, who.now)
}

async function closeKitchenDays(db: Database, who: Visitor): Promise<void> {
  if (!who.user || !hasRole(who.user, 'restaurant')) return
  const kitchen = await findOwnKitchen(db, who.user.id)
  if (kitchen) await closeDueDays(db, { restaurantId: kitchen.id }, who.now)
}

async function closeDaysOfSubscription(db: Database, who: Visitor, input: object): Promise<void> {
  if (!('id' in input) || typeof input.id !== 'number') return
  const customerId = await findCustomerOf(db, input.id)
  if (customerId !== undefined) await closeDueDays(db, { customerId }, who.now)
}
