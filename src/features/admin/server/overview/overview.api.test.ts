import { beforeAll, expect, it } from 'vitest'
import { createChefEvent } from '#features/chef-events/contract.ts'
import { suspendUser } from '#features/users-admin/contract.ts'
import { createCustomQuote } from '#features/quotes/contract.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { TestBrowser } from '../../../../../tools/testing/app.ts'
import { applied } from '../../../../../tools/testing/situations/applicants.ts'
import { dinner } from '../../../../../tools/testing/situations/chef-events.ts'
import { useKitchenDay } from '../../../../../tools/testing/situations/kitchen-day.ts'
import { newCustomer, signInAdmin } from '../../../../../tools/testing/situations/orders.ts'
import { getOverview, getWaiting } from '../../contract.ts'

// One plan of two meals a day is paid, and its first day is cooked today.
const test = useKitchenDay()

let admin: TestBrowser
const look = (): Promise<Output<typeof getOverview>> => admin.call(getOverview)

beforeAll(async () => {
  admin = await signInAdmin(test.app)
})

it('shows of one paid plan exactly its meals, its money and nothing else', async () => {
  const { amount_fils: fils } = await test.db
    .selectFrom('payments')
    .select('amount_fils')
    .executeTakeFirstOrThrow()
  const overview = await look()
  expect(overview).toMatchObject({
    today: '2026-11-25',
    meals: {
      total: 2,
      states: { delivered: 0, on_the_way: 0, cooking: 0, later: 2, late: 0, failed: 0 },
    },
    subscriptions: { active: 1, before: 0 },
    payments: { charged: fils / 100, failed: 0, failedAmount: 0, nextTryAt: null, toReview: 0 },
    drops: { due: 0, onTime: 0 },
    late: [],
    missed: [],
    chefEvents: {
      booked: 0,
      waiting: 0,
      unquoted: 0,
      unquotedSince: null,
      complaints: 0,
      complaintSince: null,
      withoutChef: 0,
    },
    applications: { waiting: 0, oldestAt: null },
    quotes: { open: 0, overdue: 0, dueAt: null },
    health: { audit: null },
  })
  expect(overview.days.map(({ toCome }) => toCome)).toEqual([...Array(13).fill(0), 2])
  expect(overview.cutOffs).toMatchObject([{ deliveries: 1, unchosen: 1 }])
  expect(overview.news.map(({ kind, who }) => [kind, who])).toEqual([['subscription', 'Layla']])
})

it('counts a day whose dinner is open as not chosen, until it is', async () => {
  const { subscriptionId, db } = test
  const dish = await db
    .selectFrom('menu_items')
    .select('id')
    .where('restaurant_id', '=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const choose = (mealTime: string) =>
    db
      .insertInto('subscription_meals')
      .values({
        subscription_id: subscriptionId,
        day: '2026-11-27',
        meal_time: mealTime,
        menu_item_id: dish.id,
        quantity: 1,
        created_at: test.app.clock.now(),
      })
      .execute()
  await choose('lunch')
  expect((await look()).cutOffs).toMatchObject([{ day: '2026-11-27', unchosen: 1 }])
  await choose('dinner')
  expect((await look()).cutOffs).toMatchObject([{ day: '2026-11-27', unchosen: 0 }])
})

const counted = async () => (await look()).subscriptions

it('counts no plan that was never paid, whatever became of it', async () => {
  const before = await counted()
  const { id } = await test.customer.order({
    planId: 1,
    restaurantId: 2,
    paymentMethod: 'usdt',
    startDate: '2026-12-02',
  })
  const plans = test.db.updateTable('subscriptions').where('id', '=', id)
  const states = [
    { status: 'active', start_date: '2026-11-10' },
    { status: 'ended', end_date: '2026-11-24', start_date: '2026-11-10' },
  ]
  for (const state of states) {
    await plans.set(state).execute()
    expect(await counted()).toEqual(before)
  }
  await test.db
    .updateTable('subscription_cycles')
    .set({ payment: 'refunded' })
    .where('subscription_id', '=', id)
    .execute()
  expect(await counted()).toEqual({ ...before, before: before.before + 1 })
  await test.db
    .updateTable('subscription_cycles')
    .set({ payment: 'cancelled' })
    .where('subscription_id', '=', id)
    .execute()
})

it('follows the meals to the door, and names those that are late', async () => {
  const lunch = await test.ticketOf('lunch')
  await test.bumpTo(lunch, 'preparing')
  expect((await look()).meals.states).toMatchObject({ cooking: 1, later: 1 })
  const cooked = await test.ticketOf('lunch')
  const out = await test.bumpTo(cooked, 'ready', 'out')
  expect((await look()).meals.states).toMatchObject({ on_the_way: 1, later: 1 })
  await test.bump(out, 'delivered')
  const overview = await look()
  expect(overview.meals.states).toMatchObject({ delivered: 1, later: 1 })
  expect(overview).toMatchObject({ drops: { due: 0, onTime: 0 }, late: [] })
  expect(overview.days.at(-1)).toMatchObject({
    delivered: { breakfast: 0, lunch: 1, dinner: 0 },
    toCome: 1,
  })
  test.goTo(13 * 60)
  admin = await signInAdmin(test.app)
  expect(await look()).toMatchObject({
    drops: { due: 2, onTime: 1 },
    late: [{ drops: 1, areas: ['Dubai Marina'] }],
  })
})

it('counts what waits: a request for a chef, an application, a custom quote, each once', async () => {
  const customer = await newCustomer(test.app)
  await customer.call(createChefEvent, { ...dinner, guestCount: 10 })
  await test.app.browser().call(createCustomQuote, {
    name: 'Mariam Haddad',
    phone: '050 555 0143',
    email: 'mariam@example.com',
    peopleCount: 24,
    requirements: 'Lunch for an office of 24, five of them vegetarian, no nuts.',
  })
  await applied(test.app, 1)
  const { number } = await test.db
    .selectFrom('users')
    .select('number')
    .where('phone', '=', customer.phone)
    .executeTakeFirstOrThrow()
  await admin.call(suspendUser, { id: number, reason: 'Asked for it by phone' })

  const overview = await look()
  expect(overview).toMatchObject({
    chefEvents: { booked: 0, waiting: 1 },
    applications: { waiting: 1, oldestAt: '2026-11-25T06:00:00.000Z' },
    quotes: { open: 1, overdue: 0, dueAt: '2026-11-26T06:00:00.000Z' },
    subscriptions: { active: 1 },
  })
  expect(await admin.call(getWaiting)).toEqual({
    restaurants: 0,
    chefs: 1,
    chefEvents: 0,
    quotes: 1,
    foodProblems: 0,
    orders: 0,
    queue: 0,
  })
  const shown = overview.news.map(({ kind, what, count }) => [kind, what, count])
  expect(shown).toContainEqual(['chef_event', '', 10])
  expect(shown).toContainEqual(['act', 'suspend-user', null])

  test.goTo(24 * 60 + 1)
  admin = await signInAdmin(test.app)
  expect((await look()).quotes).toMatchObject({ open: 1, overdue: 1 })
})
