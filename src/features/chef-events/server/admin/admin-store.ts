import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import { isLike, isPhoneLike } from '#server/database/search.ts'
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

export interface EventFilters {
  status?: ChefEventStatus | undefined
  complaints?: 'open' | undefined
  search?: string | undefined
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
  { status, complaints, search, before }: EventFilters,
  limit: number,
): Promise<AdminEventRow[]> {
  let query = events(db)
  if (status) query = query.where('e.status', '=', status)
  if (complaints) query = query.where(openComplaint)
  if (search?.trim()) query = query.where(isFound(search.trim()))
  if (before) query = query.where('e.id', '<', before)
  return (await query.orderBy('e.id', 'desc').limit(limit).execute()) as AdminEventRow[]
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
      'p.held_at as heldAt',
      'p.paid_at as paidAt',
      'p.reference',
      'b.event_id as eventId',
      'c.name_en as chefNameEn',
      'c.name_ar as chefNameAr',
    ])

export function listAdminPayouts(
  db: Database,
  filters: { state?: PayoutState | undefined; before?: number | undefined; now: Date },
  limit: number,
): Promise<AdminPayoutRow[]> {
  const { state, before, now } = filters
  let query = payouts(db)
  if (state === 'paid') query = query.where('p.paid_at', 'is not', null)
  else if (state) query = query.where('p.paid_at', 'is', null)
  if (state === 'held') query = query.where('p.held_at', 'is not', null)
  if (state === 'due') query = query.where('p.held_at', 'is', null).where('p.due_at', '<', now)
  if (state === 'waiting') query = query.where('p.held_at', 'is', null).where('p.due_at', '>=', now)
  if (before) query = query.where('p.id', '<', before)
  return query.orderBy('p.id', 'desc').limit(limit).execute()
}

export const findAdminPayout = (db: Database, id: number): Promise<AdminPayoutRow | undefined> =>
  payouts(db).where('p.id', '=', id).executeTakeFirst()
