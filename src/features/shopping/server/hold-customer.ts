import type { Transaction } from '#server/database/database.ts'

/** Everything that a customer orders or lists waits here for the one before it. */
export async function holdCustomer(tx: Transaction, customerId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', customerId).forNoKeyUpdate().execute()
}
