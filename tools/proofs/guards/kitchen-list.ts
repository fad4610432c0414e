import {
  extrasTables,
  type Guard,
  withoutDaysLock,
  withoutLocksBeforeMeals,
  withoutTicketLocks,
} from './edits.ts'

/** Of tickets, and of the days that are closed with their extras. */
export const kitchenGuards: readonly Guard[] = [
  {
    name: 'locks of the customer, the day and its tickets',
    race: 'presses of several screens are one step of a ticket',
    edits: withoutTicketLocks,
  },
  {
    name: 'locks of the customer, the day and its tickets',
    race: 'a ticket goes on or is recalled, not both',
    edits: withoutTicketLocks,
  },
  {
    name: 'version that a press has seen',
    race: 'a ticket goes on or is recalled, not both',
    edits: [
      {
        file: 'src/features/kitchen-board/server/steps/take-step.ts',
        from: 'ticket.version !== input.version || ',
        to: '',
      },
    ],
  },
  {
    name: 'locks of the customer, the day and its tickets',
    race: 'a drop is delivered or has failed, and its money leaves once',
    edits: withoutTicketLocks,
  },
  {
    name: 'locks of the day and of the refund that is due',
    race: 'a drop is delivered or has failed, and its money leaves once',
    edits: [
      {
        file: 'src/features/kitchen-board/server/refund-store.ts',
        from: '    .forUpdate()',
        to: '',
      },
      {
        file: 'src/features/kitchen-board/server/pay-stop-refunds.ts',
        from: 'await findAndLockDaysAround(tx, customerId, deliveryDayId)',
        to: `{ day: await tx.selectFrom('delivery_days')
            .select(['id', 'subscription_id as subscriptionId', 'cycle_id as cycleId'])
            .where('id', '=', deliveryDayId).executeTakeFirstOrThrow() }`,
      },
    ],
  },
  {
    name: 'locks of the customer, the subscription and its days',
    race: 'days are closed once by job and pages, and extras charged once',
    edits: [...withoutLocksBeforeMeals, withoutDaysLock],
  },
  {
    name: 'the same locks, and what is unique of meals and of charges',
    race: 'days are closed once by job and pages, and extras charged once',
    edits: [
      ...withoutLocksBeforeMeals,
      withoutDaysLock,
      {
        file: 'migrations/0021-create-deliveries.sql',
        from: ',\n  unique (subscription_id, day, meal_time, menu_item_id)',
        to: '',
      },
      {
        file: extrasTables,
        from: 'create unique index payments_live',
        to: 'create index payments_live',
      },
      {
        file: extrasTables,
        from: 'create unique index payments_extras_once',
        to: 'create index payments_extras_once',
      },
    ],
  },
]
