import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { PartLine } from '../types.ts'

export async function insertLines(
  tx: Transaction,
  paymentId: number,
  lines: readonly PartLine[],
): Promise<void> {
  await inserted(tx, {
    paymentId,
    parts: lines.map(({ part }) => part),
    english: lines.map(({ description }) => description.en),
    arabic: lines.map(({ description }) => description.ar),
    quantities: lines.map(({ quantity }) => quantity),
    gross: lines.map(({ grossFils }) => grossFils),
  })
}

interface NewLines {
  paymentId: number
  parts: readonly string[]
  english: readonly string[]
  arabic: readonly string[]
  quantities: readonly number[]
  gross: readonly number[]
}

const inserted = prepared<NewLines>()((db, param) => ({
  compile: () =>
    sql<never>`
      insert into payment_lines
        (payment_id, position, part, description_en, description_ar, quantity, gross_fils)
      select ${param('paymentId')}::bigint, line.position, line.part, line.english, line.arabic,
             line.quantity, line.gross
        from unnest(
          ${param('parts')}::text[], ${param('english')}::text[], ${param('arabic')}::text[],
          ${param('quantities')}::integer[], ${param('gross')}::integer[]
        ) with ordinality as line (part, english, arabic, quantity, gross, position)`.compile(db),
}))

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
