import { addDays, dayOf, instantAt } from '#shared/dates.ts'
import { importSubscription } from '#features/subscriptions/server/public.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import { DEMO_CARD, fillSimulator } from './demo-cards.ts'
import { findDemoCustomer } from './demo-customer.ts'

const PLAN_ID = 5
const KITCHEN_ID = 1
const SETUP_REF = 'sim_setup_demo_ai'
const CHARGE_REF = 'sim_charge_demo_ai'
const SETUP_KEY = '5a0f6f0e-6c1d-4f0a-9b55-9d8a1f2b3c03'
const CHARGE_KEY = '5a0f6f0e-6c1d-4f0a-9b55-9d8a1f2b3c04'
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
    const { totalFils } = await importSubscription(
      tx,
      {
        customerId: customer.id,
        planId: PLAN_ID,
        restaurantId: KITCHEN_ID,
        addressId: customer.addressId,
        diets: [],
        startDate,
        skippedDays: [],
        card: {
          ...DEMO_CARD,
          methodRef: SETUP_REF,
          chargeRef: CHARGE_REF,
          sellerTrn: '100000000000003',
        },
      },
      now,
    )
    await fillSimulator(tx, [
      {
        setupRef: SETUP_REF,
        setupKey: SETUP_KEY,
        chargeRef: CHARGE_REF,
        chargeKey: CHARGE_KEY,
        amountFils: totalFils,
        at: instantAt(startDate, '00:05'),
      },
    ])
  })
