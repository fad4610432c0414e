import type { Answer, Wish } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { readSnapshot, type Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { listAddOnsOfPlan as contract } from '../../add-on-contract.ts'
import { findOwnSubscription } from '../store.ts'
import { findAddOns, presentAddOn } from './find-add-ons.ts'

export async function listAddOnsOfPlan(
  db: Database,
  who: Member,
  { id }: Wish<typeof contract>,
): Promise<Answer<typeof contract>> {
  // Else an add-on that is granted in between could be used and would not renew.
  return readSnapshot(db, async (tx) => {
    const subscription = await findOwnSubscription(tx, who.id, id)
    if (!subscription) throw new Refusal('not_found', 404)
    const planned = await findAddOns(tx, subscription, who.today)
    return Promise.all(planned.map((one) => presentAddOn(tx, subscription, one, who)))
  })
}
