import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import {
  failStop,
  findTicket,
  type LockedTicket,
  lockTicket,
  promiseRefund,
  publishChange,
} from '#features/kitchen-board/server/public.ts'
import { isFinished, isGivenBack } from '#features/kitchen-board/rules.ts'
import { queueMessage, type MessageTemplate } from '#features/messages/server/public.ts'
import type * as contract from '../../admin-contract.ts'
import { getFoodProblem } from './admin-claims.ts'
import { lockClaim, setClaimState } from '../claim-store.ts'
import { findClaim, type ClaimRow } from '../claims-read-model.ts'
import { claimGranted, claimMadeGood, claimNotCharged, claimRefused } from '../templates.ts'

/** The drop's share of its day goes back, once, and with it what was paid for extras. */
export async function grantClaim(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract.grantClaim>,
): Promise<Output<typeof contract.grantClaim>> {
  const claim = await getOpen(tx, id)
  const ticket = await findTicket(tx, claim.ticketId)
  if (!ticket || ticket.deliveryDayId === null) throw new Refusal('claim_not_possible', 409)
  const locked = await lockTicket(tx, claim.ticketId, { customerId: claim.customerId }, who.now)
  await lockClaim(tx, id)
  await getOpen(tx, id)
  // It may still go out with another dish: then there is nothing to pay back.
  if (!isFinished(locked.ticket.status)) throw new Refusal('meal_under_way', 409)
  const { now } = locked
  await setClaimState(tx, id, { state: 'granted', by: who.id, answer: '', now })
  const isNotified = await makeGood(tx, claim, locked)
  if (!isNotified) await notifySame(tx, claim, locked)
  return finish(tx, who, claim, 'grant-claim', { state: 'granted' }, now)
}

/** Answers whether the customer was notified. */
async function makeGood(tx: Transaction, claim: ClaimRow, locked: LockedTicket): Promise<boolean> {
  if (claim.kind === 'not_arrived' && locked.ticket.status === 'delivered') {
    return failStop(tx, locked, { reason: 'not_arrived' })
  }
  if (isGivenBack(locked.ticket, locked.day)) return false
  const refund = await promiseRefund(tx, locked, locked.now)
  if (refund === 0) return false
  await notify(tx, claim, claimGranted, { mealTime: claim.occasion, refund }, locked.now)
  return true
}

/** It is right, but nothing more goes back. */
const notifySame = (tx: Transaction, claim: ClaimRow, { ticket, day, now }: LockedTicket) =>
  notify(
    tx,
    claim,
    isGivenBack(ticket, day) ? claimMadeGood : claimNotCharged,
    { mealTime: claim.occasion },
    now,
  )

export async function refuseClaim(
  tx: Transaction,
  who: Member,
  { id, words }: Input<typeof contract.refuseClaim>,
): Promise<Output<typeof contract.refuseClaim>> {
  await lockClaim(tx, id)
  const claim = await getOpen(tx, id)
  await setClaimState(tx, id, { state: 'refused', by: who.id, answer: words, now: who.now })
  await notify(tx, claim, claimRefused, { mealTime: claim.occasion, answer: words }, who.now)
  return finish(tx, who, claim, 'refuse-claim', { state: 'refused', words }, who.now)
}

/** @throws Refusal `not_found` (404), `claim_decided` (409) */
async function getOpen(tx: Transaction, id: number): Promise<ClaimRow> {
  const claim = await findClaim(tx, id)
  if (!claim) throw new Refusal('not_found', 404)
  if (claim.state !== 'open') throw new Refusal('claim_decided', 409)
  return claim
}

const notify = <P>(
  tx: Transaction,
  { id, phone, language }: ClaimRow,
  template: MessageTemplate<P>,
  parameters: NoInfer<P>,
  now: Date,
): Promise<void> =>
  queueMessage(tx, {
    to: phone,
    template,
    parameters,
    language,
    dedupeKey: `${template.name}:${id}`,
    now,
  })

async function finish(
  tx: Transaction,
  who: Member,
  { id, ticketId, state }: ClaimRow,
  action: 'grant-claim' | 'refuse-claim',
  after: object,
  now: Date,
) {
  await writeAudit(tx, who, {
    action,
    object: 'delivery-claim',
    objectId: id,
    before: { state },
    after,
  })
  const ticket = await findTicket(tx, ticketId)
  if (ticket) await publishChange(tx, ticket, now, ticket.version)
  return getFoodProblem(tx, who, { id })
}
