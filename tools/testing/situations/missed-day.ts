import { enqueue } from '../../../src/server/jobs/jobs.ts'
import { countLedger, isBalanced } from '../../../src/features/deliveries/rules.ts'
import { listLedgerRows } from '../../../src/features/deliveries/server/public.ts'
import { listMissedDays } from '../../../src/features/kitchen-board/missed-contract.ts'
import { DAY, useKitchenDay } from './kitchen-day.ts'

const CYCLE_DAYS = 20
/** Minutes after ten: lunch is from noon to two, dinner from seven to nine. */
export const LUNCH_LATE = 4 * 60
export const LUNCH_MISSED = LUNCH_LATE + 30
export const DINNER_MISSED = 11 * 60 + 30

/** A day whose drops no one has to hand over, and the job that looks for them. */
export function useMissedDay() {
  const kitchen = useKitchenDay()
  const run = async (job: string, minutes: number) => {
    kitchen.goTo(minutes)
    const now = kitchen.app.clock.now()
    await kitchen.db.updateTable('sessions').set({ last_seen_at: now }).execute()
    await enqueue(kitchen.db, job, {})
    await kitchen.app.drain()
  }
  return {
    kitchen,
    look: (minutes: number) => run('look-for-missed-drops', minutes),
    pay: (minutes: number) => run('pay-drop-refunds', minutes),
    /** Fils that a whole day is worth. */
    whole: async (): Promise<number> => {
      const { total } = await kitchen.db
        .selectFrom('subscription_cycles')
        .select('total_fils as total')
        .where('subscription_id', '=', kitchen.subscriptionId)
        .executeTakeFirstOrThrow()
      return Math.round(total / CYCLE_DAYS)
    },
    /** Lunch, then dinner. */
    stops: () =>
      kitchen.db
        .selectFrom('kitchen_tickets as t')
        .leftJoin('drop_refunds as f', 'f.ticket_id', 't.id')
        .select(['t.status', 't.failure_reason as reason', 'f.amount_fils as fils'])
        .select((eb) => eb('f.settled_at', 'is not', null).as('isPaid'))
        .orderBy('t.meal_time', 'desc')
        .execute(),
    /** The accounts that hold days; what was bought is in exactly one. */
    ledger: async () => {
      const days = await listLedgerRows(kitchen.db, [kitchen.subscriptionId])
      const counted = countLedger(CYCLE_DAYS, days, kitchen.app.clock.now())
      if (!isBalanced(counted)) throw new Error(JSON.stringify(counted))
      const accounts = Object.entries(counted).filter(([account]) => account !== 'purchased')
      return Object.fromEntries(accounts.filter(([, count]) => count > 0))
    },
    missedDay: async () => (await kitchen.customer.call(listMissedDays)).days[0],
    templates: async () => (await kitchen.texts()).map(({ template }) => template),
    dayId: async (): Promise<number> => {
      const { id } = await kitchen.db
        .selectFrom('delivery_days')
        .select('id')
        .where('day', '=', DAY)
        .executeTakeFirstOrThrow()
      return id
    },
  }
}
