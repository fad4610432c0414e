import { beforeAll, expect, it } from 'vitest'
import { getKitchenSettings, replaceKitchenSettings } from '#features/kitchen-menu/days-contract.ts'
import { cutoffOf, type Cutoff } from '#features/restaurants/rules.ts'
import type { Transaction } from '#server/database/database.ts'
import type { TestBrowser } from '../../../../../tools/testing/app.ts'
import { runInOrder } from '../../../../../tools/testing/locks.ts'
import { signIn, useKitchens } from '../../../../../tools/testing/situations/kitchens.ts'
import { newCustomer } from '../../../../../tools/testing/situations/orders.ts'

const START = '2027-02-01'

const test = useKitchens()
let kitchen: TestBrowser
beforeAll(async () => {
  kitchen = await signIn(test)
  // The days of the orders below have rows, which both sides wait for.
  await (await newCustomer(test)).order({ startDate: START })
})

const lockFirstDay = (tx: Transaction) =>
  tx
    .selectFrom('kitchen_days')
    .select('day')
    .where('restaurant_id', '=', 1)
    .where('day', '=', START)
    .forUpdate()
    .execute()

/** That every delivery of a subscription can be changed until the cut-off of its kitchen. */
async function expectCutoffs(subscriptionId: number, cutoff: Cutoff) {
  const days = await test.app.db
    .selectFrom('delivery_days')
    .select(['day', 'locks_at'])
    .where('subscription_id', '=', subscriptionId)
    .execute()
  expect(days).not.toEqual([])
  expect(days.map((one) => one.locks_at)).toEqual(days.map(({ day }) => cutoffOf(day, cutoff)))
}

it.each([
  { change: 'an earlier', cutoffDays: 4 },
  { change: 'a later', cutoffDays: 1 },
])(
  'an order that waits while its kitchen sets $change cut-off is kept by the new one',
  async ({ cutoffDays }) => {
    const { db } = test.app
    const customer = await newCustomer(test)
    const cardSetupId = await customer.saveCard()
    const { version, ...settings } = await kitchen.call(getKitchenSettings, {})
    const input = { ...settings, cutoffDays }
    const order = () =>
      customer.order(
        { startDate: START, cardSetupId },
        { idempotencyKey: `new-cutoff-${cutoffDays}` },
      )
    const [changed, refused] = await runInOrder(
      db,
      lockFirstDay,
      () => kitchen.call(replaceKitchenSettings, input, { version }),
      order,
    )
    expect(changed).toMatchObject({ status: 'fulfilled' })
    expect(refused).toMatchObject({ reason: { status: 503, code: 'unavailable' } })
    const { id } = await order()
    await expectCutoffs(id, input)
  },
)

it('a later cut-off waits for an order that is being taken, and is given to it', async () => {
  const customer = await newCustomer(test)
  const cardSetupId = await customer.saveCard()
  const { version, ...settings } = await kitchen.call(getKitchenSettings, {})
  await kitchen.call(replaceKitchenSettings, { ...settings, cutoffDays: 3 }, { version })
  const { version: current } = await kitchen.call(getKitchenSettings, {})
  const later = { ...settings, cutoffDays: 2 }
  const change = () => kitchen.call(replaceKitchenSettings, later, { version: current })
  const order = () =>
    customer.order({ startDate: START, cardSetupId }, { idempotencyKey: 'before-later-cutoff' })
  const [ordered, changed] = await runInOrder(test.app.db, lockFirstDay, order, change)
  expect(ordered).toMatchObject({ status: 'fulfilled' })
  expect(changed).toMatchObject({ status: 'fulfilled' })
  await expectCutoffs((await order()).id, later)
})
