import { beforeEach, describe, expect, it } from 'vitest'
import { listInvoices, listOwnPayments } from '#features/payments/contract.ts'
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
import { liveUntil, newCustomer } from '../../../../../tools/testing/situations/orders.ts'
import * as addOns from '../../add-on-contract.ts'
import { listReceipts } from '../../change-contract.ts'
import * as contract from '../../contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

beforeEach(() => test.clock.moveTo(TEST_NOW))

const ALWAYS_DECLINED = '4000000000000341'

const settle = async () => liveUntil(test, test.clock.now().toISOString())

describe('GET /api/subscriptions/:id/add-ons', () => {
  it('says both prices, the days left and the card before anything is pressed', async () => {
    const { customer, id } = await runningAiPlan(test)
    await liveUntil(test, '2026-12-01T08:00:00Z')
    expect(await look(customer, id)).toEqual({
      slug: LISTS,
      name: 'Ingredient Shopping Lists',
      price: 49,
      onUntil: null,
      renews: false,
      isBeingPaid: false,
      next: { startsOn: '2026-12-19', total: 348 },
      now: {
        price: 31.5,
        daysLeft: 18,
        until: '2026-12-18',
        card: { brand: 'visa', last4: '4242' },
      },
      whyNotNow: null,
      whyNotNext: null,
    })
  })

  it('offers nothing with a cooked plan', async () => {
    const customer = await newCustomer(test)
    const { id } = await customer.order({ cardSetupId: await customer.saveCard() })
    expect(await customer.call(addOns.listAddOnsOfPlan, { id })).toEqual([])
    await expect(add(customer, id, 'next')).rejects.toMatchObject({
      status: 422,
      code: 'add_on_unavailable',
    })
  })
})

describe('POST /api/subscriptions/:id/add-ons at once', () => {
  it('costs nothing where the rest is less than a card can pay', async () => {
    const { customer, id } = await runningAiPlan(test)
    await liveUntil(test, '2026-12-18T08:00:00Z')
    expect((await look(customer, id)).now).toMatchObject({ price: 0, daysLeft: 1 })
    const added = await add(customer, id, 'now', { agreed: 0 })
    expect(added).toMatchObject({ isBeingPaid: false, onUntil: '2026-12-18', renews: true })
    expect(added.receiptNumber).toMatch(/^SR-/)
    expect(await canSumUp(customer)).toBe(true)
  })

  it('charges the rest of the cycle, opens lists of several meals and renews', async () => {
    const { customer, id } = await runningAiPlan(test)
    await liveUntil(test, '2026-12-01T08:00:00Z')
    expect(await canSumUp(customer)).toBe(false)
    const asked = await add(customer, id, 'now', { agreed: 31.5 })
    expect(asked).toMatchObject({ isBeingPaid: true, onUntil: null, receiptNumber: null })
    expect(await canSumUp(customer)).toBe(false)
    await settle()
    expect(await look(customer, id)).toMatchObject({
      onUntil: '2026-12-18',
      renews: true,
      isBeingPaid: false,
      whyNotNow: 'add_on_running',
    })
    expect(await canSumUp(customer)).toBe(true)
    const [newest] = await customer.call(listOwnPayments)
    expect(newest).toMatchObject({ purpose: 'add_on', state: 'captured', amount: 31.5 })
    const [invoice] = await customer.call(listInvoices)
    expect(invoice).toMatchObject({ gross: 31.5, vat: 1.5, net: 30 })
    expect(invoice?.lines).toMatchObject([
      { description: expect.stringContaining('Ingredient Shopping Lists'), gross: 31.5 },
    ])
    const { receipts } = await customer.call(listReceipts, { id })
    expect(receipts[0]).toMatchObject({ kind: 'add-on-now', canUndo: false })
    await liveUntil(test, '2026-12-12T21:00:00Z')
    await liveUntil(test, '2026-12-19T05:01:00Z')
    await liveUntil(test, '2026-12-19T05:02:00Z')
    expect(await customer.call(contract.getSubscription, { id })).toMatchObject({
      status: 'active',
      cycle: { number: 2 },
      paymentStatus: 'paid',
      bill: { total: 348 },
    })
    expect(await canSumUp(customer)).toBe(true)
    expect((await texts(customer)).join()).not.toContain('price of your')
  })

  it('is charged once, however often it is pressed, with and without the same key', async () => {
    const { customer, id } = await runningAiPlan(test)
    const input = { id, addOn: LISTS, from: 'now' as const }
    const key = keyed()
    const first = await customer.call(addOns.addAddOn, input, key)
    expect(await customer.call(addOns.addAddOn, input, key)).toEqual(first)
    await expect(add(customer, id, 'now')).rejects.toMatchObject({
      status: 409,
      code: 'add_on_being_paid',
    })
    await settle()
    await expect(add(customer, id, 'now')).rejects.toMatchObject({ code: 'add_on_running' })
    const payments = await customer.call(listOwnPayments)
    expect(payments.filter(({ purpose }) => purpose === 'add_on')).toHaveLength(1)
  })

  it('is one purchase where two presses come at the same time', async () => {
    const { customer, id } = await runningAiPlan(test)
    const presses = await Promise.allSettled([add(customer, id, 'now'), add(customer, id, 'now')])
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('leaves nothing behind where the card is declined, and says so', async () => {
    for (const language of ['en', 'ar'] as const) {
      const { customer, id } = await runningAiPlan(test, { language })
      await customer.saveCard(ALWAYS_DECLINED)
      await test.app.db
        .updateTable('card_setups')
        .set({
          method_ref: test.app.db
            .selectFrom('card_setups as bad')
            .select('bad.method_ref')
            .where('bad.customer_id', '=', (eb) =>
              eb.selectFrom('users').select('users.id').where('phone', '=', customer.phone),
            )
            .orderBy('bad.id', 'desc')
            .limit(1),
        })
        .where('customer_id', '=', (eb) =>
          eb.selectFrom('users').select('users.id').where('phone', '=', customer.phone),
        )
        .execute()
      await add(customer, id, 'now')
      await settle()
      expect(await look(customer, id)).toMatchObject({
        onUntil: null,
        renews: false,
        isBeingPaid: false,
        whyNotNow: null,
      })
      expect(await canSumUp(customer)).toBe(false)
      const sent = (await texts(customer)).join()
      expect(sent).toContain(language === 'en' ? 'Nothing was charged' : 'لم يُخصم أي مبلغ')
      expect(sent.match(/Ingredient Shopping Lists|قوائم تسوّق المكوّنات/g)).toHaveLength(1)
      expect(await customer.call(contract.getSubscription, { id })).toMatchObject({
        status: 'active',
        nextCharge: { amount: 299 },
      })
    }
  })

  it('refuses another price than the one that was agreed to', async () => {
    const { customer, id } = await runningAiPlan(test)
    await liveUntil(test, '2026-12-01T08:00:00Z')
    await expect(add(customer, id, 'now', { agreed: 33.25 })).rejects.toMatchObject({
      status: 409,
      code: 'add_on_price_changed',
      details: { price: 31.5 },
    })
    expect(await look(customer, id)).toMatchObject({ isBeingPaid: false })
  })

  it('is refused to who pays in another way, who can have it from the next cycle on', async () => {
    const { customer, id } = await runningAiPlan(test)
    await test.app.db
      .updateTable('subscriptions')
      .set({ payment_method: 'paypal', paypal_email: 'layla@example.com' })
      .where('id', '=', id)
      .execute()
    expect(await look(customer, id)).toMatchObject({ now: null, whyNotNow: 'add_on_needs_card' })
    await expect(add(customer, id, 'now')).rejects.toMatchObject({
      status: 409,
      code: 'add_on_needs_card',
    })
    expect(await add(customer, id, 'next')).toMatchObject({ renews: true })
  })

  it('gives the money back where the plan is cancelled while the charge is under way', async () => {
    const { customer, id } = await runningAiPlan(test)
    await add(customer, id, 'now')
    await customer.call(contract.cancelSubscription, { id })
    await settle()
    expect(await canSumUp(customer)).toBe(false)
    const payments = await customer.call(listOwnPayments)
    const [asked] = payments.filter(({ purpose }) => purpose === 'add_on')
    expect(['cancelled', 'refunded']).toContain(asked?.state)
  })

  it('gives the money back where it comes after the days that it was for', async () => {
    const { customer, id } = await runningAiPlan(test)
    await liveUntil(test, '2026-12-17T08:00:00Z')
    expect(await look(customer, id)).toMatchObject({ now: { price: 3.5, daysLeft: 2 } })
    await add(customer, id, 'now')
    test.clock.moveTo(new Date('2026-12-20T08:00:00Z'))
    await test.drain()
    const payments = await customer.call(listOwnPayments)
    expect(payments.filter(({ purpose }) => purpose === 'add_on')).toMatchObject([
      { state: 'refunded', amount: 3.5, refunded: 3.5 },
    ])
  })

  it('stays to the end of the cycle where the plan is cancelled, as the plan does', async () => {
    const { customer, id } = await runningAiPlan(test)
    await add(customer, id, 'now')
    await settle()
    expect(await customer.call(contract.cancelSubscription, { id })).toMatchObject({
      refund: 0,
      endDate: '2026-12-18',
    })
    expect(await canSumUp(customer)).toBe(true)
    await expect(add(customer, id, 'next')).rejects.toMatchObject({
      status: 409,
      code: 'subscription_over',
    })
  })

  it('costs nothing to add where it is free', async () => {
    const { customer, id } = await runningAiPlan(test)
    await test.app.db
      .updateTable('add_ons')
      .set({ price_fils: 0 })
      .where('slug', '=', LISTS)
      .execute()
    const added = await add(customer, id, 'now', { agreed: 0 })
    await test.app.db
      .updateTable('add_ons')
      .set({ price_fils: 4900 })
      .where('slug', '=', LISTS)
      .execute()
    expect(added).toMatchObject({ onUntil: '2026-12-18', renews: true })
    expect(added.receiptNumber).toMatch(/^SR-/)
    expect(await canSumUp(customer)).toBe(true)
  })
})
