import { dayOf } from '#shared/dates.ts'
import { inTransaction } from '#server/database/database.ts'
import { enqueue, job } from '#server/jobs/jobs.ts'
import { endAndNotify } from './ending/end-subscriptions.ts'
import { activateStarted, listToRenew, turnPauses } from './cycles/lifecycle-store.ts'
import { remindOfPayments } from './renewal/remind-of-payments.ts'
import { renewSubscription } from './renewal/renew-subscription.ts'

export const subscriptionJobs = [
  job<{ subscriptionId: number }>({
    name: 'renew-subscription',
    run: ({ db, clock }, { subscriptionId }) =>
      inTransaction(db, (tx) => renewSubscription(tx, subscriptionId, clock.now())),
  }),
  job({
    name: 'remind-of-payments',
    cron: '30 5 * * *',
    run: ({ db, clock }) => inTransaction(db, (tx) => remindOfPayments(tx, clock.now())),
  }),
  job({
    name: 'turn-subscriptions',
    cron: '10 * * * *',
    run: async ({ db, clock }) => {
      const today = dayOf(clock.now())
      await activateStarted(db, today)
      await turnPauses(db, today)
      await inTransaction(db, (tx) => endAndNotify(tx, clock.now()))
      const due = await listToRenew(db, today)
      await inTransaction(db, async (tx) => {
        for (const { id } of due) await enqueue(tx, 'renew-subscription', { subscriptionId: id })
      })
    },
  }),
]
