import { dayOf } from '#shared/dates.ts'
import { listLedgerRows, type PlanListener } from '#features/deliveries/server/public.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { isOpenRenewal } from '../billing-rules.ts'
import { listCycles } from './cycles/cycle-store.ts'
import { findNextCharge } from './renewal/find-next-cycle.ts'
import { followDays, planAfter, planWithout, withdrawRenewal } from './renewal/follow-days.ts'
import { findAndLockSubscription, findOwnSubscription } from './store.ts'

/** How a subscription's cycles and charges follow its days. */
export const subscriptionPlans: PlanListener = {
  withdrawRenewal: async (tx, subscriptionId, now) => {
    const subscription = await findAndLockSubscription(tx, subscriptionId)
    const renewal = (await listCycles(tx, [subscriptionId])).find(isOpenRenewal)
    if (!subscription || !renewal) return
    await withdrawRenewal(tx, subscription, renewal, now)
    await enqueue(tx, 'renew-subscription', { subscriptionId })
  },
  followDays: async (tx, subscriptionId, now) => {
    const subscription = await findAndLockSubscription(tx, subscriptionId)
    if (subscription) await followDays(tx, subscription, now)
  },
  findNextCharge: async (db, { subscriptionId, customerId }, now, change) => {
    const subscription = await findOwnSubscription(db, customerId, subscriptionId)
    if (!subscription) return null
    const cycles = await listCycles(db, [subscriptionId])
    const days = await listLedgerRows(db, [subscriptionId])
    const after = planAfter({ cycles, days }, change ?? { back: [], moved: [] })
    const plan = planWithout(subscription, cycles, after)
    return findNextCharge(db, plan, { ...after, now, today: dayOf(now) })
  },
}
