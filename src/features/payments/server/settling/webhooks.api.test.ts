import { describe, expect, it } from 'vitest'
import { signWebhook } from '#server/gateways/webhook-signature.ts'
import { testDatabaseUrl } from '../../../../../tools/testing/database.ts'
import { listReviews } from '../reviews/review-store.ts'
import { cardEvents } from '../testing/card-events.ts'
import { usePayments } from '../testing/payments-app.ts'

const test = usePayments(testDatabaseUrl())
const { send, sign, deliver, underCharge } = cardEvents(test)

async function reasonsOf(paymentId: number): Promise<string[]> {
  const reviews = await listReviews(test.db, paymentId)
  return reviews.map(({ reason }) => reason)
}

function* permutations<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) return yield []
  for (const [position, item] of items.entries()) {
    for (const rest of permutations(items.toSpliced(position, 1))) yield [item, ...rest]
  }
}

describe('POST /api/payments/webhooks/card', () => {
  it('refuses a wrong, a missing, an old and a future signature, and keeps nothing', async () => {
    const { payment, event } = await underCharge()
    const body = JSON.stringify(event('succeeded'))
    const now = test.clock.now()
    const shifted = (seconds: number) => new Date(now.getTime() + seconds * 1000)
    const genuine = sign(body)
    for (const signature of [
      '',
      't=,v1=',
      genuine.replace(/v1=../, 'v1=00'),
      genuine.replace('v1=', 'v0='),
      signWebhook('another secret', body, now),
      sign(body, shifted(-301)),
      sign(body, shifted(301)),
      sign(`${body} `),
    ]) {
      const response = await send(body, signature)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'webhook_signature_wrong' })
    }
    expect(await test.stateOf(payment.id)).toBe('ready')
    const kept = await test.db
      .selectFrom('payment_events')
      .select('id')
      .where('event_id', 'like', 'evt_test%')
      .execute()
    expect(kept).toEqual([])
    expect((await send(body, `${genuine},v1=00`)).status).toBe(200)
    expect(await test.stateOf(payment.id)).toBe('captured')
  })

  it('ends captured once, whatever the order and however often each event comes', async () => {
    for (const order of permutations(['processing', 'succeeded', 'failed'] as const)) {
      for (const copies of [1, 2, 3]) {
        test.heard.length = 0
        const { payment, event } = await underCharge()
        for (const status of order) {
          const wire = event(status)
          for (let copy = 0; copy < copies; copy++) expect((await deliver(wire)).status).toBe(200)
        }
        expect(await test.stateOf(payment.id)).toBe('captured')
        expect(test.heard).toEqual([`captured ${payment.id}`])
        expect(await test.ledgerSum(payment.id, 'clearing')).toBe(232_900)
        expect(await test.ledgerSum(payment.id)).toBe(0)
      }
    }
  })

  it('takes ten deliveries of one event at the same time once', async () => {
    const { payment, event } = await underCharge()
    const wire = event('succeeded')
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(wire)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(test.heard).toEqual([`captured ${payment.id}`])
    const rows = await test.db
      .selectFrom('payment_events')
      .select('outcome')
      .where('event_id', '=', wire.id)
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('takes an older event after the end without effect', async () => {
    const { payment, event } = await underCharge()
    await deliver(event('succeeded'))
    const old = event('processing')
    await deliver(old)
    expect(await test.stateOf(payment.id)).toBe('captured')
    const kept = await test.db
      .selectFrom('payment_events')
      .select('outcome')
      .where('event_id', '=', old.id)
      .executeTakeFirstOrThrow()
    expect(kept.outcome).toBe('none')
  })

  it.each([
    ['amount_differs', { amountFils: 232_901 }],
    ['amount_differs', { amountFils: 1 }],
    ['currency_differs', { currency: 'usd' }],
  ])('leaves %s to a person and captures nothing', async (reason, more) => {
    const { payment, event } = await underCharge()
    await deliver(event('succeeded', more))
    expect(await test.stateOf(payment.id)).toBe('ready')
    expect(await reasonsOf(payment.id)).toEqual([reason])
    expect(test.heard).toEqual([])
    expect(await test.ledgerSum(payment.id, 'clearing')).toBe(0)
  })

  it('leaves a second reference for one attempt to a person', async () => {
    const { payment, event } = await underCharge()
    await deliver(event('processing'))
    await deliver(event('succeeded', { ref: 'ch_other' }))
    expect(await test.stateOf(payment.id)).toBe('ready')
    expect(await reasonsOf(payment.id)).toEqual(['reference_differs'])
  })

  it('applies an event that was kept before the process died', async () => {
    const { payment, event } = await underCharge()
    const wire = event('succeeded')
    const now = test.clock.now()
    await test.db
      .insertInto('payment_events')
      .values({
        provider: 'simulator',
        event_id: wire.id,
        type: wire.type,
        payload: JSON.stringify(wire),
        occurred_at: now,
        received_at: now,
      })
      .execute()
    await test.goTo(now)
    expect(await test.stateOf(payment.id)).toBe('captured')
  })

  it('answers an event of someone else’s charge and does nothing', async () => {
    const { event } = await underCharge()
    const wire = event('succeeded', { key: '00000000-0000-4000-8000-000000000000' })
    expect((await deliver(wire)).status).toBe(200)
    expect(test.heard).toEqual([])
  })
})
