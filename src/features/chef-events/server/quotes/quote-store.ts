import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Course, Inclusion } from '#features/chefs/rules.ts'
import {
  allergensIn,
  bilingualTitle,
  mapDishFacts,
  type MenuCourse,
  type StoredCourse,
} from '#features/chefs/server/public.ts'
import type { QuoteStatus } from '../../rules.ts'

export interface QuoteRow {
  id: number
  eventId: number
  chefId: number
  /** As it is stored; `quoteStatusAt` says what it is at an instant. */
  status: QuoteStatus
  guestCount: number
  perGuestFils: number
  totalFils: number
  inclusions: Inclusion[]
  note: string
  sentAt: Date
  expiresAt: Date
  decidedAt: Date | null
}

export interface QuoteWithCourses extends QuoteRow {
  courses: StoredCourse[]
}

const COLUMNS = [
  'id',
  'event_id as eventId',
  'chef_id as chefId',
  'status',
  'guest_count as guestCount',
  'per_guest_fils as perGuestFils',
  'total_fils as totalFils',
  'inclusions',
  'note',
  'sent_at as sentAt',
  'expires_at as expiresAt',
  'decided_at as decidedAt',
] as const

const quoteById = prepared<{ id: number }>()((db, param) =>
  db.selectFrom('chef_quotes').select(COLUMNS).where('id', '=', param('id')),
)

export const findQuote = async (db: Database, id: number): Promise<QuoteRow | undefined> =>
  (await quoteById(db, { id }))[0] as QuoteRow | undefined

const coursesOfQuotes = prepared<{ ids: number[] }>()((db, param) =>
  db
    .selectFrom('chef_quote_courses as c')
    .leftJoin('dishes as d', (join) =>
      join.onRef('d.slug', '=', 'c.dish_slug').on('d.restaurant_id', 'is', null),
    )
    .select([
      'quote_id as quoteId',
      'course',
      'title',
      'dish_slug as dishSlug',
      'c.allergens',
      'c.allergens_said as isSaid',
      'd.name_en as dishNameEn',
      'd.name_ar as dishNameAr',
    ])
    .where('quote_id', '=', sql<number>`any(${param('ids')}::integer[])`)
    .orderBy('quote_id')
    .orderBy('position'),
)

async function withCourses(db: Database, quotes: QuoteRow[]): Promise<QuoteWithCourses[]> {
  if (quotes.length === 0) return []
  const rows = await coursesOfQuotes(db, { ids: quotes.map(({ id }) => id) })
  const facts = await mapDishFacts(db, rows)
  return quotes.map((quote) => ({
    ...quote,
    courses: rows
      .filter(({ quoteId }) => quoteId === quote.id)
      .map(({ course, title, dishSlug, allergens, isSaid, ...dish }) => ({
        course: course as Course,
        title: bilingualTitle(title, dish),
        dishSlug,
        ...allergensIn({ allergens, isSaid }, facts.get(dishSlug ?? '')),
      })),
  }))
}

const quotesOfEvents = prepared<{ eventIds: number[] }>()((db, param) =>
  db
    .selectFrom('chef_quotes')
    .select(COLUMNS)
    .where('event_id', '=', sql<number>`any(${param('eventIds')}::integer[])`)
    .orderBy('id'),
)

/** All quotes of some events, the oldest first, with their courses. */
export const listQuotesOfEvents = async (
  db: Database,
  eventIds: number[],
): Promise<QuoteWithCourses[]> =>
  eventIds.length === 0
    ? []
    : withCourses(db, (await quotesOfEvents(db, { eventIds })) as QuoteRow[])

const quotesOfChef = prepared<{ chefId: number }>()((db, param) =>
  db
    .selectFrom('chef_quotes')
    .select(COLUMNS)
    .where('chef_id', '=', param('chefId'))
    .orderBy('id', 'desc'),
)

/** All that a chef ever quoted, the newest first, with their courses. */
export const listQuotesOfChef = async (db: Database, chefId: number): Promise<QuoteWithCourses[]> =>
  withCourses(db, (await quotesOfChef(db, { chefId })) as QuoteRow[])

/** Locks all quotes of an event; its row must be locked already. */
export const lockQuotes = async (tx: Transaction, eventId: number): Promise<QuoteRow[]> =>
  (await tx
    .selectFrom('chef_quotes')
    .select(COLUMNS)
    .where('event_id', '=', eventId)
    .orderBy('id')
    .forUpdate()
    .execute()) as QuoteRow[]

export interface NewQuote {
  eventId: number
  chefId: number
  guestCount: number
  perGuestFils: number
  inclusions: readonly Inclusion[]
  note: string
  expiresAt: Date
  courses: readonly MenuCourse[]
}

export async function insertQuote(tx: Transaction, quote: NewQuote, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('chef_quotes')
    .values({
      event_id: quote.eventId,
      chef_id: quote.chefId,
      guest_count: quote.guestCount,
      per_guest_fils: quote.perGuestFils,
      inclusions: [...quote.inclusions],
      note: quote.note,
      sent_at: now,
      expires_at: quote.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('chef_quote_courses')
    .values(
      quote.courses.map(({ course, title, dishSlug, allergens, holds }, index) => ({
        quote_id: id,
        position: index + 1,
        course,
        title,
        dish_slug: dishSlug,
        allergens: holds,
        allergens_said: allergens !== null,
      })),
    )
    .execute()
  return id
}

/** What became of quotes; null where they stand again. */
export async function updateQuotes(
  tx: Transaction,
  ids: readonly number[],
  change: { status: QuoteStatus; decidedAt: Date | null },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('chef_quotes')
    .set({ status: change.status, decided_at: change.decidedAt })
    .where('id', 'in', ids)
    .execute()
}

/** Events with quotes whose time is over though they still stand as sent. */
export const listEventsWithLapsedQuotes = async (
  db: Database,
  now: Date,
  limit: number,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('chef_quotes')
    .select('event_id as eventId')
    .distinct()
    .where('status', '=', 'sent')
    .where('expires_at', '<=', now)
    .orderBy('event_id')
    .limit(limit)
    .execute()
  return rows.map(({ eventId }) => eventId)
}

export async function deleteQuotes(tx: Transaction, eventId: number): Promise<void> {
  await tx.deleteFrom('chef_quotes').where('event_id', '=', eventId).execute()
}

export async function hasQuoted(db: Database, eventId: number, chefId: number): Promise<boolean> {
  const row = await db
    .selectFrom('chef_quotes')
    .select('id')
    .where('event_id', '=', eventId)
    .where('chef_id', '=', chefId)
    .executeTakeFirst()
  return row !== undefined
}

/** A quote `q` of an event `e` is open, or would be again if the deposit for another one failed. */
export const isOpen = sql<boolean>`(q.status = 'sent' or (q.status = 'closed' and e.status = 'deposit_due'))`

/** Other events of a day for which a quote of the chef is still open. */
export const listEventsQuotedFor = async (
  db: Database,
  { chefId, day, notEventId }: { chefId: number; day: Day; notEventId: number },
): Promise<number[]> =>
  (await listEventsQuotedOn(db, chefId, [day])).filter((id) => id !== notEventId)

/**
 * Events of some days for which a quote of the chef is open, or would be again if a deposit failed.
 */
export async function listEventsQuotedOn(
  db: Database,
  chefId: number,
  days: readonly Day[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('chef_quotes as q')
    .innerJoin('chef_events as e', 'e.id', 'q.event_id')
    .select('e.id')
    .distinct()
    .where('q.chef_id', '=', chefId)
    .where('e.event_date', '=', sql<Day>`any(${[...days]}::date[])`)
    .where(isOpen)
    .orderBy('e.id')
    .execute()
  return rows.map(({ id }) => id)
}
