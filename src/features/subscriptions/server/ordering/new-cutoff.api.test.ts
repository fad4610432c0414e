import { beforeAll, expect, it } from 'vitest'
import { getKitchenSettings, replaceKitchenSettings } from '#features/kitchen-menu/days-contract.ts'
import { cutoffOf } from '#features/restaurants/rules.ts'
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
    const wish = { ...settings, cutoffDays }
    const order = () =>
      customer.order(
        { startDate: START, cardSetupId },
        { idempotencyKey: `new-cutoff-${cutoffDays}` },
      )
    const [changed, refused] = await runInOrder(
      db,
      (tx) =>
        tx
          .selectFrom('kitchen_days')
          .select('day')
          .where('restaurant_id', '=', 1)
          .where('day', '=', START)
          .forUpdate()
          .execute(),
      () => kitchen.call(replaceKitchenSettings, wish, { version }),
      order,
    )
    expect(changed).toMatchObject({ status: 'fulfilled' })
    expect(refused).toMatchObject({ reason: { status: 503, code: 'unavailable' } })
    const { id } = await order()
    const days = await db
      .selectFrom('delivery_days')
      .select(['day', 'locks_at'])
      .where('subscription_id', '=', id)
      .execute()
    expect(days).not.toEqual([])
    expect(days.map((one) => one.locks_at)).toEqual(days.map(({ day }) => cutoffOf(day, wish)))
  },
)
