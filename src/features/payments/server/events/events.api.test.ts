import { expect, it } from 'vitest'
import { testDatabaseUrl } from '../../../../../tools/testing/database.ts'
import * as contract from '../../events-contract.ts'
import { cardEvents, type Wire } from '../testing/card-events.ts'
import { usePayments } from '../testing/payments-app.ts'
import { applyEvents } from './apply-events.ts'

const test = usePayments(testDatabaseUrl())
const { sendSigned, deliver, cardOwner, underCharge } = cardEvents(test)
/** `npm run proof money` asks for 1,000. */
const EVENTS = Number(process.env['PAYMENT_EVENTS'] ?? 60)
const POISON_EVERY = 10
const MINUTES = [1, 2, 4, 8]

const eventOf = (wire: Wire) =>
  test.db
    .selectFrom('payment_events')
    .selectAll()
    .where('event_id', '=', wire.id)
    .executeTakeFirstOrThrow()

/** Keeps events as a process does that dies before it applies them. */
async function keep(wires: readonly Wire[]) {
  const now = test.clock.now()
  await test.db
    .insertInto('payment_events')
    .values(
      wires.map((wire) => ({
        provider: 'simulator',
        event_id: wire.id,
        type: wire.type,
        payload: JSON.stringify(wire),
        occurred_at: now,
        received_at: now,
      })),
    )
    .execute()
}

const wait = async (minutes: number) =>
  test.goTo(new Date(test.clock.now().getTime() + minutes * 60_000))

async function park() {
  const { event, payment } = await underCharge()
  const wire = event('succeeded', { key: 'not-a-key' })
  await deliver(wire)
  for (const minutes of MINUTES) await wait(minutes)
  return { wire, payment }
}

it('POST /api/payments/webhooks/card refuses a signed body that is no event', async () => {
  for (const body of ['[]', '{}', 'null', '{"id":"evt_1","type":"charge.succeeded"}', 'text']) {
    const response = await sendSigned(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'webhook_body_wrong' })
  }
})

it('POST /api/payments/webhooks/card accepts an event that cannot be applied yet', async () => {
  const { event } = await underCharge()
  const wire = event('succeeded', { key: 'not-a-key' })
  expect((await deliver(wire)).status).toBe(200)
  expect(await eventOf(wire)).toMatchObject({
    applied_at: null,
    attempts: 1,
    last_error: expect.stringContaining('uuid'),
  })
})

it('applies every other event in one round, and parks what fails five times', async () => {
  const wires: Wire[] = []
  const payments: number[] = []
  const owner = await cardOwner()
  for (let index = 0; index < EVENTS; index++) {
    const isPoison = index % POISON_EVERY === 0
    const { event, payment } = await underCharge(owner)
    wires.push(event('succeeded', isPoison ? { key: `poison-${index}` } : {}))
    if (!isPoison) payments.push(payment.id)
  }
  await keep(wires)
  const since = performance.now()
  await applyEvents(test.parts)(test.context)
  const seconds = (performance.now() - since) / 1000
  process.stdout.write(`${payments.length} of ${EVENTS} events in ${seconds.toFixed(1)} s\n`)
  for (const id of payments) expect(await test.stateOf(id)).toBe('captured')
  for (const minutes of MINUTES) await wait(minutes)
  const poison = wires.filter((_, index) => index % POISON_EVERY === 0)
  for (const wire of poison) {
    expect(await eventOf(wire)).toMatchObject({
      attempts: 5,
      applied_at: null,
      parked_at: test.clock.now(),
    })
  }
}, 300_000)

it('GET /api/admin/payment-events shows failed events, which are retried or dropped', async () => {
  const admin = await test.person('admin')
  const { wire } = await park()
  const { id } = await eventOf(wire)
  const shown = await admin.call(contract.listFailedEvents)
  expect(shown.find((event) => event.id === id)).toMatchObject({
    eventId: wire.id,
    attempts: 5,
    nextTryAt: null,
    error: expect.stringContaining('uuid'),
  })
  await admin.call(contract.retryEvent, { id })
  await test.drain()
  expect(await eventOf(wire)).toMatchObject({ attempts: 1, parked_at: null, applied_at: null })
  const reason = 'The provider sent it for another shop.'
  await admin.call(contract.discardEvent, { id, reason })
  expect(await eventOf(wire)).toMatchObject({ outcome: 'dropped', applied_at: test.clock.now() })
  await expect(admin.call(contract.retryEvent, { id })).rejects.toMatchObject({
    code: 'event_not_failed',
  })
})
