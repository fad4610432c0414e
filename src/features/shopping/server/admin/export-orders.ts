import type { Input } from '#shared/wire/endpoint.ts'
import { textsIn } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'
import { exportTable } from '#server/export-table.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { StreamReply } from '#server/http/answers/reply.ts'
import type { exportOrdersToPack as contract } from '../../admin-contract.ts'
import { tableTexts } from '../../admin-texts.ts'
import { statusTexts } from '../../status-texts.ts'
import { presentAll } from './list-orders-to-pack.ts'

const LINES = '; '

export async function exportOrdersToPack(
  db: Database,
  who: Member,
  filters: Input<typeof contract>,
): Promise<StreamReply> {
  const { table, line } = textsIn(tableTexts, who.language)
  const { statuses, methods, money } = textsIn(statusTexts, who.language)
  return exportTable(db, who, {
    name: 'ingredient-orders',
    filters,
    list: (tx, page) => presentAll(tx, who, filters, page),
    headings: table,
    cells: (order) => [
      order.number,
      order.customerName,
      order.customerPhone,
      statuses[order.status],
      order.window.day,
      order.window.from,
      order.window.to,
      order.address,
      order.addressNotes,
      methods[order.paymentMethod],
      money[order.moneyState],
      order.total,
      order.cashToCollect,
      order.placedAt,
      order.lines.map(({ name, pack }) => line(name, pack)).join(LINES),
    ],
  })
}
