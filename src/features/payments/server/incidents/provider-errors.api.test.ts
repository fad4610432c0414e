import { expect, it } from 'vitest'
import { inTransaction } from '#server/database/database.ts'
import { testDatabaseUrl } from '../../../../../tools/testing/database.ts'
import { retryPayments } from '../../admin-contract.ts'
import { confirmPayment } from '../../contract.ts'
import { listRefundsToPay, payRefund, sendRefundAgain } from '../../refund-contract.ts'
import { listIncidents } from '../../review-contract.ts'
import { chargePayment } from '../cards/charge-payment.ts'
import { refundPayment } from '../public.ts'
import { sendRefund } from '../refunds/send-refund.ts'
import { withErrors, type PlannedError } from '../testing/faulty-cards.ts'
import { chargeTime, usePayments } from '../testing/payments-app.ts'

const test = usePayments(testDatabaseUrl())
const DUE = '2026-11-25'
const HOUR = 3_600_000

const WRONG_KEY: PlannedError = { kind: 'credentials', isOutcomeKnown: true }
const TIMEOUT: PlannedError = { kind: 'timeout', isOutcomeKnown: false }
const REJECTED: PlannedError = { kind: 'request', isOutcomeKnown: true }

async function owed(number = '4242424242424242') {
  const who = await test.person()
  const setup = await test.saveCard(who, number)
  const { id } = await test.open(who, { cardSetupId: setup.id, chargeOn: DUE })
  test.clock.moveTo(chargeTime(DUE))
  return { who, id, setup }
}

const charge = (id: number, error?: PlannedError) =>
  chargePayment(withErrors(test.parts, () => error))(test.context, { paymentId: id })

const later = (ms: number) => test.clock.moveTo(new Date(test.clock.now().getTime() + ms))

const countCharges = async (id: number) => {
  const rows = await test.db
    .selectFrom('simulator.card_charges as c')
    .innerJoin('payment_attempts as a', 'a.provider_ref', 'c.id')
    .select('c.id')
    .where('a.payment_id', '=', id)
    .execute()
  return rows.length
}

it.each([
  ['a wrong key', WRONG_KEY],
  ['a timeout', TIMEOUT],
  ['a rejected request', REJECTED],
])('%s is no decline: no one is notified, and the payment is charged later', async (_, error) => {
  const { who, id } = await owed()
  await charge(id, error)
  expect(await test.payment(id)).toMatchObject({ state: 'ready', failures: 0, last_failure: null })
  const sent = await test.db
    .selectFrom('messages')
    .select('id')
    .where('recipient', '=', who.phone)
    .execute()
  expect(sent).toEqual([])
  await charge(id)
  expect(await test.stateOf(id)).toBe('ready')
  later(2 * 60_000)
  await charge(id)
  expect(await test.stateOf(id)).toBe('captured')
  expect(await countCharges(id)).toBe(1)
})

it('GET /api/admin/payment-incidents shows one incident for many payments, until it is over', async () => {
  const admin = await test.person('admin')
  const some = [await owed(), await owed(), await owed()]
  for (const { id } of some) await charge(id, WRONG_KEY)
  expect(await admin.call(listIncidents)).toMatchObject([
    { kind: 'credentials', code: 'test_credentials', calls: 3 },
  ])
  later(2 * 60_000)
  await charge(some[0]?.id ?? 0)
  expect(await admin.call(listIncidents)).toEqual([])
})

it('a charge that was made in an outage of more than a day is found, and not made again', async () => {
  const { id } = await owed()
  await charge(id, { ...TIMEOUT, isDone: true })
  for (let hour = 0; hour < 30; hour++) {
    later(HOUR + 1000)
    await charge(id, TIMEOUT)
  }
  later(HOUR + 1000)
  await charge(id)
  expect(await test.stateOf(id)).toBe('captured')
  const rows = await test.db.selectFrom('simulator.card_charges').select('key').execute()
  const attempts = await test.db
    .selectFrom('payment_attempts')
    .select('key')
    .where('payment_id', '=', id)
    .execute()
  expect(rows.filter(({ key }) => attempts.some((attempt) => attempt.key === key))).toHaveLength(1)
})

it('a charge that an outage of more than a day prevented is made under a new key', async () => {
  const { id } = await owed()
  await charge(id, TIMEOUT)
  const before = await test.db
    .selectFrom('payment_attempts')
    .select('key')
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow()
  later(26 * HOUR)
  await charge(id)
  expect(await test.stateOf(id)).toBe('captured')
  const after = await test.db
    .selectFrom('payment_attempts')
    .select('key')
    .where('payment_id', '=', id)
    .execute()
  expect(after).toHaveLength(1)
  expect(after[0]?.key).not.toBe(before.key)
})

it('POST /api/admin/payments/retry makes a call that failed at once', async () => {
  const { id } = await owed()
  const admin = await test.person('admin')
  await charge(id, WRONG_KEY)
  expect(await admin.call(retryPayments, { ids: [id] })).toMatchObject({ done: [id] })
  await test.drain()
  expect(await test.stateOf(id)).toBe('captured')
})

it('a refund waits through a wrong key and an outage of more than a day, and reaches the card', async () => {
  const { who, id } = await owed()
  await charge(id)
  const refund = await inTransaction(test.db, (tx) =>
    refundPayment(tx, {
      paymentId: id,
      amountFils: 1000,
      reason: 'unused days',
      now: test.clock.now(),
    }),
  )
  const send = (error?: PlannedError) =>
    sendRefund(withErrors(test.parts, () => error))(test.context, { refundId: refund.id })
  await send(WRONG_KEY)
  expect(await test.ledgerSum(id, 'refunds')).toBe(-1000)
  later(26 * HOUR)
  await send(TIMEOUT)
  later(2 * HOUR)
  await send()
  expect(await test.ledgerSum(id, 'refunds')).toBe(0)
  expect(await test.ledgerSum(id, 'clearing')).toBe(231_900)
  await test.drain()
  expect((await test.texts(who.phone)).at(-1)).toContain('We’ve refunded AED 10')
})

it('a refund that fails later is owed again, and the customer gets the truth', async () => {
  const { who, id } = await owed('4000000000005126')
  await charge(id)
  await inTransaction(test.db, (tx) =>
    refundPayment(tx, {
      paymentId: id,
      amountFils: 1000,
      reason: 'unused days',
      now: test.clock.now(),
    }),
  )
  await test.drain()
  later(120_000)
  await test.goTo(test.clock.now())
  const refund = await test.db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(refund).toMatchObject({ state: 'failed', failure_code: 'expired_or_canceled_card' })
  expect(await test.ledgerSum(id, 'refunds')).toBe(-1000)
  expect((await test.texts(who.phone)).at(-1)).toContain('didn’t reach your account')

  const admin = await test.person('admin')
  const shown = await admin.call(listRefundsToPay)
  expect(shown.find((one) => one.id === refund.id)).toMatchObject({ isFailed: true, amount: 10 })
  await admin.call(sendRefundAgain, { id: refund.id })
  await test.drain()
  later(120_000)
  await test.goTo(test.clock.now())
  const input = { id: refund.id, way: 'bank', evidence: 'Transfer FT26327ABC of today.' } as const
  await expect(who.call(payRefund, input)).rejects.toMatchObject({ status: 403 })
  await admin.call(payRefund, input)
  await expect(admin.call(payRefund, input)).rejects.toMatchObject({ code: 'refund_not_waiting' })
  expect(await test.ledgerSum(id, 'refunds')).toBe(0)
  expect(await test.ledgerSum(id, 'bank')).toBe(-1000)
  expect(await test.ledgerSum(id)).toBe(0)
  await test.drain()
  expect((await test.texts(who.phone)).at(-1)).toContain('We’ve sent you AED 10')
})

it('a refund of USDT waits for a person, and no wallet is named', async () => {
  const who = await test.person()
  const admin = await test.person('admin')
  const { id } = await test.open(who, { method: 'usdt', chargeOn: DUE })
  await admin.call(confirmPayment, { id, evidence: 'Seen on the chain, block 12.' })
  const { id: refundId } = await inTransaction(test.db, (tx) =>
    refundPayment(tx, { paymentId: id, amountFils: 500, reason: 'x', now: test.clock.now() }),
  )
  await test.drain()
  expect((await test.texts(who.phone)).at(-1)).toContain('Enter the account to send it to')
  await test.goTo(chargeTime('2026-11-27'))
  expect(await test.ledgerSum(id, 'refunds')).toBe(-500)
  await admin.call(payRefund, { id: refundId, way: 'usdt', evidence: 'Hash 0xabc of today.' })
  expect(await test.ledgerSum(id, 'refunds')).toBe(0)
})

it('a stolen card is not tried again, and the customer is asked for another one at once', async () => {
  const { who, id } = await owed('4000000000009979')
  await charge(id)
  expect(await test.payment(id)).toMatchObject({ state: 'requires_action', failures: 1 })
  await test.drain()
  expect((await test.texts(who.phone)).at(-1)).toContain('doesn’t accept this card any more')
  await test.goTo(chargeTime('2026-11-26'))
  expect(await test.payment(id)).toMatchObject({ state: 'requires_action', failures: 1 })
  await test.goTo(chargeTime('2026-12-02'))
  expect(await test.payment(id)).toMatchObject({ state: 'failed', failures: 1 })
  expect(test.heard).toContain(`failed ${id}`)
})

it('a card without the money is tried again on its days, and the message says so', async () => {
  const { who, id } = await owed('4000000000009995')
  await charge(id)
  expect(await test.payment(id)).toMatchObject({ state: 'ready', failures: 1 })
  await test.drain()
  expect((await test.texts(who.phone)).at(-1)).toContain('didn’t have enough')
})

it('a bank that wants the customer is not asked again without them', async () => {
  const { who, id } = await owed('4000002760003184')
  await charge(id)
  expect(await test.payment(id)).toMatchObject({ state: 'requires_action', failures: 1 })
  await test.drain()
  expect((await test.texts(who.phone)).at(-1)).toContain('wants you to confirm')
})

it('a card that the bank declined last time is not taken for a new order', async () => {
  const { who, id, setup } = await owed('4000000000000341')
  await charge(id)
  const again = await test.saveCard(who, '4000000000000341')
  for (const cardSetupId of [setup.id, again.id]) {
    await expect(test.open(who, { cardSetupId })).rejects.toMatchObject({
      code: 'card_known_to_fail',
    })
  }
  const { id: cardSetupId } = await test.saveCard(who, '4242424242424242')
  expect(await test.open(who, { cardSetupId })).toMatchObject({ state: 'ready' })
})
