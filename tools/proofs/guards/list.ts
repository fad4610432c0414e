export interface Guard {
  name: string
  /** The race that must fail without it. */
  race: string
  /** Exact texts; each must be in its file exactly once. */
  edits: readonly { file: string; from: string; to: string }[]
}

const authStore = 'src/features/auth/server/store.ts'
const addressStore = 'src/features/addresses/server/store.ts'
const addressTables = 'migrations/0006-create-addresses.sql'

const subscriptionStore = 'src/features/subscriptions/server/store.ts'

const withoutClaim = {
  file: 'src/server/http/idempotency.ts',
  from: 'return inserted !== undefined',
  to: 'return inserted !== undefined || true',
}

const withoutCustomerLock = {
  file: subscriptionStore,
  from: "selectFrom('users').select('id').where('id', '=', customerId).forNoKeyUpdate()",
  to: "selectFrom('users').select('id').where('id', '=', customerId)",
}

const withoutAddressLock = {
  file: addressStore,
  from: "selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate()",
  to: "selectFrom('users').select('id').where('id', '=', userId)",
}

export const guards: readonly Guard[] = [
  {
    name: 'claim of an Idempotency-Key',
    race: 'one Idempotency-Key is one write',
    edits: [withoutClaim],
  },
  {
    name: 'single redemption of a code',
    race: 'a code opens one session',
    edits: [
      {
        file: authStore,
        from: `    .set({ redeemed_at: now })
    .where('id', '=', id)
    .where('redeemed_at', 'is', null)`,
        to: `    .set({ redeemed_at: now })
    .where('id', '=', id)`,
      },
    ],
  },
  {
    name: 'bound of the attempts on a code',
    race: 'a code is compared at most five times',
    edits: [{ file: authStore, from: ".where('attempts', '<', CODE_ATTEMPTS_MAX)", to: '' }],
  },
  {
    name: 'lock of the address book, and unique doors',
    race: 'one door is one address, and one address is the default',
    edits: [
      withoutAddressLock,
      {
        file: addressTables,
        from: 'create unique index delivery_addresses_no_duplicate',
        to: 'create index delivery_addresses_no_duplicate',
      },
      {
        file: addressTables,
        from: 'create unique index delivery_addresses_one_default',
        to: 'create index delivery_addresses_one_default',
      },
    ],
  },
  {
    name: 'lock of the address book',
    race: 'whoever has addresses has one default',
    edits: [withoutAddressLock],
  },
  {
    name: 'claim of an Idempotency-Key',
    race: 'one Idempotency-Key is one subscription',
    edits: [withoutClaim],
  },
  {
    name: 'unique waiting order',
    race: 'the same order under different keys is taken once',
    edits: [
      {
        file: 'migrations/0020-create-subscriptions.sql',
        from: 'create unique index subscriptions_waiting_once',
        to: 'create index subscriptions_waiting_once',
      },
    ],
  },
  {
    name: "locks of the customer's address book and of the address",
    race: 'no subscription goes to a deleted address',
    edits: [
      withoutAddressLock,
      {
        file: addressStore,
        from: "selectFrom('delivery_addresses').select('id').where('id', '=', id).forUpdate()",
        to: "selectFrom('delivery_addresses').select('id').where('id', '=', id)",
      },
    ],
  },
  {
    name: "lock of a kitchen's days, and the check of their capacity",
    race: "the last places of a kitchen's day are sold once",
    edits: [
      {
        file: 'src/features/restaurants/server/capacity.ts',
        from: ".orderBy('day')\n    .forUpdate()",
        to: ".orderBy('day')",
      },
      {
        file: 'migrations/0005-create-catalogue.sql',
        from: 'check (booked between 0 and capacity)',
        to: 'check (booked >= 0)',
      },
    ],
  },
  {
    name: "lock of a kitchen's days, while the check stays and answers faults",
    race: "the last places of a kitchen's day are sold once",
    edits: [
      {
        file: 'src/features/restaurants/server/capacity.ts',
        from: ".orderBy('day')\n    .forUpdate()",
        to: ".orderBy('day')",
      },
    ],
  },
  {
    name: 'locks of the customer and of the subscription',
    race: 'a subscription is cancelled once',
    edits: [
      withoutCustomerLock,
      {
        file: subscriptionStore,
        from: ".where('s.customer_id', '=', owner)\n    .forNoKeyUpdate()",
        to: ".where('s.customer_id', '=', owner)",
      },
    ],
  },
  {
    name: 'instant after the wait for the day',
    race: 'a change that waits past the cut-off is refused',
    edits: [
      {
        file: 'src/features/meals/server/hold-day.ts',
        from: 'now: await instantAfterWaiting(tx, who.now)',
        to: 'now: who.now',
      },
    ],
  },
  {
    name: 'wait for a connection, counted before the cut-off',
    race: 'a change that waits past the cut-off is refused',
    edits: [
      {
        file: 'src/features/deliveries/server/store.ts',
        from: 'if (waited !== undefined) return new Date(since.getTime() + waited)',
        to: '',
      },
    ],
  },
]
