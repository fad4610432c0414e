import { beforeAll, describe, expect, it } from 'vitest'
import { skipDelivery } from '#features/deliveries/contract.ts'
import { reserveKitchenDays } from '#features/restaurants/server/public.ts'
import { inTransaction } from '#server/database/database.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import type { TestBrowser } from '../../../../../tools/testing/app.ts'
import * as contract from '../../contract.ts'
import {
  CUTOFF,
  DAY,
  KITCHEN_ID,
  moveTo,
  settleGuest,
  signInKitchen,
  useKitchenApp,
  type Guest,
} from '../../../../../tools/testing/situations/kitchen-guests.ts'
import { freezeKitchenDay } from './freeze-kitchen-day.ts'

const test = useKitchenApp()
const wanted = { restaurantId: KITCHEN_ID, day: DAY }
let kitchen: TestBrowser
let layla: Guest

beforeAll(async () => {
  kitchen = await signInKitchen(test)
  layla = await settleGuest(
    test,
    [
      { mealTime: 'lunch', dish: 'machboos', instructions: 'No onion, please.' },
      { mealTime: 'dinner', dish: 'vegetable-saloona' },
    ],
    { member: { allergens: ['fish', 'gluten'] } },
  )
  await settleGuest(test, [{ mealTime: 'lunch', dish: 'machboos', quantity: 2 }])
  await settleGuest(test, [], { fallback: 'skip' })
  await settleGuest(test, [], { fallback: 'kitchen' })
})

const tickets = () =>
  test.app.db
    .selectFrom('kitchen_tickets')
    .selectAll()
    .where('day', '=', DAY)
    .orderBy('number')
    .execute()
const lines = () =>
  test.app.db
    .selectFrom('kitchen_ticket_lines as l')
    .innerJoin('kitchen_tickets as t', 't.id', 'l.ticket_id')
    .selectAll('l')
    .where('t.day', '=', DAY)
    .orderBy('l.ticket_id')
    .execute()
const getSheet = () => kitchen.call(contract.getSheet, { day: DAY })

describe('the freeze of a kitchen day', () => {
  it('does not come a millisecond before the cut-off', async () => {
    await moveTo(test, new Date(CUTOFF.getTime() - 1))
    expect(await freezeKitchenDay(test.app.db, wanted, test.clock.now())).toBe(false)
    const sheet = await getSheet()
    expect(sheet).toMatchObject({
      frozenAt: null,
      cutoffAt: CUTOFF.toISOString(),
      deliveries: 0,
      sections: [],
      ingredients: [],
    })
    expect(await tickets()).toEqual([])
  })

  it('comes at the cut-off by the first who looks, once, though many look at once', async () => {
    await moveTo(test, CUTOFF)
    const sheets = await Promise.all(Array.from({ length: 6 }, getSheet))
    await enqueue(test.app.db, 'freeze-kitchen-days', {})
    await test.drain()
    for (const sheet of sheets) {
      expect(sheet).toMatchObject({ frozenAt: CUTOFF.toISOString(), version: 1, deliveries: 5 })
    }
    const before = await tickets()
    expect(before).toHaveLength(5)
    expect(await freezeKitchenDay(test.app.db, wanted, test.clock.now())).toBe(true)
    expect(await tickets()).toEqual(before)
  })

  it('writes what was chosen, for whom, and what to keep apart', async () => {
    const all = await tickets()
    expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
    const own = all.filter(({ customer_id }) => customer_id === layla.id)
    expect(own).toMatchObject([
      {
        meal_time: 'lunch',
        window_from: '12:00',
        window_to: '14:00',
        customer_name: 'Layla',
        area: 'Dubai Marina',
        allergens: ['gluten', 'fish'],
        status: 'due',
        version: 1,
        address: { line1: 'Marina Gate 1', city: 'Dubai', building: null },
      },
      { meal_time: 'dinner', window_from: '18:30' },
    ])
    expect(new Set(all.map(({ handover_code }) => handover_code)).size).toBeGreaterThan(1)
    for (const { handover_code } of all) expect(handover_code).toMatch(/^\d{4}$/)
    const [line] = (await lines()).filter(({ ticket_id }) => ticket_id === own[0]?.id)
    expect(line).toMatchObject({
      name_en: 'Chicken machboos',
      quantity: 1,
      portion: 'regular',
      instructions: 'No onion, please.',
      chosen_by: 'customer',
    })
  })

  it('lets the fallback decide first: given back, or the kitchen’s choice', async () => {
    const days = await test.app.db
      .selectFrom('delivery_days')
      .select('status')
      .where('day', '=', DAY)
      .orderBy('subscription_id')
      .execute()
    expect(days.map(({ status }) => status)).toEqual(['locked', 'locked', 'skipped', 'locked'])
    expect((await lines()).filter(({ chosen_by }) => chosen_by === 'kitchen')).toHaveLength(2)
  })

  it('lets nothing land on the day any more', async () => {
    const before = [await tickets(), await lines()]
    const { id } = await test.app.db
      .selectFrom('delivery_days')
      .select('id')
      .where('subscription_id', '=', layla.subscriptionId)
      .where('day', '=', DAY)
      .executeTakeFirstOrThrow()
    await expect(layla.call(skipDelivery, { id })).rejects.toMatchObject({ code: 'cutoff_passed' })
    const reserve = inTransaction(test.app.db, (tx) =>
      reserveKitchenDays(
        tx,
        { restaurantId: KITCHEN_ID, days: [DAY], portions: 1 },
        test.clock.now(),
      ),
    )
    await expect(reserve).rejects.toMatchObject({ code: 'kitchen_day_full' })
    expect([await tickets(), await lines()]).toEqual(before)
  })

  it('notifies the kitchen’s open pages once', async () => {
    const events = await test.app.db
      .selectFrom('events')
      .select(['channel', 'data'])
      .where('kind', '=', 'sheet-frozen')
      .execute()
    expect(events.filter(({ data }) => JSON.stringify(data).includes(DAY))).toEqual([
      { channel: 'kitchen:1', data: { day: DAY } },
    ])
  })

  it('makes up for a job that is days late', async () => {
    await moveTo(test, new Date('2026-11-25T09:00:00Z'))
    await enqueue(test.app.db, 'freeze-kitchen-days', {})
    await test.drain()
    const frozen = await test.app.db
      .selectFrom('kitchen_days')
      .select('day')
      .where('frozen_at', 'is not', null)
      .orderBy('day')
      .execute()
    expect(frozen.map(({ day }) => day)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
    ])
  })
})
