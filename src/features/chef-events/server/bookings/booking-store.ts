import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { BookingStatus, BookingStep, Canceller } from '../../rules.ts'
import { lockEvent } from '../store.ts'

export interface BookingRow {
  id: number
  eventId: number
  quoteId: number
  chefId: number
  customerId: string
  day: Day
  startsAt: Date
  status: BookingStatus
  totalFils: number
  depositFils: number
  balanceFils: number
  feeBasisPoints: number
  depositPaymentId: number | null
  balancePaymentId: number | null
  bookedAt: Date
  confirmedAt: Date | null
  completedAt: Date | null
  cancelledAt: Date | null
  cancelledBy: Canceller | null
  waivedAt: Date | null
  refundedFils: number | null
}

const COLUMNS = [
  'id',
  'event_id as eventId',
  'quote_id as quoteId',
  'chef_id as chefId',
  'customer_id as customerId',
  'day',
  'starts_at as startsAt',
  'status',
  'total_fils as totalFils',
  'deposit_fils as depositFils',
  'balance_fils as balanceFils',
  'fee_basis_points as feeBasisPoints',
  'deposit_payment_id as depositPaymentId',
  'balance_payment_id as balancePaymentId',
  'booked_at as bookedAt',
  'confirmed_at as confirmedAt',
  'completed_at as completedAt',
  'cancelled_at as cancelledAt',
  'cancelled_by as cancelledBy',
  'waived_at as waivedAt',
  'refunded_fils as refundedFils',
] as const

const bookingById = prepared<{ id: number }>()((db, param) =>
  db.selectFrom('chef_bookings').select(COLUMNS).where('id', '=', param('id')),
)

export const findBooking = async (db: Database, id: number): Promise<BookingRow | undefined> =>
  (await bookingById(db, { id }))[0] as BookingRow | undefined

const newestBookings = prepared<{ eventIds: number[] }>()((db, param) =>
  db
    .selectFrom('chef_bookings')
    .select(COLUMNS)
    .distinctOn('event_id')
    .where('event_id', '=', sql<number>`any(${param('eventIds')}::integer[])`)
    .orderBy('event_id')
    .orderBy('id', 'desc'),
)

/** The newest booking of each event that ever had one, cancelled or not. */
export const listNewestBookings = async (db: Database, eventIds: number[]): Promise<BookingRow[]> =>
  eventIds.length === 0 ? [] : ((await newestBookings(db, { eventIds })) as BookingRow[])

export const findNewestBooking = async (
  db: Database,
  eventId: number,
): Promise<BookingRow | undefined> => (await listNewestBookings(db, [eventId]))[0]

const bookingsOfChef = prepared<{ chefId: number }>()((db, param) =>
  db
    .selectFrom('chef_bookings')
    .select(COLUMNS)
    .where('chef_id', '=', param('chefId'))
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc'),
)

/** All of a chef's bookings, the latest start first. */
export const listBookingsOfChef = async (db: Database, chefId: number): Promise<BookingRow[]> =>
  (await bookingsOfChef(db, { chefId })) as BookingRow[]

/** Locks the event of a booking and then the booking itself. */
export async function lockBooking(tx: Transaction, id: number): Promise<BookingRow | undefined> {
  const unlocked = await findBooking(tx, id)
  if (!unlocked) return undefined
  await lockEvent(tx, unlocked.eventId)
  return (await tx
    .selectFrom('chef_bookings')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) as BookingRow | undefined
}

/** Locks the booking of a locked event that is not cancelled, where there is one. */
export const lockBookingOf = async (
  tx: Transaction,
  eventId: number,
): Promise<BookingRow | undefined> =>
  (await tx
    .selectFrom('chef_bookings')
    .select(COLUMNS)
    .where('event_id', '=', eventId)
    .where('status', '<>', 'cancelled')
    .forUpdate()
    .executeTakeFirst()) as BookingRow | undefined

export interface NewBooking {
  eventId: number
  quoteId: number
  chefId: number
  customerId: string
  day: Day
  startsAt: Date
  totalFils: number
  depositFils: number
  feeBasisPoints: number
}

/** Nothing where the chef is booked on that day, or the event by another quote. */
export async function insertBooking(
  tx: Transaction,
  booking: NewBooking,
  now: Date,
): Promise<BookingRow | undefined> {
  const row = await tx
    .insertInto('chef_bookings')
    .values({
      event_id: booking.eventId,
      quote_id: booking.quoteId,
      chef_id: booking.chefId,
      customer_id: booking.customerId,
      day: booking.day,
      starts_at: booking.startsAt,
      total_fils: booking.totalFils,
      deposit_fils: booking.depositFils,
      fee_basis_points: booking.feeBasisPoints,
      booked_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst()
  return row as BookingRow | undefined
}

type BookingChange = Partial<{
  status: BookingStatus
  day: Day
  starts_at: Date
  deposit_payment_id: number
  balance_payment_id: number
  confirmed_at: Date
  completed_at: Date
  cancelled_at: Date
  cancelled_by: Canceller
  waived_at: Date | null
  refunded_fils: number
}>

export const updateBooking = async (
  tx: Transaction,
  id: number,
  change: BookingChange,
): Promise<BookingRow> =>
  (await tx
    .updateTable('chef_bookings')
    .set(change)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()) as BookingRow

export interface StepRow {
  bookingId: number
  kind: BookingStep
  actor: StepActor
  at: Date
  fromStartsAt: Date | null
  toStartsAt: Date | null
}

export type StepActor = 'customer' | 'chef' | 'admin' | 'system'

export async function insertStep(
  tx: Transaction,
  step: Pick<StepRow, 'bookingId' | 'kind' | 'actor' | 'at'> & { from?: Date; to?: Date },
): Promise<void> {
  await tx
    .insertInto('chef_booking_steps')
    .values({
      booking_id: step.bookingId,
      kind: step.kind,
      actor: step.actor,
      at: step.at,
      from_starts_at: step.from ?? null,
      to_starts_at: step.to ?? null,
    })
    .execute()
}

export const listSteps = async (db: Database, bookingId: number): Promise<StepRow[]> =>
  (await db
    .selectFrom('chef_booking_steps')
    .select([
      'booking_id as bookingId',
      'kind',
      'actor',
      'at',
      'from_starts_at as fromStartsAt',
      'to_starts_at as toStartsAt',
    ])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()) as StepRow[]

/** The booking of a chef for an event that is not cancelled. */
export const findBookingWith = async (
  db: Database,
  eventId: number,
  chefId: number,
): Promise<Pick<BookingRow, 'id' | 'status' | 'startsAt'> | undefined> =>
  (await db
    .selectFrom('chef_bookings')
    .select(['id', 'status', 'starts_at as startsAt'])
    .where('event_id', '=', eventId)
    .where('chef_id', '=', chefId)
    .where('status', '<>', 'cancelled')
    .executeTakeFirst()) as Pick<BookingRow, 'id' | 'status' | 'startsAt'> | undefined

/** Confirmed bookings whose start is so far back that they are over, the oldest first. */
export async function listBookingsStartedBy(
  db: Database,
  instant: Date,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('chef_bookings')
    .select('id')
    .where('status', '=', 'confirmed')
    .where('starts_at', '<=', instant)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
