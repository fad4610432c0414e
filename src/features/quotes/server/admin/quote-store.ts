import { sql } from 'kysely'
import type { Input } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { inOrder, NEWEST, OLDEST, type Sorting } from '#server/database/sorting.ts'
import { isLike, isPhoneLike } from '#server/database/search.ts'
import type { exportCustomQuotes } from '../../admin-contract.ts'
import type { ContactMethod, ContactTime, QuoteState } from '../../rules.ts'

export type QuoteFilters = Input<typeof exportCustomQuotes>

const SORTED = { table: sql`custom_quotes as q`, id: 'q.id' }

/** Unless another order is asked for, open requests stand in the order in which they are due. */
function sortingOf({ sort, state, isOverdue }: QuoteFilters): Sorting {
  if (sort === 'people') return { column: 'q.people_count', isDescending: true }
  if (sort === 'newest') return NEWEST
  return sort === 'oldest' || state === 'open' || isOverdue ? OLDEST : NEWEST
}

const quotes = (db: Database) =>
  db
    .selectFrom('custom_quotes as q')
    .leftJoin('users as a', 'a.id', 'q.assigned_to')
    .select([
      'q.id',
      'q.name',
      'q.phone',
      'q.email',
      'q.people_count as peopleCount',
      'q.requirements',
      'q.contact_method as contactMethod',
      'q.contact_time as contactTime',
      'q.language',
      'q.state',
      'q.created_at as createdAt',
      'q.due_at as dueAt',
      'q.answered_at as answeredAt',
      'q.assigned_to as assignedTo',
      'a.name as assigneeName',
      'a.phone as assigneePhone',
    ])
    .select((eb) =>
      eb
        .selectFrom('custom_quote_offers as o')
        .select('o.total_fils')
        .whereRef('o.quote_id', '=', 'q.id')
        .orderBy('o.id', 'desc')
        .limit(1)
        .as('offeredFils'),
    )

type RawQuote = Awaited<ReturnType<ReturnType<typeof quotes>['execute']>>[number]

const toQuote = (row: RawQuote) => ({
  ...row,
  contactMethod: row.contactMethod as ContactMethod,
  contactTime: row.contactTime as ContactTime,
  language: row.language as Language,
  state: row.state as QuoteState,
})

export type QuoteRow = ReturnType<typeof toQuote>

/** Requests behind the last one of the page before. */
export async function listIndexed(
  db: Database,
  filters: QuoteFilters,
  reach: { from: number | undefined; limit: number; now: Date; adminId: string },
): Promise<QuoteRow[]> {
  const { search, state, isOverdue, isMine } = filters
  let query = quotes(db)
  if (search) query = query.where(isFound(search))
  if (state) query = query.where('q.state', '=', state)
  if (isOverdue) query = query.where('q.state', '=', 'open').where('q.due_at', '<', reach.now)
  if (isMine) query = query.where('q.assigned_to', '=', reach.adminId)
  const rows = await inOrder(query, SORTED, sortingOf(filters), reach).execute()
  return rows.map(toQuote)
}

const isFound = (search: string) => {
  const number = /^(?:sq-\d{4}-|#)?0*(\d{1,9})$/i.exec(search)?.[1]
  return sql<boolean>`(${isLike('q.name', search)} or ${isPhoneLike('q.phone', search)}
    or ${isLike('q.email', search)}
    or ${number === undefined ? sql`false` : sql`q.id = ${Number(number)}`})`
}

export async function countOpen(
  db: Database,
  now: Date,
): Promise<{ open: number; overdue: number }> {
  return db
    .selectFrom('custom_quotes')
    .select((eb) => [
      eb.fn.countAll<number>().as('open'),
      eb.fn.countAll<number>().filterWhere('due_at', '<', now).as('overdue'),
    ])
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
}

export async function findQuote(db: Database, id: number): Promise<QuoteRow | undefined> {
  const row = await quotes(db).where('q.id', '=', id).executeTakeFirst()
  return row && toQuote(row)
}

/** A request locked until the transaction ends. */
export async function findAndLockQuote(tx: Transaction, id: number): Promise<QuoteRow | undefined> {
  const locked = await tx
    .selectFrom('custom_quotes')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return locked && findQuote(tx, id)
}
