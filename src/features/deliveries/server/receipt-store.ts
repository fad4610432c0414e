import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

export interface NewReceipt {
  subscriptionId: number
  kind: string
  facts: Readonly<Record<string, unknown>>
  now: Date
}

export async function insertReceipt(tx: Transaction, receipt: NewReceipt): Promise<number> {
  const [row] = await inserted(tx, { ...receipt, facts: JSON.stringify(receipt.facts) })
  if (!row) throw new Error('A receipt was not written')
  return row.number
}

const inserted = prepared<Omit<NewReceipt, 'facts'> & { facts: string }>()((db, param) =>
  db
    .insertInto('subscription_receipts')
    .values({
      subscription_id: param('subscriptionId'),
      kind: param('kind'),
      facts: param('facts'),
      created_at: param('now'),
    })
    .returning('number'),
)

export const findReceipt = (db: Database, subscriptionId: number, kind: string) =>
  db
    .selectFrom('subscription_receipts')
    .select(['number', 'facts'])
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', kind)
    .orderBy('number', 'desc')
    .executeTakeFirst()

const RECEIPT = ['number', 'kind', 'facts', 'created_at as at'] as const

/** The newest receipts below a number. */
export const listReceipts = (
  db: Database,
  subscriptionId: number,
  { below, limit }: { below: number | undefined; limit: number },
) =>
  db
    .selectFrom('subscription_receipts')
    .select(RECEIPT)
    .where('subscription_id', '=', subscriptionId)
    .where('number', '<', below ?? 2_147_483_647)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()

export const findReceiptByNumber = (db: Database, subscriptionId: number, number: number) =>
  db
    .selectFrom('subscription_receipts')
    .select(RECEIPT)
    .where('subscription_id', '=', subscriptionId)
    .where('number', '=', number)
    .executeTakeFirst()
