import type { Transaction } from '#server/database/database.ts'
import type { PartLine } from '../types.ts'

export async function insertLines(
  tx: Transaction,
  paymentId: number,
  lines: readonly PartLine[],
): Promise<void> {
  await tx
    .insertInto('payment_lines')
    .values(
      lines.map((line, index) => ({
        payment_id: paymentId,
        position: index + 1,
        part: line.part,
        description_en: line.description.en,
        description_ar: line.description.ar,
        quantity: line.quantity,
        gross_fils: line.grossFils,
      })),
    )
    .execute()
}

export interface PaymentLineRow extends PartLine {
  position: number
  waivedAt: Date | null
}

export async function listLines(tx: Transaction, paymentId: number): Promise<PaymentLineRow[]> {
  const rows = await tx
    .selectFrom('payment_lines')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    position: row.position,
    part: row.part,
    description: { en: row.description_en, ar: row.description_ar },
    quantity: row.quantity,
    grossFils: row.gross_fils,
    waivedAt: row.waived_at,
  }))
}

export async function waiveLines(
  tx: Transaction,
  paymentId: number,
  positions: readonly number[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('payment_lines')
    .set({ waived_at: now })
    .where('payment_id', '=', paymentId)
    .where('position', 'in', positions)
    .execute()
}
