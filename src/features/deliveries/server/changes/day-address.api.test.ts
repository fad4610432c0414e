import { beforeEach, describe, expect, it } from 'vitest'
import { createAddress } from '#features/addresses/contract.ts'
import { undoReceipt } from '#features/subscriptions/change-contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import { newCustomer, type Customer } from '../../../../../tools/testing/situations/orders.ts'
import {
  CUTOFF_OF_MONDAY,
  deliveryOn,
  ledgerDaysOf,
  runningCustomer,
} from '../../../../../tools/testing/running.ts'
import * as contract from '../../change-contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

beforeEach(() => test.clock.moveTo(TEST_NOW))

const MONDAY = '2026-11-30'
const SATURDAY = '2026-12-05'

const work = (
  customer: Customer,
  area = 'Jumeirah Lake Towers',
  city: 'Dubai' | 'Abu Dhabi' = 'Dubai',
) => customer.call(createAddress, { name: 'Work', addressLine1: 'Cluster Q', city, area })

describe('PUT /api/deliveries/:id/address', () => {
  it('sends one day elsewhere, and back by its receipt', async () => {
    const { customer, id } = await runningCustomer(test)
    const { id: addressId } = await work(customer)
    const day = await deliveryOn(customer, MONDAY)
    const input = { id: day.id, addressId }
    const preview = await customer.call(contract.previewDayAddress, input)
    expect(preview).toEqual({
      day: MONDAY,
      addressId,
      addressName: 'Work',
      amount: 0,
      undoUntil: '2026-11-28T14:00:00.000Z',
    })
    const { receiptNumber, ...answer } = await customer.call(contract.setDayAddress, input)
    expect(answer).toEqual({ id: day.id, ...preview })
    const goesTo = async () =>
      (await ledgerDaysOf(test, id)).filter((one) => one.addressId === addressId)
    expect((await goesTo()).map((one) => one.day)).toEqual([MONDAY])
    await customer.call(undoReceipt, { id, number: receiptNumber })
    expect(await goesTo()).toEqual([])
  })

  it('travels with its day', async () => {
    const { customer, id } = await runningCustomer(test)
    const { id: addressId } = await work(customer)
    const day = await deliveryOn(customer, MONDAY)
    await customer.call(contract.setDayAddress, { id: day.id, addressId })
    await customer.call(contract.moveDelivery, { id: day.id, to: SATURDAY })
    const rows = await ledgerDaysOf(test, id)
    expect(rows.filter((one) => one.addressId === addressId).map((one) => one.day)).toEqual([
      SATURDAY,
    ])
  })

  it('refuses foreign and far addresses, strangers, and from the cut-off on', async () => {
    const { customer } = await runningCustomer(test)
    const stranger = await newCustomer(test)
    const { id } = await deliveryOn(customer, MONDAY)
    const far = await work(customer, 'Al Reem Island', 'Abu Dhabi')
    const near = await work(customer)
    const put = (addressId: number, who: Customer = customer) =>
      who.call(contract.setDayAddress, { id, addressId })
    await expect(put(stranger.addressId)).rejects.toMatchObject({ status: 404 })
    await expect(put(near.id, stranger)).rejects.toMatchObject({ status: 404 })
    await expect(put(far.id)).rejects.toMatchObject({ code: 'restaurant_out_of_reach' })
    test.clock.moveTo(new Date(CUTOFF_OF_MONDAY))
    await expect(put(near.id)).rejects.toMatchObject({ code: 'cutoff_passed' })
    await expect(
      customer.call(contract.previewDayAddress, { id, addressId: near.id }),
    ).rejects.toMatchObject({ code: 'cutoff_passed' })
  })
})
