import type { Input, Output, Role } from '#shared/wire/endpoint.ts'
import { textsIn, type Language } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'
import { exportTable } from '#server/export-table.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { actorForTeam } from '#server/person-name.ts'
import type { StreamReply } from '#server/http/answers/reply.ts'
import type * as contract from '../../contract.ts'
import { messages } from '../../messages.ts'
import { listEntries, listNames, type AuditRow } from './audit-store.ts'

const PAGE = 50

type Entry = Output<typeof contract.listAudit>['entries'][number]

export async function listAudit(
  db: Database,
  who: Member,
  { before, ...filters }: Input<typeof contract.listAudit>,
): Promise<Output<typeof contract.listAudit>> {
  const rows = await listEntries(db, filters, { from: before, limit: PAGE + 1 })
  const page = rows.slice(0, PAGE)
  const next = rows.length > PAGE ? (page.at(-1)?.id ?? null) : null
  return { entries: page.map((row) => presentEntry(row, who.language)), next }
}

export async function listAuditNames(
  db: Database,
): Promise<Output<typeof contract.listAuditNames>> {
  return { actions: await listNames(db, 'action'), objects: await listNames(db, 'object') }
}

const presentEntry = (
  { actorNumber, actorPhone, ...row }: AuditRow,
  language: Language,
): Entry => ({
  ...row,
  at: row.at.toISOString(),
  actor: actorForTeam(row.actor, actorPhone, language),
  actorId: actorNumber,
  role: row.role as Role,
  before: asFacts(row.before),
  after: asFacts(row.after),
})

const asFacts = (facts: unknown): Record<string, unknown> | null => {
  if (Array.isArray(facts)) return { list: facts }
  return typeof facts === 'object' ? (facts as Record<string, unknown> | null) : { value: facts }
}

/** Anyone who takes the trail along is written down in it. */
export async function exportAudit(
  db: Database,
  who: Member,
  filters: Input<typeof contract.exportAudit>,
): Promise<StreamReply> {
  const { auditTable } = textsIn(messages, who.language)
  return exportTable(db, who, {
    name: 'audit',
    filters,
    list: async (tx, page) =>
      (await listEntries(tx, filters, page)).map((row) => presentEntry(row, who.language)),
    headings: auditTable,
    cells: (entry) => [
      entry.id,
      entry.at,
      entry.actor,
      entry.role,
      entry.action,
      entry.object,
      entry.objectId,
      entry.before && JSON.stringify(entry.before),
      entry.after && JSON.stringify(entry.after),
      entry.address,
      entry.requestId,
    ],
  })
}
