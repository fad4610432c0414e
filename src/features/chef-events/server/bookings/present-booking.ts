import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import { findChef, nameOfChef } from '#features/chefs/server/public.ts'
import { findPayments, type FoundPayment } from '#features/payments/server/public.ts'
import type { getChefEvent as contract } from '../../quotes-contract.ts'
import { canComplain, canReview, complaintsUntil, freeUntil, isFreeChange } from '../../rules.ts'
import { findComplaint, listReviewsOf } from '../after/after-store.ts'
import { getPerson } from '../notices/person-store.ts'
import { listSteps, type BookingRow, type StepRow } from './booking-store.ts'

type Booking = NonNullable<Output<typeof contract>['booking']>

export async function presentBooking(
  db: Database,
  booking: BookingRow,
  { language, now }: { language: Language; now: Date },
): Promise<Booking> {
  const { id, startsAt, status } = booking
  const chef = await findChef(db, booking.chefId)
  const isPaid = status === 'confirmed' || status === 'completed'
  const [review] = await listReviewsOf(db, [id])
  const isWaived = booking.waivedAt !== null
  return {
    id,
    status,
    quoteId: booking.quoteId,
    chefId: booking.chefId,
    chefName: chef ? nameOfChef(chef, language) : '',
    chefPhone: chef && isPaid ? (await getPerson(db, chef.userId)).phone : null,
    startsAt: startsAt.toISOString(),
    freeUntil: freeUntil(startsAt).toISOString(),
    isFree: isFreeChange(startsAt, now, isWaived),
    isWaived,
    ...(await presentPayments(db, booking)),
    balanceAmount: toDirhams(booking.balanceFils),
    steps: (await listSteps(db, id)).map(presentStep),
    cancelledBy: booking.cancelledBy,
    refunded: booking.refundedFils === null ? null : toDirhams(booking.refundedFils),
    canReview: status === 'completed' && canReview(startsAt, now),
    review: review ? { stars: review.stars, text: review.text } : null,
    ...(await presentComplaint(db, booking, isPaid && canComplain(startsAt, now))),
  }
}

async function presentPayments(
  db: Database,
  { depositPaymentId, balancePaymentId }: BookingRow,
): Promise<Pick<Booking, 'deposit' | 'balance'>> {
  const ids = [depositPaymentId, balancePaymentId].filter((id) => id !== null)
  const payments = await findPayments(db, ids)
  return {
    deposit: presentPayment(payments.get(depositPaymentId ?? 0)),
    balance: presentPayment(payments.get(balancePaymentId ?? 0)),
  }
}

const presentPayment = (payment: FoundPayment | undefined): Booking['deposit'] =>
  payment
    ? {
        id: payment.id,
        amount: toDirhams(payment.amountFils),
        refunded: toDirhams(payment.refundedFils),
        state: payment.state,
        paidAt: payment.capturedAt?.toISOString() ?? null,
      }
    : null

const presentStep = ({ kind, at, toStartsAt }: StepRow): Booking['steps'][number] => ({
  kind,
  at: at.toISOString(),
  to: toStartsAt?.toISOString() ?? null,
})

async function presentComplaint(
  db: Database,
  { id, startsAt }: BookingRow,
  isOpen: boolean,
): Promise<Pick<Booking, 'complaint' | 'complainUntil'>> {
  const complaint = await findComplaint(db, id)
  if (!complaint) {
    return {
      complainUntil: isOpen ? complaintsUntil(startsAt).toISOString() : null,
      complaint: null,
    }
  }
  const { refundedFils } = complaint
  return {
    complainUntil: null,
    complaint: {
      text: complaint.text,
      madeAt: complaint.madeAt.toISOString(),
      resolution: complaint.resolution,
      refunded: refundedFils === null ? null : toDirhams(refundedFils),
    },
  }
}
