import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NewCharge } from '../../../src/server/gateways/card.ts'
import type { GatewayCall } from '../../../src/server/gateways/gateway-call.ts'
import { stripeCards } from '../../../src/server/gateways/stripe/stripe.ts'
import type { TestCardName } from './cards.ts'
import { startFakeStripe, type FakeStripe, type StripeError } from './fake-stripe.ts'

const NOW = new Date('2026-11-21T08:00:00Z')
const at = { now: NOW } as GatewayCall

let fake: FakeStripe
let stripe: ReturnType<typeof stripeCards>

const gatewayOf = ({ url, secretKey, publishableKey, webhookSecret }: FakeStripe) =>
  stripeCards({
    secretKey,
    publishableKey,
    webhookSecrets: ['whsec_the_next_one', webhookSecret],
    apiUrl: url,
    timeoutMs: 300,
  })

beforeEach(async () => {
  fake = await startFakeStripe({ now: () => NOW })
  stripe = gatewayOf(fake)
})
afterEach(() => fake.close())

let people = 0

async function saveCard(card: TestCardName = 'pm_card_visa') {
  people += 1
  const id = `00000000-0000-4000-8000-${String(people).padStart(12, '0')}`
  const customer = { id, name: 'Layla', email: null, phone: '+971501234567' }
  const customerRef = await stripe.createCustomer(at, customer)
  const { ref, form } = await stripe.createSetup(at, {
    key: `setup-${people}`,
    customerRef,
    language: 'ar',
  })
  if (form.presentation !== 'element') throw new Error('Stripe has no page in a frame')
  await fake.confirmSetup(form.clientSecret, card)
  return { ref, clientSecret: form.clientSecret }
}

async function inputWith(card: TestCardName = 'pm_card_visa'): Promise<NewCharge> {
  const { ref, clientSecret } = await saveCard(card)
  const setup = await stripe.retrieveSetup(at, ref)
  if (setup.status !== 'succeeded') fake.authenticate(clientSecret)
  const saved = await stripe.retrieveSetup(at, ref)
  if (saved.status !== 'succeeded') throw new Error('The card was not saved')
  return {
    key: `attempt-${people}`,
    amountFils: 232_900,
    methodRef: saved.methodRef,
    reference: 'SUF-000042',
    isCustomerPresent: false,
  }
}

const readEvents = () => fake.takeEvents().map(({ body }) => stripe.readEvent(body))

describe('a card', () => {
  it('is kept by Stripe under one customer who carries our id', async () => {
    const { ref } = await saveCard()
    expect(await stripe.retrieveSetup(at, ref)).toMatchObject({
      status: 'succeeded',
      card: { fingerprint: 'fp_visa_4242', last4: '4242', expiryMonth: 8, expiryYear: 2029 },
    })
    const [customer] = fake.books.customers.values()
    expect(customer).toMatchObject({ name: 'Layla', metadata: { user: expect.any(String) } })
    expect(readEvents()).toContainEqual(
      expect.objectContaining({ subject: 'setup', setupRef: ref }),
    )
  })

  it('stays open where the bank refuses it, so that another one can be typed', async () => {
    const { ref } = await saveCard('pm_card_chargeDeclinedInsufficientFunds')
    expect(await stripe.retrieveSetup(at, ref)).toMatchObject({
      status: 'open',
      form: { presentation: 'element', publishableKey: fake.publishableKey },
    })
  })
})

describe('a charge', () => {
  it('is made off session in fils, with our reference on the statement', async () => {
    const input = await inputWith()
    expect(await stripe.charge(at, input)).toMatchObject({
      key: input.key,
      status: 'succeeded',
      amountFils: 232_900,
      currency: 'aed',
      decline: null,
    })
    expect(fake.requests.at(-1)?.parameters).toMatchObject({
      off_session: 'true',
      confirm: 'true',
      statement_descriptor_suffix: 'SUF-000042',
      metadata: { attempt: input.key, reference: 'SUF-000042' },
    })
  })

  it.each([
    ['pm_card_chargeDeclined', 'generic_decline', 'try_again_later'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds', 'try_again_later'],
    ['pm_card_chargeDeclinedLostCard', 'lost_card', 'do_not_try_again'],
    ['pm_card_chargeDeclinedStolenCard', 'stolen_card', 'do_not_try_again'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'confirm_card_data'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'confirm_card_data'],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', null],
    ['pm_card_chargeDeclinedVelocityLimitExceeded', 'card_velocity_exceeded', 'try_again_later'],
    ['pm_card_chargeDeclinedFraudulent', 'fraudulent', 'do_not_try_again'],
  ] as const)('of a card that becomes %s fails with %s', async (card, code, advice) => {
    const input = await inputWith()
    fake.cardBecomes('4242', card)
    expect(await stripe.charge(at, input)).toMatchObject({
      status: 'failed',
      decline: { code, advice },
    })
  })

  it('is the same one when its key comes again, and an error when the amount is another', async () => {
    const input = await inputWith()
    const first = await stripe.charge(at, input)
    expect(await stripe.charge(at, input)).toEqual(first)
    expect(fake.books.intents.size).toBe(1)
    await expect(stripe.charge(at, { ...input, amountFils: 1000 })).rejects.toMatchObject({
      kind: 'request',
      code: 'key_reused',
      isOutcomeKnown: false,
    })
  })

  it('whose answer was lost is found by our key', async () => {
    const input = await inputWith()
    expect(await stripe.findCharge(at, input)).toBe('unknown')
    fake.failWith({ kind: 'timeout', isDone: true, path: /payment_intents/ })
    await expect(stripe.charge(at, input)).rejects.toMatchObject({
      kind: 'timeout',
      isOutcomeKnown: false,
    })
    fake.heal()
    const found = await stripe.findCharge(at, input)
    expect(found).toMatchObject({ key: input.key, status: 'succeeded' })
    expect(fake.books.intents.size).toBe(1)
  })

  it('asks for the customer off session, is resumed on session, and succeeds', async () => {
    const input = await inputWith('pm_card_authenticationRequired')
    const asked = await stripe.charge(at, input)
    expect(asked).toMatchObject({ status: 'requires_action', decline: null })
    const { charge, form } = await stripe.resumeCharge(at, asked.ref)
    expect(charge).toMatchObject({ ref: asked.ref, status: 'requires_action' })
    if (form.presentation !== 'element') throw new Error('Stripe has no page in a frame')
    expect((await stripe.resumeCharge(at, asked.ref)).form).toEqual(form)
    fake.authenticate(form.clientSecret)
    expect(await stripe.findCharge(at, { ref: asked.ref })).toMatchObject({ status: 'succeeded' })
  })

  it('fails where the customer does not pass the check of the bank', async () => {
    const input = {
      ...(await inputWith('pm_card_authenticationRequired')),
      isCustomerPresent: true,
    }
    const asked = await stripe.charge(at, input)
    expect(asked.status).toBe('requires_action')
    fake.authenticate(asked.ref, false)
    expect(await stripe.findCharge(at, { ref: asked.ref })).toMatchObject({
      status: 'failed',
      decline: { code: 'payment_intent_authentication_failure' },
    })
  })

  it('that waits for the customer can be called off', async () => {
    const asked = await stripe.charge(at, await inputWith('pm_card_authenticationRequired'))
    expect(await stripe.cancelCharge(at, asked.ref)).toMatchObject({ status: 'failed' })
    const paid = await stripe.charge(at, await inputWith())
    expect(await stripe.cancelCharge(at, paid.ref)).toMatchObject({ status: 'succeeded' })
  })
})

describe('an error', () => {
  it.each([
    ['expired_key', 'credentials', true],
    ['server_error', 'unreachable', false],
    ['rate_limit', 'rate_limited', true],
    ['reset', 'unreachable', false],
    ['timeout', 'timeout', false],
  ] as const)('%s is %s and never a decline', async (error, kind, isOutcomeKnown) => {
    const input = await inputWith()
    fake.failWith({ kind: error } satisfies StripeError)
    await expect(stripe.charge(at, input)).rejects.toMatchObject({ kind, isOutcomeKnown })
    fake.heal()
    expect(await stripe.charge(at, input)).toMatchObject({ status: 'succeeded' })
    expect(fake.books.intents.size).toBe(1)
  })

  it('of a server that is not there is unreachable', async () => {
    const input = await inputWith()
    await fake.close()
    await expect(stripe.charge(at, input)).rejects.toMatchObject({ kind: 'unreachable' })
  })

  it('of ours is reported as such: an object that Stripe does not know', async () => {
    const input = { ...(await inputWith()), methodRef: 'cus_unknown:pm_unknown' }
    await expect(stripe.charge(at, input)).rejects.toMatchObject({
      kind: 'request',
      code: 'resource_missing',
      isOutcomeKnown: true,
    })
  })
})

describe('a refund', () => {
  it('carries our key, is made once and found by it', async () => {
    const { ref: chargeRef } = await stripe.charge(at, await inputWith())
    const input = { key: 'refund-1', chargeRef, amountFils: 1000 }
    expect(await stripe.findRefund(at, input)).toBe('unknown')
    const refund = await stripe.refund(at, input)
    expect(refund).toMatchObject({ status: 'succeeded', failureCode: null })
    expect(await stripe.refund(at, input)).toEqual(refund)
    expect(await stripe.findRefund(at, input)).toEqual(refund)
    expect(fake.books.refunds.size).toBe(1)
  })

  it('that is under way and then fails is reported by event', async () => {
    const { ref: chargeRef } = await stripe.charge(at, await inputWith('pm_card_refundFail'))
    const input = { key: 'refund-2', chargeRef, amountFils: 1000 }
    expect(await stripe.refund(at, input)).toMatchObject({ status: 'pending' })
    expect(readEvents()).toContainEqual(
      expect.objectContaining({
        type: 'refund.failed',
        subject: 'refund',
        refund: {
          ref: expect.any(String),
          key: 'refund-2',
          chargeRef,
          amountFils: 1000,
          status: 'failed',
          failureCode: 'expired_or_canceled_card',
        },
      }),
    )
  })

  it('made in the dashboard has no key of ours', async () => {
    const { ref: chargeRef } = await stripe.charge(at, await inputWith())
    fake.refundInDashboard(chargeRef, 500)
    expect(readEvents()).toContainEqual(
      expect.objectContaining({ refund: expect.objectContaining({ key: null, chargeRef }) }),
    )
  })

  it('of more than is left is an error of ours', async () => {
    const { ref: chargeRef } = await stripe.charge(at, await inputWith())
    fake.refundInDashboard(chargeRef, 232_900)
    const late = stripe.refund(at, { key: 'refund-3', chargeRef, amountFils: 1000 })
    await expect(late).rejects.toMatchObject({ kind: 'request', code: 'charge_already_refunded' })
  })
})

describe('an event', () => {
  it('reports a dispute from its beginning to its end', async () => {
    const { ref: chargeRef } = await stripe.charge(at, await inputWith('pm_card_createDispute'))
    const [dispute] = fake.books.disputes.values()
    fake.closeDispute(dispute?.id ?? '', 'lost')
    const news = readEvents().flatMap((event) =>
      event?.subject === 'dispute' ? event.dispute : [],
    )
    const [withdrawn] = dispute?.balance_transactions ?? []
    const opened = {
      ref: dispute?.id,
      chargeRef,
      amountFils: 232_900,
      reason: 'fraudulent',
      status: 'needs_response',
      evidenceDueBy: new Date('2026-11-28T08:00:00Z'),
      movements: [{ ref: withdrawn?.id, amountFils: -232_900, feeFils: 6000 }],
    }
    expect(news).toEqual([
      opened,
      opened,
      expect.objectContaining({ ref: dispute?.id, status: 'lost' }),
    ])
  })

  it('reports a payout that arrived and one that did not', () => {
    fake.payOut(1_000_000, 'paid')
    fake.payOut(500_000, 'failed')
    expect(readEvents()).toMatchObject([
      { subject: 'payout', payout: { amountFils: 1_000_000, status: 'paid', arrivesAt: NOW } },
      {
        subject: 'payout',
        payout: { amountFils: 500_000, status: 'failed', failureCode: 'account_closed' },
      },
    ])
  })

  it('is believed by either of two secrets and for five minutes', async () => {
    fake.payOut(1000, 'paid')
    const [event] = fake.takeEvents()
    if (!event) throw new Error('There is no event')
    const check = (secret: string | undefined, seconds: number) => {
      const signature = new Headers(fake.postOf(event, secret).headers).get('stripe-signature')
      const now = new Date(NOW.getTime() + seconds * 1000)
      return stripe.verifyWebhook({ rawBody: event.body, signature: signature ?? '', now })
    }
    expect(check(undefined, 0)).toBe(true)
    expect(check('whsec_the_next_one', 300)).toBe(true)
    expect(check('whsec_a_strangers', 0)).toBe(false)
    expect(check(undefined, 301)).toBe(false)
  })

  it.each(['[]', '1', 'null', '{', '{"id":"evt_1","type":"a.b"}', '{"id":"evt_1","created":1}'])(
    'is none where the body is %s',
    (body) => {
      expect(stripe.readEvent(body)).toBeUndefined()
    },
  )

  it('of someone else’s charge on the same account is not ours', () => {
    const object = { id: 'pi_1', object: 'payment_intent', status: 'succeeded', metadata: {} }
    const event = { id: 'evt_1', type: 'payment_intent.succeeded', created: 1, data: { object } }
    expect(stripe.readEvent(JSON.stringify(event))).toMatchObject({ subject: 'other' })
  })
})
