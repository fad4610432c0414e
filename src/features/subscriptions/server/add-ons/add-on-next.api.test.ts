import { beforeEach, describe, expect, it } from 'vitest'
import { listOwnPayments } from '#features/payments/contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import {
  addLists as add,
  canSumUp,
  keyed,
  LISTS,
  lookAtLists as look,
  runningAiPlan,
  textsTo as texts,
} from '../../../../../tools/testing/situations/add-ons.ts'
import { liveUntil } from '../../../../../tools/testing/situations/orders.ts'
import * as addOns from '../../add-on-contract.ts'
import * as contract from '../../contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

beforeEach(() => test.clock.moveTo(TEST_NOW))

const settle = async () => liveUntil(test, test.clock.now().toISOString())

describe('POST /api/subscriptions/:id/add-ons from the next cycle on', () => {
  it('charges nothing now and bills the next cycle with it', async () => {
    const { customer, id } = await runningAiPlan(test)
    const added = await add(customer, id, 'next', { agreed: 49 })
    expect(added).toMatchObject({ renews: true, onUntil: null })
    expect(added.receiptNumber).toMatch(/^SR-/)
    expect(await canSumUp(customer)).toBe(false)
    await test.drain()
    expect((await texts(customer)).at(-1) ?? '').not.toBe('')
    expect((await texts(customer)).join()).toContain('AED 49')
    await liveUntil(test, '2026-12-12T21:00:00Z')
    await liveUntil(test, '2026-12-19T05:01:00Z')
    await liveUntil(test, '2026-12-19T05:02:00Z')
    expect(await canSumUp(customer)).toBe(true)
    const payments = await customer.call(listOwnPayments)
    expect(payments.map(({ amount }) => amount)).toEqual([348, 299])
    await expect(add(customer, id, 'next')).rejects.toMatchObject({ code: 'add_on_renewing' })
  })

  it('opens a renewal again that was opened without it', async () => {
    const { customer, id } = await runningAiPlan(test)
    await liveUntil(test, '2026-12-13T08:00:00Z')
    expect(await customer.call(contract.getSubscription, { id })).toMatchObject({
      nextCharge: { day: '2026-12-19', amount: 299 },
    })
    await add(customer, id, 'next')
    await test.drain()
    expect(await customer.call(contract.getSubscription, { id })).toMatchObject({
      nextCharge: { day: '2026-12-19', amount: 348 },
    })
    await customer.call(addOns.endAddOn, { id, addOn: LISTS })
    await test.drain()
    await liveUntil(test, '2026-12-19T05:01:00Z')
    await liveUntil(test, '2026-12-19T05:02:00Z')
    const payments = await customer.call(listOwnPayments)
    expect(
      payments.filter(({ state }) => state === 'captured').map(({ amount }) => amount),
    ).toEqual([299, 299])
  })
})

describe('an add-on whose answer got lost', () => {
  it('is added again by the same key once it was given up, and not before', async () => {
    const { customer, id } = await runningAiPlan(test)
    const key = keyed()
    const input = { id, addOn: LISTS, from: 'next' } as const
    const first = await customer.call(addOns.addAddOn, input, key)
    expect(await customer.call(addOns.addAddOn, input, key)).toEqual(first)
    await customer.call(addOns.endAddOn, { id, addOn: LISTS })
    const second = await customer.call(addOns.addAddOn, input, key)
    expect(second.receiptNumber).not.toBe(first.receiptNumber)
    expect(await look(customer, id)).toMatchObject({ renews: true })
  })
})

describe('a renewal whose money was asked for', () => {
  it('stays as it is, and the add-on comes with the cycle after it', async () => {
    const { customer, id } = await runningAiPlan(test)
    await liveUntil(test, '2026-12-13T08:00:00Z')
    await test.app.db
      .updateTable('subscriptions')
      .set({ payment_method: 'paypal', paypal_email: 'layla@sufra.test' })
      .where('id', '=', id)
      .execute()
    expect((await look(customer, id)).next).toMatchObject({ startsOn: '2027-01-16' })
    await add(customer, id, 'next')
    await test.drain()
    expect(await customer.call(contract.getSubscription, { id })).toMatchObject({
      nextCharge: { day: '2026-12-19', amount: 299 },
    })
    expect((await texts(customer)).join()).toContain('16 Jan')
  })

  it('says nothing of a plan that was paid, once it is called off', async () => {
    const { customer, id } = await runningAiPlan(test)
    await liveUntil(test, '2026-12-13T08:00:00Z')
    await customer.call(contract.cancelSubscription, { id }, keyed())
    await liveUntil(test, '2026-12-20T08:00:00Z')
    expect(await customer.call(contract.getSubscription, { id })).toMatchObject({
      status: 'ended',
      paymentStatus: 'paid',
    })
  })
})

describe('DELETE /api/subscriptions/:id/add-ons/:addOn', () => {
  it('gives it up from the next cycle on and keeps what is paid', async () => {
    const { customer, id } = await runningAiPlan(test)
    await add(customer, id, 'now')
    await settle()
    const ended = await customer.call(addOns.endAddOn, { id, addOn: LISTS })
    expect(ended).toMatchObject({ renews: false, onUntil: '2026-12-18' })
    expect(await canSumUp(customer)).toBe(true)
    await liveUntil(test, '2026-12-12T21:00:00Z')
    await liveUntil(test, '2026-12-19T05:01:00Z')
    await liveUntil(test, '2026-12-19T05:02:00Z')
    expect(await canSumUp(customer)).toBe(false)
    expect(await look(customer, id)).toMatchObject({ onUntil: null, renews: false })
    await expect(customer.call(addOns.endAddOn, { id, addOn: LISTS })).rejects.toMatchObject({
      status: 409,
      code: 'nothing_to_undo',
    })
  })
})

describe('a plan that does not run', () => {
  it.each([
    [
      'paused',
      { status: 'paused', paused_from: '2026-11-20', paused_to: '2026-11-30' },
      'add_on_plan_paused',
    ],
    ['waiting for payment', { status: 'pending_payment' }, 'add_on_plan_unpaid'],
    ['ending', { status: 'ending', end_date: '2026-12-18' }, 'subscription_over'],
    ['ended', { status: 'ended', end_date: '2026-11-22' }, 'subscription_over'],
  ])('takes no add-on while it is %s', async (_name, state, code) => {
    const { customer, id } = await runningAiPlan(test)
    await test.app.db.updateTable('subscriptions').set(state).where('id', '=', id).execute()
    for (const from of ['now', 'next'] as const) {
      await expect(add(customer, id, from)).rejects.toMatchObject({ status: 409, code })
    }
  })

  it('takes none on the day of its renewal before that is paid', async () => {
    const { customer, id } = await runningAiPlan(test)
    await liveUntil(test, '2026-12-13T08:00:00Z')
    await liveUntil(test, '2026-12-18T21:00:00Z')
    for (const from of ['now', 'next'] as const) {
      await expect(add(customer, id, from)).rejects.toMatchObject({
        status: 409,
        code: 'add_on_plan_unpaid',
      })
    }
  })

  it('is not offered what Premium brings already', async () => {
    const { customer, id } = await runningAiPlan(test, { planId: 6 })
    expect(await look(customer, id)).toMatchObject({ whyNotNow: 'add_on_in_plan' })
    await expect(add(customer, id, 'next')).rejects.toMatchObject({ code: 'add_on_in_plan' })
  })
})
