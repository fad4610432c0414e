import type { Input } from '#shared/wire/endpoint.ts'
import { textsIn } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import { exportTable } from '#server/export-table.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { StreamReply } from '#server/http/answers/reply.ts'
import { nameForTeam, shownPhone } from '#server/person-name.ts'
import type { exportPayments as contract } from '../../admin-contract.ts'
import { tableTexts } from '../../admin-texts.ts'
import type { OfferedMethod, PaymentState } from '../../rules.ts'
import { listIndexed } from './payment-index-store.ts'

export async function exportPayments(
  db: Database,
  who: Member,
  filters: Input<typeof contract>,
): Promise<StreamReply> {
  const { table, states, methods } = textsIn(tableTexts, who.language)
  return exportTable(db, who, {
    name: 'payments',
    filters,
    list: (tx, page) => listIndexed(tx, filters, page),
    headings: table,
    cells: (row) => [
      row.reference,
      nameForTeam(row, who.language),
      shownPhone(row.phone),
      who.language === 'ar' ? row.description_ar : row.description_en,
      toDirhams(row.amount_fils),
      toDirhams(row.refunded_fils),
      methods[row.method as OfferedMethod],
      states[row.state as PaymentState],
      row.charge_on,
      row.captured_at?.toISOString() ?? null,
    ],
  })
}
