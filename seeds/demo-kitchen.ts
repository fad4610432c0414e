import { addDays, dayOf, instantAt, type Day } from '#shared/dates.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { createAddress } from '#features/addresses/server/public.ts'
import { createMember, listMembers, replaceMember } from '#features/household/server/public.ts'
import { freezeKitchenDay } from '#features/production/server/public.ts'
import { importSubscription } from '#features/subscriptions/server/public.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import { DEMO_CARD, fillSimulator, type DemoCard } from './demo-cards.ts'
import { DEMO_CUSTOMER_PHONE } from './demo-customer.ts'
import { readDemoCustomers, type DemoCustomer } from './demo-customers.ts'
import { seedDemoDrivers } from './demo-drivers.ts'
import { chooseDemoMeals, readDemoMenu, type DemoTable } from './demo-meals.ts'
import { advanceTickets } from './demo-tickets.ts'
import { PLANS } from './plans.ts'

const KITCHEN_ID = 1
/** The longest that a kitchen may be past its cut-off: today, tomorrow, the day after. */
const FROZEN_DAYS = 3
/** As far back as the admin's overview looks at deliveries. */
const PAST_DAYS = 7

/**
 * The guests of the demo kitchen: named customers around the Marina in their second or third week,
 * whose meals of today and tomorrow stand on a production sheet, and those of the last week with
 * the moment of each delivery, but for one of the demo customer's, which no one made. Written once;
 * answers whether that was now.
 */
export async function seedDemoKitchen(db: Database, now: Date): Promise<boolean> {
  if (!(await settleCustomers(db, now))) return false
  await seedDemoDrivers(db, KITCHEN_ID, now)
  const today = dayOf(now)
  for (let ahead = 0; ahead < FROZEN_DAYS; ahead += 1) {
    const day = addDays(today, ahead)
    if (await isChosen(db, day)) await freezeKitchenDay(db, { restaurantId: KITCHEN_ID, day }, now)
  }
  const ofToday = { restaurantId: KITCHEN_ID, day: today }
  await inTransaction(db, (tx) => advanceTickets(tx, ofToday, now))
  const unmade = await findUnmade(db, today)
  for (let ago = 1; ago <= PAST_DAYS; ago += 1) {
    await writeTickets(db, addDays(today, -ago), unmade, now)
  }
  return true
}

/** The demo customer's last delivery but one. */
const findUnmade = (db: Database, today: Day): Promise<{ id: number } | undefined> =>
  db
    .selectFrom('delivery_days as d')
    .innerJoin('users as u', 'u.id', 'd.customer_id')
    .select('d.id')
    .where('u.phone', '=', DEMO_CUSTOMER_PHONE)
    .where('d.restaurant_id', '=', KITCHEN_ID)
    .where('d.status', '=', 'delivered')
    .where('d.day', '>=', addDays(today, -PAST_DAYS))
    .where('d.day', '<', today)
    .orderBy('d.day', 'desc')
    .offset(1)
    .limit(1)
    .executeTakeFirst()

/** The tickets of a day that was delivered: it goes through the kitchen once more. */
async function writeTickets(
  db: Database,
  day: Day,
  unmade: { id: number } | undefined,
  now: Date,
): Promise<void> {
  await db
    .updateTable('delivery_days')
    .set({ status: 'locked' })
    .where('restaurant_id', '=', KITCHEN_ID)
    .where('day', '=', day)
    .where('status', '=', 'delivered')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('subscription_meals as m')
          .select('m.id')
          .whereRef('m.subscription_id', '=', 'delivery_days.subscription_id')
          .whereRef('m.day', '=', 'delivery_days.day'),
      ),
    )
    .execute()
  await freezeKitchenDay(db, { restaurantId: KITCHEN_ID, day }, now)
  await inTransaction(db, (tx) =>
    advanceTickets(tx, { restaurantId: KITCHEN_ID, day, unmade }, now),
  )
}

/** Whether they were settled now; a kitchen without places left goes without them. */
async function settleCustomers(db: Database, now: Date): Promise<boolean> {
  const customers = readDemoCustomers()
  try {
    return await inTransaction(db, async (tx) => {
      const first = await tx
        .selectFrom('users')
        .select('id')
        .where('phone', '=', customers[0]?.phone ?? '')
        .executeTakeFirst()
      if (first) return false
      const tables: DemoTable[] = []
      const cards: DemoCard[] = []
      for (const [index, customer] of customers.entries()) {
        const settled = await settleCustomer(tx, customer, index, now)
        tables.push(settled.table)
        cards.push(settled.card)
      }
      await fillSimulator(tx, cards)
      await chooseDemoMeals(tx, tables, await readDemoMenu(tx, KITCHEN_ID), now)
      return true
    })
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

async function settleCustomer(tx: Transaction, customer: DemoCustomer, index: number, now: Date) {
  const startDate = addDays(dayOf(now), -8 - (index % 3) * 4)
  const orderedAt = instantAt(startDate, '00:05')
  const user = await tx
    .insertInto('users')
    .values({
      phone: customer.phone,
      name: customer.name,
      language: customer.language,
      created_at: orderedAt,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
  const who = { id: user.id, now: orderedAt, language: customer.language, user }
  const address = await createAddress(tx, { ...who, language: 'en' }, customer.address)
  await layTable(tx, who, customer)

  const number = String(index + 1).padStart(2, '0')
  const refs = { setupRef: `sim_setup_guest_${number}`, chargeRef: `sim_charge_guest_${number}` }
  const subscription = await importSubscription(
    tx,
    {
      customerId: user.id,
      planId: customer.planId,
      restaurantId: KITCHEN_ID,
      addressId: address.id,
      diets: [],
      startDate,
      weekdays: customer.weekdays,
      skippedDays: [],
      card: {
        ...DEMO_CARD,
        methodRef: refs.setupRef,
        chargeRef: refs.chargeRef,
        sellerTrn: '100000000000003',
      },
    },
    now,
  )
  await tx
    .updateTable('subscriptions')
    .set({ fallback: customer.fallback })
    .where('id', '=', subscription.id)
    .execute()
  return {
    table: {
      subscriptionId: subscription.id,
      days: subscription.days,
      mealsPerDay: PLANS.find(({ id }) => id === customer.planId)?.meals_per_day ?? 1,
      avoids: [customer, ...customer.guests].flatMap(({ allergens }) => allergens),
      index,
    },
    card: {
      ...refs,
      setupKey: `5a0f6f0e-6c1d-4f0a-9b56-0000000000${number}`,
      chargeKey: `5a0f6f0e-6c1d-4f0a-9b57-0000000000${number}`,
      amountFils: subscription.totalFils,
      at: orderedAt,
    },
  }
}

/** Everyone at the table; who has nothing to tell has no household of their own. */
async function layTable(
  tx: Transaction,
  who: Parameters<typeof createMember>[1],
  customer: DemoCustomer,
): Promise<void> {
  const plain = { diets: [], dislikes: [], fastsInRamadan: false }
  const { guests, portion, allergens } = customer
  if (guests.length === 0 && portion === 'regular' && allergens.length === 0) return
  await tx
    .insertInto('household_members')
    .values({ customer_id: who.id, is_customer: true, created_at: who.now, updated_at: who.now })
    .execute()
  for (const guest of guests) await createMember(tx, who, { ...plain, ...guest })
  const [self] = await listMembers(tx, who.id)
  if (!self) throw new Error(`${customer.name} has no household`)
  await replaceMember(tx, who, {
    ...plain,
    id: self.id,
    name: self.name,
    portion,
    allergens,
  })
}

/** Closing a day without choices would tell its customers, for which a seed has no queue. */
async function isChosen(db: Database, day: Day): Promise<boolean> {
  const open = await db
    .selectFrom('delivery_days as d')
    .select('d.id')
    .where('d.restaurant_id', '=', KITCHEN_ID)
    .where('d.day', '=', day)
    .where('d.status', '=', 'planned')
    .where(({ eb, selectFrom }) =>
      eb(
        selectFrom('subscription_meals as m')
          .whereRef('m.subscription_id', '=', 'd.subscription_id')
          .whereRef('m.day', '=', 'd.day')
          .select((inner) =>
            inner.fn.coalesce(inner.fn.sum<number>('m.quantity'), inner.lit(0)).as('q'),
          ),
        '<',
        eb.ref('d.meals'),
      ),
    )
    .executeTakeFirst()
  return open === undefined
}
