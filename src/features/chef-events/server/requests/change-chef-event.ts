import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type * as contract from '../../quotes-contract.ts'
import { DEFAULT_EVENT_TIME } from '../../rules.ts'
import { type LockedEvent, lockOwnEvent } from '../quotes/lock-own-event.ts'
import { showEvent } from '../notices/notify.ts'
import { removeRequest } from './remove-request.ts'
import { updateChefEvent, type ChefEventFields, type ChefEventRow } from '../store.ts'
import { forgetSeen, listInvitedChefs } from './invitation-store.ts'
import { inviteChefs } from './invite-chefs.ts'
import { needsOf } from './needs-of.ts'
import { refusePast } from './refuse-past.ts'
import { toChefEvent } from './to-chef-event.ts'

type Change = Input<typeof contract.changeChefEvent>

/** Only a pending request can be changed; the chefs that suit it now are notified. */
export async function changeChefEvent(
  tx: Transaction,
  who: Member,
  { id, ...change }: Change,
): Promise<Output<typeof contract.changeChefEvent>> {
  const { event, now } = await lockPending(tx, who, id)
  const fields = await applyChange(tx, who, event, change)
  refusePast(fields, now)
  const changed = await updateChefEvent(tx, id, fields, who.now)
  await forgetSeen(tx, id)
  await inviteChefs(tx, changed, who.now)
  return toChefEvent(changed)
}

async function applyChange(
  tx: Transaction,
  who: Member,
  event: ChefEventRow,
  change: Omit<Change, 'id'>,
): Promise<ChefEventFields> {
  const needs =
    change.includesHousehold === undefined
      ? { allergens: event.allergens, diets: event.diets }
      : await needsOf(tx, who.id, change.includesHousehold)
  return {
    eventType: change.eventType ?? event.eventType,
    guestCount: change.guestCount ?? event.guestCount,
    eventDate: change.eventDate ?? event.eventDate,
    eventTime:
      change.eventTime === undefined ? event.eventTime : (change.eventTime ?? DEFAULT_EVENT_TIME),
    cuisines: change.cuisines ?? event.cuisines,
    eventLocation: change.eventLocation ?? event.eventLocation,
    city: change.city === undefined ? event.city : change.city,
    specialRequirements:
      change.specialRequirements === undefined
        ? event.specialRequirements
        : change.specialRequirements,
    ...needs,
  }
}

export async function deleteChefEvent(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract.deleteChefEvent>,
): Promise<Output<typeof contract.deleteChefEvent>> {
  const { event } = await lockPending(tx, who, id)
  const invited = await listInvitedChefs(tx, id)
  await removeRequest(tx, event, who.now)
  await showEvent(tx, event, invited, who.now)
  return { deleted: true }
}

async function lockPending(tx: Transaction, who: Member, id: number): Promise<LockedEvent> {
  const locked = await lockOwnEvent(tx, who, id)
  if (locked.event.status !== 'pending') throw new Refusal('chef_event_not_pending', 409)
  return locked
}
