import { describe, expect, it } from 'vitest'
import { getDeliveryWeek } from '#features/deliveries/contract.ts'
import { markTicketArrived } from '#features/kitchen-board/contract.ts'
import { TEST_NOW } from '../../../../../tools/testing/app.ts'
import { DAY, useKitchenDay } from '../../../../../tools/testing/situations/kitchen-day.ts'

const test = useKitchenDay()

async function today() {
  const { today: deliveries } = await test.customer.call(getDeliveryWeek, {})
  return deliveries.flatMap(({ drops: stops }) => stops)
}

describe('drops of the day', () => {
  it('come with their window and the code at the door', async () => {
    const stops = await today()
    expect(stops.map(({ mealTime, status }) => [mealTime, status])).toEqual([
      ['lunch', 'due'],
      ['dinner', 'due'],
    ])
    for (const stop of stops) {
      expect(stop.handoverCode).toMatch(/^\d{4}$/)
      expect(stop).toMatchObject({ driver: null, failureReason: null, refundAed: null })
      expect(stop.window.from).toMatch(/^\d\d:\d\d$/)
    }
    const { next } = await test.customer.call(getDeliveryWeek, {})
    expect(next?.day).toBe(DAY)
    expect(next?.drops).toEqual(stops)
  })

  it('keep the code for the day itself', async () => {
    test.app.clock.moveTo(new Date('2026-11-24T08:00:00Z'))
    const { next, today: deliveries } = await test.customer.call(getDeliveryWeek, {})
    expect(deliveries).toEqual([])
    expect(next?.day).toBe(DAY)
    expect(next?.drops.map(({ handoverCode }) => handoverCode)).toEqual([null, null])
  })

  it('follow the kitchen to the door, and name who brings them', async () => {
    const lunch = await test.bumpTo(await test.ticketOf('lunch'), 'preparing', 'ready')
    expect((await today())[0]).toMatchObject({ status: 'ready', driver: null })
    await sendWith('Yusuf Al Amin', lunch.id)
    expect((await today())[0]?.driver).toBeNull()
    const out = await test.bump(lunch, 'out')
    expect((await today())[0]).toMatchObject({ status: 'out', driver: 'Yusuf' })
    await test.bump(out, 'delivered')
    const [first, second] = await today()
    expect(first).toMatchObject({ status: 'delivered', handoverCode: null, driver: null })
    expect(second).toMatchObject({ status: 'due' })
  })

  it('say why they failed and what is paid back', async () => {
    await test.bump(await test.ticketOf('lunch'), 'failed', 'not_made')
    const [lunch] = await today()
    expect(lunch).toMatchObject({ status: 'failed', failureReason: 'not_made' })
    expect(lunch?.refundAed).toBeGreaterThan(0)
    const dinner = await test.bumpTo(await test.ticketOf('dinner'), 'preparing', 'ready', 'out')
    await test.kitchen.call(markTicketArrived, { id: dinner.id, version: dinner.version })
    test.goTo(11)
    await test.bump(await test.ticketOf('dinner'), 'failed', 'nobody_home')
    expect((await today())[1]).toMatchObject({ failureReason: 'nobody_home', refundAed: null })
  })
})

async function sendWith(name: string, ticketId: number): Promise<void> {
  const driver = await test.db
    .insertInto('drivers')
    .values({ restaurant_id: 1, name, phone: '+971500000077', created_at: TEST_NOW })
    .returning('id')
    .executeTakeFirstOrThrow()
  const run = await test.db
    .insertInto('delivery_runs')
    .values({
      restaurant_id: 1,
      day: DAY,
      meal_time: 'lunch',
      driver_id: driver.id,
      link_nonce: '00000000-0000-4000-8000-000000000001',
      token_hash: Buffer.from('a'.repeat(32)),
      created_at: TEST_NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await test.db
    .updateTable('kitchen_tickets')
    .set({ run_id: run.id })
    .where('id', '=', ticketId)
    .execute()
}
