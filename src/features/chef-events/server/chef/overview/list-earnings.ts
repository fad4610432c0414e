import type { Output } from '#shared/wire/endpoint.ts'
import { toDirhams } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { getOwnChef } from '#features/chefs/server/public.ts'
import type { getChefEarnings as contract } from '#features/chef-events/chef-contract.ts'
import {
  complaintsUntil,
  FEE_BASIS_POINTS,
  feeOf,
  payoutStateAt,
  type EventType,
  type PayoutState,
} from '#features/chef-events/rules.ts'
import { listBookingsOfChef, type BookingRow } from '../../bookings/booking-store.ts'
import { listEventsById } from '../../store.ts'
import { listPayouts, type PayoutRow } from './payout-store.ts'

/** What one booking brings, or brought, in fils. */
export interface Earning {
  bookingId: number
  eventType: EventType
  day: string
  isCompleted: boolean
  isDepositOnly: boolean
  depositFils: number
  balanceFils: number
  feeFils: number
  netFils: number
  state: PayoutState
  isUpcoming: boolean
  dueAt: Date
  paidAt: Date | null
  reference: string | null
}

/** Of a booking that was paid for, or will be. */
function earningOf(
  booking: BookingRow,
  payout: PayoutRow | undefined,
  now: Date,
): Omit<Earning, 'eventType'> {
  const isDepositOnly = booking.status === 'cancelled'
  const feeFils = payout?.feeFils ?? feeOf(booking.totalFils, booking.feeBasisPoints)
  return {
    bookingId: booking.id,
    day: booking.day,
    isCompleted: booking.status === 'completed',
    isDepositOnly,
    depositFils: booking.depositFils,
    balanceFils: isDepositOnly ? 0 : booking.balanceFils,
    feeFils,
    netFils: payout?.netFils ?? booking.totalFils - feeFils,
    state: payout ? payoutStateAt(payout, now) : 'waiting',
    isUpcoming: payout === undefined,
    dueAt: payout?.dueAt ?? complaintsUntil(booking.startsAt),
    paidAt: payout?.paidAt ?? null,
    reference: payout?.reference ?? null,
  }
}

/** The chef's bookings that bring money, the latest event first. */
export async function listEarnings(db: Database, chefId: number, now: Date): Promise<Earning[]> {
  const [bookings, payouts] = await Promise.all([
    listBookingsOfChef(db, chefId),
    listPayouts(db, chefId),
  ])
  const payoutOf = new Map(payouts.map((payout) => [payout.bookingId, payout]))
  const paying = bookings.filter(
    ({ id, status }) => payoutOf.has(id) || status === 'confirmed' || status === 'completed',
  )
  const events = await listEventsById(
    db,
    paying.map(({ eventId }) => eventId),
  )
  const typeOf = new Map(events.map(({ id, eventType }) => [id, eventType]))
  return paying.map((booking) => ({
    ...earningOf(booking, payoutOf.get(booking.id), now),
    eventType: typeOf.get(booking.eventId) ?? 'other',
  }))
}

const sum = (earnings: readonly Earning[]): number =>
  toDirhams(earnings.reduce((total, { netFils }) => total + netFils, 0))

export async function getChefEarnings(db: Database, who: Member): Promise<Output<typeof contract>> {
  const { id } = await getOwnChef(db, who.id)
  const earnings = await listEarnings(db, id, who.now)
  return {
    paid: sum(earnings.filter(({ state }) => state === 'paid')),
    due: sum(earnings.filter(({ state, isUpcoming }) => state !== 'paid' && !isUpcoming)),
    upcoming: sum(earnings.filter(({ isUpcoming }) => isUpcoming)),
    feePercent: FEE_BASIS_POINTS / 100,
    lines: earnings.map((earning) => ({
      bookingId: earning.bookingId,
      eventType: earning.eventType,
      day: earning.day,
      isDepositOnly: earning.isDepositOnly,
      deposit: toDirhams(earning.depositFils),
      balance: toDirhams(earning.balanceFils),
      fee: toDirhams(earning.feeFils),
      net: toDirhams(earning.netFils),
      state: earning.state,
      dueAt: earning.dueAt.toISOString(),
      paidAt: earning.paidAt?.toISOString() ?? null,
      reference: earning.reference,
    })),
  }
}
