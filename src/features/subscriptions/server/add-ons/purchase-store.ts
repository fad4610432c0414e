import type { Database, Transaction } from '#server/database/database.ts'
import type { PurchaseState } from '../../add-on-rules.ts'

export interface PurchaseRow {
  id: number
  subscriptionId: number
  cycleId: number
  addOn: string
  priceFils: number
  state: PurchaseState
  paymentId: number | null
}

const purchases = (db: Database) =>
  db
    .selectFrom('add_on_purchases')
    .select([
      'id',
      'subscription_id as subscriptionId',
      'cycle_id as cycleId',
      'add_on as addOn',
      'price_fils as priceFils',
      'state',
      'payment_id as paymentId',
    ])
    .orderBy('id')

type RawRow = Awaited<ReturnType<ReturnType<typeof purchases>['execute']>>[number]

const toPurchase = (row: RawRow): PurchaseRow => ({ ...row, state: row.state as PurchaseState })

/** Paid, or under way. */
export async function listLivePurchases(
  db: Database,
  subscriptionId: number,
): Promise<PurchaseRow[]> {
  const rows = await purchases(db)
    .where('subscription_id', '=', subscriptionId)
    .where('state', 'in', ['open', 'paid'])
    .execute()
  return rows.map(toPurchase)
}

/** Its subscription must be locked. */
export async function getPurchase(tx: Transaction, id: number): Promise<PurchaseRow> {
  return toPurchase(await purchases(tx).where('id', '=', id).executeTakeFirstOrThrow())
}

export async function insertPurchase(
  tx: Transaction,
  purchase: Pick<PurchaseRow, 'subscriptionId' | 'cycleId' | 'addOn' | 'priceFils'> & {
    days: number
  },
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('add_on_purchases')
    .values({
      subscription_id: purchase.subscriptionId,
      cycle_id: purchase.cycleId,
      add_on: purchase.addOn,
      days: purchase.days,
      price_fils: purchase.priceFils,
      state: 'open',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updatePurchase(
  tx: Transaction,
  id: number,
  change: { state?: PurchaseState; paymentId?: number },
): Promise<void> {
  await tx
    .updateTable('add_on_purchases')
    .set({
      ...(change.state && { state: change.state }),
      ...(change.paymentId !== undefined && { payment_id: change.paymentId }),
    })
    .where('id', '=', id)
    .execute()
}
