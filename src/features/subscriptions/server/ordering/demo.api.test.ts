import { describe, expect, it } from 'vitest'
import { verifyOtp } from '#features/auth/contract.ts'
import { getDeliveryWeek } from '#features/deliveries/contract.ts'
import { isBalanced } from '#features/deliveries/rules.ts'
import { listOwnPayments } from '#features/payments/contract.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { seedDemoSubscriptions } from '../../../../../seeds/demo-subscriptions.ts'
import { seedCatalogue, seedDemo } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import * as contract from '../../contract.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
  await seedDemoSubscriptions(db, TEST_NOW)
})

async function demoCustomer() {
  const browser = test.browser()
  await browser.call(verifyOtp, { phone: '+971500000001', otp: '246810' })
  return browser
}

describe('the demo customer', () => {
  it('has a paid plan in its second week, with figures that add up', async () => {
    await seedDemoSubscriptions(test.app.db, TEST_NOW)
    const browser = await demoCustomer()
    const subscriptions = await browser.call(contract.listSubscriptions)
    expect(subscriptions).toHaveLength(1)
    const [subscription] = subscriptions
    expect(subscription).toMatchObject({
      planId: 2,
      restaurantId: 1,
      startDate: '2026-11-09',
      paymentStatus: 'paid',
      status: 'active',
      nextDelivery: '2026-11-23',
      nextCharge: { day: '2026-12-05' },
      ledger: { purchased: 40, delivered: 18, planned: 20, returned: 2 },
    })
    expect(subscription && isBalanced(subscription.ledger)).toBe(true)
    await enqueue(test.app.db, 'check-delivery-ledger', {})
    await enqueue(test.app.db, 'check-ledger', {})
    await test.drain()
  })

  it('has dishes chosen for the coming days but one', async () => {
    const browser = await demoCustomer()
    const { next, days } = await browser.call(getDeliveryWeek)
    expect(next).toMatchObject({ day: '2026-11-23', canChange: true })
    expect(next?.chosen).toHaveLength(2)
    const chosen = days.map(({ deliveries }) => deliveries[0]?.chosen.length)
    expect(chosen).toEqual([2, 2, 2, 2, 0, undefined, undefined])
  })

  it('can cancel and gets the money back to the card', async () => {
    const browser = await demoCustomer()
    const [subscription] = await browser.call(contract.listSubscriptions)
    const answer = await browser.call(contract.cancelSubscription, { id: subscription?.id ?? 0 })
    expect(answer).toMatchObject({ daysGivenBack: 11, firstDeliveryAffected: '2026-11-23' })
    await test.drain()
    const [payment] = await browser.call(listOwnPayments)
    expect(payment).toMatchObject({ state: 'partially_refunded', refunded: answer.refund })
  })
})
