import type { Input } from '#shared/wire/endpoint.ts'
import { textsIn } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'
import { exportTable } from '#server/export-table.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { StreamReply } from '#server/http/answers/reply.ts'
import type { exportUsers as contract } from '../contract.ts'
import { messages } from '../messages.ts'
import { hearNewNames, listIndexedUsers } from './index-store.ts'
import { presentIndexed } from './list-users.ts'

export async function exportUsers(
  db: Database,
  who: Member,
  filters: Input<typeof contract>,
): Promise<StreamReply> {
  const { table, roles, states } = textsIn(messages, who.language)
  if (filters.search) await hearNewNames(db)
  return exportTable(db, who, {
    name: 'users',
    filters,
    list: async (tx, page) => {
      const rows = await listIndexedUsers(tx, filters, page)
      return rows.map((row) => presentIndexed(row, who.language))
    },
    headings: table,
    cells: (user) => [
      user.id,
      user.name,
      user.phone,
      user.email,
      user.roles.map((role) => roles[role]).join(', '),
      states[user.state],
      user.since,
      user.lastSeenAt,
      user.subscriptions,
    ],
  })
}
