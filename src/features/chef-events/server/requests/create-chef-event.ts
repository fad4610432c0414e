import type { Answer, Wish } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { countHit } from '#server/limits.ts'
import type { createChefEvent as contract } from '../../contract.ts'
import { canBeHeldOn, DEFAULT_EVENT_TIME } from '../../rules.ts'
import { insertChefEvent } from '../store.ts'
import { inviteChefs } from './invite-chefs.ts'
import { needsOf } from './needs-of.ts'
import { toChefEvent } from './to-chef-event.ts'

const PER_HOUR_MAX = 30

export async function createChefEvent(
  tx: Transaction,
  who: Member,
  wish: Wish<typeof contract>,
): Promise<Answer<typeof contract>> {
  if (!canBeHeldOn(wish.eventDate, who.today)) {
    throw new Refusal('event_date_past', 422, { fields: ['eventDate'] })
  }
  const limit = { bucket: `chef-event:${who.id}`, max: PER_HOUR_MAX, windowSeconds: 3600 }
  await countHit(tx, limit, who.now)

  const fields = {
    ...wish,
    eventTime: wish.eventTime ?? DEFAULT_EVENT_TIME,
    city: wish.city ?? null,
    specialRequirements: wish.specialRequirements ?? null,
    ...(await needsOf(tx, who.id, wish.includesHousehold === true)),
  }
  const event = await insertChefEvent(tx, who.id, fields, who.now)
  await inviteChefs(tx, event, who.now)
  return toChefEvent(event)
}
