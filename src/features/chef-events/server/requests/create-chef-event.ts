import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { countHit } from '#server/limits.ts'
import type { createChefEvent as contract } from '../../contract.ts'
import { DEFAULT_EVENT_TIME } from '../../rules.ts'
import { insertChefEvent } from '../store.ts'
import { inviteChefs } from './invite-chefs.ts'
import { needsOf } from './needs-of.ts'
import { refusePast } from './refuse-past.ts'
import { toChefEvent } from './to-chef-event.ts'

const PER_HOUR_MAX = 30

export async function createChefEvent(
  tx: Transaction,
  who: Member,
  input: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const eventTime = input.eventTime ?? DEFAULT_EVENT_TIME
  refusePast({ eventDate: input.eventDate, eventTime }, who.now)
  const limit = { bucket: `chef-event:${who.id}`, max: PER_HOUR_MAX, windowSeconds: 3600 }
  await countHit(tx, limit, who.now)

  const fields = {
    ...input,
    eventTime,
    city: input.city ?? null,
    specialRequirements: input.specialRequirements ?? null,
    ...(await needsOf(tx, who.id, input.includesHousehold !== false)),
  }
  const event = await insertChefEvent(tx, who.id, fields, who.now)
  await inviteChefs(tx, event, who.now)
  return toChefEvent(event)
}
