import { beforeEach, describe, expect, it } from 'vitest'
import { listDevMessages } from '#features/messages/contract.ts'
import { listOwnPayments } from '#features/payments/contract.ts'
import { pauseSubscription } from '#features/subscriptions/pause-contract.ts'
import { undoReceipt } from '#features/subscriptions/change-contract.ts'
import { getSubscription } from '#features/subscriptions/contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import { newCustomer } from '../../../../../tools/testing/situations/orders.ts'
import {
  bookedPlaces,
  CUTOFF_OF_MONDAY,
  deliveryOn,
  fillKitchen,
  ledgerDaysOf,
  plannedDaysOf,
  runningCustomer,
} from '../../../../../tools/testing/running.ts'
import * as contract from '../../change-contract.ts'
import { skipDelivery } from '../../contract.ts'
import { isBalanced } from '../../rules.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

beforeEach(async () => {
  test.clock.moveTo(TEST_NOW)
  await test.app.db.deleteFrom('kitchen_days').execute()
})

const MONDAY = '2026-11-30'
const SATURDAY = '2026-12-05'
const onSaturday: object = { to: SATURDAY }

async function choose(id: number, day: string, index: number, quantity = 1): Promise<number> {
  const items = await test.app.db
    .selectFrom('menu_items')
    .select('id')
    .where('restaurant_id', '=', 1)
    .where('is_available', '=', true)
    .orderBy('id')
    .execute()
  const menuItemId = items[index]?.id ?? 0
  await test.app.db
    .insertInto('subscription_meals')
    .values({
      subscription_id: id,
      day,
      meal_time: 'lunch',
      menu_item_id: menuItemId,
      quantity,
      created_at: test.clock.now(),
    })
    .execute()
  return menuItemId
}

const mealsOn = (id: number, day: string) =>
  test.app.db
    .selectFrom('subscription_meals')
    .select(['menu_item_id as menuItemId', 'quantity'])
    .where('subscription_id', '=', id)
    .where('day', '=', day)
    .orderBy('id')
    .execute()

describe('POST /api/deliveries/:id/move', () => {
  it('does what the preview said: meals, cut-off and place go along, with a receipt', async () => {
    const { customer, id } = await runningCustomer(test)
    const { id: deliveryId } = await deliveryOn(customer, MONDAY)
    const kept = await choose(id, MONDAY, 0)
    const gone = await choose(id, MONDAY, 1, 2)
    await test.app.db
      .updateTable('menu_items')
      .set({ is_available: false })
      .where('id', '=', gone)
      .execute()
    const preview = await customer.call(contract.previewMove, { id: deliveryId, to: SATURDAY })
    expect(preview).toEqual({
      from: MONDAY,
      to: SATURDAY,
      mealsKept: 1,
      mealsDropped: 2,
      firstDeliveryTouched: MONDAY,
      endDate: '2026-12-22',
      amount: 0,
      nextCharge: { day: '2026-12-21', amount: 2289 },
      undoUntil: '2026-11-28T14:00:00.000Z',
    })
    expect(await plannedDaysOf(test, id)).toContain(MONDAY)
    const answer = await customer.call(contract.moveDelivery, { id: deliveryId, to: SATURDAY })
    expect(answer).toEqual({
      id: deliveryId,
      ...preview,
      receiptNumber: expect.stringMatching(/^SR-\d{6}$/),
    })
    await test.app.db
      .updateTable('menu_items')
      .set({ is_available: true })
      .where('id', '=', gone)
      .execute()
    expect(await mealsOn(id, SATURDAY)).toEqual([{ menuItemId: kept, quantity: 1 }])
    expect(await mealsOn(id, MONDAY)).toEqual([])
    const moved = (await ledgerDaysOf(test, id)).find((day) => day.id === deliveryId)
    expect(moved).toMatchObject({ day: SATURDAY, locksAt: new Date('2026-12-03T14:00:00Z') })
    expect(await bookedPlaces(test)).toBe(40)
    expect(isBalanced((await customer.call(getSubscription, { id })).ledger)).toBe(true)
    await test.drain()
    const [message] = await customer.call(listDevMessages, { to: customer.phone })
    expect(message?.text).toContain(answer.receiptNumber)
    const events = await test.app.db
      .selectFrom('events')
      .select('data')
      .where('kind', '=', 'delivery-changed')
      .execute()
    expect(events.map(({ data }) => JSON.stringify(data)).join()).toContain(SATURDAY)
  })

  it('is undone until the earlier cut-off, and not from it on', async () => {
    const { customer, id } = await runningCustomer(test)
    const { id: deliveryId } = await deliveryOn(customer, MONDAY)
    await choose(id, MONDAY, 0)
    const input = { id: deliveryId, to: SATURDAY }
    const { receiptNumber: number } = await customer.call(contract.moveDelivery, input)
    await customer.call(undoReceipt, { id, number })
    expect((await plannedDaysOf(test, id)).slice(0, 2)).toEqual([MONDAY, '2026-12-01'])
    expect(await mealsOn(id, MONDAY)).toHaveLength(1)
    expect(await bookedPlaces(test)).toBe(40)
    await expect(customer.call(undoReceipt, { id, number })).rejects.toMatchObject({
      code: 'nothing_to_undo',
    })
    const { receiptNumber } = await customer.call(contract.moveDelivery, input)
    test.clock.moveTo(new Date(CUTOFF_OF_MONDAY))
    await expect(customer.call(undoReceipt, { id, number: receiptNumber })).rejects.toMatchObject({
      status: 409,
    })
    expect(await plannedDaysOf(test, id)).toContain(SATURDAY)
  })

  it('comes back to the start of a plan that is not charged yet, with its charge', async () => {
    test.clock.moveTo(TEST_NOW)
    const customer = await newCustomer(test)
    const { id } = await customer.order({
      cardSetupId: await customer.saveCard(),
      startDate: MONDAY,
    })
    const { id: deliveryId } = await deliveryOn(customer, MONDAY)
    const dueOn = async () => (await customer.call(listOwnPayments, {}))[0]?.chargeOn
    const before = await dueOn()
    const { receiptNumber: number, nextCharge } = await customer.call(contract.moveDelivery, {
      id: deliveryId,
      to: SATURDAY,
    })
    expect(await dueOn()).toBe(nextCharge?.day)
    expect(nextCharge?.day).not.toBe(before)
    await customer.call(undoReceipt, { id, number })
    expect((await plannedDaysOf(test, id))[0]).toBe(MONDAY)
    expect(await dueOn()).toBe(before)
    const days = await customer.call(contract.listMoveDays, { id: deliveryId })
    expect(days.from).toBe(MONDAY)
  })

  it('is taken before the cut-off of its day and refused from it on', async () => {
    const early = await runningCustomer(test)
    const { customer } = await runningCustomer(test)
    const { id } = await deliveryOn(customer, MONDAY)
    const monday = await deliveryOn(early.customer, MONDAY)
    test.clock.moveTo(new Date(CUTOFF_OF_MONDAY - 2000))
    await early.customer.call(contract.moveDelivery, { id: monday.id, to: SATURDAY })
    test.clock.moveTo(new Date(CUTOFF_OF_MONDAY))
    for (const call of [contract.moveDelivery, contract.previewMove] as const) {
      await expect(customer.call(call, { id, ...onSaturday })).rejects.toMatchObject({
        status: 409,
        code: 'cutoff_passed',
        details: { nextOpenDate: '2026-12-01' },
      })
    }
    await expect(customer.call(contract.listMoveDays, { id })).rejects.toMatchObject({
      code: 'cutoff_passed',
    })
  })

  it('refuses a target behind its own cut-off, a millisecond late or early', async () => {
    const { customer } = await runningCustomer(test)
    const { id } = await deliveryOn(customer, '2026-12-10')
    test.clock.moveTo(new Date(CUTOFF_OF_MONDAY))
    await expect(
      customer.call(contract.previewMove, { id, to: '2026-11-29' }),
    ).rejects.toMatchObject({ code: 'cutoff_passed' })
    const sunday = new Date('2026-12-04T14:00:00Z').getTime()
    test.clock.moveTo(new Date(sunday - 1))
    await customer.call(contract.previewMove, { id, to: '2026-12-06' })
    test.clock.moveTo(new Date(sunday))
    await expect(
      customer.call(contract.previewMove, { id, to: '2026-12-06' }),
    ).rejects.toMatchObject({ code: 'cutoff_passed' })
  })

  it('refuses days that are taken, paused, full or outside the cycle, and strangers', async () => {
    const { customer, id: subscriptionId } = await runningCustomer(test)
    const stranger = await newCustomer(test)
    const { id } = await deliveryOn(customer, MONDAY)
    await fillKitchen(test, [SATURDAY])
    await customer.call(pauseSubscription, {
      id: subscriptionId,
      from: '2026-12-12',
      to: '2026-12-13',
    })
    const refusal = (to: string) =>
      Promise.all(
        [contract.previewMove, contract.moveDelivery].map((call) =>
          customer.call(call, { id, ...({ to } as object) }).then(
            () => 'taken',
            ({ code, status }) => `${status} ${code}`,
          ),
        ),
      )
    expect(await refusal('2026-12-01')).toEqual(['409 day_taken', '409 day_taken'])
    expect(await refusal(MONDAY)).toEqual(['409 day_taken', '409 day_taken'])
    expect(await refusal('2026-12-12')).toEqual(['409 day_paused', '409 day_paused'])
    expect(await refusal(SATURDAY)).toEqual(['409 kitchen_day_full', '409 kitchen_day_full'])
    expect(await refusal('2026-11-24')).toEqual(['422 day_out_of_cycle', '422 day_out_of_cycle'])
    expect(await refusal('2027-01-12')).toEqual(['422 day_out_of_cycle', '422 day_out_of_cycle'])
    expect(await refusal('soon')).toEqual(['400 invalid_input', '400 invalid_input'])
    for (const call of [contract.previewMove, contract.moveDelivery] as const) {
      await expect(stranger.call(call, { id, ...onSaturday })).rejects.toMatchObject({
        status: 404,
      })
    }
    await expect(stranger.call(contract.listMoveDays, { id })).rejects.toMatchObject({
      status: 404,
    })
    const days = await customer.call(contract.listMoveDays, { id })
    expect(days).toMatchObject({ day: MONDAY, from: '2026-11-28', to: '2027-01-11' })
    expect(days.barred).toContainEqual({ day: SATURDAY, reason: 'kitchen_day_full' })
    expect(days.barred).toContainEqual({ day: '2026-12-12', reason: 'day_paused' })
    expect(days.barred).toContainEqual({ day: '2026-12-01', reason: 'day_taken' })
  })

  it('sells the last place of a day once', async () => {
    const people = []
    for (let count = 0; count < 4; count++) people.push(await runningCustomer(test))
    await test.app.db
      .insertInto('kitchen_days')
      .values({ restaurant_id: 1, day: SATURDAY, capacity: 2 })
      .execute()
    const ids = await Promise.all(
      people.map(async ({ customer }) => (await deliveryOn(customer, MONDAY)).id),
    )
    const outcomes = await Promise.allSettled(
      people.map(({ customer }, at) =>
        customer.call(contract.moveDelivery, { id: ids[at] ?? 0, to: SATURDAY }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await bookedPlaces(test)).toBe(160)
  })

  it('does not stand in the way of a skip that is taken back elsewhere', async () => {
    const { customer, id } = await runningCustomer(test)
    const tuesday = await deliveryOn(customer, '2026-12-01')
    const monday = await deliveryOn(customer, MONDAY)
    await customer.call(skipDelivery, { id: tuesday.id })
    await customer.call(contract.moveDelivery, { id: monday.id, to: '2026-12-01' })
    expect((await plannedDaysOf(test, id)).slice(0, 2)).toEqual(['2026-12-01', '2026-12-02'])
    expect(isBalanced((await customer.call(getSubscription, { id })).ledger)).toBe(true)
  })
})
