import { beforeEach, describe, expect, it } from 'vitest'
import { verifyOtp } from '#features/auth/contract.ts'
import { inTransaction } from '#server/database/database.ts'
import { seedCatalogue } from '../../../../seeds/run.ts'
import { TEST_NOW, useTestApp, type TestBrowser } from '../../../../tools/testing/app.ts'
import { untilWaiting } from '../../../../tools/testing/locks.ts'
import * as contract from '../contract.ts'
import { getOwnAddress } from './get-own-address.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

let customer: TestBrowser
let customerId: string
let addressId: number

async function idOf(phone: string): Promise<string> {
  const { id } = await test.app.db
    .selectFrom('users')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  return id
}

beforeEach(async () => {
  await test.app.db.deleteFrom('subscriptions').execute()
  await test.app.db.deleteFrom('delivery_addresses').execute()
  customer = test.browser()
  await customer.call(verifyOtp, { phone: '+971500000001', otp: '246810' })
  customerId = await idOf('+971500000001')
  const created = await customer.call(contract.createAddress, {
    name: 'Home',
    addressLine1: 'Marina Gate 1',
    city: 'Dubai',
    area: 'Dubai Marina',
  })
  addressId = created.id
})

const subscribe = (status: 'active' | 'ended', db = test.app.db) =>
  db
    .insertInto('subscriptions')
    .values({
      customer_id: customerId,
      plan_id: 1,
      restaurant_id: 1,
      address_id: addressId,
      start_date: '2026-11-25',
      end_date: status === 'ended' ? '2026-12-22' : null,
      status,
      payment_method: 'credit_card',
      cuisines: [],
      diets: [],
      meals_per_day: 1,
      days_per_week: 5,
      created_at: TEST_NOW,
    })
    .execute()

describe('an address that a delivery needs', () => {
  it('DELETE /api/delivery-addresses/:id refuses it while the subscription runs', async () => {
    await subscribe('active')
    await expect(customer.call(contract.deleteAddress, { id: addressId })).rejects.toMatchObject({
      status: 409,
      code: 'address_in_use',
    })
  })

  it('DELETE /api/delivery-addresses/:id takes it afterwards', async () => {
    await subscribe('ended')
    await customer.call(contract.deleteAddress, { id: addressId })
    expect(await customer.call(contract.listAddresses)).toEqual([])
  })

  it('cannot vanish while someone subscribes to it', async () => {
    let deletion: Promise<unknown> = Promise.resolve()
    await inTransaction(test.app.db, async (tx) => {
      await getOwnAddress(tx, customerId, addressId)
      deletion = customer.call(contract.deleteAddress, { id: addressId })
      deletion.catch(() => undefined)
      await untilWaiting(test.app.db, 1)
      await subscribe('active', tx)
    })
    await expect(deletion).rejects.toMatchObject({ code: 'address_in_use' })
  })

  it('answers 404 to others and once it is deleted', async () => {
    const other = test.browser()
    await other.call(verifyOtp, { phone: '+971500000002', otp: '246810' })
    const lockAddress = (userId: string) =>
      inTransaction(test.app.db, (tx) => getOwnAddress(tx, userId, addressId))
    await expect(lockAddress(await idOf('+971500000002'))).rejects.toMatchObject({ status: 404 })
    await customer.call(contract.deleteAddress, { id: addressId })
    await expect(lockAddress(customerId)).rejects.toMatchObject({ status: 404 })
  })
})
