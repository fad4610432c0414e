import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { SealedColumn } from '#server/encryption/sealed-column.ts'
import type { Vault } from '#server/encryption/vault.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type * as contract from '../../refund-contract.ts'
import type { PaymentParts } from '../parts.ts'
import { findPayment } from '../store.ts'
import { readAccount } from './payout-account.ts'
import { isForPerson, lockRefund, updateRefund, type RefundRow } from './refund-store.ts'

const sealedFor = (refundId: number | string): string => `refund-account|${refundId}`

export const sealedRefundAccounts: SealedColumn = {
  table: 'refunds',
  column: 'payout_account',
  identity: ['id'],
  about: ({ id = '' }) => sealedFor(id),
}

/** The customer says where a refund goes that cannot go back the way it came. */
export const nameRefundAccount =
  ({ vault }: Pick<PaymentParts, 'vault'>) =>
  async (
    tx: Transaction,
    who: Member,
    { id, way, holder, account: typed }: Input<typeof contract.nameRefundAccount>,
  ): Promise<Output<typeof contract.nameRefundAccount>> => {
    const refund = await lockRefund(tx, id)
    const payment = refund && (await findPayment(tx, refund.payment_id))
    if (!refund || payment?.customer_id !== who.id) throw new Refusal('not_found', 404)
    if (!isForPerson(refund)) throw new Refusal('refund_not_waiting', 409)
    const read = readAccount(way, typed)
    if (!read) {
      const code = way === 'bank' ? 'iban_invalid' : 'usdt_address_invalid'
      throw new Refusal(code, 422, { fields: ['account'] })
    }
    await updateRefund(tx, id, {
      payout_way: way,
      payout_holder: holder,
      payout_account: vault.seal(Buffer.from(read.account), sealedFor(id)),
      payout_hint: read.hint,
      payout_named_at: who.now,
    })
    return { id, account: read.hint }
  }

/** The whole number, for the person who sends the money; each look is kept. */
export const revealRefundAccount =
  ({ vault }: Pick<PaymentParts, 'vault'>) =>
  async (
    tx: Transaction,
    who: Member,
    { id }: Input<typeof contract.revealRefundAccount>,
  ): Promise<Output<typeof contract.revealRefundAccount>> => {
    const refund = await lockRefund(tx, id)
    const account = refund && openAccount(vault, refund)
    if (!refund || account === undefined) throw new Refusal('not_found', 404)
    await writeAudit(tx, who, {
      action: 'reveal-refund-account',
      object: 'payment',
      objectId: refund.payment_id,
      before: null,
      after: { refundId: id, account: refund.payout_hint },
    })
    return { holder: refund.payout_holder ?? '', account }
  }

const openAccount = (vault: Vault, { id, payout_account: sealed }: RefundRow) =>
  sealed === null ? undefined : vault.open(sealed, sealedFor(id)).toString()
