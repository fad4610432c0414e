import { beforeEach, describe, expect, it } from 'vitest'
import { listDevMessages } from '#features/messages/contract.ts'
import {
  confirmPayment,
  listInvoices,
  listOwnPayments,
  listPaymentMethods,
} from '#features/payments/contract.ts'
import { listPlans } from '#features/plans/contract.ts'
import { createSubscription, listSubscriptions } from '#features/subscriptions/contract.ts'
import { seedCatalogue, seedDemo } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp, type TestBrowser } from '../../../../../tools/testing/app.ts'
import {
  liveUntil,
  newCustomer,
  signInAdmin,
} from '../../../../../tools/testing/situations/orders.ts'
import * as admin from '../../admin-contract.ts'
import { createCustomQuote } from '../../contract.ts'
import { getOffer, orderOffer } from '../../offer-contract.ts'

const test = useTestApp(
  async ({ db }) => {
    await seedCatalogue(db)
    await seedDemo(db, TEST_NOW)
  },
  { sellerBankName: 'Emirates Bank', sellerIban: 'AE070331234567890123456' },
)

const OFFER = {
  lines: [
    { text: 'Lunch for 6, five days', amount: 4300 },
    { text: 'Delivery', amount: 100 },
  ],
  validUntil: '2026-11-30',
  note: '',
  restaurantId: 1,
  people: 6,
  mealTimes: ['lunch' as const],
  daysPerWeek: 5,
  startsOn: '2026-12-01',
}

let office: TestBrowser

beforeEach(async () => {
  test.clock.moveTo(TEST_NOW)
  await test.app.db.deleteFrom('rate_limits').execute()
  office = await signInAdmin(test)
})

async function offered(change: object = {}): Promise<{ id: number; token: string }> {
  const name = `Office ${crypto.randomUUID()}`
  await test.browser().call(createCustomQuote, {
    name,
    phone: '050 555 0143',
    email: 'office@example.com',
    peopleCount: 6,
    requirements: 'Lunch for an office of six, five days a week.',
  })
  const { quotes } = await office.call(admin.listCustomQuotes, { search: name })
  const id = quotes[0]?.id ?? 0
  const { offers } = await office.call(admin.sendOffer, { id, ...OFFER, ...change })
  return { id, token: offers[0]?.link.split('/').at(-1) ?? '' }
}

const key = () => ({ idempotencyKey: crypto.randomUUID() })

describe('POST /api/quote-offers/:token/order', () => {
  it('turns an accepted offer into a subscription that a card pays, with an invoice', async () => {
    const { id, token } = await offered()
    const customer = await newCustomer(test)
    const order = {
      token,
      deliveryAddressId: customer.addressId,
      paymentMethod: 'credit_card' as const,
      cardSetupId: await customer.saveCard(),
    }
    const once = key()
    const ordered = await customer.call(orderOffer, order, once)
    expect(await customer.call(orderOffer, order, once)).toEqual(ordered)
    expect(ordered).toMatchObject({ startDate: '2026-12-01', nextAction: null })
    await expect(customer.call(orderOffer, order, key())).rejects.toMatchObject({
      code: 'offer_closed',
    })
    expect(await customer.call(getOffer, { token })).toMatchObject({ standing: 'accepted' })
    expect(await office.call(admin.getCustomQuote, { id })).toMatchObject({
      state: 'accepted',
      offers: [{ answer: 'accepted', subscriptionId: ordered.subscriptionId }],
      acts: [{ action: 'order-custom-quote' }, {}],
    })

    await liveUntil(test, '2026-12-01T06:00:00Z')
    const [subscription] = await customer.call(listSubscriptions)
    expect(subscription).toMatchObject({
      id: ordered.subscriptionId,
      paymentStatus: 'paid',
      plan: { kind: 'custom' },
    })
    const [invoice] = await customer.call(listInvoices)
    expect(invoice).toMatchObject({ gross: 4400 })
    const days = await test.app.db
      .selectFrom('delivery_days')
      .select(['meals', 'restaurant_id'])
      .where('subscription_id', '=', ordered.subscriptionId)
      .where('status', '<>', 'skipped')
      .execute()
    expect(days).toHaveLength(20)
    expect(new Set(days.map(({ meals }) => meals))).toEqual(new Set([6]))
  })

  it('takes a bank transfer that an admin confirms', async () => {
    const { token } = await offered()
    const customer = await newCustomer(test)
    expect(await customer.call(listPaymentMethods, { product: 'custom' })).toMatchObject([
      { method: 'credit_card' },
      { method: 'bank_transfer' },
    ])
    const ordered = await customer.call(
      orderOffer,
      { token, deliveryAddressId: customer.addressId, paymentMethod: 'bank_transfer' },
      key(),
    )
    expect(ordered.nextAction).toEqual({ kind: 'bank_transfer' })
    const [payment] = await customer.call(listOwnPayments)
    expect(payment).toMatchObject({
      method: 'bank_transfer',
      state: 'requires_action',
      transferTo: { accountName: 'Sufra', iban: 'AE070331234567890123456' },
    })
    test.clock.moveTo(new Date('2026-11-22T08:00:00Z'))
    await test.drain()
    const messages = await customer.call(listDevMessages, { to: customer.phone })
    expect(messages.map(({ text }) => text).join('\n')).toContain(payment?.reference)

    office = await signInAdmin(test)
    const evidence = 'Transfer seen on the account statement of 22 November'
    await office.call(confirmPayment, { id: payment?.id ?? 0, evidence }, key())
    const [subscription] = await customer.call(listSubscriptions)
    expect(subscription).toMatchObject({ paymentStatus: 'paid' })
    expect(await customer.call(listInvoices)).toMatchObject([{ gross: 4400 }])
  })

  it('renews at the price of the offer', async () => {
    const { token } = await offered()
    const customer = await newCustomer(test)
    const cardSetupId = await customer.saveCard()
    const { subscriptionId } = await customer.call(
      orderOffer,
      {
        token,
        deliveryAddressId: customer.addressId,
        paymentMethod: 'credit_card',
        cardSetupId,
      },
      key(),
    )
    await test.app.db
      .updateTable('subscriptions')
      .set({ fallback: 'kitchen' })
      .where('id', '=', subscriptionId)
      .execute()
    await liveUntil(test, '2026-12-30T06:00:00Z')
    const cycles = await test.app.db
      .selectFrom('subscription_cycles')
      .select(['number', 'total_fils', 'meals_per_day', 'payment'])
      .where('subscription_id', '=', subscriptionId)
      .orderBy('number')
      .execute()
    expect(cycles.slice(0, 2)).toMatchObject([
      { number: 1, total_fils: 440_000, meals_per_day: 6, payment: 'paid' },
      { number: 2, total_fils: 440_000, meals_per_day: 6 },
    ])
  })

  it('counts one of two orders that come at once, and refuses an order without a full plate', async () => {
    const { token } = await offered()
    const people = [await newCustomer(test), await newCustomer(test)]
    const outcomes = await Promise.allSettled(
      people.map(async (person) =>
        person.call(
          orderOffer,
          { token, deliveryAddressId: person.addressId, paymentMethod: 'bank_transfer' },
          key(),
        ),
      ),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])

    const tooMany = await offered({ people: 200 })
    const [person] = people
    await expect(
      person?.call(
        orderOffer,
        {
          token: tooMany.token,
          deliveryAddressId: person.addressId,
          paymentMethod: 'bank_transfer',
        },
        key(),
      ),
    ).rejects.toMatchObject({ code: 'kitchen_day_full' })
    expect(await office.call(admin.getCustomQuote, { id: tooMany.id })).toMatchObject({
      state: 'answered',
    })
  })

  it('keeps the plan of an offer out of the catalogue and from everybody else', async () => {
    const { token } = await offered()
    const customer = await newCustomer(test)
    await customer.call(
      orderOffer,
      { token, deliveryAddressId: customer.addressId, paymentMethod: 'bank_transfer' },
      key(),
    )
    const { id: planId } = await test.app.db
      .selectFrom('plans')
      .select('id')
      .where('lines', 'is not', null)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect((await customer.call(listPlans)).map(({ id }) => id)).not.toContain(planId)
    const other = await newCustomer(test)
    const order = { planId, restaurantId: 1, deliveryAddressId: other.addressId }
    await expect(
      other.call(createSubscription, { ...order, startDate: '2026-12-01' }, key()),
    ).rejects.toMatchObject({ code: 'plan_not_subscribable' })
  })
})
