import { beforeEach, describe, expect, it } from 'vitest'
import { getAnyRestaurant, listAllRestaurants } from '#features/restaurants-admin/contract.ts'
import { getBoard } from '#features/kitchen-board/contract.ts'
import { signIn } from '../../../../../tools/testing/situations/kitchens.ts'
import { DAY, useKitchenDay } from '../../../../../tools/testing/situations/kitchen-day.ts'
import { signInAdmin } from '../../../../../tools/testing/situations/orders.ts'
import { getOverview, getWaiting } from '../../contract.ts'

// Lunch and dinner of one paid plan are cooked on a Wednesday, and no one cooks them.
const test = useKitchenDay()

const HOUR = 60
const NEXT_DAY = 24 * HOUR
const KITCHEN = { restaurantId: 1, restaurant: 'Bait Al Machboos' }

const onClock = (clock: string) => `${DAY}T${clock}:00+04:00`

/** The overview so many minutes after ten o'clock. */
async function lookAt(minutes: number) {
  test.goTo(minutes)
  const admin = await signInAdmin(test.app)
  return { admin, overview: await admin.call(getOverview), waiting: await admin.call(getWaiting) }
}

const miss = (reason: 'not_delivered' | 'not_arrived', at: string) =>
  test.db
    .updateTable('kitchen_tickets')
    .set({ status: 'failed', failure_reason: reason, changed_at: new Date(at) })
    .execute()

const setSteps = (mealTime: string, set: object, at: string) =>
  test.db
    .updateTable('kitchen_ticket_steps')
    .set({ happened_at: new Date(at), ...set })
    .where('ticket_id', 'in', (eb) =>
      eb.selectFrom('kitchen_tickets').select('id').where('meal_time', '=', mealTime),
    )
    .execute()

describe('GET /api/admin/overview, of a kitchen that does nothing for a day', () => {
  it('has two late drops by the evening, and none on time', async () => {
    const { overview, waiting } = await lookAt(13 * HOUR)
    expect(overview.drops).toEqual({ due: 2, onTime: 0 })
    expect(overview.late).toEqual([
      { ...KITCHEN, drops: 2, areas: ['Dubai Marina'], since: expect.any(String) },
    ])
    expect(overview.meals.states).toMatchObject({ late: 2, later: 0, failed: 0 })
    expect(waiting).toMatchObject({ restaurants: 2 })
  })

  it('says the same the next day, and the day after', async () => {
    for (const days of [1, 2]) {
      const { admin, overview } = await lookAt(days * NEXT_DAY)
      expect((await admin.call(getAnyRestaurant, { id: 1 })).lateTickets).toMatchObject([
        { label: expect.stringMatching(/^A-\d{3}$/), day: DAY, occasion: 'lunch', status: 'due' },
        { day: DAY, occasion: 'dinner', status: 'due' },
      ])
      expect(overview.drops).toEqual({ due: 2, onTime: 0 })
      expect(overview.late).toMatchObject([{ ...KITCHEN, drops: 2 }])
      expect(overview.days.find(({ day }) => day === DAY)).toMatchObject({ toCome: 0, late: 2 })
    }
  })

  it('counts what was missed for 24 hours, and by kitchen for four weeks', async () => {
    await miss('not_delivered', '2026-11-25T17:00:00Z')
    const { admin, overview, waiting } = await lookAt(NEXT_DAY)
    expect(overview).toMatchObject({
      drops: { due: 2, onTime: 0 },
      late: [],
      missed: [{ ...KITCHEN, drops: 2 }],
    })
    expect(overview.days.find(({ day }) => day === DAY)).toMatchObject({ late: 0, failed: 2 })
    expect(waiting).toMatchObject({ restaurants: 2 })
    const { restaurants } = await admin.call(listAllRestaurants)
    expect(restaurants.map(({ id, missed }) => [id, missed]).slice(0, 2)).toEqual([
      [1, 2],
      [2, 0],
    ])
    expect(await admin.call(getAnyRestaurant, { id: 1 })).toMatchObject({
      missed: 2,
      late: 0,
      lateTickets: [],
    })

    const later = await lookAt(2 * NEXT_DAY)
    expect(later.overview.missed).toEqual([])
    expect(await later.admin.call(getAnyRestaurant, { id: 1 })).toMatchObject({ missed: 2 })
    const much = await lookAt(29 * NEXT_DAY)
    expect(await much.admin.call(getAnyRestaurant, { id: 1 })).toMatchObject({ missed: 0 })
  })
})

describe('GET /api/admin/overview, on time', () => {
  const LUNCH_OVER = 6 * HOUR

  beforeEach(async () => {
    const lunch = await test.ticketOf('lunch')
    await test.bumpTo(lunch, 'preparing', 'ready', 'out')
  })

  it.each([
    ['delivered in time', 'delivered', undefined, undefined, '12:30', 1],
    ['delivered late', 'delivered', undefined, undefined, '15:30', 0],
    ['nobody home, tried in time', 'failed', 'nobody_home', '12:55', '15:10', 1],
    ['nobody home, tried late', 'failed', 'nobody_home', '15:20', '15:30', 0],
    ['a wrong address, tried in time', 'failed', 'address_not_found', undefined, '12:30', 1],
    ['damaged', 'failed', 'damaged', undefined, '12:30', 0],
    ['missed', 'failed', 'not_delivered', undefined, '12:30', 0],
    ['said not to have come', 'failed', 'not_arrived', undefined, '12:30', 0],
  ])('%s', async (_, status, reason, knocked, ended, onTime) => {
    await test.db
      .updateTable('kitchen_tickets')
      .set({
        status,
        failure_reason: reason ?? null,
        knocked_at: knocked ? new Date(onClock(knocked)) : null,
      })
      .where('meal_time', '=', 'lunch')
      .execute()
    await setSteps('lunch', { to_status: status }, onClock(ended))
    expect((await lookAt(LUNCH_OVER)).overview.drops).toEqual({ due: 1, onTime })
  })

  it('leaves out what was called off, and what is not due yet', async () => {
    expect((await lookAt(0)).overview.drops).toEqual({ due: 0, onTime: 0 })
    await test.db
      .updateTable('kitchen_tickets')
      .set({ status: 'cancelled' })
      .where('meal_time', '=', 'lunch')
      .execute()
    const { overview } = await lookAt(LUNCH_OVER)
    expect(overview).toMatchObject({ drops: { due: 0, onTime: 0 }, late: [] })
  })
})

describe('GET /api/kitchen/board', () => {
  it('says when each window closes, and what the day before left over', async () => {
    test.goTo(NEXT_DAY)
    const kitchen = await signIn(test.app)
    expect(await kitchen.call(getBoard, {})).toMatchObject({
      day: '2026-11-26',
      dayBefore: { day: DAY, late: 2, missed: 0 },
    })
    await miss('not_delivered', '2026-11-25T17:00:00Z')
    expect(await kitchen.call(getBoard, {})).toMatchObject({ dayBefore: { late: 0, missed: 2 } })
    const { tickets } = await kitchen.call(getBoard, { day: DAY })
    expect(tickets.map(({ status, failureReason }) => [status, failureReason])).toEqual([
      ['failed', 'not_delivered'],
      ['failed', 'not_delivered'],
    ])
    for (const { closesAt, window } of tickets) {
      expect(closesAt).toBe(new Date(`${DAY}T${window.to}:00+04:00`).toISOString())
    }
  })
})
