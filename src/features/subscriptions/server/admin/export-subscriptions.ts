import type { Input } from '#shared/wire/endpoint.ts'
import { textsIn } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'
import { exportTable } from '#server/export-table.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { StreamReply } from '#server/http/answers/reply.ts'
import type { exportSubscriptions as contract } from '../../admin-contract.ts'
import { tableTexts } from '../../admin-texts.ts'
import { listIndexed } from './index-store.ts'
import { presentIndexed } from './list-all-subscriptions.ts'

export async function exportSubscriptions(
  db: Database,
  who: Member,
  filters: Input<typeof contract>,
): Promise<StreamReply> {
  const { table, statuses, payments } = textsIn(tableTexts, who.language)
  return exportTable(db, who, {
    name: 'subscriptions',
    filters,
    list: async (tx, page) => {
      const reach = { ...page, today: who.today }
      return (await listIndexed(tx, filters, reach)).map((row) => presentIndexed(row, who))
    },
    headings: table,
    cells: (one) => [
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
    ],
  })
}
