import { makeClaim } from '../../src/features/claims/contract.ts'
import { planMealWeek } from '../../src/features/suggestions/week-contract.ts'
import { createChefEvent } from '../../src/features/chef-events/contract.ts'
import { sendQuote } from '../../src/features/chef-events/chef-contract.ts'
import { submitApplication } from '../../src/features/chef-applications/contract.ts'
import {
  placeIngredientOrder,
  quoteIngredients,
} from '../../src/features/shopping/orders-contract.ts'
import type { Database } from '../../src/server/database/database.ts'
import { accept, keyed, today } from '../../tools/testing/ai/ai-app.ts'
import { TEST_NOW, type TestApp, type TestBrowser } from '../../tools/testing/app.ts'
import { jpegUrl } from '../../tools/testing/documents.ts'
import { individualForm } from '../../tools/testing/situations/applicants.ts'
import { dinner } from '../../tools/testing/situations/chef-events.ts'
import { saveCard } from '../../tools/testing/situations/orders.ts'
import { firstItem, makeList } from '../../tools/testing/ai/shopping-app.ts'
import { OWNERS, signIn } from './world.ts'

export interface OwnedRecord {
  owner: keyof typeof OWNERS
  /** What the path names. */
  ids: Record<string, string | number>
}

/** One record of each kind that belongs to someone, by the kinds of the matrix. */
export async function makeRecords(test: TestApp): Promise<Record<string, OwnedRecord>> {
  const owner = await signIn(test, OWNERS.customer)
  const userId = await userIdOf(test, OWNERS.customer)
  const { db } = test.app
  const customer = {
    ...(await makeEaten(test, owner)),
    ...(await findHousehold(test, userId)),
    ...(await findDelivered(test, userId)),
    ...(await makeEvent(test, owner)),
    ...(await makeReport(test, owner, userId)),
    application: await makeApplication(test, owner),
    'card-setup': { id: await saveCard(test, owner, '4242424242424242') },
  }
  const chef = await findChefs(test, customer.event.id)
  const kitchen = {
    ticket: await first(db.selectFrom('kitchen_tickets').where('restaurant_id', '=', 1)),
    'menu-item': await first(db.selectFrom('menu_items').where('restaurant_id', '=', 1)),
    driver: await first(db.selectFrom('drivers').where('restaurant_id', '=', 1)),
  }
  return {
    ...ownedBy('customer', customer),
    ...ownedBy('chef', chef),
    ...ownedBy('restaurant', kitchen),
  }
}

type Ids = OwnedRecord['ids']

const ownedBy = (owner: OwnedRecord['owner'], kinds: Record<string, Ids>) =>
  Object.fromEntries(
    Object.entries(kinds).map(([kind, ids]): [string, OwnedRecord] => [kind, { owner, ids }]),
  )

interface Selectable {
  select: (column: 'id') => {
    orderBy: (column: 'id') => { executeTakeFirstOrThrow: () => Promise<{ id: number }> }
  }
}

const first = async (query: unknown): Promise<Ids> => ({
  id: (await (query as Selectable).select('id').orderBy('id').executeTakeFirstOrThrow()).id,
})

async function userIdOf({ app: { db } }: TestApp, phone: string): Promise<string> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  return id
}

async function findHousehold({ app: { db } }: TestApp, userId: string) {
  const session = await db
    .selectFrom('sessions')
    .select('number')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const isGuest = db.selectFrom('household_members').where('is_customer', '=', false)
  return {
    session: { id: session.number },
    address: await first(db.selectFrom('delivery_addresses').where('user_id', '=', userId)),
    member: await first(isGuest.where('customer_id', '=', userId)),
    invoice: await first(db.selectFrom('invoices').where('customer_id', '=', userId)),
    'own-payment': await first(db.selectFrom('payments').where('customer_id', '=', userId)),
    'own-refund': await makeRefund(db, userId),
  }
}

/** One that waits for a person, so that its owner may say where it goes. */
async function makeRefund(db: Database, userId: string): Promise<Ids> {
  const { id } = await db
    .selectFrom('payments')
    .select('id')
    .where('customer_id', '=', userId)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const waiting = { state: 'requested', by_hand: true, created_at: TEST_NOW, key_at: TEST_NOW }
  return db
    .insertInto('refunds')
    .values({ payment_id: id, amount_fils: 100, vat_fils: 5, reason: 'cancelled', ...waiting })
    .returning('id')
    .executeTakeFirstOrThrow()
}

async function findDelivered({ app: { db } }: TestApp, userId: string) {
  const day = await db
    .selectFrom('delivery_days')
    .select(['id', 'subscription_id', 'address_id'])
    .where('customer_id', '=', userId)
    .where('status', '=', 'planned')
    .orderBy('day', 'desc')
    .executeTakeFirstOrThrow()
  const id = day.subscription_id
  const temporaryAddress = await db
    .insertInto('address_spells')
    .values({
      customer_id: userId,
      subscription_id: id,
      address_id: day.address_id,
      from_day: '2026-12-20',
      to_day: '2026-12-21',
      created_at: TEST_NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const receipt = await db
    .selectFrom('subscription_receipts')
    .select('number')
    .where('subscription_id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    subscription: { id, subscriptionId: id, dayId: day.id, mealId: 999_999 },
    delivery: { id: day.id },
    choice: await first(db.selectFrom('subscription_meals').where('subscription_id', '=', id)),
    'temporary-address': { id, spellId: temporaryAddress.id },
    receipt: { id, number: `SR-${String(receipt.number).padStart(6, '0')}` },
  }
}

/** A drop of this morning, and a report of it with a photo. */
async function makeReport({ app: { db } }: TestApp, owner: TestBrowser, userId: string) {
  const line = await db
    .selectFrom('kitchen_tickets as t')
    .innerJoin('kitchen_ticket_lines as l', 'l.ticket_id', 't.id')
    .select(['t.id', 'l.position'])
    .where('t.customer_id', '=', userId)
    .where('t.delivery_day_id', 'is not', null)
    .orderBy('t.id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('kitchen_tickets')
    .set({ day: '2026-11-21', window_from: '10:00', window_to: '11:00', status: 'delivered' })
    .set({ number: 901 })
    .where('id', '=', line.id)
    .execute()
  const input = { ...line, kind: 'quality', words: 'Cold', photo: await jpegUrl() } as const
  const report = await owner.call(makeClaim, input, keyed())
  const { dish_id: dishId } = await db
    .selectFrom('delivery_claims')
    .select('dish_id')
    .where('id', '=', report.id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('household_blocked_dishes')
    .values({ customer_id: userId, dish_id: dishId ?? 0, since: TEST_NOW, claim_id: report.id })
    .execute()
  return {
    stop: { id: line.id },
    report: { id: report.id },
    'blocked-dish': { dishId: dishId ?? 0 },
  }
}

/** Suggestions, a week, a draft, a shopping list and an order of someone on the AI plan. */
async function makeEaten(test: TestApp, owner: TestBrowser) {
  const { db } = test.app
  const userId = await userIdOf(test, OWNERS.customer)
  await db
    .updateTable('subscriptions')
    .set({ add_ons: ['shopping-list'] })
    .where('plan_id', '=', 5)
    .execute()
  const { suggestions } = await today(owner)
  const [one, other] = suggestions
  const accepted = await accept(owner, one?.id ?? 0)
  const list = await makeList(owner, [accepted.id])
  await owner.call(planMealWeek, {}, keyed())
  return {
    meal: { id: other?.id ?? 0 },
    accepted: { id: accepted.id },
    list: { id: list.id, mealId: accepted.id, ingredientId: firstItem(list).ingredientId },
    order: { id: await placeOrder(test, owner, userId, list.id) },
    week: await first(db.selectFrom('meal_weeks').where('customer_id', '=', userId)),
    slot: await first(db.selectFrom('meal_week_slots').where('customer_id', '=', userId)),
    draft: await makeDraft(test, userId),
  }
}

async function placeOrder(test: TestApp, owner: TestBrowser, userId: string, listId: number) {
  const { id: deliveryAddressId } = await first(
    test.app.db.selectFrom('delivery_addresses').where('user_id', '=', userId),
  )
  const { quoteId } = await owner.call(quoteIngredients, { listId })
  const order = await owner.call(
    placeIngredientOrder,
    {
      listId,
      quoteId,
      deliveryAddressId: Number(deliveryAddressId),
      paymentMethod: 'cash_on_delivery',
    },
    keyed(),
  )
  return order.id
}

const makeDraft = ({ app: { db } }: TestApp, userId: string): Promise<Ids> =>
  db
    .insertInto('recipe_drafts')
    .values({
      customer_id: userId,
      cuisine: 'emirati',
      category: 'mains',
      meal_time: 'lunch',
      lines: JSON.stringify([{ ingredientId: 'onion', grams: 80 }]),
      steps: JSON.stringify([]),
      created_at: TEST_NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** An event that the demo chef is asked for and has quoted for. */
async function makeEvent(test: TestApp, owner: TestBrowser) {
  const chef = await chefOf(test)
  const { id } = await owner.call(createChefEvent, {
    ...dinner,
    cuisinePreference: chef.cuisine,
    city: chef.city as 'Dubai',
  })
  const answer = await (
    await signIn(test, OWNERS.chef)
  ).call(sendQuote, {
    id,
    perGuest: 200,
    courses: [{ course: 'main', title: 'Harees' }],
    inclusions: ['groceries'],
  })
  return {
    event: { id },
    'quoted-event': { id, quoteId: answer.quote?.id ?? 0 },
    talk: { id, chefId: chef.id },
  }
}

async function chefOf(test: TestApp) {
  const userId = await userIdOf(test, OWNERS.chef)
  const { id, city, cuisines } = await test.app.db
    .selectFrom('chefs')
    .select(['id', 'city', 'cuisines'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { id, city, cuisine: cuisines[0] ?? '' }
}

async function findChefs(test: TestApp, eventId: number): Promise<Record<string, Ids>> {
  const { db } = test.app
  const { id } = await chefOf(test)
  // Anyone else who cooks the same is asked too; the request is then theirs as well.
  await db
    .deleteFrom('chef_invitations')
    .where('event_id', '=', eventId)
    .where('chef_id', '!=', id)
    .execute()
  return {
    'chef-talk': { id: eventId },
    request: { id: eventId },
    quote: await first(db.selectFrom('chef_quotes').where('event_id', '=', eventId)),
    booking: await first(db.selectFrom('chef_bookings').where('chef_id', '=', id)),
    menu: await first(db.selectFrom('chef_menus').where('chef_id', '=', id)),
  }
}

async function makeApplication(test: TestApp, owner: TestBrowser): Promise<Ids> {
  await owner.call(submitApplication, await individualForm(1))
  return first(test.app.db.selectFrom('chef_applications'))
}
