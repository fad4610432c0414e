import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type * as contract from '../../admin-contract.ts'
import { payoutStateAt } from '../../rules.ts'
import { bookPayout } from '../money/book-payout.ts'
import { getChefOf, notify, showEvent } from '../notices/notify.ts'
import { findEvent } from '../store.ts'
import { listAdminPayouts, type AdminPayoutRow } from './admin-store.ts'

type List = typeof contract.listPayouts
type Paid = typeof contract.markPayoutPaid

const PAGE = 50

export async function listPayouts(
  db: Database,
  who: Member,
  filters: Input<List>,
): Promise<Output<List>> {
  const rows = await listAdminPayouts(db, { ...filters, now: who.now }, PAGE + 1)
  const page = rows.slice(0, PAGE)
  return {
    rows: page.map((row) => present(row, who)),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

const present = (
  row: AdminPayoutRow,
  { language, now }: { language: Language; now: Date },
): Output<Paid> => ({
  id: row.id,
  bookingId: row.bookingId,
  eventId: row.eventId,
  chefId: row.chefId,
  chefName: language === 'ar' ? row.chefNameAr : row.chefNameEn,
  state: payoutStateAt(row, now),
  gross: toDirhams(row.grossFils),
  fee: toDirhams(row.feeFils),
  net: toDirhams(row.netFils),
  dueAt: row.dueAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  reference: row.reference,
})

/** @throws Refusal `payout_not_due` also while a complaint is open */
export async function markPayoutPaid(
  tx: Transaction,
  who: Member,
  { id, reference }: Input<Paid>,
): Promise<Output<Paid>> {
  const payout = await bookPayout(tx, who, { id, reference })
  await notifyPaid(tx, payout, reference, who.now)
  return present(payout, who)
}

async function notifyPaid(
  tx: Transaction,
  payout: AdminPayoutRow,
  reference: string,
  now: Date,
): Promise<void> {
  const event = await findEvent(tx, payout.eventId)
  if (!event) return
  const { userId } = await getChefOf(tx, payout.chefId)
  const said = { amount: payout.netFils, reference }
  await notify(tx, { event, userId, notice: 'chef-paid-out', key: payout.id, now }, said)
  await showEvent(tx, event, [payout.chefId], now)
}
