import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testDatabaseUrl } from '../../../../../tools/testing/database.ts'
import { inTransaction } from '#server/database/database.ts'
import { createCardSetup, getCardSetup, listOwnPayments } from '../../contract.ts'
import { decidePayment, getPayment } from '../../review-contract.ts'
import { listLedgerErrors } from '../books/ledger.ts'
import { hasChargeableCard } from '../extras/charge-extras.ts'
import { refundPayment } from '../refunds/refund-payment.ts'
import { cardEvents } from '../testing/card-events.ts'
import { chargeTime, frameOf, usePayments, type Person } from '../testing/payments-app.ts'

const test = usePayments(testDatabaseUrl())
const { sendSigned } = cardEvents(test)
const DUE = '2026-11-25'
const DISPUTED = '4000000000002685'
const VISA = '4242424242424242'
const PRICE = 232_900
const FEE = 5500
const EVIDENCE = 'The driver’s photo was sent.'

/** A captured payment; with the disputed card its bank asks for it back a minute later. */
async function captured(number = DISPUTED, customer?: Person) {
  const who = customer ?? (await test.person())
  const setup = await test.saveCard(who, number)
  const { id } = await test.open(who, { cardSetupId: setup.id, chargeOn: DUE })
  await test.goTo(chargeTime(DUE))
  const { capture_ref: chargeRef, subscription_id: subscriptionId } = await test.payment(id)
  return { who, id, setup, chargeRef: chargeRef ?? '', subscriptionId: subscriptionId ?? 0 }
}

async function disputed() {
  const payment = await captured()
  await later(2)
  return payment
}

const later = (minutes: number) =>
  test.goTo(new Date(test.clock.now().getTime() + minutes * 60_000))

async function decideAtBank(chargeRef: string, answer: 'won' | 'lost') {
  const { id } = await test.db
    .selectFrom('simulator.card_disputes')
    .select('id')
    .where('charge_id', '=', chargeRef)
    .executeTakeFirstOrThrow()
  expect((await test.page(`/simulator/dispute/${id}`)).status).toBe(200)
  expect((await test.post(`/simulator/dispute/${id}`, { answer })).status).toBe(303)
  await later(1)
}

const close = (admin: Person, id: number) =>
  admin.call(decidePayment, { id, decision: 'close', evidence: EVIDENCE })

const ownPayment = async (who: Person, id: number) =>
  (await who.call(listOwnPayments)).find((one) => one.id === id)

/** The next payment of the same subscription and card, which is due now. */
async function renewal({ who, setup, subscriptionId }: Awaited<ReturnType<typeof captured>>) {
  const { id } = await test.open(who, {
    subscriptionId,
    cycle: 2,
    cardSetupId: setup.id,
    chargeOn: DUE,
  })
  await later(10)
  return id
}

it('a disputing card is not charged until a person closes the review', async () => {
  const admin = await test.person('admin')
  const first = await captured()
  const { id } = await test.open(first.who, {
    subscriptionId: first.subscriptionId,
    cycle: 2,
    chargeOn: '2026-11-26',
  })
  await later(2)
  await test.goTo(chargeTime('2026-11-26'))
  expect(await ownPayment(first.who, id)).toMatchObject({
    state: 'ready',
    isCardHeld: true,
    needsCard: true,
  })
  expect(await hasChargeableCard(test.db, first.subscriptionId)).toBe(false)
  await expect(
    test.open(first.who, { cardSetupId: first.setup.id, chargeOn: DUE }),
  ).rejects.toMatchObject({ code: 'card_disputed' })
  await close(admin, first.id)
  await test.drain()
  expect(await test.stateOf(id)).toBe('captured')
})

it('the customer of a disputing card can pay with another one', async () => {
  const first = await captured()
  const { id } = await test.open(first.who, {
    subscriptionId: first.subscriptionId,
    cycle: 2,
    chargeOn: '2026-11-26',
  })
  await later(2)
  await test.goTo(chargeTime('2026-11-26'))
  const setup = await first.who.call(createCardSetup, { paymentId: id })
  await test.submitCard(frameOf(setup), VISA)
  await first.who.call(getCardSetup, { id: setup.id })
  await test.drain()
  expect(await ownPayment(first.who, id)).toMatchObject({ state: 'captured', isCardHeld: false })
})

it('a disputing card that was saved twice is not charged by its other name', async () => {
  const who = await test.person()
  const other = await test.saveCard(who, DISPUTED)
  const first = await captured(DISPUTED, who)
  await later(2)
  await expect(test.open(who, { cardSetupId: other.id, chargeOn: DUE })).rejects.toMatchObject({
    code: 'card_disputed',
  })
  await close(await test.person('admin'), first.id)
  const { state } = await test.open(who, { cardSetupId: other.id, chargeOn: DUE })
  expect(state).toBe('ready')
})

it('GET /api/payments/card-setups/:id refuses a disputing card that is saved again', async () => {
  const { who, id: disputedId, subscriptionId } = await disputed()
  const { id } = await test.open(who, { subscriptionId, cycle: 2, chargeOn: DUE })
  const setup = await who.call(createCardSetup, { paymentId: id })
  await test.submitCard(frameOf(setup), DISPUTED)
  const refused = { status: 'failed', failureCode: 'card_disputed' }
  expect(await who.call(getCardSetup, { id: setup.id })).toMatchObject(refused)
  await later(10)
  expect(await ownPayment(who, id)).toMatchObject({ state: 'ready', isCardHeld: true })
  expect(await test.saveCard(who, DISPUTED)).toMatchObject(refused)
  expect(await test.saveCard(await test.person(), DISPUTED)).toMatchObject({ status: 'succeeded' })
  await close(await test.person('admin'), disputedId)
  expect(await test.saveCard(who, DISPUTED)).toMatchObject({ status: 'succeeded' })
})

it('a dispute that is won books its money back and leaves the fee', async () => {
  const payment = await disputed()
  expect(await test.ledgerSum(payment.id, 'disputed-funds')).toBe(PRICE)
  expect(await test.ledgerSum(payment.id, 'clearing')).toBe(-FEE)
  await decideAtBank(payment.chargeRef, 'won')
  expect(await test.ledgerSum(payment.id, 'disputed-funds')).toBe(0)
  expect(await test.ledgerSum(payment.id, 'clearing')).toBe(PRICE - FEE)
  expect(await test.ledgerSum(payment.id, 'fees')).toBe(FEE)
  expect(await ownPayment(payment.who, payment.id)).toMatchObject({
    state: 'captured',
    dispute: 'won',
  })
})

it('a card whose dispute was lost stays held, and what it paid for is owed', async () => {
  const admin = await test.person('admin')
  const payment = await disputed()
  await decideAtBank(payment.chargeRef, 'lost')
  const [receivable, lost] = await payment.who.call(listOwnPayments)
  expect(lost).toMatchObject({ id: payment.id, state: 'refunded', dispute: 'lost' })
  expect(receivable).toMatchObject({
    purpose: 'receivable',
    amount: PRICE / 100,
    state: 'requires_action',
  })
  await close(admin, payment.id)
  expect((await admin.call(getPayment, { id: payment.id })).decisions).toEqual([])
  await expect(renewal(payment)).rejects.toMatchObject({ code: 'card_disputed' })
  expect(await test.ledgerSum(payment.id, 'disputed-funds')).toBe(0)
  expect(await test.ledgerSum(payment.id, 'refunds-payable')).toBe(0)
  expect(await listLedgerErrors(test.db)).toEqual([])
})

it.each([
  ['won', { clearing: PRICE - FEE - 100_000, owed: 0 }],
  ['lost', { clearing: -FEE, owed: PRICE - 100_000 }],
] as const)(
  'a refund waits while the bank decides, and goes its way when the dispute is %s',
  async (answer, { clearing, owed }) => {
    const payment = await disputed()
    const refund = { paymentId: payment.id, amountFils: 100_000, reason: 'cancelled' }
    await inTransaction(test.db, (tx) => refundPayment(tx, { ...refund, now: test.clock.now() }))
    await later(30)
    const states = async () =>
      (
        await test.db
          .selectFrom('refunds')
          .select('state')
          .where('payment_id', '=', payment.id)
          .orderBy('id')
          .execute()
      ).map(({ state }) => state)
    expect(await states()).toEqual(['requested'])
    await decideAtBank(payment.chargeRef, answer)
    await later(11)
    expect(await states()).toEqual(answer === 'won' ? ['succeeded'] : ['succeeded', 'succeeded'])
    expect(await test.ledgerSum(payment.id, 'clearing')).toBe(clearing)
    expect(await test.ledgerSum(payment.id, 'disputed-funds')).toBe(0)
    expect(await test.ledgerSum(payment.id, 'refunds-payable')).toBe(0)
    const receivable = (await payment.who.call(listOwnPayments)).find(
      ({ purpose }) => purpose === 'receivable',
    )
    expect(receivable?.amount ?? 0).toBe(owed / 100)
    expect(await listLedgerErrors(test.db)).toEqual([])
  },
)

it('a bank that takes what was to be refunded anyway leaves nothing to send and nothing owed', async () => {
  const payment = await disputed()
  const refund = { paymentId: payment.id, amountFils: PRICE, reason: 'cancelled' }
  await inTransaction(test.db, (tx) => refundPayment(tx, { ...refund, now: test.clock.now() }))
  await decideAtBank(payment.chargeRef, 'lost')
  await later(11)
  expect(await test.ledgerSum(payment.id, 'clearing')).toBe(-FEE)
  expect(await test.ledgerSum(payment.id, 'disputed-funds')).toBe(0)
  expect(await test.ledgerSum(payment.id, 'refunds-payable')).toBe(0)
  expect(await payment.who.call(listOwnPayments)).toMatchObject([{ state: 'refunded' }])
  expect((await test.texts(payment.who.phone)).at(-1)).toContain('Your bank took back')
})

type Status = 'needs_response' | 'under_review' | 'won' | 'lost'
let news = 0

const disputeEvent = (chargeRef: string, status: Status) => {
  news += 1
  const withdrawn = { ref: `${chargeRef}-1`, amountFils: -PRICE, feeFils: FEE }
  const back = { ref: `${chargeRef}-2`, amountFils: PRICE, feeFils: 0 }
  return JSON.stringify({
    id: `evt_dispute_${news}`,
    type: 'dispute.updated',
    created: Math.floor(test.clock.now().getTime() / 1000),
    data: {
      dispute: {
        ref: `dp_${chargeRef}`,
        chargeRef,
        amountFils: PRICE,
        reason: 'fraudulent',
        status,
        evidenceDueBy: '2026-12-01T08:00:00Z',
        movements: status === 'won' ? [withdrawn, back] : [withdrawn],
      },
    },
  })
}

it(
  'ends the same, whatever the order and however often each event of a dispute comes',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('won', 'lost'),
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }),
        async (end: 'won' | 'lost', order) => {
          const payment = await captured(VISA)
          const statuses: Status[] = ['needs_response', 'under_review', end]
          const events = [...statuses, ...statuses].map((status) =>
            disputeEvent(payment.chargeRef, status),
          )
          for (const index of order) await sendSigned(events[index] ?? '')
          await test.drain()
          const own = await payment.who.call(listOwnPayments)
          expect(own.find(({ id }) => id === payment.id)).toMatchObject({ dispute: end })
          expect(own).toHaveLength(end === 'won' ? 1 : 2)
          expect(await test.ledgerSum(payment.id, 'disputed-funds')).toBe(0)
          expect(await test.ledgerSum(payment.id, 'fees')).toBe(FEE)
        },
      ),
      { numRuns: 8, seed: 5 },
    )
  },
)

const refundEvent = (chargeRef: string, amountFils: number) => {
  news += 1
  const refund = { ref: `re_${news}`, status: 'succeeded', failureCode: null, key: null }
  return JSON.stringify({
    id: `evt_refund_${news}`,
    type: 'refund.created',
    created: Math.floor(test.clock.now().getTime() / 1000),
    data: { refund: { ...refund, chargeRef, amountFils } },
  })
}

it('a refund at the provider of more than is left waits for a person', async () => {
  const admin = await test.person('admin')
  const payment = await captured(VISA)
  await sendSigned(refundEvent(payment.chargeRef, PRICE - 100))
  await sendSigned(refundEvent(payment.chargeRef, 200))
  const { payment: shown, reviews, decisions } = await admin.call(getPayment, { id: payment.id })
  expect(shown).toMatchObject({ state: 'partially_refunded', refunded: (PRICE - 100) / 100 })
  expect(reviews).toMatchObject([{ reason: 'refunded_beyond', amount: '2.00', currency: 'AED' }])
  expect(decisions).toEqual(['close'])
  expect((await close(admin, payment.id)).decisions).toEqual([])
})
