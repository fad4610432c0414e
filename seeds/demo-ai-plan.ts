import { addDays, dayOf } from '#shared/dates.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import { findDemoCustomer } from './demo-customer.ts'
import { importPaid } from './demo-paid-plan.ts'

const PLAN_ID = 5
const KITCHEN_ID = 1
const CHARGE = {
  setupRef: 'sim_setup_demo_ai',
  setupKey: '5a0f6f0e-6c1d-4f0a-9b55-9d8a1f2b3c03',
  chargeRef: 'sim_charge_demo_ai',
  chargeKey: '5a0f6f0e-6c1d-4f0a-9b55-9d8a1f2b3c04',
}
const RUNNING_DAYS = 6

/** The demo customer cooks as well: AI Family, a few days old. */
export const seedDemoAiPlan = (db: Database, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const customer = await findDemoCustomer(tx)
    if (!customer) return
    const before = await tx
      .selectFrom('subscriptions')
      .select('id')
      .where('customer_id', '=', customer.id)
      .where('plan_id', '=', PLAN_ID)
      .executeTakeFirst()
    if (before) return

    const startDate = addDays(dayOf(now), -RUNNING_DAYS)
    await importPaid(
      tx,
      {
        customerId: customer.id,
        planId: PLAN_ID,
        restaurantId: KITCHEN_ID,
        addressId: customer.addressId,
        diets: [],
        startDate,
        skippedDays: [],
      },
      CHARGE,
      now,
    )
  })
