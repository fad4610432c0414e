import { beforeEach, describe, expect, it } from 'vitest'
import { listDevMessages } from '#features/messages/contract.ts'
import { listOwnPayments } from '#features/payments/contract.ts'
import { setPrice } from '#features/plans/admin-contract.ts'
import { seedCatalogue, seedDemo } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import {
  addLists,
  keyed,
  LISTS,
  runningAiPlan,
} from '../../../../../tools/testing/situations/add-ons.ts'
import {
  liveUntil,
  signInAdmin,
  type Customer,
} from '../../../../../tools/testing/situations/orders.ts'
import { endAddOn } from '../../add-on-contract.ts'
import { keepCycle, setNextCycle } from '../../change-contract.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
})

beforeEach(async () => {
  test.clock.moveTo(TEST_NOW)
  await test.app.db.deleteFrom('prices').execute()
})

async function raise(subject: 'add-on' | 'plan', key: string, value: number): Promise<void> {
  const admin = await signInAdmin(test)
  await admin.call(setPrice, {
    subject,
    key,
    value,
    validFrom: '2026-12-01',
    reason: 'Prices of the new season',
  })
}

async function announcedTo(customer: Customer): Promise<string[]> {
  await test.drain()
  const messages = await customer.call(listDevMessages, { to: customer.phone })
  return messages
    .filter(({ template }) => template === 'subscription-renewal-price')
    .map(({ text }) => text)
}

/** The renewal is opened on 12 December and charged on the 19th. */
const OPENED = '2026-12-13T08:00:00Z'

describe('a price that changes after the customer agreed to it (R-SUB-22)', () => {
  it('is announced a week before an added add-on is charged for the first time', async () => {
    const { customer, id } = await runningAiPlan(test)
    await addLists(customer, id, 'next', { agreed: 49 })
    await raise('add-on', LISTS, 59)
    await liveUntil(test, OPENED)
    const texts = await announcedTo(customer)
    expect(texts).toHaveLength(1)
    expect(texts[0]).toMatch(/AED 358.*AED 348/)
    await liveUntil(test, '2026-12-19T05:01:00Z')
    await liveUntil(test, '2026-12-19T05:02:00Z')
    const payments = await customer.call(listOwnPayments)
    expect(payments.map(({ amount }) => amount)).toEqual([358, 299])
  })

  it('is announced of an add-on that was bought for the rest of a cycle', async () => {
    const { customer, id } = await runningAiPlan(test)
    await addLists(customer, id, 'now')
    await liveUntil(test, '2026-11-21T08:02:00Z')
    await raise('add-on', LISTS, 59)
    await liveUntil(test, OPENED)
    expect((await announcedTo(customer)).join()).toMatch(/AED 358.*AED 348/)
  })

  it('is announced of another plan that was chosen for the next cycle', async () => {
    const { customer, id } = await runningAiPlan(test)
    await customer.call(setNextCycle, { id, planId: 6 }, keyed())
    await raise('plan', '6', 549)
    await liveUntil(test, OPENED)
    const texts = await announcedTo(customer)
    expect(texts).toHaveLength(1)
    expect(texts[0]).toMatch(/AED 549.*AED 499/)
  })

  it('is not announced of a plan that an older process let the customer choose', async () => {
    const { customer, id } = await runningAiPlan(test)
    await customer.call(setNextCycle, { id, planId: 6 }, keyed())
    await test.app.db
      .updateTable('subscriptions')
      .set({ agreed_lines: null, agreed_after: null })
      .where('id', '=', id)
      .execute()
    await liveUntil(test, OPENED)
    expect(await announcedTo(customer)).toEqual([])
  })

  it('counts the add-ons that were agreed to, once another plan is given up again', async () => {
    const { customer, id } = await runningAiPlan(test)
    await addLists(customer, id, 'next', { agreed: 49 })
    await customer.call(setNextCycle, { id, planId: 4 }, keyed())
    await customer.call(keepCycle, { id }, keyed())
    await raise('add-on', LISTS, 59)
    await liveUntil(test, OPENED)
    expect((await announcedTo(customer)).join()).toMatch(/AED 358.*AED 348/)
  })

  it('is not announced again once the customer added it again at its new price', async () => {
    const { customer, id } = await runningAiPlan(test)
    await addLists(customer, id, 'next', { agreed: 49 })
    await raise('add-on', LISTS, 59)
    await liveUntil(test, OPENED)
    await customer.call(endAddOn, { id, addOn: LISTS }, keyed())
    await test.drain()
    await addLists(customer, id, 'next', { agreed: 59 })
    expect(await announcedTo(customer)).toHaveLength(1)
  })

  it('is not announced where the bill is the agreed one', async () => {
    const { customer, id } = await runningAiPlan(test)
    await addLists(customer, id, 'next', { agreed: 49 })
    await customer.call(setNextCycle, { id, planId: 4 }, keyed())
    await liveUntil(test, OPENED)
    expect(await announcedTo(customer)).toEqual([])
  })
})
