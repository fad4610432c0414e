import type { Database, Transaction } from '#server/database/database.ts'

export interface NewReceipt {
  subscriptionId: number
  kind: string
  facts: Readonly<Record<string, unknown>>
  now: Date
}

export async function insertReceipt(tx: Transaction, receipt: NewReceipt): Promise<number> {
  const { number } = await tx
    .insertInto('subscription_receipts')
    .values({
      subscription_id: receipt.subscriptionId,
      kind: receipt.kind,
      facts: JSON.stringify(receipt.facts),
      created_at: receipt.now,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}

export const findReceipt = (db: Database, subscriptionId: number, kind: string) =>
  db
    .selectFrom('subscription_receipts')
    .select(['number', 'facts'])
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', kind)
    .orderBy('number', 'desc')
    .executeTakeFirst()
