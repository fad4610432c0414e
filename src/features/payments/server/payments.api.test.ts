import { describe, expect, it } from 'vitest'
import { inTransaction } from '#server/database/database.ts'
import { cancelPayment } from './settling/cancel-payment.ts'
import { chargePayment } from './cards/charge-payment.ts'
import * as contract from '../contract.ts'
import { testDatabaseUrl } from '../../../../tools/testing/database.ts'
import { frameOf, chargeTime, usePayments } from './testing/payments-app.ts'

const test = usePayments(testDatabaseUrl())
const DUE = '2026-11-25'
const at = (day: string) => chargeTime(day)

async function ready(number: string) {
  const who = await test.person()
  const setup = await test.saveCard(who, number)
  const payment = await test.open(who, { cardSetupId: setup.id, chargeOn: DUE })
  return { who, setup, payment }
}

describe('cards', () => {
  it.each([
    ['4242424242424242', 'visa', '4242'],
    ['5555555555554444', 'mastercard', '4444'],
  ])('%s is saved, and charged on the start date and not before', async (number, brand, last4) => {
    const { who, setup, payment } = await ready(number)
    expect(setup).toMatchObject({ status: 'succeeded', brand, last4, expiryYear: 2029 })
    expect(payment).toMatchObject({ state: 'ready', nextAction: null })
    await test.goTo(new Date('2026-11-25T04:59:00Z'))
    expect(await test.stateOf(payment.id)).toBe('ready')
    await test.goTo(at(DUE))
    expect(await test.payment(payment.id)).toMatchObject({ state: 'captured', refunded_fils: 0 })
    expect(test.heard).toEqual([`captured ${payment.id}`])
    const [paid] = await who.call(contract.listOwnPayments)
    expect(paid).toMatchObject({ amount: 2329, state: 'captured', method: 'credit_card' })
    expect(await test.texts(who.phone)).toEqual([expect.stringContaining('AED 2,329')])
  })

  it('4000000000000002 is declined at set-up and a new form opens', async () => {
    const who = await test.person()
    const setup = await test.saveCard(who, '4000000000000002')
    expect(setup.status).toBe('failed')
    const next = await who.call(contract.createCardSetup)
    expect(next.id).not.toBe(setup.id)
    await expect(test.open(who, { cardSetupId: setup.id })).rejects.toMatchObject({
      code: 'card_not_saved',
    })
  })

  it('a real card and a mistyped one are not taken', async () => {
    const who = await test.person()
    const setup = await who.call(contract.createCardSetup)
    expect((await test.submitCard(frameOf(setup), '4242424242424241')).status).toBe(422)
    expect(
      (await test.submitCard(frameOf(setup), '4242424242424242', { expiry: '10/26' })).status,
    ).toBe(422)
    expect((await test.submitCard(frameOf(setup), '4242424242424242', { cvc: '12' })).status).toBe(
      422,
    )
    await test.submitCard(frameOf(setup), '4111111111111111')
    expect((await who.call(contract.getCardSetup, { id: setup.id })).status).toBe('failed')
  })

  it('4000002500003155 is saved after the 3-D Secure step only', async () => {
    const who = await test.person()
    const setup = await who.call(contract.createCardSetup)
    const challenge = await test.submitCard(frameOf(setup), '4000002500003155')
    expect(await challenge.text()).toContain('/challenge')
    expect((await who.call(contract.getCardSetup, { id: setup.id })).status).toBe('open')
    const payment = await test.open(who, { cardSetupId: setup.id, chargeOn: DUE })
    expect(payment.nextAction).toEqual({
      kind: 'card_setup',
      url: `/dashboard?payment=${payment.id}`,
    })
    await test.post(`${frameOf(setup)}/challenge`, { answer: 'approve' })
    await test.drain()
    expect(await test.stateOf(payment.id)).toBe('ready')
    expect(test.heard).toEqual([`ready ${payment.id}`])
    expect((await who.call(contract.getCardSetup, { id: setup.id })).status).toBe('succeeded')
    await test.goTo(at(DUE))
    expect(await test.stateOf(payment.id)).toBe('captured')
  })

  it('4000000000000341 is tried on days 0, 2 and 4 and has then failed', async () => {
    const { who, payment } = await ready('4000000000000341')
    await test.goTo(at(DUE))
    await test.goTo(at(DUE))
    expect(await test.payment(payment.id)).toMatchObject({ state: 'ready', failures: 1 })
    const [listed] = await who.call(contract.listOwnPayments)
    expect(listed).toMatchObject({ retryOn: '2026-11-27', needsCard: true })
    await test.goTo(at('2026-11-27'))
    expect(await test.payment(payment.id)).toMatchObject({ state: 'ready', failures: 2 })
    await test.goTo(at('2026-11-28'))
    expect(await test.payment(payment.id)).toMatchObject({ failures: 2 })
    await test.goTo(at('2026-11-29'))
    expect(await test.payment(payment.id)).toMatchObject({ state: 'failed', failures: 3 })
    expect(test.heard).toEqual([`failed ${payment.id}`])
    expect(await test.texts(who.phone)).toHaveLength(3)
  })

  it('another card takes up a declined payment at once', async () => {
    const { who, payment } = await ready('4000000000000341')
    await test.goTo(at(DUE))
    const setup = await who.call(contract.createCardSetup, { paymentId: payment.id })
    await test.submitCard(frameOf(setup), '4242424242424242')
    await test.drain()
    await test.goTo(at(DUE))
    expect(await test.stateOf(payment.id)).toBe('captured')
    expect(test.heard).toEqual([`captured ${payment.id}`])
  })

  it('4000000000000259 is captured when its late webhook comes', async () => {
    const { payment } = await ready('4000000000000259')
    await test.goTo(at(DUE))
    expect(await test.stateOf(payment.id)).toBe('ready')
    test.clock.moveTo(new Date(at(DUE).getTime() + 46_000))
    const delivered = await test.db.selectFrom('payment_events').select('id').execute()
    await test.goTo(test.clock.now())
    const after = await test.db.selectFrom('payment_events').select('id').execute()
    expect(after.length).toBeGreaterThan(delivered.length)
    expect(await test.stateOf(payment.id)).toBe('captured')
    expect(test.heard).toEqual([`captured ${payment.id}`])
  })

  it('4000000000000267 is captured once though its webhook comes twice and out of order', async () => {
    const { payment } = await ready('4000000000000267')
    await test.goTo(at(DUE))
    await test.goTo(new Date(at(DUE).getTime() + 120_000))
    const deliveries = await test.db
      .selectFrom('simulator.card_deliveries')
      .select('id')
      .where('delivered_at', 'is', null)
      .execute()
    expect(deliveries).toEqual([])
    expect(await test.stateOf(payment.id)).toBe('captured')
    expect(test.heard).toEqual([`captured ${payment.id}`])
    expect(await test.ledgerSum(payment.id, 'clearing')).toBe(232_900)
  })

  it('the charge job run twice, and ten times at once, charges once', async () => {
    const { payment } = await ready('4242424242424242')
    test.clock.moveTo(at(DUE))
    const run = chargePayment(test.parts)
    await Promise.all(
      Array.from({ length: 10 }, () => run(test.context, { paymentId: payment.id })),
    )
    await run(test.context, { paymentId: payment.id })
    const charges = await test.db
      .selectFrom('payment_attempts')
      .innerJoin('simulator.card_charges as c', 'c.key', 'payment_attempts.key')
      .select('c.id')
      .where('payment_id', '=', payment.id)
      .execute()
    expect(charges).toHaveLength(1)
    expect(test.heard).toEqual([`captured ${payment.id}`])
  })

  it('a charge whose answer was lost is asked for again by its key, not made again', async () => {
    const { payment } = await ready('4242424242424242')
    test.clock.moveTo(at(DUE))
    const { card } = test.parts.gateways
    const lossy = {
      ...test.parts,
      gateways: {
        ...test.parts.gateways,
        card: {
          ...card,
          charge: async (...parameters: Parameters<typeof card.charge>) => {
            await card.charge(...parameters)
            throw new Error('connection reset')
          },
        },
      },
    }
    await expect(chargePayment(lossy)(test.context, { paymentId: payment.id })).rejects.toThrow(
      'reset',
    )
    expect(await test.stateOf(payment.id)).toBe('ready')
    await test.goTo(at(DUE))
    expect(await test.stateOf(payment.id)).toBe('captured')
    expect(await test.ledgerSum(payment.id, 'clearing')).toBe(232_900)
  })

  it('a payment called off while its charge is under way is given back whole', async () => {
    const { payment } = await ready('4000000000000259')
    await test.goTo(at(DUE))
    await inTransaction(test.db, (tx) => cancelPayment(tx, payment.id, test.clock.now()))
    await test.goTo(new Date(at(DUE).getTime() + 60_000))
    expect(await test.payment(payment.id)).toMatchObject({
      state: 'refunded',
      refunded_fils: 232_900,
    })
    expect(test.heard).toEqual([])
    expect(await test.ledgerSum(payment.id, 'clearing')).toBe(0)
  })

  it('a card that never comes lets the payment lapse', async () => {
    const who = await test.person()
    const payment = await test.open(who, { chargeOn: DUE })
    await test.goTo(at(DUE))
    expect(await test.stateOf(payment.id)).toBe('requires_action')
    await test.goTo(at('2026-11-29'))
    expect(await test.stateOf(payment.id)).toBe('requires_action')
    await test.goTo(at('2026-11-30'))
    expect(await test.stateOf(payment.id)).toBe('expired')
    expect(test.heard).toEqual([`failed ${payment.id}`])
  })

  it('a renewal uses the card of the cycle before', async () => {
    const { who, payment } = await ready('4242424242424242')
    const { subscription_id: subscriptionId } = await test.payment(payment.id)
    const next = await test.open(who, { subscriptionId, cycle: 2, chargeOn: '2026-12-23' })
    expect(next.state).toBe('ready')
    const again = await test.open(who, { subscriptionId, cycle: 2, chargeOn: '2026-12-23' })
    expect(again.id).toBe(next.id)
  })
})

describe('who may what', () => {
  it("answers 404 for another's card form, payment and card", async () => {
    const who = await test.person()
    const other = await test.person()
    const setup = await test.saveCard(who, '4242424242424242')
    const payment = await test.open(who, { chargeOn: DUE })
    await expect(other.call(contract.getCardSetup, { id: setup.id })).rejects.toMatchObject({
      status: 404,
    })
    await expect(
      other.call(contract.createCardSetup, { paymentId: payment.id }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(test.open(other, { cardSetupId: setup.id })).rejects.toMatchObject({ status: 404 })
    expect(await other.call(contract.listOwnPayments)).toEqual([])
    expect(await other.call(contract.listInvoices)).toEqual([])
  })

  it('POST /api/payments/card-setups answers the open form again', async () => {
    const who = await test.person()
    const forms = await Promise.all([1, 2, 3].map(() => who.call(contract.createCardSetup)))
    expect(new Set(forms.map(({ id }) => id)).size).toBe(1)
    expect(new Set(forms.map(frameOf)).size).toBe(1)
  })

  it.each(['4242 4242 4242 4242', '4242-4242-4242-4242', '4242424242424242', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢'])(
    'a body that holds the card number %s is refused',
    async (number) => {
      const who = await test.person()
      await expect(
        who.call(contract.createCardSetup, { paymentId: number } as never),
      ).rejects.toMatchObject({ code: 'card_number_refused' })
    },
  )

  it('GET /api/payment-methods answers one list a product', async () => {
    const who = await test.person('customer', 'ar')
    const list = await who.call(contract.listPaymentMethods, {})
    expect(list.map(({ method }) => method)).toEqual(['credit_card', 'paypal', 'usdt'])
    expect(list[0]?.name).toBe('بطاقة ائتمان')
    const other = await who.call(contract.listPaymentMethods, { product: 'ingredients' })
    expect(other.map(({ method }) => method)).toEqual(['credit_card', 'cash_on_delivery'])
  })
})
