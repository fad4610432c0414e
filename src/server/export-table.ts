import { writeAudit } from './audit.ts'
import { csvReply, type Cell } from './csv.ts'
import { inTransaction, type Database } from './database/database.ts'
import type { Member } from './http/callers/caller.ts'
import type { FileReply } from './http/answers/reply.ts'

/** More than this fits no spreadsheet that a person reads. */
const ROWS_MAX = 100_000

interface Table<Row> {
  /** What is taken along, such as `chef-payouts`: names the file and the act in the trail. */
  name: string
  filters: object
  list: (limit: number) => Promise<readonly Row[]>
  headings: object
  cells: (row: Row) => Cell[]
}

/**
 * The rows of an index as a file. Whoever takes people's data along leaves a line in
 * the audit trail.
 */
export async function exportTable<Row>(
  db: Database,
  who: Member,
  { name, filters, list, headings, cells }: Table<Row>,
): Promise<FileReply> {
  const rows = await list(ROWS_MAX)
  await inTransaction(db, (tx) =>
    writeAudit(tx, who, {
      action: `export-${name}`,
      object: name,
      objectId: 'all',
      before: null,
      after: { ...filters, rows: rows.length },
    }),
  )
  return csvReply(`${name}-${who.today}`, [Object.values(headings), ...rows.map(cells)])
}
