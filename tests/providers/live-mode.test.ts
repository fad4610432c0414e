import { expect, it } from 'vitest'
import {
  authenticatePayment,
  checkPayPal,
  createCardSetup,
  getCardSetup,
  listOwnPayments,
} from '../../src/features/payments/contract.ts'
import { listIncidents } from '../../src/features/payments/server/incidents/incidents.ts'
import { refundPayment } from '../../src/features/payments/server/public.ts'
import { getSession } from '../../src/features/auth/session-contract.ts'
import { addDays } from '../../src/shared/dates.ts'
import { inTransaction } from '../../src/server/database/database.ts'
import { enqueue } from '../../src/server/jobs/jobs.ts'
import type { Language } from '../../src/shared/language.ts'
import { openLiveProduct } from './live-product.ts'

const product = openLiveProduct()
const { test, newPerson, sentTo, goTo, sendEvents, saveCard, orderWith, paymentOf, intentOf } =
  product
const DUE = '2026-11-25T00:10:00+04:00'

/** What the newest charge was asked with. */
const lastCharge = () =>
  product.stripe.requests.findLast(
    ({ method, path }) => `${method} ${path}` === 'POST /v1/payment_intents',
  )?.parameters

it('a person signs in by the code that WhatsApp shows, and hears of the order there', async () => {
  const customer = await newPerson('ar')
  expect(await customer.call(getSession)).toMatchObject({ phone: customer.phone, name: 'Layla' })
  const cardSetupId = await saveCard(customer, 'pm_card_visa')
  await customer.order({ paymentMethod: 'credit_card', cardSetupId })
  await test.drain()
  const [code, ...others] = sentTo(customer)
  expect(code).toMatchObject({ template: 'login_code', language: 'ar' })
  expect(others).not.toHaveLength(0)
  expect(others.map(({ language }) => language)).toEqual(others.map(() => 'ar'))
})

it('an order is paid by a saved card, once, though each event comes twice and out of order', async () => {
  const customer = await orderWith()
  expect(await paymentOf(customer)).toMatchObject({ state: 'captured' })
  const intent = await intentOf(customer)
  expect(intent).toMatchObject({ status: 'succeeded', currency: 'aed' })
  const { metadata } = intent
  const same = [...product.stripe.books.intents.values()].filter(
    (one) => one.metadata['reference'] === metadata['reference'],
  )
  expect(same).toHaveLength(1)
})

it('a person has one customer at Stripe, however many cards they save', async () => {
  const before = product.stripe.books.customers.size
  const customer = await newPerson()
  await saveCard(customer, 'pm_card_visa')
  await saveCard(customer, 'pm_card_mastercard')
  expect(product.stripe.books.customers.size).toBe(before + 1)
})

it('a bank that asks for the customer is answered on our page', async () => {
  const customer = await orderWith('pm_card_authenticationRequired')
  const { id } = await paymentOf(customer)
  expect(await paymentOf(customer)).toMatchObject({ needsAuthentication: true, capturedAt: null })
  const { form } = await customer.call(authenticatePayment, { id })
  if (form?.presentation !== 'element') throw new Error('The bank asks nothing')
  product.stripe.authenticate(form.clientSecret)
  await sendEvents()
  expect(await customer.call(authenticatePayment, { id })).toEqual({
    state: 'captured',
    form: null,
  })
})

it('a declined charge is tried again on the day that was announced, and then paid', async () => {
  const customer = await newPerson()
  const cardSetupId = await saveCard(customer, 'pm_card_mastercard')
  await customer.order({ paymentMethod: 'credit_card', cardSetupId })
  product.stripe.cardBecomes('4444', 'pm_card_chargeDeclinedInsufficientFunds')
  await goTo(DUE)
  await sendEvents()
  expect(await paymentOf(customer)).toMatchObject({ capturedAt: null, retryOn: '2026-11-26' })
  product.stripe.cardBecomes('4444', 'pm_card_mastercard')
  await goTo('2026-11-26T09:10:00+04:00')
  await sendEvents()
  expect(await paymentOf(customer)).toMatchObject({ state: 'captured' })
})

it('another card for a declined charge is charged on session, a charge on its day off session', async () => {
  const customer = await newPerson()
  const cardSetupId = await saveCard(customer, 'pm_card_mastercard')
  await customer.order({ paymentMethod: 'credit_card', cardSetupId })
  product.stripe.cardBecomes('4444', 'pm_card_chargeDeclinedInsufficientFunds')
  await goTo(DUE)
  expect(lastCharge()).toMatchObject({ off_session: 'true' })
  const { id: paymentId } = await paymentOf(customer)
  const { id, form } = await customer.call(createCardSetup, { paymentId })
  if (form?.presentation !== 'element') throw new Error('Stripe has no page in a frame')
  await product.stripe.confirmSetup(form.clientSecret, 'pm_card_visa')
  await customer.call(getCardSetup, { id })
  await test.drain()
  expect(lastCharge()).toMatchObject({ use_stripe_sdk: 'true' })
  expect(lastCharge()).not.toHaveProperty('off_session')
  expect(await paymentOf(customer)).toMatchObject({ state: 'captured' })
})

it('an expired key of ours is no decline: the charge is made once it works again', async () => {
  const customer = await newPerson()
  const cardSetupId = await saveCard(customer, 'pm_card_visa')
  await customer.order({ paymentMethod: 'credit_card', cardSetupId })
  product.stripe.failWith({ kind: 'expired_key', path: /payment_intents/ })
  await goTo(DUE).catch(() => undefined)
  expect(await paymentOf(customer)).toMatchObject({ capturedAt: null, retryOn: null })
  product.stripe.heal()
  await goTo('2026-11-25T00:40:00+04:00')
  await sendEvents()
  expect(await paymentOf(customer)).toMatchObject({ state: 'captured' })
})

it('the next cycle is announced in WhatsApp and charged without the customer', async () => {
  const customer = await orderWith()
  const first = await paymentOf(customer)
  for (let day = addDays('2026-11-25', 1); day < '2027-01-10'; day = addDays(day, 1)) {
    await enqueue(test.app.db, 'lock-deliveries', {})
    await enqueue(test.app.db, 'turn-subscriptions', {})
    await enqueue(test.app.db, 'remind-of-payments', {})
    await goTo(`${day}T09:30:00+04:00`)
    await sendEvents()
  }
  const again = await product.signInByWhatsApp(test, customer.phone, 'en')
  const payments = await again.call(listOwnPayments)
  const renewal = payments.find(({ cycle }) => cycle === 2)
  expect(renewal).toMatchObject({ state: 'captured', amount: first.amount })
  const charges = product.stripe.requests.filter(({ path }) => path === '/v1/payment_intents')
  expect(charges.at(-1)?.parameters).toMatchObject({ off_session: 'true' })
  expect(sentTo(customer).map(({ template }) => template)).toContain('subscription_renews')
})

it('a refund goes back to the card by Stripe, once', async () => {
  const customer = await orderWith()
  const { id: paymentId } = await paymentOf(customer)
  const { id: intentId } = await intentOf(customer)
  const now = test.clock.now()
  const input = { paymentId, amountFils: 1000, reason: 'A late delivery', now }
  await inTransaction(test.app.db, (tx) => refundPayment(tx, input))
  await test.drain()
  await sendEvents()
  const refunds = [...product.stripe.books.refunds.values()]
  const ours = refunds.filter((refund) => refund.payment_intent === intentId)
  expect(ours).toMatchObject([{ amount: 1000, status: 'succeeded' }])
  expect(await paymentOf(customer)).toMatchObject({ state: 'partially_refunded', refunded: 10 })
})

it('a signature by a stranger is refused', async () => {
  product.stripe.payOut(1000, 'paid')
  const [event] = product.stripe.takeEvents()
  if (!event) throw new Error('There is no event')
  const init = product.stripe.postOf(event, 'whsec_a_strangers')
  const response = await test.app.app.request('/api/payments/webhooks/card', init)
  expect(response.status).toBe(400)
})

/** An order by PayPal, with the request that PayPal has of it. */
async function orderByPayPal(language: Language = 'en') {
  const customer = await newPerson(language)
  const paymentMetadata = { paypalEmail: 'layla@example.com' }
  await customer.order({ paymentMethod: 'paypal', paymentMetadata })
  await test.drain()
  const payment = await paymentOf(customer)
  const invoice = [...product.paypal.books.invoices.values()].find(
    ({ number }) => number === payment.reference,
  )
  if (!invoice) throw new Error('PayPal was asked for nothing')
  return { customer, payment, id: payment.id, invoice }
}

it('a PayPal request is paid by webhook; a stranger’s news is refused', async () => {
  const { customer, payment, invoice } = await orderByPayPal()
  expect(payment.requestUrl).toBe(`https://www.paypal.com/invoice/p/#${invoice.id}`)
  product.paypal.pay(invoice.id)
  const news = product.paypal.webhook('INVOICING.INVOICE.PAID', { invoice: { id: invoice.id } })
  const post = async (body: string) =>
    (await test.app.app.request('/api/payments/webhooks/paypal', { ...news, body })).status
  expect(await post(news.body.replace('PAID', 'PAYED'))).toBe(400)
  expect(await post('[]')).toBe(400)
  expect((await paymentOf(customer)).capturedAt).toBeNull()
  expect(await post(news.body)).toBe(200)
  expect(await post(news.body)).toBe(200)
  expect(await paymentOf(customer)).toMatchObject({ state: 'captured' })
})

it('POST /api/payments/:id/paypal-check takes what was paid before any webhook, once', async () => {
  const { customer, id, invoice } = await orderByPayPal()
  expect(await customer.call(checkPayPal, { id })).toEqual({ state: 'requires_action' })
  product.paypal.pay(invoice.id)
  expect(await customer.call(checkPayPal, { id })).toEqual({ state: 'captured' })
  const asked = product.paypal.requests.length
  expect(await customer.call(checkPayPal, { id })).toEqual({ state: 'captured' })
  expect(product.paypal.requests).toHaveLength(asked)
})

it('POST /api/payments/:id/paypal-check answers 503 while PayPal is down, which is an incident, and asks later', async () => {
  const { customer, id, invoice } = await orderByPayPal()
  product.paypal.failWith({ kind: 'server_error', path: /invoices/ })
  await expect(customer.call(checkPayPal, { id })).rejects.toMatchObject({ status: 503 })
  const goOn = (seconds: number) => {
    const instant = new Date(test.clock.now().getTime() + seconds * 1000)
    return test.app.timeMover?.moveTo(instant, { isStrict: false })
  }
  await goOn(1)
  expect(await listIncidents(test.app.db)).toMatchObject([{ provider: 'paypal' }])
  expect(await paymentOf(customer)).toMatchObject({ state: 'requires_action' })
  product.paypal.pay(invoice.id)
  product.paypal.heal()
  await goOn(60)
  expect(await paymentOf(customer)).toMatchObject({ state: 'captured' })
  expect(await listIncidents(test.app.db)).toEqual([])
})

it('the message about a PayPal request leads to the payment, in Arabic too', async () => {
  const { customer, id } = await orderByPayPal('ar')
  const request = sentTo(customer).find(({ template }) => template === 'paypal_request')
  expect(request).toMatchObject({ language: 'ar', buttonValue: String(id) })
})
