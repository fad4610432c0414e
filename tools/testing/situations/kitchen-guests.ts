import { verifyOtp } from '../../../src/features/auth/contract.ts'
import { createMember } from '../../../src/features/household/contract.ts'
import { importSubscription } from '../../../src/features/subscriptions/server/public.ts'
import type { CallInput } from '../../../src/shared/wire/endpoint.ts'
import type { MealTime } from '../../../src/shared/food/food.ts'
import { inTransaction } from '../../../src/server/database/database.ts'
import { seedDemoPeople } from '../../../seeds/demo-people.ts'
import { seedCatalogue } from '../../../seeds/run.ts'
import { TEST_NOW, useTestApp, type TestApp, type TestBrowser } from '../app.ts'
import { newCustomer, type Customer } from './orders.ts'

/** A Tuesday, cooked by kitchen 1. Its cut-off is Sunday, 22 November, 18:00 in Dubai. */
export const DAY = '2026-11-24'
export const CUTOFF = new Date('2026-11-22T14:00:00Z')
export const KITCHEN_ID = 1

/** The application with its catalogue, the demo people, and no one who eats yet. */
export const useKitchenApp = (): TestApp =>
  useTestApp(async ({ db }) => {
    await seedCatalogue(db)
    await inTransaction(db, (tx) => seedDemoPeople(tx, TEST_NOW))
  })

/** Moves the clock; no one's session ends by it. */
export async function moveTo(test: TestApp, instant: Date): Promise<void> {
  test.clock.moveTo(instant)
  const expiresAt = new Date('2028-01-01T00:00:00Z')
  await test.app.db
    .updateTable('sessions')
    .set({ last_seen_at: instant, expires_at: expiresAt })
    .execute()
}

export async function signInKitchen(test: TestApp, language: 'en' | 'ar' = 'en') {
  const browser = test.browser(language)
  await browser.call(verifyOtp, { phone: '+971500000002', otp: '246810' })
  return browser
}

/** Someone else's kitchen: kitchen 2. */
export async function signInOtherKitchen(test: TestApp): Promise<TestBrowser> {
  const other = await newCustomer(test)
  const { id } = await userOf(test, other.phone)
  await test.app.db.updateTable('users').set({ role: 'restaurant' }).where('id', '=', id).execute()
  await test.app.db.updateTable('restaurants').set({ owner_id: id }).where('id', '=', 2).execute()
  return other
}

const userOf = (test: TestApp, phone: string) =>
  test.app.db.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirstOrThrow()

export interface Meal {
  mealTime: MealTime
  /** Slug of a dish on the menu of kitchen 1. */
  dish: string
  quantity?: number
  instructions?: string
}

export interface Guest extends Customer {
  id: string
  subscriptionId: number
}

let guests = 0

/** A customer in the second week of a full-day plan, with these meals on the day. */
export async function settleGuest(
  test: TestApp,
  meals: readonly Meal[],
  more: { member?: Partial<CallInput<typeof createMember>>; fallback?: string } = {},
): Promise<Guest> {
  const customer = await newCustomer(test)
  const { id } = await userOf(test, customer.phone)
  guests += 1
  const subscription = await inTransaction(test.app.db, (tx) =>
    importSubscription(
      tx,
      {
        customerId: id,
        planId: 2,
        restaurantId: KITCHEN_ID,
        addressId: customer.addressId,
        diets: [],
        startDate: '2026-11-16',
        skippedDays: [],
        card: {
          methodRef: `guest-setup-${guests}`,
          chargeRef: `guest-charge-${guests}`,
          brand: 'visa',
          last4: '4242',
          expiryMonth: 12,
          expiryYear: 2032,
          sellerTrn: undefined,
        },
      },
      test.clock.now(),
    ),
  )
  if (more.fallback) {
    await test.app.db
      .updateTable('subscriptions')
      .set({ fallback: more.fallback })
      .where('id', '=', subscription.id)
      .execute()
  }
  if (more.member) {
    await customer.call(createMember, {
      name: 'Sara',
      portion: 'regular',
      diets: [],
      allergens: [],
      dislikes: [],
      fastsInRamadan: false,
      ...more.member,
    })
  }
  for (const meal of meals) await choose(test, subscription.id, meal)
  return { ...customer, id, subscriptionId: subscription.id }
}

/** As the rule of before let it: all portions of a dish are paid, whatever their meal time is. */
async function choose(test: TestApp, subscriptionId: number, meal: Meal): Promise<void> {
  await test.app.db
    .insertInto('subscription_meals')
    .values({
      subscription_id: subscriptionId,
      day: DAY,
      meal_time: meal.mealTime,
      menu_item_id: await menuItemOf(test, meal.dish),
      quantity: meal.quantity ?? 1,
      paid_at_any_time: meal.quantity ?? 1,
      special_instructions: meal.instructions ?? '',
      created_at: test.clock.now(),
    })
    .execute()
}

export async function menuItemOf(test: TestApp, slug: string, kitchenId = KITCHEN_ID) {
  const { id } = await test.app.db
    .selectFrom('menu_items as i')
    .innerJoin('dishes as f', 'f.id', 'i.dish_id')
    .select('i.id')
    .where('i.restaurant_id', '=', kitchenId)
    .where('f.slug', '=', slug)
    .executeTakeFirstOrThrow()
  return id
}
