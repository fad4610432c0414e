import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import { byDate, inOrder, NEWEST, OLDEST, type Sorting } from '#server/database/sorting.ts'
import { isLike, isPhoneLike } from '#server/database/search.ts'
import type { EVENT_SORTS, PAYOUT_SORTS } from '../../admin-tables-contract.ts'
import type { ChefEventStatus, PayoutState } from '../../rules.ts'
import type { PayoutRow } from '../money/payout-store.ts'

export interface AdminEventRow {
  id: number
  status: ChefEventStatus
  eventType: string
  startsAt: Date
  guestCount: number
  city: string | null
  customerName: string
  customerPhone: string
  chefNameEn: string | null
  chefNameAr: string | null
  invited: number
  seen: number
  quotes: number
  totalFils: number | null
  hasComplaint: boolean
  createdAt: Date
}

type EventSort = (typeof EVENT_SORTS)[number]
type PayoutSort = (typeof PAYOUT_SORTS)[number]

const EVENT_SORTINGS: Readonly<Record<EventSort, Sorting>> = {
  newest: NEWEST,
  oldest: OLDEST,
  start: { column: 'e.starts_at', isDescending: false },
}
const SORTED_EVENTS = { table: sql`chef_events as e`, id: 'e.id' }

const PAYOUT_SORTINGS: Readonly<Record<PayoutSort, Sorting>> = {
  ...byDate('p.due_at'),
  due: { column: 'p.due_at', isDescending: false },
  amount: { column: 'p.net_fils', isDescending: true },
}
const SORTED_PAYOUTS = { table: sql`chef_payouts as p`, id: 'p.id' }

export interface EventFilters {
  status?: ChefEventStatus | undefined
  complaints?: 'open' | undefined
  search?: string | undefined
  sort?: EventSort | undefined
  before?: number | undefined
}

const openComplaint = sql<boolean>`exists (
  select from chef_complaints c join chef_bookings cb on cb.id = c.booking_id
   where cb.event_id = e.id and c.resolved_at is null)`

const events = (db: Database) =>
  db
    .selectFrom('chef_events as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('chef_bookings as b', (join) =>
      join.onRef('b.event_id', '=', 'e.id').on('b.status', '<>', 'cancelled'),
    )
    .leftJoin('chefs as c', 'c.id', 'b.chef_id')
    .select(({ selectFrom }) => [
      'e.id',
      'e.status',
      'e.event_type as eventType',
      'e.starts_at as startsAt',
      'e.guest_count as guestCount',
      'e.city',
      'u.name as customerName',
      'u.phone as customerPhone',
      'c.name_en as chefNameEn',
      'c.name_ar as chefNameAr',
      'b.total_fils as totalFils',
      'e.created_at as createdAt',
      openComplaint.as('hasComplaint'),
      selectFrom('chef_invitations as i')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .whereRef('i.event_id', '=', 'e.id')
        .as('invited'),
      selectFrom('chef_invitations as s')
        .select((eb) => eb.fn.count<number>('s.seen_at').as('n'))
        .whereRef('s.event_id', '=', 'e.id')
        .as('seen'),
      selectFrom('chef_quotes as q')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .whereRef('q.event_id', '=', 'e.id')
        .as('quotes'),
    ])

export async function listAdminEvents(
  db: Database,
  { status, complaints, search, sort = 'newest', before }: EventFilters,
  limit: number,
): Promise<AdminEventRow[]> {
  let query = events(db)
  if (status) query = query.where('e.status', '=', status)
  if (complaints) query = query.where(openComplaint)
  if (search?.trim()) query = query.where(isFound(search.trim()))
  const page = inOrder(query, SORTED_EVENTS, EVENT_SORTINGS[sort], { from: before, limit })
  return (await page.execute()) as AdminEventRow[]
}

const isFound = (typed: string) => {
  const id = /^#?(\d{1,9})$/.exec(typed)?.[1]
  return sql<boolean>`(${isLike('u.name', typed)} or ${isPhoneLike('u.phone', typed)}
    or ${isLike('c.name_en', typed)} or ${isLike('c.name_ar', typed)}
    or ${id === undefined ? sql`false` : sql`e.id = ${Number(id)}`})`
}

export const findAdminEvent = async (
  db: Database,
  id: number,
): Promise<AdminEventRow | undefined> =>
  (await events(db).where('e.id', '=', id).executeTakeFirst()) as AdminEventRow | undefined

export interface AdminPayoutRow extends PayoutRow {
  eventId: number
  chefNameEn: string
  chefNameAr: string
}

const payouts = (db: Database) =>
  db
    .selectFrom('chef_payouts as p')
    .innerJoin('chef_bookings as b', 'b.id', 'p.booking_id')
    .innerJoin('chefs as c', 'c.id', 'p.chef_id')
    .select([
      'p.id',
      'p.booking_id as bookingId',
      'p.chef_id as chefId',
      'p.gross_fils as grossFils',
      'p.fee_fils as feeFils',
      'p.net_fils as netFils',
      'p.due_at as dueAt',
      'p.held_at as suspendedAt',
      'p.paid_at as paidAt',
      'p.reference',
      'b.event_id as eventId',
      'c.name_en as chefNameEn',
      'c.name_ar as chefNameAr',
    ])

export function listAdminPayouts(
  db: Database,
  filters: {
    state?: PayoutState | undefined
    sort?: PayoutSort | undefined
    before?: number | undefined
    now: Date
  },
  limit: number,
): Promise<AdminPayoutRow[]> {
  const { state, sort = 'newest', before, now } = filters
  let query = payouts(db)
  if (state === 'paid') query = query.where('p.paid_at', 'is not', null)
  else if (state) query = query.where('p.paid_at', 'is', null)
  if (state === 'held') query = query.where('p.held_at', 'is not', null)
  if (state === 'due') query = query.where('p.held_at', 'is', null).where('p.due_at', '<', now)
  if (state === 'waiting') query = query.where('p.held_at', 'is', null).where('p.due_at', '>=', now)
  return inOrder(query, SORTED_PAYOUTS, PAYOUT_SORTINGS[sort], { from: before, limit }).execute()
}

export const findAdminPayout = (db: Database, id: number): Promise<AdminPayoutRow | undefined> =>
  payouts(db).where('p.id', '=', id).executeTakeFirst()
