import type { Answer, Wish } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import {
  failDrop,
  findTicket,
  holdTicket,
  promiseRefund,
  publishChange,
} from '#features/kitchen-board/server/public.ts'
import { queueMessage, type MessageTemplate } from '#features/messages/server/public.ts'
import type * as contract from '../admin-contract.ts'
import { getFoodProblem } from './admin-claims.ts'
import { lockClaim, setClaimState } from './claim-store.ts'
import { findClaim, type ClaimRow } from './claims-read-model.ts'
import { claimGranted, claimNotCharged, claimRefused } from './templates.ts'

/** The drop's share of its day goes back, and with it what was paid for extras. */
export async function grantClaim(
  tx: Transaction,
  who: Member,
  { id }: Wish<typeof contract.grantClaim>,
): Promise<Answer<typeof contract.grantClaim>> {
  const claim = await getOpen(tx, id)
  const ticket = await findTicket(tx, claim.ticketId)
  if (!ticket || ticket.deliveryDayId === null) throw new Refusal('claim_not_possible', 409)
  const held = await holdTicket(tx, claim.ticketId, { customerId: claim.customerId }, who.now)
  await lockClaim(tx, id)
  await getOpen(tx, id)
  const { now } = held
  await setClaimState(tx, id, { state: 'granted', by: who.id, answer: '', now })
  const didNotArrive = claim.kind === 'not_arrived' && held.ticket.status === 'delivered'
  if (didNotArrive) await failDrop(tx, held, { reason: 'not_arrived' })
  else await tellGranted(tx, claim, await promiseRefund(tx, held, now), now)
  return finish(tx, who, claim, 'grant-claim', { state: 'granted' }, now)
}

export async function refuseClaim(
  tx: Transaction,
  who: Member,
  { id, words }: Wish<typeof contract.refuseClaim>,
): Promise<Answer<typeof contract.refuseClaim>> {
  await lockClaim(tx, id)
  const claim = await getOpen(tx, id)
  await setClaimState(tx, id, { state: 'refused', by: who.id, answer: words, now: who.now })
  await tell(tx, claim, claimRefused, { mealTime: claim.occasion, answer: words }, who.now)
  return finish(tx, who, claim, 'refuse-claim', { state: 'refused', words }, who.now)
}

/** @throws Refusal `not_found` (404), `claim_decided` (409) */
async function getOpen(tx: Transaction, id: number): Promise<ClaimRow> {
  const claim = await findClaim(tx, id)
  if (!claim) throw new Refusal('not_found', 404)
  if (claim.state !== 'open') throw new Refusal('claim_decided', 409)
  return claim
}

async function tellGranted(tx: Transaction, claim: ClaimRow, refund: number, now: Date) {
  const mealTime = claim.occasion
  if (refund > 0) await tell(tx, claim, claimGranted, { mealTime, refund }, now)
  else await tell(tx, claim, claimNotCharged, { mealTime }, now)
}

const tell = <P>(
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
