import { sql, type RawBuilder } from 'kysely'
import { readAtLength, type Database } from '../database/database.ts'
import { KEY_ID_BYTES, type Vault } from './vault.ts'

/** A column that the vault seals, so that it can be sealed again under another secret. */
export interface SealedColumn {
  table: string
  column: string
  /** What names a row, in the order of its primary key, and what `about` asks for next to it. */
  identity: readonly [string, ...string[]]
  about: (row: Row) => string
}

type Row = Readonly<Record<string, string>>

export interface Resealed {
  /** Sealed again by this call. */
  count: number
  /** Rows that neither secret opens. */
  damaged: string[]
}

const BATCH_ROWS = 500

export const nameOf = ({ table, column }: SealedColumn): string => `${table}.${column}`

export const stillSealed = (column: SealedColumn): Error =>
  new Error(
    `${nameOf(column)} is still sealed with an earlier SECRET: set that one as SECRET_PREVIOUS and run npm run reseal.`,
  )

/** Rows sealed by none of the keys. What was erased is empty. */
const sealedOtherwise = (
  { table, column }: SealedColumn,
  keyIds: readonly Buffer[],
): RawBuilder<unknown> => sql`
  from ${sql.table(table)}
 where length(${sql.ref(column)}) > 0
   and substring(${sql.ref(column)} from 1 for ${sql.lit(KEY_ID_BYTES)})
       not in (${sql.join(keyIds)})`

/** @throws Error with one line when a column holds what the vault does not open. */
export async function refuseLeftBehind(
  db: Database,
  vault: Vault,
  columns: readonly SealedColumn[],
): Promise<void> {
  for (const column of columns) {
    const { rows } = await readAtLength(db, (tx) =>
      sql`select 1 ${sealedOtherwise(column, vault.keyIds)} limit 1`.execute(tx),
    )
    if (rows.length > 0) throw stillSealed(column)
  }
}

/** How many rows of the column an earlier secret sealed. */
export async function countSealedEarlier(
  db: Database,
  vault: Vault,
  column: SealedColumn,
): Promise<number> {
  const { rows } = await readAtLength(db, (tx) =>
    sql<{ count: number }>`
      select count(*)::int as count ${sealedOtherwise(column, vault.keyIds.slice(0, 1))}`.execute(
      tx,
    ),
  )
  return rows[0]?.count ?? 0
}

/**
 * Seals with the present secret what an earlier one sealed. It may be stopped and run again at any
 * time, next to running servers: a row that changes meanwhile keeps its change.
 */
export async function resealColumn(
  db: Database,
  vault: Vault,
  column: SealedColumn,
): Promise<Resealed> {
  const damaged: string[] = []
  let count = 0
  let rows = await listBatch(db, vault, column, undefined)
  while (rows.length > 0) {
    for (const { sealed, ...row } of rows) {
      const about = column.about(row)
      const plain = openOrNothing(vault, sealed, about)
      if (plain) count += await replace(db, column, row, sealed, vault.seal(plain, about))
      else damaged.push(`${nameOf(column)} of ${JSON.stringify(row)}`)
    }
    rows = await listBatch(db, vault, column, rows.at(-1))
  }
  return { count, damaged }
}

type SealedRow = Row & { sealed: Buffer & string }

async function listBatch(
  db: Database,
  vault: Vault,
  column: SealedColumn,
  last: Row | undefined,
): Promise<SealedRow[]> {
  const names = column.identity.map((name) => sql.ref(name))
  const texts = column.identity.map((name) => sql`${sql.ref(name)}::text as ${sql.ref(name)}`)
  const rest = last ? sql`and (${sql.join(names)}) > (${sql.join(valuesOf(column, last))})` : sql``
  const { rows } = await readAtLength(db, (tx) =>
    sql<SealedRow>`
      select ${sql.join(texts)}, ${sql.ref(column.column)} as sealed
        ${sealedOtherwise(column, vault.keyIds.slice(0, 1))} ${rest}
       order by ${sql.join(names)} limit ${sql.lit(BATCH_ROWS)}`.execute(tx),
  )
  return rows
}

const valuesOf = ({ identity }: SealedColumn, row: Row): (string | undefined)[] =>
  identity.map((name) => row[name])

function openOrNothing(vault: Vault, sealed: Buffer, about: string): Buffer | undefined {
  try {
    return vault.open(sealed, about)
  } catch {
    return undefined
  }
}

/** One row at a time, without a lock on others; 0 where the row has changed meanwhile. */
async function replace(
  db: Database,
  column: SealedColumn,
  row: Row,
  before: Buffer,
  after: Buffer,
): Promise<number> {
  const same = column.identity.map((name) => sql`${sql.ref(name)} = ${row[name]}`)
  const { numAffectedRows } = await sql`
    update ${sql.table(column.table)} set ${sql.ref(column.column)} = ${after}
     where ${sql.join(same, sql` and `)} and ${sql.ref(column.column)} = ${before}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
