import { describe, expect, it } from 'vitest'
import { inTransaction } from '#server/database/database.ts'
import { confirmPayment, listOwnPayments, listPaymentsToSettle } from '../../contract.ts'
import { listRefundsToPay, payRefund } from '../../refund-contract.ts'
import { testDatabaseUrl } from '../../../../../tools/testing/database.ts'
import { listLedgerErrors } from '../books/ledger.ts'
import { cancelPayment } from '../public.ts'
import { chargeTime, usePayments } from '../testing/payments-app.ts'

const test = usePayments(testDatabaseUrl())
const DUE = '2026-11-25'
const EVIDENCE = 'Seen by us on the statement.'

async function opened(method: 'usdt' | 'bank_transfer', amountFils = 232_900) {
  const who = await test.person()
  const { id } = await test.open(who, { method, chargeOn: DUE, amountFils })
  const { reference } = await test.payment(id)
  return { who, id, reference, admin: await test.person('admin') }
}

describe('POST /api/admin/payments/:id/confirm, R-PAY-14', () => {
  it('takes a transaction for one payment, however its hash is written', async () => {
    const first = await opened('usdt')
    const second = await opened('usdt')
    const hash = '5f0c'.repeat(16)
    const { admin } = first
    await admin.call(confirmPayment, { id: first.id, evidence: `TX ${hash}` })
    for (const more of [
      { evidence: `TX ${hash}` },
      { evidence: EVIDENCE, reference: `0x${hash.toUpperCase()}` },
    ]) {
      await expect(admin.call(confirmPayment, { id: second.id, ...more })).rejects.toMatchObject({
        status: 409,
        code: 'transfer_counted',
        details: { reference: first.reference },
      })
    }
    expect(await test.stateOf(second.id)).toBe('requires_action')
  })

  it.each(['SUF-000042', 'suf 42', 'Suf-٤٢'])('is not %s, which is ours', async (reference) => {
    const { admin, id } = await opened('bank_transfer')
    await expect(
      admin.call(confirmPayment, { id, evidence: EVIDENCE, reference }),
    ).rejects.toMatchObject({ status: 422, code: 'transfer_reference_own' })
    expect(await test.stateOf(id)).toBe('requires_action')
  })

  it('takes one of two that come at once', async () => {
    const both = [await opened('bank_transfer'), await opened('bank_transfer')]
    const results = await Promise.allSettled(
      both.map(({ admin, id }) =>
        admin.call(confirmPayment, { id, evidence: EVIDENCE, reference: 'FT 99 ZZ' }),
      ),
    )
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('leaves a payment open of which less arrived, says what is missing, and takes the rest', async () => {
    const { who, id, admin } = await opened('bank_transfer')
    const part = { id, evidence: EVIDENCE, reference: 'FT-PART-1', received: 1000.5 }
    expect(await admin.call(confirmPayment, part)).toEqual({
      id,
      state: 'requires_action',
      missing: 1328.5,
    })
    const [own] = await who.call(listOwnPayments)
    expect(own?.transfer).toEqual({ currency: 'AED', received: 1000.5, missing: 1328.5 })
    const waiting = await admin.call(listPaymentsToSettle)
    expect(waiting.find((one) => one.id === id)?.transfer).toEqual(own?.transfer)
    await test.drain()
    expect((await test.texts(who.phone)).at(-1)).toMatch(/1,000\.50.*1,328\.50/)
    const rest = { id, evidence: EVIDENCE, reference: 'FT-PART-2', received: 1328.5 }
    expect(await admin.call(confirmPayment, rest)).toEqual({ id, state: 'captured' })
    expect(await test.ledgerSum(id, 'clearing')).toBe(232_900)
    expect(await listLedgerErrors(test.db)).toEqual([])
  })

  it('makes a refund to pay out of what arrived beyond the price', async () => {
    const { who, id, reference, admin } = await opened('bank_transfer')
    const more = { id, evidence: EVIDENCE, reference: 'FT-MORE', received: 2500 }
    expect(await admin.call(confirmPayment, more)).toEqual({ id, state: 'captured' })
    const task = (await admin.call(listRefundsToPay)).find((one) => one.reference === reference)
    expect(task).toMatchObject({ amount: 171 })
    expect(await test.ledgerSum(id, 'refunds-payable')).toBe(-17_100)
    expect(await test.payment(id)).toMatchObject({ state: 'captured', refunded_fils: 0 })
    const [own] = await who.call(listOwnPayments)
    expect(own).toMatchObject({ refunded: 0, refundsByHand: [{ amount: 171 }] })
    await admin.call(payRefund, { id: task?.id ?? 0, way: 'bank', evidence: EVIDENCE })
    expect(await test.ledgerSum(id, 'refunds-payable')).toBe(0)
    expect(await listLedgerErrors(test.db)).toEqual([])
  })

  it('counts coins in coins', async () => {
    const { who, id, admin } = await opened('usdt')
    const part = { id, evidence: EVIDENCE, reference: 'ab'.repeat(32), received: 600 }
    expect(await admin.call(confirmPayment, part)).toMatchObject({ missing: 34.17 })
    await test.drain()
    expect((await test.texts(who.phone)).at(-1)).toMatch(/600\.00 USDT.*34\.17 USDT/)
    const rest = { id, evidence: EVIDENCE, reference: 'cd'.repeat(32), received: 34.17 }
    expect(await admin.call(confirmPayment, rest)).toEqual({ id, state: 'captured' })
  })

  it('gives back what arrived of a payment that is called off or lapses', async () => {
    for (const end of ['cancel', 'lapse'] as const) {
      const { id, reference, admin } = await opened('bank_transfer')
      const part = { id, evidence: EVIDENCE, reference: `FT-${end}`, received: 1000 }
      await admin.call(confirmPayment, part)
      if (end === 'cancel') {
        await inTransaction(test.db, (tx) => cancelPayment(tx, id, test.clock.now()))
      } else {
        await test.goTo(chargeTime('2026-12-10'))
      }
      expect(await test.stateOf(id)).toBe(end === 'cancel' ? 'cancelled' : 'expired')
      const tasks = await admin.call(listRefundsToPay)
      expect(tasks.find((one) => one.reference === reference)).toMatchObject({ amount: 1000 })
      expect(await listLedgerErrors(test.db)).toEqual([])
    }
  })
})
