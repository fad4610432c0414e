import { sql, type RawBuilder } from 'kysely'
import type { DB } from '#server/database/schema.gen.ts'

type Table = keyof DB

/** What people get of a table. */
export interface OwnRows {
  table: Table
  columns: readonly string[]
  /** Which rows are those of the person with this id. */
  isOwn: (id: string) => RawBuilder<unknown>
}

type IsOwn = OwnRows['isOwn']

/** `columns` are names with spaces between them. */
export const own = (table: Table, isOwn: IsOwn, columns: string): OwnRows => ({
  table,
  columns: columns.split(/\s+/),
  isOwn,
})

/** The column names the person. */
export const by =
  (column: string): IsOwn =>
  (id) =>
    sql`${sql.ref(column)} = ${id}`

/** The column names a row of another table, which is the person's. */
export const within =
  (column: string, table: Table, isOwn: IsOwn): IsOwn =>
  (id) =>
    sql`${sql.ref(column)} in (select id from ${sql.table(table)} where ${isOwn(id)})`

export const both =
  (isOwn: IsOwn, condition: RawBuilder<unknown>): IsOwn =>
  (id) =>
    sql`${isOwn(id)} and ${condition}`
