import type { Wish } from '#shared/endpoint.ts'
import { textsIn } from '#shared/language.ts'
import { csvReply, type Cell } from '#server/csv.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/caller.ts'
import type { FileReply } from '#server/http/reply.ts'
import type { exportCustomQuotes as contract } from '../../admin-contract.ts'
import { tableTexts } from '../../admin-texts.ts'
import { messages } from '../../messages.ts'
import { presentIndexed } from './list-custom-quotes.ts'
import { listIndexed } from './quote-store.ts'

const ROWS_MAX = 100_000

export async function exportCustomQuotes(
  db: Database,
  who: Member,
  filters: Wish<typeof contract>,
): Promise<FileReply> {
  const reach = { from: undefined, limit: ROWS_MAX, now: who.now, adminId: who.id }
  const rows = await listIndexed(db, filters, reach)
  const { table, states } = textsIn(tableTexts, who.language)
  const { methods } = textsIn(messages, who.language)
  const cells = rows
    .map((row) => presentIndexed(row, who))
    .map((one): Cell[] => [
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
    ])
  return csvReply(`custom-quotes-${who.today}`, [Object.values(table), ...cells])
}
