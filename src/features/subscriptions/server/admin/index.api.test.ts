import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { listPayments } from '#features/payments/admin-contract.ts'
import { listAllRestaurants } from '#features/restaurants-admin/contract.ts'
import { foldText } from '#shared/text/fold-text.ts'
import { seedCatalogue, seedDemo } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import {
  liveUntil,
  newCustomer,
  signInAdmin,
} from '../../../../../tools/testing/situations/orders.ts'
import { getAnySubscription, listAllSubscriptions } from '../../admin-contract.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
})

beforeEach(() => test.clock.moveTo(TEST_NOW))

async function subscriberNamed(name: string, planId = 2) {
  const customer = await newCustomer(test)
  await test.app.db.updateTable('users').set({ name }).where('phone', '=', customer.phone).execute()
  const { id } = await customer.order({ cardSetupId: await customer.saveCard(), planId })
  return { customer, id }
}

describe('GET /api/admin/subscriptions', () => {
  it('finds by name in any spelling, phone, number and kitchen', async () => {
    const { customer, id } = await subscriberNamed('أُمَيمة الهاشميّ')
    const office = await signInAdmin(test)
    const find = async (search: string) => {
      const { subscriptions } = await office.call(listAllSubscriptions, { search })
      return subscriptions.map((one) => one.id)
    }
    expect(await find('اميمه')).toEqual([id])
    expect(await find('الهاشمي')).toEqual([id])
    expect(await find(customer.phone)).toEqual([id])
    expect(await find(`0${customer.phone.slice(4)}`)).toEqual([id])
    expect(await find(`#${id}`)).toContain(id)
    const [row] = (await office.call(listAllSubscriptions, { search: `#${id}` })).subscriptions
    expect(await find(row?.restaurantName ?? '')).toContain(id)
    expect(await find('%')).toEqual([])
    expect(await find('nobody of this name')).toEqual([])
  })

  it('names no kitchen of an AI plan, and finds it by none', async () => {
    const { id } = await subscriberNamed('Reem Al Suwaidi', 5)
    const office = await signInAdmin(test)
    const find = async (filters: object) =>
      (await office.call(listAllSubscriptions, { search: 'Reem Al', ...filters })).subscriptions
    expect(await find({})).toMatchObject([{ id, restaurantName: null }])
    const { restaurants } = await office.call(listAllRestaurants)
    for (const restaurant of restaurants) {
      expect(await find({ restaurantId: restaurant.id })).toEqual([])
    }
    const { cycles } = await office.call(getAnySubscription, { id })
    expect(cycles.map(({ restaurantName }) => restaurantName)).toEqual([null])
  })

  it('filters by status, plan, kitchen and payment', async () => {
    const paid = await subscriberNamed('Filter One', 1)
    const other = await subscriberNamed('Filter Two', 2)
    await liveUntil(test, '2026-11-25T03:00:00Z')
    const office = await signInAdmin(test)
    const find = async (filters: object) => {
      const input = { search: 'filter', ...filters }
      return (await office.call(listAllSubscriptions, input)).subscriptions.map(({ id }) => id)
    }
    expect(await find({})).toEqual([other.id, paid.id])
    expect(await find({ status: 'active', planId: 1 })).toEqual([paid.id])
    expect(await find({ planId: 1 })).toEqual([paid.id])
    expect(await find({ payment: 'paid', restaurantId: 1, planId: 1 })).toEqual([paid.id])
    expect(await find({ payment: 'failed' })).toEqual([])
    expect(await find({ restaurantId: 2 })).toEqual([])
  })

  it('pages by number, newest first', async () => {
    const office = await signInAdmin(test)
    const all = await office.call(listAllSubscriptions)
    const ids = all.subscriptions.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    const second = await office.call(listAllSubscriptions, { before: ids[0] ?? 0 })
    expect(second.subscriptions.map(({ id }) => id)).toEqual(ids.slice(1))
  })
})

describe('GET /api/admin/payments', () => {
  it('finds a payment by its reference and by its customer', async () => {
    const { customer, id } = await subscriberNamed('Reference Rana')
    const office = await signInAdmin(test)
    const { payments } = await office.call(listPayments, { subscriptionId: id })
    expect(payments).toMatchObject([{ customerPhone: customer.phone, purpose: 'cycle' }])
    const [payment] = payments
    for (const search of [payment?.reference ?? '', 'reference rana', customer.phone]) {
      const found = await office.call(listPayments, { search })
      expect(found.payments.map((one) => one.id)).toContain(payment?.id)
    }
    const captured = await office.call(listPayments, {
      search: 'reference rana',
      state: 'captured',
    })
    expect(captured.payments).toEqual([])
  })
})

describe('fold_text', () => {
  it.each([
    'أُمَيمة',
    'Zoë  Müller-Straße',
    '٠٥٠ ١٢٣',
    'ليـــلى',
    'ﻻمع',
    'O’Neill',
    '۱۲ x_y',
    'کمون طحینة',
    'ہھە ے',
    '',
  ])('folds %s as the interface does', async (text) => {
    const { rows } = await sql<{ folded: string }>`
        select fold_text(${text}) as folded`.execute(test.app.db)
    expect(rows[0]?.folded).toBe(foldText(text))
  })
})
