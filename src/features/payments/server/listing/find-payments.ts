import type { Database } from '#server/database/database.ts'
import { presentSummary } from '../store.ts'
import type { PaymentSummary } from '../types.ts'

export interface FoundPayment extends PaymentSummary {
  cardSetupId: number | null
}

/** How some payments stand, by id. */
export async function findPayments(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, FoundPayment>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('payments').selectAll().where('id', 'in', ids).execute()
  return new Map(
    rows.map((row) => [row.id, { ...presentSummary(row), cardSetupId: row.card_setup_id }]),
  )
}
