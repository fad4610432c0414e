import {
  addressStore,
  addressTables,
  challengeStore,
  dishPortions,
  lockDay,
  withoutChefLock,
  withoutEventLocks,
  withoutUniqueBooking,
  withoutUniqueChefDay,
  withPauseBeforeChange,
  withoutApplicationLocks,
  withoutClaim,
  withoutDaysLock,
  withoutInstantAfterWait,
  withoutLocksBeforeDays,
  withoutLocksBeforeMeals,
  withoutRoomInDay,
  withoutSubscriptionLock,
  withoutUserLock,
  type Guard,
} from './edits.ts'
import { kitchenGuards } from './kitchen-list.ts'

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
        file: challengeStore,
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
    edits: [
      {
        file: challengeStore,
        from: ".where('attempts', '<', CODE_ATTEMPTS_MAX)\n    .where('redeemed_at'",
        to: ".where('redeemed_at'",
      },
    ],
  },
  {
    name: 'lock of the address book, and unique doors',
    race: 'one door is one address, and one address is the default',
    edits: [
      withoutUserLock,
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
    edits: [withoutUserLock],
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
      withoutUserLock,
      {
        file: addressStore,
        from: "selectFrom('delivery_addresses').select('id').where('id', '=', id).forUpdate()",
        to: "selectFrom('delivery_addresses').select('id').where('id', '=', id)",
      },
    ],
  },
  {
    name: "bound of a kitchen's days in the very statement that takes a place, and the check",
    race: "the last places of a kitchen's day are sold once",
    edits: [
      withoutRoomInDay,
      {
        file: 'migrations/0005-create-catalogue.sql',
        from: 'check (booked between 0 and capacity)',
        to: 'check (booked >= 0)',
      },
    ],
  },
  {
    name: "bound of a kitchen's days, while the check stays and answers faults",
    race: "the last places of a kitchen's day are sold once",
    edits: [withoutRoomInDay],
  },
  {
    name: 'locks of the customer and of the subscription',
    race: 'a subscription is cancelled once',
    edits: [withoutUserLock, withoutSubscriptionLock],
  },
  {
    name: 'instant after the wait for the day',
    race: 'a change that waits past the cut-off is refused',
    edits: [withoutInstantAfterWait],
  },
  {
    name: 'wait for a connection, counted before the cut-off',
    race: 'a change that waits past the cut-off is refused',
    edits: [
      {
        file: 'src/features/deliveries/server/lock-days.ts',
        from: 'if (waited !== undefined) return new Date(since.getTime() + waited)',
        to: '',
      },
    ],
  },
  {
    name: 'locks of the customer, the subscription and its days, where a change takes its time',
    race: 'nothing lands on a sheet after its print',
    edits: [
      {
        file: lockDay,
        from: 'await findAndLockSubscription(tx, who.id, subscriptionId)',
        to: "await (await import('./stores/subscription-store.ts')).findOwnSubscription(tx, who.id, subscriptionId)",
      },
      {
        file: lockDay,
        from: 'await findAndLockDays(tx, subscriptionId)',
        to: "await (await import('#features/deliveries/server/public.ts')).listLedgerRows(tx, [subscriptionId])",
      },
      withPauseBeforeChange,
    ],
  },
  {
    name: 'bound of a dish in the very update that takes a portion',
    race: 'the last portions of a dish are sold once',
    edits: [
      {
        file: dishPortions,
        from: ".where((eb) => eb(eb('chosen', '+', input.portions), '<=', limit))",
        to: '',
      },
      {
        file: dishPortions,
        from: 'const row = await tx\n    .updateTable',
        to: 'if ((await countOf(tx, input)) + input.portions > limit) return false\n  const row = await tx\n    .updateTable',
      },
    ],
  },
  {
    name: 'lock of a count before it is made anew',
    race: 'the last portions of a dish are sold once',
    edits: [{ file: dishPortions, from: '.forUpdate()', to: '' }],
  },
  {
    name: 'locks of the customer, the subscription and its days',
    race: 'changes of one day at once leave one ledger, its places and its receipts',
    // Both lists take the same lock of the person out.
    edits: [
      ...new Set([
        withoutSubscriptionLock,
        ...withoutLocksBeforeDays,
        ...withoutLocksBeforeMeals,
        withoutDaysLock,
      ]),
    ],
  },
  ...kitchenGuards,
  {
    name: 'lock of the household',
    race: 'no dish stays on a day against an allergy told at the same moment',
    edits: [withoutUserLock],
  },
  {
    name: 'locks of the customer and of the subscription',
    race: 'another kitchen is taken for the next cycle or for the one after, as told',
    edits: [withoutUserLock, withoutSubscriptionLock],
  },
  {
    name: 'locks of the applicant and of the application',
    race: 'an application is approved or rejected, once',
    edits: withoutApplicationLocks,
  },
  {
    name: 'lock of a chef event, and one booking an event',
    race: 'quotes of one event that are accepted at once are one booking',
    edits: [...withoutEventLocks, ...withoutUniqueBooking],
  },
  {
    name: 'lock of a chef, and one booking a day',
    race: 'a chef is booked once a day, whoever accepts',
    edits: [withoutChefLock, withoutUniqueChefDay],
  },
  {
    name: 'lock of a chef event',
    race: 'a quote is accepted or gone, never both',
    edits: withoutEventLocks,
  },
]
