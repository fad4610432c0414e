import { expect, it } from 'vitest'
import {
  listInvoices,
  listOwnPayments,
  listPaymentsToSettle,
} from '../../src/features/payments/contract.ts'
import {
  closeFailedPayout,
  listFailedPayouts,
} from '../../src/features/payments/payout-contract.ts'
import {
  decidePayment,
  getPayment,
  listIncidents,
} from '../../src/features/payments/review-contract.ts'
import { listSubscriptions } from '../../src/features/subscriptions/contract.ts'
import { addDays } from '../../src/shared/dates.ts'
import { enqueue } from '../../src/server/jobs/jobs.ts'
import { signInAs } from '../../tools/testing/situations/chefs.ts'
import type { Customer } from '../../tools/testing/situations/orders.ts'
import { openLiveProduct } from './live-product.ts'

const product = openLiveProduct()
const { test, newPerson, sentTo, goTo, sendEvents, orderWith, paymentOf, intentOf } = product
const EVIDENCE = 'Seen in the provider’s dashboard.'

const admin = async () =>
  (await signInAs(test, { phone: '+971509300077', role: 'admin', name: 'Noura' })).browser

/** What all payments moved in an account. */
async function accountSum(code: string) {
  const { sum } = await test.app.db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select(({ fn }) => fn.sum<number | null>('e.amount_fils').as('sum'))
    .where('a.code', '=', code)
    .executeTakeFirstOrThrow()
  return sum ?? 0
}

async function disputeOf(customer: Customer) {
  const { id: intentId, amount } = await intentOf(customer)
  const dispute = [...product.stripe.books.disputes.values()].find(
    ({ payment_intent }) => payment_intent === intentId,
  )
  if (!dispute) throw new Error('Nobody disputes it')
  return { ...dispute, amount }
}

/** Lives through the days up to one, as the jobs of each do. */
async function liveTo(last: string) {
  for (let day = addDays('2026-11-25', 1); day <= last; day = addDays(day, 1)) {
    await enqueue(test.app.db, 'lock-deliveries', {})
    await enqueue(test.app.db, 'turn-subscriptions', {})
    await goTo(`${day}T09:30:00+04:00`)
  }
}

const templatesTo = (customer: Customer) => sentTo(customer).map(({ template }) => template)

it('a dispute waits for a person with its deadline, and once it is won the money is back', async () => {
  const customer = await orderWith('pm_card_createDispute')
  const { id: ref, amount } = await disputeOf(customer)
  const staff = await admin()
  const { id, dispute } = await paymentOf(customer)
  expect(dispute).toBe('needs_response')
  const matters = await staff.call(listPaymentsToSettle)
  expect(matters.find((one) => one.id === id)?.reviews).toEqual(['disputed'])
  const { reviews, decisions } = await staff.call(getPayment, { id })
  expect(decisions).toEqual(['close'])
  expect(reviews).toMatchObject([
    {
      reason: 'disputed',
      amount: (amount / 100).toFixed(2),
      dispute: {
        status: 'needs_response',
        reason: 'fraudulent',
        evidenceDueBy: '2026-12-01T20:10:00.000Z',
        url: `https://dashboard.stripe.com/disputes/${ref}`,
        isCardHeld: true,
      },
    },
  ])
  expect(await accountSum('disputed-funds')).toBe(amount)
  product.stripe.closeDispute(ref, 'won')
  await sendEvents()
  expect((await paymentOf(customer)).dispute).toBe('won')
  expect(await accountSum('disputed-funds')).toBe(0)
  expect(await accountSum('fees')).toBe(6000)
  const after = await staff.call(getPayment, { id })
  expect(after.reviews).toMatchObject([{ decision: 'won' }])
  expect(after.decisions).toEqual([])
})

it('after a lost dispute what was delivered is owed, the rest never comes, and it is reported once', async () => {
  const customer = await orderWith('pm_card_createDispute')
  const { id: ref, amount } = await disputeOf(customer)
  await liveTo('2026-12-02')
  product.stripe.closeDispute(ref, 'lost')
  await sendEvents()
  const again = { ...customer, ...(await product.signInByWhatsApp(test, customer.phone, 'en')) }
  const [receivable, lost] = await again.call(listOwnPayments)
  expect(lost).toMatchObject({ state: 'refunded', dispute: 'lost' })
  expect(receivable).toMatchObject({ purpose: 'receivable', state: 'requires_action' })
  const owed = Math.round((receivable?.amount ?? 0) * 100)
  expect(owed).toBeGreaterThan(0)
  expect(owed).toBeLessThan(amount / 2)
  const [subscription] = await again.call(listSubscriptions)
  expect(subscription).toMatchObject({ status: 'ending' })
  expect(templatesTo(customer).filter((name) => name === 'payment_receivable')).toHaveLength(1)
  expect(templatesTo(customer)).not.toContain('refund_sent')
  expect(await accountSum('disputed-funds')).toBe(0)
  expect(await accountSum('refunds-payable')).toBe(0)
  const documents = await again.call(listInvoices)
  expect(documents.filter(({ kind }) => kind === 'credit_note')).toMatchObject([
    { gross: amount / 100 },
  ])
  const staff = await admin()
  const { reviews, decisions } = await staff.call(getPayment, { id: lost?.id ?? 0 })
  expect(reviews.map(({ reason, decision }) => [reason, decision])).toEqual([
    ['disputed', 'lost'],
    ['dispute_lost', null],
  ])
  expect(decisions).toEqual(['close'])
  const seen = { id: lost?.id ?? 0, decision: 'close', evidence: EVIDENCE } as const
  expect((await staff.call(decidePayment, seen)).decisions).toEqual([])
})

it('a refund made in Stripe’s dashboard is booked once, like one of ours', async () => {
  const customer = await orderWith()
  const { id: intentId } = await intentOf(customer)
  product.stripe.refundInDashboard(intentId, 5000)
  await sendEvents()
  expect(await paymentOf(customer)).toMatchObject({ state: 'partially_refunded', refunded: 50 })
  const documents = await customer.call(listInvoices)
  expect(documents.filter(({ kind }) => kind === 'credit_note')).toMatchObject([{ gross: 50 }])
  await goTo('2026-11-25T10:00:00+04:00')
  expect(templatesTo(customer).filter((name) => name === 'refund_sent')).toHaveLength(1)
  expect(await accountSum('refunds-payable')).toBe(0)
})

it('a payout moves to the bank; one that fails waits for a person', async () => {
  const before = await accountSum('bank')
  const ref = product.stripe.payOut(400_000, 'paid')
  await sendEvents()
  expect(await accountSum('bank')).toBe(before + 400_000)
  product.stripe.payOut(400_000, 'failed', ref)
  await sendEvents()
  expect(await accountSum('bank')).toBe(before)
  const staff = await admin()
  const [failed] = await staff.call(listFailedPayouts)
  expect(failed).toMatchObject({ ref, amount: 4000, failureCode: 'account_closed' })
  await staff.call(closeFailedPayout, { id: failed?.id ?? 0, evidence: EVIDENCE })
  expect(await staff.call(listFailedPayouts)).toEqual([])
})

async function paidByPayPal() {
  const customer = await newPerson()
  const paymentMetadata = { paypalEmail: 'layla@example.com' }
  await customer.order({ paymentMethod: 'paypal', paymentMetadata })
  await test.drain()
  const { reference } = await paymentOf(customer)
  const invoice = [...product.paypal.books.invoices.values()].find(
    ({ number }) => number === reference,
  )
  product.paypal.pay(invoice?.id ?? '')
  await sendPayPalEvent('INVOICING.INVOICE.PAID', { invoice: { id: invoice?.id } })
  expect(await paymentOf(customer)).toMatchObject({ state: 'captured' })
  return { customer, captureId: invoice?.paid?.payment_id ?? '', usd: invoice?.amount ?? '' }
}

/** Twice, as PayPal may. */
async function sendPayPalEvent(type: string, resource: object) {
  const news = product.paypal.webhook(type, resource)
  for (const _ of [1, 2]) {
    const answer = await test.app.app.request('/api/payments/webhooks/paypal', news)
    expect(answer.status).toBe(200)
  }
  await test.drain()
}

const paypalDispute = (captureId: string, usd: string, more: object) => ({
  dispute_id: `PP-D-${captureId}`,
  disputed_transactions: [{ seller_transaction_id: captureId }],
  dispute_amount: { currency_code: 'USD', value: usd },
  reason: 'UNAUTHORISED',
  ...more,
})

it('a refund made at PayPal is booked once, and to the last fil', async () => {
  const { customer, captureId, usd } = await paidByPayPal()
  const part = product.paypal.refundInDashboard(captureId, '10.00')
  await sendPayPalEvent('PAYMENT.CAPTURE.REFUNDED', { id: part })
  expect(await paymentOf(customer)).toMatchObject({
    state: 'partially_refunded',
    refunded: 36.73,
  })
  const rest = product.paypal.refundInDashboard(captureId, (Number(usd) - 10).toFixed(2))
  await sendPayPalEvent('PAYMENT.CAPTURE.REFUNDED', { id: rest })
  const { amount, refunded, state } = await paymentOf(customer)
  expect([state, refunded]).toEqual(['refunded', amount])
})

it('a dispute at PayPal that ends before it was reported is lost, and the undelivered plan ends', async () => {
  const { customer, captureId, usd } = await paidByPayPal()
  const outcome = { dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' } }
  const over = paypalDispute(captureId, usd, { status: 'RESOLVED', ...outcome })
  await sendPayPalEvent('CUSTOMER.DISPUTE.RESOLVED', over)
  await sendPayPalEvent(
    'CUSTOMER.DISPUTE.CREATED',
    paypalDispute(captureId, usd, { status: 'OPEN' }),
  )
  expect(await customer.call(listOwnPayments)).toMatchObject([
    { state: 'refunded', dispute: 'lost' },
  ])
  await goTo('2026-11-25T10:00:00+04:00')
  expect(templatesTo(customer).filter((name) => name === 'payment_taken_back')).toHaveLength(1)
  expect(await accountSum('disputed-funds')).toBe(0)
})

it('POST /api/payments/webhooks/paypal answers 503 while PayPal cannot vouch for it', async () => {
  const news = product.paypal.webhook('INVOICING.INVOICE.PAID', { invoice: { id: 'INV2-1' } })
  const post = () => test.app.app.request('/api/payments/webhooks/paypal', news)
  product.paypal.failWith({ kind: 'server_error', path: /verify-webhook/ })
  expect((await post()).status).toBe(503)
  product.paypal.heal()
  expect((await post()).status).toBe(200)
})

it('a request that PayPal does not answer is an incident until it does', async () => {
  const customer = await newPerson()
  const staff = await admin()
  product.paypal.failWith({ kind: 'server_error', path: /invoices$/ })
  const paymentMetadata = { paypalEmail: 'layla@example.com' }
  await customer.order({ paymentMethod: 'paypal', paymentMetadata })
  await test.drain().catch(() => undefined)
  expect(await staff.call(listIncidents)).toMatchObject([{ provider: 'paypal' }])
  product.paypal.heal()
  await enqueue(test.app.db, 'sweep-paypal', {})
  await test.drain()
  expect((await paymentOf(customer)).requestUrl).not.toBeNull()
  expect(await staff.call(listIncidents)).toEqual([])
})
