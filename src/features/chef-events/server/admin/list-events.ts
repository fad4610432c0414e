import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { customerForTeam } from '#server/person-name.ts'
import { sumTakenBack } from '#features/payments/server/public.ts'
import type * as contract from '../../admin-contract.ts'
import { payoutStateAt } from '../../rules.ts'
import { findNewestBooking, type BookingRow } from '../bookings/booking-store.ts'
import { listPayoutsOf } from '../money/payout-store.ts'
import { presentOffers } from '../requests/get-chef-event.ts'
import { toChefEvent } from '../requests/to-chef-event.ts'
import { findEvent } from '../store.ts'
import { findAdminEvent, listAdminEvents, type AdminEventRow } from './admin-store.ts'

type List = typeof contract.listEventsAsAdmin
type Detail = Output<typeof contract.getEventAsAdmin>

const PAGE = 50

export async function listEventsAsAdmin(
  db: Database,
  who: Member,
  filters: Input<List>,
): Promise<Output<List>> {
  const rows = await listAdminEvents(db, filters, PAGE + 1)
  const page = rows.slice(0, PAGE)
  return {
    rows: page.map((row) => presentRow(row, who.language)),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

const presentRow = (
  { chefNameEn, chefNameAr, totalFils, ...row }: AdminEventRow,
  language: Language,
): Detail['row'] => ({
  ...row,
  ...customerForTeam({ name: row.customerName, phone: row.customerPhone }, language),
  startsAt: row.startsAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  chefName: language === 'ar' ? chefNameAr : chefNameEn,
  total: totalFils === null ? null : toDirhams(totalFils),
})

/** @throws Refusal `not_found` */
export async function getAdminRow(db: Database, who: Member, id: number): Promise<Detail['row']> {
  const row = await findAdminEvent(db, id)
  if (!row) throw new Refusal('not_found', 404)
  return presentRow(row, who.language)
}

export async function getEventAsAdmin(
  db: Database,
  who: Member,
  { id }: Input<typeof contract.getEventAsAdmin>,
): Promise<Detail> {
  const row = await getAdminRow(db, who, id)
  const event = await findEvent(db, id)
  if (!event) throw new Refusal('not_found', 404)
  const booking = await findNewestBooking(db, id)
  return {
    event: toChefEvent(event),
    row,
    ...(await presentOffers(db, { ...who, isAdmin: true }, event)),
    takenBack: await presentTakenBack(db, booking),
    payout: await findPayoutOf(db, booking, who.now),
  }
}

async function presentTakenBack(
  db: Database,
  booking: BookingRow | undefined,
): Promise<Detail['takenBack']> {
  const { depositPaymentId: deposit = null, balancePaymentId: balance = null } = booking ?? {}
  if (deposit === null) return { amount: 0, paidAgain: 0 }
  const ids = balance === null ? ([deposit] as const) : ([deposit, balance] as const)
  const { takenBackFils, paidAgainFils } = await sumTakenBack(db, ids)
  return { amount: toDirhams(takenBackFils), paidAgain: toDirhams(paidAgainFils) }
}

async function findPayoutOf(
  db: Database,
  booking: BookingRow | undefined,
  now: Date,
): Promise<Detail['payout']> {
  const [payout] = booking ? await listPayoutsOf(db, [booking.id]) : []
  return payout
    ? {
        id: payout.id,
        state: payoutStateAt(payout, now),
        gross: toDirhams(payout.grossFils),
        fee: toDirhams(payout.feeFils),
        net: toDirhams(payout.netFils),
        dueAt: payout.dueAt.toISOString(),
      }
    : null
}
