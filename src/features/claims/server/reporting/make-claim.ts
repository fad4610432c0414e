import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { storePrivateFile, type SealedFile } from '#server/files/private-files.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import {
  failStop,
  findTicket,
  listLines,
  type LockedTicket,
  lockTicket,
  publishChange,
  type TicketRow,
} from '#features/kitchen-board/server/public.ts'
import { instantAfterWaiting } from '#features/deliveries/server/public.ts'
import type { makeClaim as contract } from '../../contract.ts'
import {
  claimBarOf,
  isLeftToSay,
  outcomeOf,
  UNSEEN_DAYS,
  type ClaimedStop,
  type ClaimState,
  type Outcome,
} from '../../rules.ts'
import { insertClaim } from '../claim-store.ts'
import {
  countMadeGood,
  findClaim,
  findHandOver,
  listClaimsOfStop,
  type ClaimRow,
} from '../claims-read-model.ts'
import { readPhoto, type ClaimParts } from './photo.ts'
import { presentClaim } from '../present-claim.ts'
import { stopDishes } from './stop-dishes.ts'

type ClaimInput = Input<typeof contract>

const STATE_AFTER: Readonly<Record<Outcome, ClaimState>> = {
  wait: 'waiting',
  make_good: 'granted',
  review: 'open',
}

/** Takes down what was wrong; where it follows from what we know, it is made good at once. */
export const makeClaim =
  (parts: ClaimParts) =>
  async (tx: Transaction, who: Member, input: ClaimInput): Promise<Output<typeof contract>> => {
    const seen = await findTicket(tx, input.id)
    if (!seen || seen.customerId !== who.id) throw new Refusal('not_found', 404)
    await refuse(tx, seen, input, who.now)
    // Before anything is locked: a picture takes a second.
    const photo = input.photo === undefined ? null : await readPhoto(parts, who, input.photo)

    const locked = await lock(tx, who, input)
    const dishId = await refuse(tx, locked.ticket, input, locked.now)
    const outcome = outcomeOf(input.kind, await factsOf(tx, locked.ticket, locked.now))
    if (photo) await storePrivateFile(tx, photo, locked.now)
    if (outcome === 'make_good' && locked.stop) {
      await failStop(tx, locked.stop, { reason: 'not_arrived' })
    }
    const row = await write(tx, locked, { ...input, state: STATE_AFTER[outcome], dishId, photo })
    if (row.kind === 'allergen') await stopDishes(tx, row, locked.now)
    await notify(tx, who, locked, row)
    return presentClaim(row, who.language)
  }

interface LockedClaim {
  ticket: TicketRow
  /** After all waiting. */
  now: Date
  /** Where the drop itself may be changed. */
  stop?: LockedTicket
}

/** What was wrong with the food changes no drop: days of other kitchens may be locked after it. */
async function lock(tx: Transaction, who: Member, input: ClaimInput): Promise<LockedClaim> {
  await lockUser(tx, who.id)
  if (input.kind === 'not_arrived') {
    const stop = await lockTicket(tx, input.id, { customerId: who.id }, who.now)
    return { ticket: stop.ticket, now: stop.now, stop }
  }
  const ticket = await findTicket(tx, input.id)
  if (!ticket) throw new Refusal('not_found', 404)
  return { ticket, now: await instantAfterWaiting(tx, who.now) }
}

interface WrittenClaim extends Pick<ClaimInput, 'kind' | 'words'> {
  state: ClaimState
  dishId: number | null
  photo: SealedFile | null
}

async function write(
  tx: Transaction,
  { ticket, now }: LockedClaim,
  { photo, ...claim }: WrittenClaim,
): Promise<ClaimRow> {
  const { id: ticketId, customerId } = ticket
  const id = await insertClaim(tx, {
    ...claim,
    ticketId,
    customerId,
    photoId: photo?.id ?? null,
    now,
  })
  const row = await findClaim(tx, id)
  if (!row) throw new Error(`claim ${id} is gone within its own transaction`)
  return row
}

async function notify(
  tx: Transaction,
  who: Member,
  { ticket, now }: LockedClaim,
  { id, kind, state }: ClaimRow,
): Promise<void> {
  await writeAudit(tx, who, {
    action: 'report-delivery',
    object: 'delivery-claim',
    objectId: id,
    before: null,
    after: { ticketId: ticket.id, kind, state },
  })
  await publishChange(tx, ticket, now, ticket.version)
}

const claimedStop = (ticket: TicketRow): ClaimedStop => ({
  ...ticket,
  isRefunded: ticket.refundFils !== null,
})

/** Answers which dish it is about; null where that is all of the drop. */
async function refuse(
  db: Database,
  ticket: TicketRow,
  { kind, position }: Pick<ClaimInput, 'kind' | 'position'>,
  now: Date,
): Promise<number | null> {
  const lines = await listLines(db, [ticket.id])
  const made = await listClaimsOfStop(db, ticket.id)
  const dishId = dishOf(lines, { kind, position })
  const dishIds = lines.map((line) => line.dishId)
  if (dishId !== undefined && !isLeftToSay(kind, dishId, { made, dishIds })) {
    throw new Refusal('claim_made', 409)
  }
  const bar =
    ticket.deliveryDayId === null
      ? 'claim_not_possible'
      : claimBarOf(kind, claimedStop(ticket), now)
  if (bar) throw new Refusal(bar, 409)
  if (dishId === undefined) throw new Refusal('claim_dish_needed', 422, { fields: ['position'] })
  return dishId
}

/** Where there is only one dish, no one has to say. Undefined where they have to. */
function dishOf(
  lines: readonly { position: number; dishId: number }[],
  { kind, position }: Pick<ClaimInput, 'kind' | 'position'>,
): number | null | undefined {
  if (kind === 'not_arrived' || (kind === 'allergen' && position === null)) return null
  const [only, another] = lines
  if (position === undefined && !another) return only?.dishId
  return lines.find((line) => line.position === position)?.dishId
}

async function factsOf(tx: Transaction, ticket: TicketRow, now: Date) {
  const since = new Date(now.getTime() - UNSEEN_DAYS * 86_400_000)
  return {
    status: ticket.status,
    isWithCode: (await findHandOver(tx, ticket.id))?.isWithCode === true,
    madeGoodBefore: await countMadeGood(tx, ticket.customerId, since),
  }
}
