import { textsIn } from '#shared/language.ts'
import type { Wish } from '#shared/endpoint.ts'
import { writeAudit } from '#server/audit.ts'
import { csvReply, type Cell } from '#server/csv.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import { requireFreshCode } from '#server/http/fresh-code.ts'
import type { Member } from '#server/http/caller.ts'
import type { FileReply } from '#server/http/reply.ts'
import type { exportUsers as contract } from '../contract.ts'
import { messages } from '../messages.ts'
import { listIndexedUsers } from './index-store.ts'
import { presentIndexed } from './list-users.ts'

const ROWS_MAX = 100_000

/** Whoever takes the people along leaves a line in the audit trail. */
export async function exportUsers(
  db: Database,
  who: Member,
  filters: Wish<typeof contract>,
): Promise<FileReply> {
  requireFreshCode(who)
  const rows = await listIndexedUsers(db, filters, { below: undefined, limit: ROWS_MAX })
  await inTransaction(db, (tx) =>
    writeAudit(tx, who, {
      action: 'export-users',
      object: 'users',
      objectId: 'all',
      before: null,
      after: { ...filters, rows: rows.length },
    }),
  )
  const { table, roles, states } = textsIn(messages, who.language)
  const cells = rows
    .map(presentIndexed)
    .map((user): Cell[] => [
      user.id,
      user.name,
      user.phone,
      user.email,
      user.roles.map((role) => roles[role]).join(', '),
      states[user.state],
      user.since,
      user.lastSeenAt,
      user.subscriptions,
    ])
  return csvReply(`users-${who.today}`, [Object.values(table), ...cells])
}
