import { sql } from 'kysely'
import type { Input } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import { isLike, isPhoneLike } from '#server/database/search.ts'
import { inOrder, NEWEST, OLDEST, type Sorting } from '#server/database/sorting.ts'
import type { exportOrdersToPack } from '../../admin-contract.ts'
import { OPEN_STATUSES } from '../../rules.ts'
import { isLateRow } from '../missed/missed-store.ts'
import { ORDER_COLUMNS, toOrder, type OrderRow } from '../orders/order-store.ts'

export type OrderFilters = Input<typeof exportOrdersToPack>
type Sort = NonNullable<OrderFilters['sort']>

const SORTINGS: Readonly<Record<Sort, Sorting>> = {
  newest: NEWEST,
  oldest: OLDEST,
  due: { column: 'o.window_day', isDescending: false },
  amount: { column: 'o.total_fils', isDescending: true },
}
const SORTED = { table: sql`ingredient_orders as o`, id: 'o.id' }

const packed = (db: Database) =>
  db
    .selectFrom('ingredient_orders as o')
    .innerJoin('users as u', 'u.id', 'o.customer_id')
    .select(ORDER_COLUMNS)
    .select(['u.name as customerName', 'u.phone as customerPhone'])

export type PackedRow = OrderRow & { customerName: string; customerPhone: string }

/** Orders behind the last one of the page before. */
export async function listToPack(
  db: Database,
  { search, status, method, day, sort = 'newest' }: OrderFilters,
  { now, ...reach }: { from: number | undefined; limit: number; now: Date },
): Promise<PackedRow[]> {
  let query = packed(db)
  if (search) query = query.where(isFound(search))
  if (status === 'open') query = query.where('o.status', 'in', OPEN_STATUSES)
  else if (status === 'late') query = query.where(isLateRow(now))
  else if (status) query = query.where('o.status', '=', status)
  if (method) query = query.where('o.payment_method', '=', method)
  if (day) query = query.where('o.window_day', '=', day)
  const sorting =
    status === 'open' && sort === 'newest'
      ? { column: isLateRow(now), isDescending: true }
      : SORTINGS[sort]
  return (await inOrder(query, SORTED, sorting, reach).execute()).map(toOrder)
}

const isFound = (typed: string) => {
  const id = /^(?:so-?|#)?0*(\d{1,9})$/i.exec(typed)?.[1]
  return sql<boolean>`(${isLike('u.name', typed)} or ${isPhoneLike('u.phone', typed)}
    or ${id === undefined ? sql`false` : sql`o.id = ${Number(id)}`})`
}

/** Orders that still have to leave the house, and the window of the first of them. */
export const countToPack = (db: Database): Promise<{ open: number; dueAt: Date | null }> =>
  db
    .selectFrom('ingredient_orders')
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'integer').as('open'),
      sql<Date | null>`min((window_day + window_from::time) at time zone 'Asia/Dubai')`.as('dueAt'),
    ])
    .where('status', 'in', ['placed', 'packing'])
    .executeTakeFirstOrThrow()

export async function findToPack(db: Database, id: number): Promise<PackedRow | undefined> {
  const row = await packed(db).where('o.id', '=', id).executeTakeFirst()
  return row && toOrder(row)
}
