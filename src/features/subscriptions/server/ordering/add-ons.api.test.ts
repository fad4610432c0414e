import { beforeEach, describe, expect, it } from 'vitest'
import { listDevMessages } from '#features/messages/contract.ts'
import { listOwnPayments } from '#features/payments/contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import {
  liveUntil,
  newCustomer,
  type Customer,
} from '../../../../../tools/testing/situations/orders.ts'
import { previewNextCycle } from '../../change-contract.ts'
import * as contract from '../../contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

beforeEach(() => test.clock.moveTo(TEST_NOW))

const FAMILY = { planId: 5, restaurantId: 1, addOns: ['shopping-list'] }

const orderFamily = async (customer: Customer) =>
  customer.order({
    ...FAMILY,
    startDate: '2026-11-21',
    preferences: { cuisines: ['korean'], dietary: ['nut-free'] },
    cardSetupId: await customer.saveCard(),
  })

describe('POST /api/subscriptions/quote', () => {
  it('bills the shopping lists as a line of the AI plan, today', async () => {
    const input = { ...FAMILY, startDate: '2026-11-21' }
    const quote = await test.browser().call(contract.quoteSubscription, input)
    expect(quote).toMatchObject({
      lines: [
        { code: 'plan', amount: 299 },
        { code: 'add-on:shopping-list', label: 'Ingredient Shopping Lists', amount: 49 },
      ],
      total: 348,
      vatIncluded: 16.57,
      chargedOn: '2026-11-21',
      firstDeliveryOn: null,
    })
    const arabic = await test.browser('ar').call(contract.quoteSubscription, input)
    expect(arabic.lines.map(({ label }) => label)).toEqual(['الذكي العائلي', 'قوائم تسوّق المكوّنات'])
  })

  it('counts an add-on once, however often and however it is written', async () => {
    const quote = await test.browser().call(contract.quoteSubscription, {
      ...FAMILY,
      addOns: ['shopping-list', 'Shopping List'],
    })
    expect(quote.total).toBe(348)
  })

  it.each([
    ['with a cooked plan', { ...FAMILY, planId: 2 }],
    ['that is paid per order', { ...FAMILY, addOns: ['ingredient-delivery'] }],
    ['that does not exist', { ...FAMILY, addOns: ['shopping-list', 'free-meals'] }],
  ])('refuses an add-on %s', async (_name, input) => {
    await expect(test.browser().call(contract.quoteSubscription, input)).rejects.toMatchObject({
      status: 422,
      code: 'add_on_unavailable',
      fields: { addOns: 'This add-on is not available with this plan.' },
    })
  })
})

describe('POST /api/subscriptions', () => {
  it('starts an AI plan with its add-on today and charges what the quote said', async () => {
    const customer = await newCustomer(test)
    const { id, bill } = await orderFamily(customer)
    expect(bill).toMatchObject({ total: 348 })
    await liveUntil(test, '2026-11-21T08:01:00Z')
    expect(await customer.call(contract.getSubscription, { id })).toMatchObject({
      status: 'active',
      paymentStatus: 'paid',
      addOns: ['shopping-list'],
      preferences: { cuisines: ['korean'], dietary: ['nut-free'] },
      bill: { lines: bill.lines, total: 348 },
      nextCharge: { day: '2026-12-19', amount: 348 },
      ledger: { purchased: 0 },
    })
    expect(await customer.call(listOwnPayments)).toMatchObject([{ state: 'captured', amount: 348 }])
  })

  it('answers 409 price_changed where the quote was without the add-on', async () => {
    const customer = await newCustomer(test)
    const { quoteId } = await customer.call(contract.quoteSubscription, {
      planId: 5,
      restaurantId: 1,
    })
    await expect(
      customer.order({ ...FAMILY, startDate: '2026-11-21', quoteId }),
    ).rejects.toMatchObject({ status: 409, code: 'price_changed', details: { total: 348 } })
  })

  it('welcomes to an AI plan without naming a kitchen, in both languages', async () => {
    for (const language of ['en', 'ar'] as const) {
      const customer = await newCustomer(test, language)
      await orderFamily(customer)
      await test.drain()
      const messages = await customer.call(listDevMessages, { to: customer.phone })
      const texts = messages.map(({ text }) => text).join()
      expect(texts).toContain(language === 'en' ? 'AI Family' : 'الذكي العائلي')
      expect(texts).not.toMatch(/Bait Al Machboos|بيت المجبوس/)
    }
  })

  it('refuses a second AI plan while one renews, and takes one once it is cancelled', async () => {
    const customer = await newCustomer(test)
    const { id } = await orderFamily(customer)
    const premium = { planId: 6, startDate: '2026-11-22' }
    await expect(customer.order(premium)).rejects.toMatchObject({
      status: 409,
      code: 'ai_plan_running',
    })
    await liveUntil(test, '2026-11-21T08:01:00Z')
    await customer.call(contract.cancelSubscription, { id })
    expect(await customer.order(premium)).toMatchObject({ status: 'pending_payment' })
  })

  it('refuses an add-on with a cooked plan, and orders nothing', async () => {
    const customer = await newCustomer(test)
    await expect(customer.order({ addOns: ['shopping-list'] })).rejects.toMatchObject({
      status: 422,
      code: 'add_on_unavailable',
    })
    expect(await customer.call(contract.listSubscriptions)).toEqual([])
  })

  it('keeps the add-on when the plan renews and when another AI plan is chosen', async () => {
    const customer = await newCustomer(test)
    const { id } = await orderFamily(customer)
    await liveUntil(test, '2026-11-21T08:01:00Z')
    const next = await customer.call(previewNextCycle, { id, planId: 6 })
    expect(next.bill).toMatchObject({ total: 548 })
    await liveUntil(test, '2026-12-12T21:00:00Z')
    await liveUntil(test, '2026-12-19T03:00:00Z')
    expect(await customer.call(contract.getSubscription, { id })).toMatchObject({
      status: 'active',
      cycle: { number: 2, startsOn: '2026-12-19' },
      addOns: ['shopping-list'],
      bill: { total: 348, lines: [{ code: 'plan' }, { code: 'add-on:shopping-list' }] },
    })
    const payments = await customer.call(listOwnPayments)
    expect(payments.map(({ amount }) => amount)).toEqual([348, 348])
  })
})
