import { beforeEach, describe, expect, it } from 'vitest'
import { getSubscription } from '#features/subscriptions/contract.ts'
import { listDevMessages } from '#features/messages/contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import {
  liveUntil,
  newCustomer,
  type Customer,
} from '../../../../../tools/testing/situations/orders.ts'
import { deliveryOn } from '../../../../../tools/testing/running.ts'
import * as contract from '../../contract.ts'
import { isBalanced } from '../../rules.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

beforeEach(async () => {
  test.clock.moveTo(TEST_NOW)
  await test.app.db.deleteFrom('kitchen_days').execute()
})

const CUTOFF = new Date('2026-11-28T14:00:00Z').getTime()

/** A subscription whose delivery of Monday, 30 November 2026, is skipped. */
async function skipped(): Promise<{ customer: Customer; id: number; deliveryId: number }> {
  const customer = await newCustomer(test)
  const { id } = await customer.order({ cardSetupId: await customer.saveCard() })
  await liveUntil(test, '2026-11-25T03:00:00Z')
  test.clock.moveTo(new Date('2026-11-26T12:00:00Z'))
  const delivery = await deliveryOn(customer, '2026-11-30')
  await customer.call(contract.skipDelivery, { id: delivery.id })
  return { customer, id, deliveryId: delivery.id }
}

const kitchenDay = (day: string) =>
  test.app.db
    .selectFrom('kitchen_days')
    .select(['booked', 'capacity'])
    .where('restaurant_id', '=', 1)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()

describe('POST /api/deliveries/:id/unskip', () => {
  it('takes the place again, drops the day at the end, and says so with a receipt', async () => {
    const { customer, id, deliveryId } = await skipped()
    expect(await deliveryOn(customer, '2026-11-30')).toMatchObject({ canUndo: true })
    const answer = await customer.call(contract.unskipDelivery, { id: deliveryId })
    expect(answer).toEqual({
      day: '2026-11-30',
      meals: 2,
      extrasDropped: 0,
      receiptNumber: expect.stringMatching(/^SR-\d{6}$/),
    })
    expect(await deliveryOn(customer, '2026-11-30')).toMatchObject({
      status: 'planned',
      canUndo: false,
    })
    expect(await kitchenDay('2026-11-30')).toMatchObject({ booked: 2 })
    expect(await kitchenDay('2026-12-23')).toMatchObject({ booked: 0 })
    const { ledger } = await customer.call(getSubscription, { id })
    expect(ledger).toMatchObject({ purchased: 40, planned: 34, locked: 6 })
    expect(isBalanced(ledger)).toBe(true)
    await test.drain()
    const [message] = await customer.call(listDevMessages, { to: customer.phone })
    expect(message?.text).toContain(answer.receiptNumber)
  })

  it('works again and again, also after the day at the end was skipped itself', async () => {
    const { customer, id, deliveryId } = await skipped()
    await customer.call(contract.unskipDelivery, { id: deliveryId })
    await customer.call(contract.skipDelivery, { id: deliveryId })
    const atTheEnd = await deliveryOn(customer, '2026-12-23')
    const { plannedAgainOn } = await customer.call(contract.skipDelivery, { id: atTheEnd.id })
    expect(plannedAgainOn).toBe('2026-12-24')
    await customer.call(contract.unskipDelivery, { id: deliveryId })
    const { ledger } = await customer.call(getSubscription, { id })
    expect(isBalanced(ledger)).toBe(true)
    expect(await kitchenDay('2026-12-24')).toMatchObject({ booked: 0 })
    await expect(customer.call(contract.unskipDelivery, { id: atTheEnd.id })).rejects.toMatchObject(
      {
        status: 404,
      },
    )
  })

  it('is refused from the cut-off on and names the next open date', async () => {
    const { customer, deliveryId } = await skipped()
    test.clock.moveTo(new Date(CUTOFF))
    await expect(customer.call(contract.unskipDelivery, { id: deliveryId })).rejects.toMatchObject({
      status: 409,
      code: 'cutoff_passed',
      details: { nextOpenDate: '2026-12-01' },
    })
    test.clock.moveTo(new Date(CUTOFF - 2000))
    await customer.call(contract.unskipDelivery, { id: deliveryId })
  })

  it('is refused where the kitchen sold the place since, and changes nothing', async () => {
    const { customer, id, deliveryId } = await skipped()
    await test.app.db
      .updateTable('kitchen_days')
      .set({ capacity: 1 })
      .where('day', '=', '2026-11-30')
      .execute()
    await expect(customer.call(contract.unskipDelivery, { id: deliveryId })).rejects.toMatchObject({
      status: 409,
      code: 'kitchen_day_full',
      details: { day: '2026-11-30' },
    })
    const { ledger } = await customer.call(getSubscription, { id })
    expect(isBalanced(ledger)).toBe(true)
    expect(await kitchenDay('2026-12-23')).toMatchObject({ booked: 2 })
  })

  it('happens once under three presses, and not to strangers or to days that are not skipped', async () => {
    const { customer, deliveryId } = await skipped()
    const stranger = await newCustomer(test)
    await expect(stranger.call(contract.unskipDelivery, { id: deliveryId })).rejects.toMatchObject({
      status: 404,
    })
    const presses = await Promise.allSettled(
      [1, 2, 3].map(() => customer.call(contract.unskipDelivery, { id: deliveryId })),
    )
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await kitchenDay('2026-11-30')).toMatchObject({ booked: 2 })
    await expect(customer.call(contract.unskipDelivery, { id: deliveryId })).rejects.toMatchObject({
      status: 409,
      code: 'nothing_to_undo',
    })
  })
})
