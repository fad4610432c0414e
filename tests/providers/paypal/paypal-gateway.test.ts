import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GatewayCall } from '../../../src/server/gateways/gateway-call.ts'
import { livePayPal } from '../../../src/server/gateways/paypal/paypal.ts'
import { startFakePayPal, type FakePayPal } from './fake-paypal.ts'

const NOW = new Date('2026-11-21T08:00:00Z')
const at = { now: NOW } as GatewayCall

let fake: FakePayPal
let paypal: ReturnType<typeof livePayPal>
let time = NOW.getTime()

beforeEach(async () => {
  time = NOW.getTime()
  fake = await startFakePayPal({ now: () => NOW })
  paypal = livePayPal(fake.settings, () => time)
})
afterEach(() => fake.close())

const input = {
  key: 'key-1',
  email: 'layla@example.com',
  usdCents: 63_417,
  reference: 'SUF-000001',
  language: 'en',
  description: 'Full day',
} as const

const callOf = ({ headers, body }: ReturnType<FakePayPal['webhook']>) => ({
  rawBody: body,
  header: (name: string) => new Headers(headers).get(name) ?? undefined,
})

const read = (type: string, resource: object) => paypal.readEvent(fake.webhook(type, resource).body)

const countTokens = () => fake.requests.filter((call) => call.endsWith('/oauth2/token')).length

async function paidRequest() {
  const { ref } = await paypal.request(at, input)
  fake.pay(ref)
  const found = await paypal.retrieve(at, ref)
  if (found.status !== 'paid') throw new Error('It is not paid')
  return { ref, captureRef: found.captureRef }
}

describe('a request', () => {
  it('is an invoice with our reference, whose link is the one that PayPal gives once it is sent', async () => {
    const { ref, url } = await paypal.request(at, input)
    expect(url).toBe(`https://www.paypal.com/invoice/p/#${ref}`)
    expect(fake.books.invoices.get(ref)).toMatchObject({
      status: 'SENT',
      number: 'SUF-000001',
      email: 'layla@example.com',
      amount: '634.17',
    })
    expect(await paypal.retrieve(at, ref)).toEqual({ status: 'open' })
  })

  it('is made once, also where the answer was lost and its key is forgotten', async () => {
    fake.failWith({ kind: 'reset', isDone: true, times: 1, path: /invoices$/ })
    await expect(paypal.request(at, input)).rejects.toMatchObject({
      kind: 'unreachable',
      isOutcomeKnown: false,
    })
    fake.books.keys.clear()
    const { ref } = await paypal.request(at, input)
    expect([...fake.books.invoices.keys()]).toEqual([ref])
    expect(await paypal.request(at, { ...input, key: 'key-2' })).toMatchObject({ ref })
  })

  it('is not taken for one with a longer number', async () => {
    await paypal.request(at, { ...input, key: 'key-0', reference: 'SUF-0000010' })
    const { ref } = await paypal.request(at, input)
    expect(fake.books.invoices.get(ref)?.number).toBe('SUF-000001')
  })

  it('that was paid is read to the cent, also after a refund', async () => {
    const { ref, captureRef } = await paidRequest()
    const paid = {
      status: 'paid',
      captureRef,
      usdCents: 63_417,
      currency: 'USD',
      reference: 'SUF-000001',
    }
    expect(await paypal.retrieve(at, ref)).toEqual(paid)
    await paypal.refund(at, { key: 'refund-1', captureRef, usdCents: 63_417 })
    expect(await paypal.retrieve(at, ref)).toEqual(paid)
  })

  it('can be called off', async () => {
    const { ref } = await paypal.request(at, input)
    await paypal.cancel(at, ref)
    expect(await paypal.retrieve(at, ref)).toEqual({ status: 'cancelled' })
  })
})

describe('the access token', () => {
  it('serves until it ends', async () => {
    const { ref } = await paypal.request(at, input)
    await paypal.retrieve(at, ref)
    expect(countTokens()).toBe(1)
    time += 9 * 3_600_000
    await paypal.retrieve(at, ref)
    expect(countTokens()).toBe(2)
  })

  it('is asked for again where PayPal takes it back', async () => {
    const { ref } = await paypal.request(at, input)
    fake.failWith({ kind: 'token_ended', times: 1 })
    expect(await paypal.retrieve(at, ref)).toEqual({ status: 'open' })
    expect(countTokens()).toBe(2)
  })

  it('is an error of ours where our keys are wrong', async () => {
    const stranger = livePayPal({ ...fake.settings, clientSecret: 'old' })
    await expect(stranger.request(at, input)).rejects.toMatchObject({ kind: 'credentials' })
  })
})

describe('a refund', () => {
  it('is made once a key and found by it', async () => {
    const { ref: requestRef, captureRef } = await paidRequest()
    const refundInput = { key: 'refund-1', captureRef, usdCents: 1000 }
    expect(await paypal.findRefund(at, { key: 'refund-1', requestRef })).toBe('unknown')
    const refund = await paypal.refund(at, refundInput)
    expect(refund).toMatchObject({ status: 'succeeded', failureCode: null })
    expect(await paypal.refund(at, refundInput)).toEqual(refund)
    const found = { ...refund, key: 'refund-1', captureRef, usdCents: 1000 }
    expect(await paypal.findRefund(at, { key: 'refund-1', requestRef })).toEqual(found)
    expect(await paypal.findRefund(at, { ref: refund.ref })).toEqual(found)
    expect(fake.books.refunds.size).toBe(1)
  })

  it('that PayPal could not send says so', async () => {
    const { ref: requestRef, captureRef } = await paidRequest()
    const { ref } = await paypal.refund(at, { key: 'refund-1', captureRef, usdCents: 1000 })
    const kept = fake.books.refunds.get(ref)
    if (kept) kept.status = 'FAILED'
    expect(await paypal.findRefund(at, { key: 'refund-1', requestRef })).toMatchObject({
      ref,
      status: 'failed',
      failureCode: 'ECHECK',
    })
  })

  it('of more than was paid is an error of ours', async () => {
    const { captureRef } = await paidRequest()
    const tooMuch = paypal.refund(at, { key: 'refund-1', captureRef, usdCents: 63_418 })
    await expect(tooMuch).rejects.toMatchObject({
      kind: 'request',
      code: 'REFUND_AMOUNT_EXCEEDED',
    })
  })
})

it.each([
  ['server_error', 'unreachable', false],
  ['rate_limit', 'rate_limited', true],
  ['reset', 'unreachable', false],
] as const)('the error %s is %s', async (kind, expected, isOutcomeKnown) => {
  const { ref } = await paypal.request(at, input)
  fake.failWith({ kind })
  await expect(paypal.retrieve(at, ref)).rejects.toMatchObject({ kind: expected, isOutcomeKnown })
})

describe('a webhook', () => {
  it('is believed where PayPal vouches for it, unchanged', async () => {
    const call = callOf(fake.webhook('INVOICING.INVOICE.PAID', { invoice: { id: 'INV2-1' } }))
    expect(await paypal.verifyWebhook(at, call)).toBe(true)
    const changed = { ...call, rawBody: call.rawBody.replace('INV2-1', 'INV2-2') }
    expect(await paypal.verifyWebhook(at, changed)).toBe(false)
    expect(await paypal.verifyWebhook(at, { ...call, header: () => undefined })).toBe(false)
    const other = livePayPal({ ...fake.settings, webhookId: 'WHOTHER' })
    expect(await other.verifyWebhook(at, call)).toBe(false)
  })

  it('names the request, refund or dispute that it is about', () => {
    expect(read('INVOICING.INVOICE.PAID', { invoice: { id: 'INV2-1' } })).toMatchObject({
      subject: 'request',
      requestRef: 'INV2-1',
      occurredAt: NOW,
    })
    expect(read('PAYMENT.CAPTURE.REFUNDED', { id: 'R1' })).toMatchObject({
      subject: 'refund',
      refundRef: 'R1',
    })
    const up = { rel: 'up', href: 'https://api-m.paypal.com/v2/payments/captures/CAP1' }
    const amount = { currency_code: 'USD', value: '634.17' }
    expect(read('PAYMENT.CAPTURE.REVERSED', { id: 'R2', amount, links: [up] })).toMatchObject({
      subject: 'reversal',
      captureRef: 'CAP1',
      usdCents: 63_417,
    })
    const dispute = {
      dispute_id: 'PP-D-1',
      disputed_transactions: [{ seller_transaction_id: 'CAP1' }],
      dispute_amount: { currency_code: 'USD', value: '634.17' },
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      status: 'OPEN',
      seller_response_due_date: '2026-12-01T08:00:00Z',
    }
    expect(read('CUSTOMER.DISPUTE.CREATED', dispute)).toMatchObject({
      subject: 'dispute',
      dispute: {
        ref: 'PP-D-1',
        captureRefs: ['CAP1'],
        usdCents: 63_417,
        reason: 'merchandise_or_service_not_received',
        status: 'needs_response',
        evidenceDueBy: new Date('2026-12-01T08:00:00Z'),
      },
    })
    const statusAfter = (outcome_code: string) => {
      const over = { ...dispute, status: 'RESOLVED', dispute_outcome: { outcome_code } }
      const event = read('CUSTOMER.DISPUTE.RESOLVED', over)
      return event?.subject === 'dispute' ? event.dispute.status : undefined
    }
    expect(statusAfter('RESOLVED_BUYER_FAVOUR')).toBe('lost')
    expect(statusAfter('ACCEPTED')).toBe('lost')
    expect(statusAfter('RESOLVED_SELLER_FAVOUR')).toBe('won')
    expect(statusAfter('RESOLVED_WITH_PAYOUT')).toBe('won')
    expect(statusAfter('CANCELED_BY_BUYER')).toBe('won')
  })

  it.each(['[]', 'null', '{', '{"id":"WH-1"}', '{"id":"WH-1","event_type":"A","create_time":"?"}'])(
    'is none where the body is %s',
    (body) => {
      expect(paypal.readEvent(body)).toBeUndefined()
    },
  )
})
