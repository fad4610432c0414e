import { expect, it } from 'vitest'
import { inTransaction } from '#server/database/database.ts'
import { testDatabaseUrl } from '../../../../../tools/testing/database.ts'
import { confirmPayment, listOwnPayments } from '../../contract.ts'
import {
  listRefundsToPay,
  nameRefundAccount,
  payRefund,
  revealRefundAccount,
} from '../../refund-contract.ts'
import { usePayments } from '../testing/payments-app.ts'
import { refundPayment } from './refund-payment.ts'

const test = usePayments(testDatabaseUrl())
const IBAN = 'AE07 0331 2345 6789 0123 456'
const USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const HOLDER = 'Layla Haddad'

/** A refund of a USDT payment, which only a person can send. */
async function byHand() {
  const who = await test.person()
  const admin = await test.person('admin')
  const { id: paymentId } = await test.open(who, { method: 'usdt' })
  await admin.call(confirmPayment, { id: paymentId, evidence: 'TxID 5f0c, seen on the chain.' })
  const refund = { paymentId, amountFils: 5000, reason: 'cancelled', now: test.clock.now() }
  const { id } = await inTransaction(test.db, (tx) => refundPayment(tx, refund))
  return { who, admin, id }
}

const auditOf = (action: string) =>
  test.db.selectFrom('audit_log').select('after').where('action', '=', action).execute()

it('POST /api/refunds/:id/account takes an IBAN, which only a look that is logged shows whole', async () => {
  const { who, admin, id } = await byHand()
  expect((await who.call(listOwnPayments))[0]?.refundsByHand).toEqual([
    { id, amount: 50, account: null },
  ])
  const named = { id, way: 'bank', holder: HOLDER, account: IBAN } as const
  expect(await who.call(nameRefundAccount, named)).toEqual({ id, account: 'AE07 •••• 3456' })
  expect((await who.call(listOwnPayments))[0]?.refundsByHand).toMatchObject([
    { account: 'AE07 •••• 3456' },
  ])
  const shown = (await admin.call(listRefundsToPay)).find((one) => one.id === id)
  expect(shown?.account).toEqual({ way: 'bank', hint: 'AE07 •••• 3456' })
  expect(await admin.call(revealRefundAccount, { id })).toEqual({
    holder: HOLDER,
    account: IBAN.replaceAll(' ', ''),
  })
  expect(await auditOf('reveal-refund-account')).toHaveLength(1)
  const stored = await test.db.selectFrom('refunds').selectAll().where('id', '=', id).execute()
  expect(JSON.stringify(stored)).not.toContain('0331234567890123456')
})

it('POST /api/admin/refunds/:id/paid keeps the masked account in the audit trail and the number nowhere', async () => {
  const { who, admin, id } = await byHand()
  await who.call(nameRefundAccount, { id, way: 'usdt', holder: HOLDER, account: USDT })
  await admin.call(payRefund, { id, way: 'usdt', evidence: 'TxID 77aa, sent from our wallet.' })
  expect((await auditOf('pay-refund')).at(-1)?.after).toMatchObject({ account: 'TR7N •••• Lj6t' })
  await expect(admin.call(revealRefundAccount, { id })).rejects.toMatchObject({ status: 404 })
  expect((await who.call(listOwnPayments))[0]?.refundsByHand).toEqual([])
  const late = { id, way: 'bank', holder: HOLDER, account: IBAN } as const
  await expect(who.call(nameRefundAccount, late)).rejects.toMatchObject({
    code: 'refund_not_waiting',
  })
})

it('POST /api/refunds/:id/account refuses a wrong checksum and another person', async () => {
  const { who, id } = await byHand()
  const name = (way: 'bank' | 'usdt', account: string) =>
    who.call(nameRefundAccount, { id, way, holder: HOLDER, account })
  await expect(name('bank', 'AE08 0331 2345 6789 0123 456')).rejects.toMatchObject({
    code: 'iban_invalid',
  })
  await expect(name('usdt', USDT.replace('Lj6t', 'Lj6u'))).rejects.toMatchObject({
    code: 'usdt_address_invalid',
  })
  const other = await test.person()
  const theirs = { id, way: 'bank', holder: HOLDER, account: IBAN } as const
  await expect(other.call(nameRefundAccount, theirs)).rejects.toMatchObject({ code: 'not_found' })
})
