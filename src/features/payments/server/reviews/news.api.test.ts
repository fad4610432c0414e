import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testDatabaseUrl } from '../../../../../tools/testing/database.ts'
import { listPaymentsToSettle } from '../../contract.ts'
import { listFailedEvents } from '../../events-contract.ts'
import { closeFailedPayout, listFailedPayouts } from '../../payout-contract.ts'
import { listRefundsToPay, payRefund } from '../../refund-contract.ts'
import { decidePayment, getPayment } from '../../review-contract.ts'
import { listLedgerErrors } from '../books/ledger.ts'
import { cardEvents } from '../testing/card-events.ts'
import { usePayments, type Person } from '../testing/payments-app.ts'

const test = usePayments(testDatabaseUrl())
const { sendSigned, deliver, underCharge } = cardEvents(test)
const PRICE = 232_900
const EVIDENCE = 'Seen in the provider’s dashboard.'
/** `npm run proof money` asks for 1,000. */
const PAYMENTS = Number(process.env['PROVIDER_FAULTS'] ?? 60)

const disputes = fc.record({
  kind: fc.constant('dispute' as const),
  status: fc.constantFrom('needs_response', 'under_review', 'won', 'lost'),
  isPartial: fc.boolean(),
})
const refunds = fc.record({
  kind: fc.constant('refund' as const),
  status: fc.constantFrom('pending', 'succeeded', 'failed'),
  amountFils: fc.constantFrom(100, 100_000, PRICE),
  name: fc.constantFrom('a', 'b'),
})
const payouts = fc.record({
  kind: fc.constant('payout' as const),
  status: fc.constantFrom('pending', 'paid', 'failed', 'canceled'),
})
const news = fc.array(
  fc.record({ fact: fc.oneof(disputes, refunds, payouts), times: fc.constantFrom(1, 2) }),
  { minLength: 1, maxLength: 5 },
)
type Fact = ReturnType<typeof factsOf>[number]['fact']
const factsOf = (seed: number) => fc.sample(news, { numRuns: 1, seed })[0] ?? []

/** What the provider reports a fact, in the simulator's form. */
function dataOf(chargeRef: string, fact: Fact): object {
  if (fact.kind === 'payout') {
    const failureCode = fact.status === 'failed' ? 'account_closed' : null
    const arrivesAt = '2026-11-26T08:00:00Z'
    const ref = `po_${chargeRef}`
    return { payout: { ref, amountFils: PRICE, status: fact.status, failureCode, arrivesAt } }
  }
  if (fact.kind === 'refund') {
    const { status, amountFils } = fact
    const ref = `re_${fact.name}_${chargeRef}`
    return { refund: { ref, key: null, chargeRef, amountFils, status, failureCode: null } }
  }
  const amountFils = fact.isPartial ? 50_000 : PRICE
  const withdrawn = { ref: `${chargeRef}-1`, amountFils: -amountFils, feeFils: 5500 }
  return {
    dispute: {
      ref: `dp_${chargeRef}_${amountFils}`,
      chargeRef,
      amountFils,
      reason: 'fraudulent',
      status: fact.status,
      evidenceDueBy: '2026-12-01T08:00:00Z',
      movements: [withdrawn],
    },
  }
}

let sent = 0

async function notify(chargeRef: string, fact: Fact, times: number) {
  sent += 1
  const created = Math.floor(test.clock.now().getTime() / 1000)
  const data = dataOf(chargeRef, fact)
  const body = JSON.stringify({ id: `evt_news_${sent}`, type: fact.kind, created, data })
  for (let time = 0; time < times; time++) {
    expect((await sendSigned(body)).status).toBe(200)
  }
}

/** What an admin does on the payments page with all that waits there. */
async function endAll(admin: Person) {
  for (const { id } of await admin.call(listPaymentsToSettle)) {
    const { decisions } = await admin.call(getPayment, { id })
    expect(decisions).toContain('close')
    await admin.call(decidePayment, { id, decision: 'close', evidence: EVIDENCE })
  }
  for (const { id } of await admin.call(listRefundsToPay)) {
    await admin.call(payRefund, { id, way: 'bank', evidence: EVIDENCE })
  }
  for (const { id } of await admin.call(listFailedPayouts)) {
    await admin.call(closeFailedPayout, { id, evidence: EVIDENCE })
  }
}

it(
  `random disputes, refunds and payouts of ${PAYMENTS} payments leave nothing that an admin cannot end on screen`,
  { timeout: 600_000 },
  async () => {
    const admin = await test.person('admin')
    for (let seed = 1; seed <= PAYMENTS; seed++) {
      const { event, payment } = await underCharge()
      const charged = event('succeeded')
      await deliver(charged)
      const { ref } = charged.data.charge
      for (const { fact, times } of factsOf(seed)) await notify(ref, fact, times)
      if (seed % 50 === 0 || seed === PAYMENTS) await endAll(admin)
      expect(['captured', 'partially_refunded', 'refunded']).toContain(
        await test.stateOf(payment.id),
      )
    }
    expect(await admin.call(listFailedEvents)).toEqual([])
    expect(await admin.call(listPaymentsToSettle)).toEqual([])
    expect(await admin.call(listRefundsToPay)).toEqual([])
    expect(await admin.call(listFailedPayouts)).toEqual([])
    expect(await listLedgerErrors(test.db)).toEqual([])
  },
)
