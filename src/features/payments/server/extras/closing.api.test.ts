import { describe, expect, it } from 'vitest'
import { getDeliveryWeek, skipDelivery } from '#features/deliveries/contract.ts'
import { cancelSubscription } from '#features/subscriptions/contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import {
  MONDAY,
  MONDAYS_CUTOFF,
  newEater,
  TUESDAY,
  type Eater,
} from '../../../../../tools/testing/situations/eaters.ts'
import { liveUntil } from '../../../../../tools/testing/situations/orders.ts'
import { listInvoices, listOwnPayments } from '../../contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

/** Two extras on Monday and one on Tuesday, beyond the paid lunch of a day. */
async function withExtras(): Promise<{ eater: Eater; priceFils: number }> {
  const eater = await newEater(test)
  const [first, second] = await eater.menuAt('lunch')
  if (first === undefined || second === undefined) throw new Error('The kitchen cooks nothing')
  const { price } = (await eater.choose({ mealItemId: second, date: TUESDAY })).meal
  await eater.choose({ mealItemId: second, date: TUESDAY, extraPrice: price })
  await eater.choose({ mealItemId: first })
  await eater.choose({ mealItemId: second, quantity: 2, extraPrice: price * 2 })
  return { eater, priceFils: Math.round(price * 100) }
}

const extrasOf = async (eater: Eater) =>
  (await eater.call(listOwnPayments)).filter(({ purpose }) => purpose === 'extras')

const passCutoff = () => liveUntil(test, new Date(MONDAYS_CUTOFF).toISOString())

describe('extras', () => {
  it('are charged when their day is locked, once, by whoever closes it first', async () => {
    const { eater, priceFils } = await withExtras()
    expect(await extrasOf(eater)).toEqual([])
    test.clock.moveTo(new Date(MONDAYS_CUTOFF))
    await Promise.all([1, 2, 3, 4].map(async () => eater.call(getDeliveryWeek, { from: MONDAY })))
    await passCutoff()
    await passCutoff()
    expect(await extrasOf(eater)).toMatchObject([
      { amount: (priceFils * 2) / 100, state: 'captured', subscriptionId: eater.subscriptionId },
    ])
    const [invoice] = await eater.call(listInvoices)
    expect(invoice).toMatchObject({ kind: 'invoice', gross: (priceFils * 2) / 100 })
    expect(invoice?.lines).toMatchObject([{ quantity: 2 }])
    await liveUntil(test, '2026-11-29T14:00:00Z')
    await liveUntil(test, '2026-11-29T14:10:00Z')
    expect(await extrasOf(eater)).toMatchObject([
      { amount: priceFils / 100, state: 'captured' },
      { amount: (priceFils * 2) / 100 },
    ])
  })

  it('of a day that is skipped in time are never charged', async () => {
    const { eater } = await withExtras()
    const { days } = await eater.call(getDeliveryWeek, { from: MONDAY })
    const [monday] = days.find(({ day }) => day === MONDAY)?.deliveries ?? []
    await eater.call(skipDelivery, { id: monday?.id ?? 0 })
    await passCutoff()
    expect(await extrasOf(eater)).toEqual([])
  })

  it('of locked days stay when the subscription is cancelled, those of open days vanish', async () => {
    const { eater, priceFils } = await withExtras()
    await passCutoff()
    await eater.call(cancelSubscription, { id: eater.subscriptionId })
    await liveUntil(test, '2026-12-02T08:00:00Z')
    expect(await extrasOf(eater)).toMatchObject([
      { amount: (priceFils * 2) / 100, state: 'captured', refunded: 0 },
    ])
  })
})
