import type { Input } from '#shared/wire/endpoint.ts'
import { textsIn } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'
import { exportTable } from '#server/export-table.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { StreamReply } from '#server/http/answers/reply.ts'
import type { exportCustomQuotes as contract } from '../../admin-contract.ts'
import { tableTexts } from '../../admin-texts.ts'
import { messages } from '../../messages.ts'
import { presentIndexed } from './list-custom-quotes.ts'
import { listIndexed } from './quote-store.ts'

export async function exportCustomQuotes(
  db: Database,
  who: Member,
  filters: Input<typeof contract>,
): Promise<StreamReply> {
  const { table, states } = textsIn(tableTexts, who.language)
  const { methods } = textsIn(messages, who.language)
  return exportTable(db, who, {
    name: 'custom-quotes',
    filters,
    list: async (tx, page) => {
      const reach = { ...page, now: who.now, adminId: who.id }
      return (await listIndexed(tx, filters, reach)).map((row) => presentIndexed(row, who))
    },
    headings: table,
    cells: (one) => [
      one.number,
      one.name,
      one.phone,
      one.peopleCount,
      methods[one.contactMethod],
      states[one.state],
      one.createdAt,
      one.dueAt,
      one.answeredAt,
      one.assignee,
      one.offered,
    ],
  })
}
