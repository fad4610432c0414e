import type { Wish } from '#shared/endpoint.ts'
import { textsIn } from '#shared/language.ts'
import { csvReply, type Cell } from '#server/csv.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/caller.ts'
import type { FileReply } from '#server/http/reply.ts'
import type { exportSubscriptions as contract } from '../../admin-contract.ts'
import { tableTexts } from '../../admin-texts.ts'
import { listIndexed } from './index-store.ts'
import { presentIndexed } from './list-all-subscriptions.ts'

const ROWS_MAX = 100_000

export async function exportSubscriptions(
  db: Database,
  who: Member,
  filters: Wish<typeof contract>,
): Promise<FileReply> {
  const reach = { below: undefined, limit: ROWS_MAX, today: who.today }
  const rows = await listIndexed(db, filters, reach)
  const { table, statuses, payments } = textsIn(tableTexts, who.language)
  const cells = rows
    .map((row) => presentIndexed(row, who))
    .map((one): Cell[] => [
      one.id,
      one.customerName,
      one.customerPhone,
      one.planName,
      one.restaurantName,
      statuses[one.status],
      payments[one.paymentStatus],
      one.startDate,
      one.endDate,
      one.cycleEndsOn,
      one.total,
    ])
  return csvReply(`subscriptions-${who.today}`, [Object.values(table), ...cells])
}
