import { addDays } from '#shared/dates.ts'
import { maskContacts } from '#shared/text/mask-contacts.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { findTicket, publishChange } from '#features/kitchen-board/server/public.ts'
import { ticketCode } from '#features/production/rules.ts'
import { findOwnKitchen } from '#features/restaurants/server/public.ts'
import type * as contract from '../../admin-contract.ts'
import { contestableUntil, LISTED_DAYS } from '../../rules.ts'
import { decideOpenContest, hasContest, insertContest } from './contest-store.ts'
import { findReportedStop, listReportedStops, type ReportedStop } from './reported-read-model.ts'

/** When the kitchen was charged with it; nothing where it was not. */
const chargedAt = ({ failureReason, changedAt, grantedAt }: ReportedStop): Date | null =>
  failureReason === 'not_delivered' || failureReason === 'not_arrived' ? changedAt : grantedAt

function openUntil(stop: ReportedStop, now: Date): string | null {
  const since = chargedAt(stop)
  if (since === null || stop.contest) return null
  const until = contestableUntil(since)
  return until > now ? until.toISOString() : null
}

export async function listReported(
  db: Database,
  who: Member,
): Promise<Output<typeof contract.listReported>> {
  const kitchen = await findOwnKitchen(db, who.id)
  const stops = await listReportedStops(db, kitchen.id, addDays(who.today, -LISTED_DAYS))
  return {
    drops: stops.map((stop) => ({
      ticketId: stop.id,
      label: ticketCode(stop.number),
      day: stop.day,
      occasion: stop.occasion,
      status: stop.status,
      reason: stop.failureReason,
      claims: stop.claims.map(({ dishEn, dishAr, words, ...claim }) => ({
        ...claim,
        dish: who.language === 'ar' ? dishAr : dishEn,
        words: maskContacts(words),
      })),
      contest: stop.contest,
      contestableUntil: openUntil(stop, who.now),
    })),
  }
}

/** The kitchen's word against it. The customer keeps what they have. */
export async function contestStop(
  tx: Transaction,
  who: Member,
  { id, words }: Input<typeof contract.contestStop>,
): Promise<Output<typeof contract.contestStop>> {
  const kitchen = await findOwnKitchen(tx, who.id)
  const stop = await findReportedStop(tx, id)
  if (!stop || stop.restaurantId !== kitchen.id) throw new Refusal('not_found', 404)
  if (await hasContest(tx, id)) throw new Refusal('contest_made', 409)
  if (openUntil(stop, who.now) === null) throw new Refusal('contest_too_late', 409)
  const isNew = await insertContest(tx, { ticketId: id, words, now: who.now })
  if (!isNew) throw new Refusal('contest_made', 409)
  await note(tx, who, { id, action: 'contest-delivery', after: { words } })
  return { ok: true }
}

export async function decideContest(
  tx: Transaction,
  who: Member,
  { id, decision }: Input<typeof contract.decideContest>,
): Promise<Output<typeof contract.decideContest>> {
  if (!(await hasContest(tx, id))) throw new Refusal('not_found', 404)
  const isOpen = await decideOpenContest(tx, id, { decision, by: who.id, now: who.now })
  if (!isOpen) throw new Refusal('claim_decided', 409)
  const action = decision === 'upheld' ? 'uphold-contest' : 'dismiss-contest'
  await note(tx, who, { id, action, after: { decision } })
  return { ok: true }
}

async function note(
  tx: Transaction,
  who: Member,
  { id, action, after }: { id: number; action: string; after: object },
): Promise<void> {
  await writeAudit(tx, who, { action, object: 'ticket', objectId: id, before: null, after })
  const ticket = await findTicket(tx, id)
  if (ticket) await publishChange(tx, ticket, who.now, ticket.version)
}
