export interface Edit {
  file: string
  from: string
  to: string
}

export interface Guard {
  name: string
  /** The race that must fail without it. */
  race: string
  /** Exact texts; each must be in its file exactly once. */
  edits: readonly Edit[]
}

export const challengeStore = 'src/features/auth/server/challenge-store.ts'
export const addressStore = 'src/features/addresses/server/store.ts'
export const extrasTables = 'migrations/0077-pay-for-anything.sql'
export const addressTables = 'migrations/0006-create-addresses.sql'

const subscriptionStore = 'src/features/subscriptions/server/store.ts'

const dayLocks = 'src/features/deliveries/server/lock-days.ts'
const mealSubscriptions = 'src/features/meals/server/stores/subscription-store.ts'
export const lockDay = 'src/features/meals/server/lock-day.ts'
export const dishPortions = 'src/features/restaurants/server/dish-portions.ts'

export const withoutRoomInDay = {
  file: 'src/features/restaurants/server/capacity.ts',
  from: "\n         and locked.booked + ${param('portions')}::integer <= locked.capacity",
  to: '',
}

export const withoutClaim = {
  file: 'src/server/http/idempotency.ts',
  from: 'return inserted !== undefined',
  to: 'return inserted !== undefined || true',
}

export const withoutUserLock = {
  file: 'src/server/database/lock-user.ts',
  from: "where('id', '=', param('id')).forNoKeyUpdate()",
  to: "where('id', '=', param('id'))",
}

export const withoutApplicationLocks = [
  withoutUserLock,
  {
    file: 'src/features/chef-applications/server/application-store.ts',
    from: ".where('a.id', '=', id).forUpdate().executeTakeFirst()",
    to: ".where('a.id', '=', id).executeTakeFirst()",
  },
]

export const withoutSubscriptionLock = {
  file: subscriptionStore,
  from: ".where('customer_id', '=', param('owner'))\n    .forNoKeyUpdate()",
  to: ".where('customer_id', '=', param('owner'))",
}

export const withoutDaysLock = {
  file: dayLocks,
  from: ".where('status', 'not in', OVER)\n    .orderBy('id')\n    .forUpdate()",
  to: ".where('status', 'not in', OVER)\n    .orderBy('id')",
}

export const withoutLocksBeforeDays = [
  withoutUserLock,
  {
    file: dayLocks,
    from: '.forNoKeyUpdate()\n    .executeTakeFirst()\n  return row?.id',
    to: '.executeTakeFirst()\n  return row?.id',
  },
]

export const withoutLocksBeforeMeals = [
  withoutUserLock,
  {
    file: mealSubscriptions,
    from: ".where('s.customer_id', '=', customerId)\n    .forNoKeyUpdate()",
    to: ".where('s.customer_id', '=', customerId)",
  },
]

export const withoutTicketLocks = [
  ...withoutLocksBeforeDays,
  withoutDaysLock,
  {
    file: 'src/features/kitchen-board/server/steps/step-store.ts',
    from: ".orderBy('id')\n    .forUpdate()",
    to: ".orderBy('id')",
  },
]

export const withoutInstantAfterWait = {
  file: lockDay,
  from: 'now: await instantAfterWaiting(tx, who.now)',
  to: 'now: who.now',
}

const chefTables = 'migrations/0090-hire-chefs.sql'
const chefEventStore = 'src/features/chef-events/server/store.ts'

const withoutEventLock = {
  file: chefEventStore,
  from: `    .where('id', '=', id)
    .forUpdate()`,
  to: `    .where('id', '=', id)`,
}

const withoutQuoteLock = {
  file: 'src/features/chef-events/server/quotes/quote-store.ts',
  from: `    .orderBy('id')
    .forUpdate()`,
  to: `    .orderBy('id')`,
}

/** Anyone who accepts, withdraws, cancels or waits for time meets at the event's row. */
export const withoutEventLocks = [withoutUserLock, withoutEventLock, withoutQuoteLock]

export const withoutUniqueBooking = [
  {
    file: chefTables,
    from: 'create unique index chef_bookings_event',
    to: 'create index chef_bookings_event',
  },
  {
    file: chefTables,
    from: 'create unique index chef_quotes_accepted',
    to: 'create index chef_quotes_accepted',
  },
]

export const withoutUniqueChefDay = {
  file: chefTables,
  from: 'create unique index chef_bookings_day',
  to: 'create index chef_bookings_day',
}

export const withoutChefLock = {
  file: 'src/features/chefs/server/store.ts',
  from: `    .where('id', '=', chefId)
    .forNoKeyUpdate()`,
  to: `    .where('id', '=', chefId)`,
}

/** Changes nothing where the locks are kept; without them, time enough for others between. */
export const withPauseBeforeChange = {
  file: lockDay,
  from: 'const meals = await listMeals(tx, subscriptionId, date, date)',
  to: `await new Promise((pass) => setTimeout(pass, 250))
  const meals = await listMeals(tx, subscriptionId, date, date)`,
}
