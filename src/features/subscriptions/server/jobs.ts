import { addDays, dayOf } from '#shared/dates.ts'
import { inTransaction } from '#server/database/database.ts'
import { enqueue, job } from '#server/jobs/jobs.ts'
import { FAILED_KEPT_DAYS, RENEWAL_LEAD_DAYS } from '../rules.ts'
import {
  activateStarted,
  endFailed,
  endFinished,
  listToRenew,
  turnPauses,
} from './cycles/lifecycle-store.ts'
import { renewSubscription } from './cycles/renew-subscription.ts'

export const subscriptionJobs = [
  job<{ subscriptionId: number }>({
    name: 'renew-subscription',
    run: ({ db, clock }, { subscriptionId }) =>
      inTransaction(db, (tx) => renewSubscription(tx, subscriptionId, clock.now())),
  }),
  job({
    name: 'turn-subscriptions',
    cron: '10 * * * *',
    run: async ({ db, clock }) => {
      const today = dayOf(clock.now())
      await activateStarted(db, today)
      await turnPauses(db, today)
      await endFinished(db, today)
      await endFailed(db, addDays(today, -FAILED_KEPT_DAYS), today)
      const due = await listToRenew(db, addDays(today, RENEWAL_LEAD_DAYS))
      await inTransaction(db, async (tx) => {
        for (const { id } of due) await enqueue(tx, 'renew-subscription', { subscriptionId: id })
      })
    },
  }),
]
