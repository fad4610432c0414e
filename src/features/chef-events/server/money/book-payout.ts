import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { bookChefPayout } from '#features/payments/server/public.ts'
import { payoutStateAt } from '../../rules.ts'
import { findAdminPayout, type AdminPayoutRow } from '../admin/admin-store.ts'
import { lockBooking } from '../bookings/booking-store.ts'
import { markPaid } from './payout-store.ts'

/**
 * Writes what was transferred to a chef into the books and the audit trail, and notifies no one.
 * @throws Refusal `payout_not_due` also while a complaint is open
 */
export async function bookPayout(
  tx: Transaction,
  who: Member,
  { id, reference }: { id: number; reference: string },
): Promise<AdminPayoutRow> {
  const unlocked = await findAdminPayout(tx, id)
  const booking = unlocked && (await lockBooking(tx, unlocked.bookingId))
  const payout = await findAdminPayout(tx, id)
  if (!booking || !payout) throw new Refusal('not_found', 404)
  const state = payoutStateAt(payout, who.now)
  if (state === 'paid') throw new Refusal('payout_paid', 409)
  if (state !== 'due') throw new Refusal('payout_not_due', 409)
  await markPaid(tx, id, { reference, now: who.now })
  if (booking.depositPaymentId === null) throw new Error(`payout ${id} is for nothing paid`)
  const booked = { id, paymentId: booking.depositPaymentId, netFils: payout.netFils }
  await bookChefPayout(tx, booked, who.now)
  await writeAudit(tx, who, {
    action: 'pay-chef',
    object: 'chef-payout',
    objectId: id,
    before: { state },
    after: { state: 'paid', reference, netFils: payout.netFils },
  })
  return { ...payout, paidAt: who.now, reference }
}
