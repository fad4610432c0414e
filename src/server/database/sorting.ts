import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'

/** By what rows are put in order, and from which end; by their number where nothing is named. */
export interface Sorting {
  /** A column of the table that is never empty, such as `p.amount_fils`, or what is made of some. */
  column?: string | RawBuilder<unknown>
  isDescending: boolean
}

export interface Sorted {
  /** With its alias, such as `payments as p`. */
  table: RawBuilder<unknown>
  /** The column of the number, such as `p.id`: it settles what is equal otherwise. */
  id: string
}

interface Reach {
  /** The last row of the page before. */
  from: number | undefined
  limit: number
}

export const NEWEST: Sorting = { isDescending: true }
export const OLDEST: Sorting = { isDescending: false }

/** The newest and the oldest first by the date that is shown next to each row. */
export const byDate = (column: string) => ({
  newest: { column, isDescending: true },
  oldest: { column, isDescending: false },
})

/** A page of rows in an order, from behind a row on; a page is found as fast as the first one. */
export function inOrder<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { table, id }: Sorted,
  { column, isDescending }: Sorting,
  { from, limit }: Reach,
): SelectQueryBuilder<DB, TB, O> {
  const key = sql.ref(id)
  const by = column === undefined ? key : typeof column === 'string' ? sql.ref(column) : column
  const place = column === undefined ? key : sql`(${by}, ${key})`
  const last =
    column === undefined
      ? sql`${from}`
      : sql`(select ${by}, ${key} from ${table} where ${key} = ${from})`
  const behind = isDescending ? sql<boolean>`${place} < ${last}` : sql<boolean>`${place} > ${last}`
  const way = isDescending ? 'desc' : 'asc'
  const page = from === undefined ? query : query.where(behind)
  const sorted = column === undefined ? page : page.orderBy(by, way)
  return sorted.orderBy(key, way).limit(limit)
}
