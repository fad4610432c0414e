import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/caller.ts'

/** The audit row of what an admin did to a payment, in the transaction of the change. */
export async function auditPayment(
  tx: Transaction,
  who: Member,
  action: string,
  paymentId: number,
  before: object,
  after: object,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      at: who.now,
      actor_id: who.id,
      actor_role: who.user.role,
      action,
      object: 'payment',
      object_id: String(paymentId),
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      request_id: who.requestId,
    })
    .execute()
}
