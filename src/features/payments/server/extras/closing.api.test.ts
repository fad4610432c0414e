import { describe, expect, it } from 'vitest'
import { getDeliveryWeek, skipDelivery } from '#features/deliveries/contract.ts'
import { cancelSubscription } from '#features/subscriptions/contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import {
  MONDAY,
  MONDAYS_CUTOFF,
  newDiner,
  TUESDAY,
  type Diner,
} from '../../../../../tools/testing/situations/diners.ts'
import { liveUntil } from '../../../../../tools/testing/situations/orders.ts'
import { listInvoices, listOwnPayments } from '../../contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

/** Two extras on Monday and one on Tuesday, beyond the paid lunch of a day. */
async function withExtras(): Promise<{ diner: Diner; priceFils: number }> {
  const diner = await newDiner(test)
  const [first, second] = await diner.menuAt('lunch')
  if (first === undefined || second === undefined) throw new Error('The kitchen cooks nothing')
  const { price } = (await diner.choose({ mealItemId: second, date: TUESDAY })).meal
  await diner.choose({ mealItemId: second, date: TUESDAY, extraPrice: price })
  await diner.choose({ mealItemId: first })
  await diner.choose({ mealItemId: second, quantity: 2, extraPrice: price * 2 })
  return { diner, priceFils: Math.round(price * 100) }
}

const extrasOf = async (diner: Diner) =>
  (await diner.call(listOwnPayments)).filter(({ purpose }) => purpose === 'extras')

const passCutoff = () => liveUntil(test, new Date(MONDAYS_CUTOFF).toISOString())

describe('extras', () => {
  it('are charged when their day is locked, once, no matter who closes it first', async () => {
    const { diner, priceFils } = await withExtras()
    expect(await extrasOf(diner)).toEqual([])
    test.clock.moveTo(new Date(MONDAYS_CUTOFF))
    await Promise.all([1, 2, 3, 4].map(async () => diner.call(getDeliveryWeek, { from: MONDAY })))
    await passCutoff()
    await passCutoff()
    expect(await extrasOf(diner)).toMatchObject([
      { amount: (priceFils * 2) / 100, state: 'captured', subscriptionId: diner.subscriptionId },
    ])
    const [invoice] = await diner.call(listInvoices)
    expect(invoice).toMatchObject({ kind: 'invoice', gross: (priceFils * 2) / 100 })
    expect(invoice?.lines).toMatchObject([{ quantity: 2 }])
    await liveUntil(test, '2026-11-29T14:00:00Z')
    await liveUntil(test, '2026-11-29T14:10:00Z')
    expect(await extrasOf(diner)).toMatchObject([
      { amount: priceFils / 100, state: 'captured' },
      { amount: (priceFils * 2) / 100 },
    ])
  })

  it('of a day that is skipped in time are never charged', async () => {
    const { diner } = await withExtras()
    const { days } = await diner.call(getDeliveryWeek, { from: MONDAY })
    const [monday] = days.find(({ day }) => day === MONDAY)?.deliveries ?? []
    await diner.call(skipDelivery, { id: monday?.id ?? 0 })
    await passCutoff()
    expect(await extrasOf(diner)).toEqual([])
  })

  it('of locked days stay when the subscription is cancelled, those of open days vanish', async () => {
    const { diner, priceFils } = await withExtras()
    await passCutoff()
    await diner.call(cancelSubscription, { id: diner.subscriptionId })
    await liveUntil(test, '2026-12-02T08:00:00Z')
    expect(await extrasOf(diner)).toMatchObject([
      { amount: (priceFils * 2) / 100, state: 'captured', refunded: 0 },
    ])
  })
})
