import { beforeEach, describe, expect, it } from 'vitest'
import { createAddress } from '#features/addresses/contract.ts'
import { getDeliveryWeek, skipDelivery, unskipDelivery } from '#features/deliveries/contract.ts'
import { moveDelivery } from '#features/deliveries/change-contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import {
  liveUntil,
  newCustomer,
  type Customer,
} from '../../../../../tools/testing/situations/orders.ts'
import {
  CUTOFF_OF_MONDAY,
  ledgerDaysOf,
  runningCustomer,
} from '../../../../../tools/testing/running.ts'
import { cancelSubscription, getSubscription } from '../../contract.ts'
import * as contract from '../../change-contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

beforeEach(async () => {
  test.clock.moveTo(TEST_NOW)
  await test.app.db.deleteFrom('kitchen_days').execute()
})

const WEEK = { from: '2026-11-30', to: '2026-12-04' }
const DAYS = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']

const addWork = async (
  customer: Customer,
  area = 'Jumeirah Lake Towers',
  city: 'Dubai' | 'Abu Dhabi' = 'Dubai',
) => {
  const work = { name: 'Work', addressLine1: 'Cluster Q', city, area }
  return (await customer.call(createAddress, work)).id
}

async function away() {
  const { customer, id } = await runningCustomer(test)
  const addressId = await addWork(customer)
  const goesTo = async () =>
    (await ledgerDaysOf(test, id))
      .filter((day) => day.addressId === addressId && day.status !== 'skipped')
      .map(({ day }) => day)
  return { customer, id, addressId, goesTo }
}

const deliveryOn = async (customer: Customer, day: string) => {
  const { days } = await customer.call(getDeliveryWeek, { from: day })
  return days.find((one) => one.day === day)?.deliveries[0]?.id ?? 0
}

describe('POST /api/subscriptions/:id/address-spells', () => {
  it('does what the preview said, and reverts itself after the last day', async () => {
    const { customer, id, addressId, goesTo } = await away()
    const input = { id, addressId, ...WEEK }
    const preview = await customer.call(contract.previewTemporaryAddress, input)
    expect(preview).toEqual({
      addressId,
      addressName: 'Work',
      ...WEEK,
      deliveries: 5,
      firstDeliveryTouched: '2026-11-30',
      revertsOn: '2026-12-05',
      amount: 0,
    })
    expect(await goesTo()).toEqual([])
    const { spellId, receiptNumber, ...answer } = await customer.call(
      contract.addTemporaryAddress,
      input,
    )
    expect(answer).toEqual({ id, ...preview })
    expect(receiptNumber).toMatch(/^SR-\d{6}$/)
    expect(await goesTo()).toEqual(DAYS)
    const { addressSpells } = await customer.call(getSubscription, { id })
    expect(addressSpells).toEqual([{ id: spellId, addressId, addressName: 'Work', ...WEEK }])
    test.clock.moveTo(new Date('2026-12-05T08:00:00Z'))
    expect((await customer.call(getSubscription, { id })).addressSpells).toEqual([])
  })

  it('holds for days that are moved or planned into it later, and not for those that leave', async () => {
    const { customer, id, addressId, goesTo } = await away()
    await customer.call(contract.addTemporaryAddress, { id, addressId, ...WEEK })
    await customer.call(contract.addTemporaryAddress, {
      id,
      addressId,
      from: '2026-12-23',
      to: '2027-01-01',
    })
    await customer.call(skipDelivery, { id: await deliveryOn(customer, '2026-12-01') })
    await customer.call(moveDelivery, {
      id: await deliveryOn(customer, '2026-12-02'),
      to: '2026-12-12',
    })
    await customer.call(moveDelivery, {
      id: await deliveryOn(customer, '2026-12-08'),
      to: '2026-12-02',
    })
    expect(await goesTo()).toEqual([
      '2026-11-30',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-23',
    ])
    await liveUntil(test, '2026-12-17T03:00:00Z')
    expect((await goesTo()).filter((day) => day > '2026-12-23')).toEqual([
      '2026-12-24',
      '2026-12-25',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
    ])
  })

  it('holds for a skipped day whose skip is taken back', async () => {
    const { customer, id, addressId, goesTo } = await away()
    const monday = await deliveryOn(customer, '2026-11-30')
    await customer.call(skipDelivery, { id: monday })
    await customer.call(contract.addTemporaryAddress, { id, addressId, ...WEEK })
    await customer.call(unskipDelivery, { id: monday })
    expect(await goesTo()).toEqual(DAYS)
  })

  it('refuses a second one over the same days, and names the first', async () => {
    const { customer, id, addressId } = await away()
    const { spellId } = await customer.call(contract.addTemporaryAddress, {
      id,
      addressId,
      ...WEEK,
    })
    const input = { id, addressId, from: '2026-12-04', to: '2026-12-09' }
    for (const call of [contract.addTemporaryAddress, contract.previewTemporaryAddress] as const) {
      await expect(customer.call(call, input)).rejects.toMatchObject({
        status: 409,
        code: 'spell_overlaps',
        details: { spellId, ...WEEK },
      })
    }
    await customer.call(contract.addTemporaryAddress, { ...input, from: '2026-12-05' })
  })

  it('is taken before the cut-off of its first day and refused from it on', async () => {
    const early = await away()
    const late = await away()
    const lateInput: object = { addressId: late.addressId, ...WEEK }
    test.clock.moveTo(new Date(CUTOFF_OF_MONDAY - 2000))
    await early.customer.call(contract.addTemporaryAddress, {
      id: early.id,
      addressId: early.addressId,
      ...WEEK,
    })
    test.clock.moveTo(new Date(CUTOFF_OF_MONDAY))
    for (const call of [contract.addTemporaryAddress, contract.previewTemporaryAddress] as const) {
      await expect(late.customer.call(call, { id: late.id, ...lateInput })).rejects.toMatchObject({
        status: 409,
        code: 'cutoff_passed',
        details: { nextOpenDate: '2026-12-01' },
      })
    }
  })

  it('refuses what cannot be reached, days without sense, strangers and the end', async () => {
    const { customer, id, addressId } = await away()
    const stranger = await newCustomer(test)
    const far = await addWork(customer, 'Al Reem Island', 'Abu Dhabi')
    const codeOf = (change: object, who = customer) =>
      who.call(contract.addTemporaryAddress, { id, addressId, ...WEEK, ...change }).then(
        () => 'taken',
        ({ status, code }) => `${status} ${code}`,
      )
    expect(await codeOf({ addressId: far })).toBe('422 restaurant_out_of_reach')
    expect(await codeOf({ addressId: stranger.addressId })).toBe('404 not_found')
    expect(await codeOf({}, stranger)).toBe('404 not_found')
    expect(await codeOf({ to: '2026-11-29' })).toBe('422 spell_reversed')
    expect(await codeOf({ to: '2027-03-01' })).toBe('422 spell_too_late')
    expect(await codeOf({ to: 'soon' })).toBe('400 invalid_input')
    await customer.call(cancelSubscription, { id })
    expect(await codeOf({})).toBe('409 subscription_over')
  })
})

describe('DELETE /api/subscriptions/:id/address-spells/:spellId', () => {
  it('sends open deliveries to the usual address again, and keeps those in the kitchen', async () => {
    const { customer, id, addressId, goesTo } = await away()
    const { spellId } = await customer.call(contract.addTemporaryAddress, {
      id,
      addressId,
      ...WEEK,
    })
    test.clock.moveTo(new Date('2026-11-30T08:00:00Z'))
    const answer = await customer.call(contract.endTemporaryAddress, { id, spellId })
    expect(answer).toMatchObject({ id, spellId, deliveries: 3 })
    expect(await goesTo()).toEqual(['2026-11-30', '2026-12-01'])
    await expect(
      customer.call(contract.endTemporaryAddress, { id, spellId }),
    ).rejects.toMatchObject({
      status: 409,
      code: 'nothing_to_undo',
    })
    await customer.call(contract.addTemporaryAddress, {
      id,
      addressId,
      from: '2026-12-02',
      to: '2026-12-04',
    })
    expect(await goesTo()).toEqual(DAYS)
  })

  it('is refused to strangers, and is the undo of its receipt', async () => {
    const { customer, id, addressId, goesTo } = await away()
    const stranger = await newCustomer(test)
    const { spellId, receiptNumber } = await customer.call(contract.addTemporaryAddress, {
      id,
      addressId,
      ...WEEK,
    })
    await expect(
      stranger.call(contract.endTemporaryAddress, { id, spellId }),
    ).rejects.toMatchObject({
      status: 404,
    })
    await customer.call(contract.undoReceipt, { id, number: receiptNumber })
    expect(await goesTo()).toEqual([])
  })
})
