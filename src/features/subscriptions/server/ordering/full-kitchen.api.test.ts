import { beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import { newCustomer } from '../../../../../tools/testing/situations/orders.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

beforeEach(async () => {
  test.clock.moveTo(TEST_NOW)
  await test.app.db.updateTable('kitchen_days').set({ capacity: 500 }).execute()
})

const setCapacity = (capacity: number, days: string[]) =>
  test.app.db.updateTable('kitchen_days').set({ capacity }).where('day', 'in', days).execute()

describe('POST /api/subscriptions of a full kitchen', () => {
  it('names the next day on which the plan can start with all its days free', async () => {
    const customer = await newCustomer(test)
    await customer.order({ startDate: '2027-04-01' })
    await setCapacity(3, ['2027-04-02', '2027-04-07'])
    const other = await newCustomer(test)
    const refused = other.order({ startDate: '2027-04-01' })
    await expect(refused).rejects.toMatchObject({
      code: 'kitchen_day_full',
      details: { day: '2027-04-02', nextFreeDay: '2027-04-08' },
      text: 'The kitchen is full on 2 April 2027. It has room for your plan from 8 April 2027 on.',
    })
    await setCapacity(500, ['2027-04-07'])
    await expect(other.order({ startDate: '2027-04-01' })).rejects.toMatchObject({
      details: { day: '2027-04-02', nextFreeDay: '2027-04-05' },
    })
    expect(await other.order({ startDate: '2027-04-05' })).toMatchObject({ id: expect.any(Number) })
  })

  it('sells the last place of a kitchen once', async () => {
    const customers = await Promise.all([newCustomer(test), newCustomer(test), newCustomer(test)])
    await customers[0]?.order({ startDate: '2027-03-01' })
    await test.app.db
      .updateTable('kitchen_days')
      .set({ capacity: 4 })
      .where('day', '>=', '2027-03-01')
      .execute()
    const outcomes = await Promise.allSettled(
      customers.slice(1).map((customer) => customer.order({ startDate: '2027-03-01' })),
    )
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refusals).toHaveLength(1)
    expect(refusals[0]).toMatchObject({
      status: 409,
      code: 'kitchen_day_full',
      details: { day: '2027-03-01', nextFreeDay: expect.any(String) },
    })
  })
})
