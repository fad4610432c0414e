import { beforeEach, describe, expect, it } from 'vitest'
import { listDevMessages } from '#features/messages/contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import * as contract from '../../contract.ts'
import { newCustomer, type Customer } from '../../../../../tools/testing/situations/orders.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

beforeEach(async () => {
  test.clock.moveTo(TEST_NOW)
  await test.app.db.updateTable('kitchen_days').set({ capacity: 500 }).execute()
})

const post = (customer: Customer, body: unknown) =>
  customer.request('/api/subscriptions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const deliveryFeeOf = async (id: number) => {
  const row = await test.app.db
    .selectFrom('restaurants')
    .select('delivery_fee_fils')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.delivery_fee_fils / 100
}

describe('POST /api/subscriptions/quote', () => {
  it('prices restaurant 1 with plan 2 and keto at AED 2,429 plus the delivery fee', async () => {
    const quote = await test.browser().call(contract.quoteSubscription, {
      planId: 2,
      restaurantId: 1,
      preferences: { dietary: ['Keto'] },
      startDate: '2026-11-25',
    })
    const fee = await deliveryFeeOf(1)
    expect(quote).toMatchObject({
      total: 2429 + fee,
      meals: 40,
      deliveryDays: 20,
      firstCycleEndsOn: '2026-12-22',
      startDate: '2026-11-25',
      chargedOn: '2026-11-23',
      firstDeliveryOn: '2026-11-25',
    })
    expect(quote.lines.map(({ code, amount }) => [code, amount])).toEqual([
      ['plan', 2279],
      ['keto', 150],
      ['delivery', fee],
    ])
  })

  it('words its lines in Arabic', async () => {
    const quote = await test
      .browser('ar')
      .call(contract.quoteSubscription, { planId: '1', restaurantId: '1' })
    expect(quote.lines.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^غداء، /),
      'التوصيل، 20 يومًا',
    ])
  })

  it('says the first delivery where the start is before the cut-off', async () => {
    const quote = await test.browser().call(contract.quoteSubscription, {
      planId: 2,
      restaurantId: 1,
      startDate: '2026-11-22',
    })
    expect(quote.firstDeliveryOn).toBe('2026-11-23')
  })

  it.each([
    [{ planId: 3, restaurantId: 1 }, 'plan_not_subscribable', 422],
    [{ planId: 99, restaurantId: 1 }, 'plan_not_found', 404],
    [{ planId: 2, restaurantId: 999 }, 'restaurant_not_found', 404],
    [{ planId: 2, restaurantId: 1, startDate: '2026-11-21' }, 'start_date_too_early', 422],
  ])('refuses %o with %s', async (input, code, status) => {
    await expect(test.browser().call(contract.quoteSubscription, input)).rejects.toMatchObject({
      code,
      status,
    })
  })
})

describe('POST /api/subscriptions', () => {
  it('charges what the quote said and starts nothing by itself', async () => {
    const customer = await newCustomer(test)
    const preferences = { cuisines: ['emirati'], dietary: ['keto', 'Gluten-Free'] }
    const quote = await customer.call(contract.quoteSubscription, {
      planId: 2,
      restaurantId: 1,
      preferences,
    })
    const { quoteId } = quote
    const created = await customer.order({ preferences, quoteId })
    expect(created).toMatchObject({
      status: 'pending_payment',
      paymentStatus: 'pending',
      isActive: false,
      endDate: null,
      nextAction: { kind: 'card_setup' },
    })
    expect(created.bill).toMatchObject({ lines: quote.lines, total: quote.total })
    const [listed] = await customer.call(contract.listSubscriptions)
    expect(listed).toMatchObject({
      id: created.id,
      preferences: { cuisines: ['emirati'], dietary: ['keto', 'gluten-free'] },
      bill: { lines: quote.lines, total: quote.total },
      ledger: { purchased: 0 },
      nextCharge: { day: '2026-11-23', amount: quote.total },
    })
  })

  it('plans the deliveries as soon as a saved card makes the money certain', async () => {
    const customer = await newCustomer(test)
    const created = await customer.order({ cardSetupId: await customer.saveCard() })
    expect(created).toMatchObject({ status: 'scheduled', nextAction: null })
    const subscription = await customer.call(contract.getSubscription, { id: created.id })
    expect(subscription).toMatchObject({
      paymentStatus: 'pending',
      nextDelivery: '2026-11-25',
      ledger: { purchased: 40, planned: 40 },
    })
  })

  it('takes the payload of either part of the specification and ignores what is not the client’s', async () => {
    const customer = await newCustomer(test)
    const stranger = await newCustomer(test)
    const response = await post(customer, {
      planId: '2',
      startDate: '2026-11-24T20:00:00.000Z',
      deliveryAddressId: String(customer.addressId),
      restaurantId: '1',
      paymentMethod: 'credit_card',
      paymentMetadata: null,
      endDate: '2030-01-01',
      isActive: true,
      status: 'active',
      paymentStatus: 'paid',
      userId: 'somebody',
      customerId: 'somebody',
      price: 1,
      total: 1,
      totalPrice: '1',
      multiplier: 0,
    })
    expect(response.status).toBe(201)
    const [listed] = await customer.call(contract.listSubscriptions)
    expect(listed).toMatchObject({
      startDate: '2026-11-25',
      endDate: null,
      isActive: false,
      status: 'pending_payment',
      paymentStatus: 'pending',
      bill: { total: 2279 + (await deliveryFeeOf(1)) },
    })
    expect(await stranger.call(contract.listSubscriptions)).toEqual([])
  })

  it.each([
    ['planId', 'Please select a plan'],
    ['startDate', 'Please select a start date'],
    ['deliveryAddressId', 'Please select a delivery address'],
    ['restaurantId', 'Please select a restaurant'],
  ])('refuses a missing %s: %s', async (field, text) => {
    const customer = await newCustomer(test)
    const whole = {
      planId: 2,
      startDate: '2026-11-25',
      deliveryAddressId: customer.addressId,
      restaurantId: 1,
    }
    for (const nothing of [undefined, null, 0, '']) {
      const response = await post(customer, { ...whole, [field]: nothing })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ fields: { [field]: text } })
    }
  })

  it('wants the e-mail of a PayPal account, and a valid one', async () => {
    const customer = await newCustomer(test)
    await expect(customer.order({ paymentMethod: 'paypal' })).rejects.toMatchObject({
      status: 422,
      text: 'PayPal email is required when using PayPal as payment method',
    })
    await expect(
      customer.order({ paymentMethod: 'paypal', paymentMetadata: { paypalEmail: 'no' } }),
    ).rejects.toMatchObject({
      status: 400,
      fields: { 'paymentMetadata.paypalEmail': 'Please enter a valid email address' },
    })
    const created = await customer.order({
      paymentMethod: 'paypal',
      paymentMetadata: { paypalEmail: 'layla@example.com' },
    })
    expect(created.nextAction).toMatchObject({ kind: 'paypal_request', email: 'layla@example.com' })
  })

  it('answers 409 price_changed with the new bill when the quote no longer holds', async () => {
    const customer = await newCustomer(test)
    const input = { planId: 1, restaurantId: 2 }
    const { quoteId, total } = await customer.call(contract.quoteSubscription, input)
    const raise = (fils: number) =>
      test.app.db
        .updateTable('restaurants')
        .set({ monthly_price_fils: fils })
        .where('id', '=', 2)
        .execute()
    await raise(210_000)
    const refused = customer.order({ ...input, quoteId })
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'price_changed' })
    await expect(refused).rejects.toMatchObject({ details: { total: total + 100 } })
    const fresh = await customer.call(contract.quoteSubscription, input)
    const created = await customer.order({ ...input, quoteId: fresh.quoteId })
    expect(created.bill.total).toBe(total + 100)
    await raise(200_000)
  })

  it('refuses a body that holds a card number, and keeps nothing of it', async () => {
    const customer = await newCustomer(test)
    const response = await post(customer, {
      planId: 2,
      startDate: '2026-11-25',
      deliveryAddressId: customer.addressId,
      restaurantId: 1,
      paymentMetadata: { cardNumber: '4242 4242 4242 4242', cvc: '123' },
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'card_number_refused' })
    expect(await customer.call(contract.listSubscriptions)).toEqual([])
  })

  it('notifies the customer once, with a numbered receipt', async () => {
    const customer = await newCustomer(test, 'ar')
    const { receiptNumber } = await customer.order()
    await test.drain()
    const sent = await customer.call(listDevMessages, {})
    const texts = sent.map(({ text }) => text).filter((text) => text.includes(receiptNumber))
    expect(texts).toHaveLength(1)
    expect(texts[0]).toContain('25 نوفمبر')
  })

  it('refuses the address of another customer, and a visitor', async () => {
    const customer = await newCustomer(test)
    const stranger = await newCustomer(test)
    await expect(customer.order({ deliveryAddressId: stranger.addressId })).rejects.toMatchObject({
      status: 404,
    })
    await expect(
      test.browser().call(contract.createSubscription, {
        planId: 2,
        startDate: '2026-11-25',
        deliveryAddressId: customer.addressId,
        restaurantId: 1,
      }),
    ).rejects.toMatchObject({ status: 401 })
  })
})

describe('ordering twice', () => {
  it('POST /api/subscriptions with one key creates one subscription', async () => {
    const customer = await newCustomer(test)
    const twins = await Promise.all(
      [1, 2].map(() => customer.order({}, { idempotencyKey: 'one-key-for-both' })),
    )
    expect(twins[0]?.id).toBe(twins[1]?.id)
    expect(await customer.call(contract.listSubscriptions)).toHaveLength(1)
  })

  it('POST /api/subscriptions keeps one waiting order of the same, of any number at once', async () => {
    const customer = await newCustomer(test)
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => customer.order()))
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refusals).toHaveLength(5)
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ status: 409, code: 'subscription_exists' })
    }
  })
})

describe('what comes where nothing is chosen', () => {
  it('is the restaurant’s pick, unless the order says otherwise', async () => {
    const customer = await newCustomer(test)
    const fallbackOf = async (id: number) =>
      (await customer.call(contract.getSubscription, { id })).fallback
    const cardSetupId = await customer.saveCard()
    expect(await fallbackOf((await customer.order({ cardSetupId })).id)).toBe('kitchen')
    const skipping = await customer.order({
      cardSetupId: await customer.saveCard(),
      startDate: '2026-12-02',
      fallback: 'skip',
    })
    expect(await fallbackOf(skipping.id)).toBe('skip')
  })
})
