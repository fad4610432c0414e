import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ChargeResult } from '#server/gateways/card.ts'
import { testDatabaseUrl } from '../../../../../tools/testing/database.ts'
import { listPaymentsToSettle } from '../../contract.ts'
import * as contract from '../../review-contract.ts'
import type { ReviewDecision } from '../../rules.ts'
import { chargePayment } from '../cards/charge-payment.ts'
import { cardEvents } from '../testing/card-events.ts'
import { withErrors, type PlannedError } from '../testing/faulty-cards.ts'
import { chargeTime, usePayments, type Person } from '../testing/payments-app.ts'

const test = usePayments(testDatabaseUrl())
const { deliver, underCharge, cardOwner } = cardEvents(test)
const DUE = '2026-11-25'
const EVIDENCE = 'Seen in the provider’s dashboard.'
/** `npm run proof money` asks for 1,000. */
const ERRORS = Number(process.env['PROVIDER_FAULTS'] ?? 60)

const decide = (admin: Person, id: number, decision: ReviewDecision, providerRef?: string) =>
  admin.call(contract.decidePayment, {
    id,
    decision,
    evidence: EVIDENCE,
    ...(providerRef !== undefined && { providerRef }),
  })

it('POST /api/admin/payments/:id/decide confirms what differs, and the next sweep leaves it so', async () => {
  const admin = await test.person('admin')
  const { payment, event } = await underCharge()
  await deliver(event('succeeded', { amountFils: 232_901 }))
  await deliver(event('succeeded', { currency: 'usd', ref: 'ch_other' }))
  const before = await admin.call(contract.getPayment, { id: payment.id })
  expect(before.reviews.map(({ reason }) => reason)).toEqual(['amount_differs', 'currency_differs'])
  const after = await decide(admin, payment.id, 'confirm')
  expect(after.payment.state).toBe('captured')
  expect(after.decisions).toEqual([])
  await deliver(event('succeeded', { amountFils: 232_901 }))
  await test.goTo(test.clock.now())
  const matters = await admin.call(listPaymentsToSettle)
  expect(matters.map(({ id }) => id)).not.toContain(payment.id)
  const actions = await test.db
    .selectFrom('audit_log')
    .select('action')
    .where('object', '=', 'payment')
    .where('object_id', '=', String(payment.id))
    .execute()
  expect(actions).toEqual([{ action: 'decide-payment' }])
})

it('POST /api/admin/payments/:id/decide makes a payment due again that took no money', async () => {
  const admin = await test.person('admin')
  const { payment } = await underCharge()
  await decide(admin, payment.id, 'not_captured')
  await test.drain()
  const { payment: shown, attempts } = await admin.call(contract.getPayment, { id: payment.id })
  expect(shown.state).toBe('captured')
  expect(attempts.map(({ state }) => state)).toEqual(['not_captured', 'succeeded'])
})

it('POST /api/admin/payments/:id/decide charges again only what the provider does not have', async () => {
  const admin = await test.person('admin')
  const { payment } = await underCharge()
  await decide(admin, payment.id, 'repeat')
  await test.drain()
  expect(await test.stateOf(payment.id)).toBe('captured')
})

it('POST /api/admin/payments/:id/decide sends back a second charge, and refuses what does not fit', async () => {
  const admin = await test.person('admin')
  const who = await test.person()
  const { id: cardSetupId } = await test.saveCard(who, '4242424242424242')
  const { id } = await test.open(who, { cardSetupId, chargeOn: DUE })
  await test.goTo(chargeTime(DUE))
  await expect(decide(admin, id, 'close')).rejects.toMatchObject({ code: 'payment_not_in_review' })
  const { capture_ref: ref } = await test.payment(id)
  await test.db
    .insertInto('payment_reviews')
    .values({
      payment_id: id,
      reason: 'captured_twice',
      provider_ref: ref ?? '',
      amount_minor: 232_900,
      currency: 'AED',
      opened_at: test.clock.now(),
    })
    .execute()
  await expect(decide(admin, id, 'repeat')).rejects.toMatchObject({ code: 'decision_not_possible' })
  await expect(decide(who, id, 'return')).rejects.toMatchObject({ status: 403 })
  await decide(admin, id, 'return')
  await test.drain()
  const refunds = await test.db
    .selectFrom('simulator.card_refunds')
    .select('amount_fils')
    .where('charge_id', '=', ref ?? '')
    .execute()
  expect(refunds).toEqual([{ amount_fils: 232_900 }])
})

it('POST /api/admin/payments/:id/look-up takes over what the provider has', async () => {
  const admin = await test.person('admin')
  const { who, setup } = await cardOwner()
  const { id } = await test.open(who, { cardSetupId: setup.id, chargeOn: DUE })
  test.clock.moveTo(chargeTime(DUE))
  const lost: PlannedError = { kind: 'timeout', isOutcomeKnown: false, isDone: true }
  await chargePayment(withErrors(test.parts, () => lost))(test.context, { paymentId: id })
  expect(await admin.call(contract.lookUpPayment, { id })).toMatchObject({
    found: 'paid',
    amount: '2329.00',
    currency: 'AED',
    payment: { payment: { state: 'captured' } },
  })
})

const errors = fc.record({
  kind: fc.constantFrom('unreachable', 'timeout', 'credentials', 'rate_limited', 'request'),
  isDone: fc.boolean(),
  times: fc.integer({ min: 0, max: 3 }),
  answer: fc.constantFrom('right', 'right', 'amount', 'currency'),
  hours: fc.integer({ min: 0, max: 40 }),
})

it(
  `${ERRORS} random errors leave nothing that an admin cannot end on screen`,
  { timeout: 600_000 },
  async () => {
    const admin = await test.person('admin')
    const { who, setup } = await cardOwner()
    const ids: number[] = []
    for (const error of fc.sample(errors, { numRuns: ERRORS, seed: 7 })) {
      test.clock.moveTo(chargeTime(DUE))
      const { id } = await test.open(who, { cardSetupId: setup.id, chargeOn: DUE })
      ids.push(id)
      const isLost = ['timeout', 'unreachable'].includes(error.kind)
      let left = error.times
      const parts = withErrors(
        test.parts,
        () => {
          left -= 1
          const isOutcomeKnown = !isLost
          return left < 0
            ? undefined
            : { kind: error.kind, isOutcomeKnown, isDone: isLost && error.isDone }
        },
        (charge) => bent(charge, error.answer),
      )
      for (let call = 0; call <= error.times; call++) {
        await chargePayment(parts)(test.context, { paymentId: id })
        const wait = Math.max(error.hours * 3_600_000, 3_600_001)
        test.clock.moveTo(new Date(test.clock.now().getTime() + wait))
      }
    }
    await endAll(admin, ids)
    await test.drain()
    for (const id of ids) {
      const { payment, reviews } = await admin.call(contract.getPayment, { id })
      expect(payment.state).toBe('captured')
      expect(reviews.filter(({ closedAt }) => closedAt === null)).toEqual([])
      expect(await test.ledgerSum(id)).toBe(0)
    }
    const matters = await admin.call(listPaymentsToSettle)
    expect(matters.filter(({ id }) => ids.includes(id))).toEqual([])
  },
)

function bent(charge: ChargeResult, answer: string): ChargeResult {
  if (answer === 'amount') return { ...charge, amountFils: charge.amountFils + 100 }
  if (answer === 'currency') return { ...charge, currency: 'usd' }
  return charge
}

/** What an admin does on the page: look up, then decide as the provider's answer says. */
async function endAll(admin: Person, ids: readonly number[]) {
  for (const id of ids) {
    const { payment } = await admin.call(contract.lookUpPayment, { id })
    const decision = payment.decisions.find((one) => one === 'confirm')
    if (payment.decisions.includes('repeat') && payment.reviews.length === 0) {
      await decide(admin, id, 'repeat')
    } else if (decision) {
      await decide(admin, id, decision, `ch_seen_${id}`)
    } else if (payment.decisions.includes('close')) {
      await decide(admin, id, 'close')
    }
  }
}
