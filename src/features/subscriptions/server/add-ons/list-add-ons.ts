import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { readSnapshot, type Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { listAddOnsOfPlan as contract } from '../../add-on-contract.ts'
import { findOwnSubscription } from '../store.ts'
import { findAddOns, presentAddOn } from './find-add-ons.ts'

export async function listAddOnsOfPlan(
  db: Database,
  who: Member,
  { id }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const shown = await listAddOnsOf(db, who, id)
  if (!shown) throw new Refusal('not_found', 404)
  return shown
}

/**
 * The add-ons that someone's plan can have. In one snapshot: else one that is granted in between could
 * be used and would not renew.
 */
export const listAddOnsOf = (
  db: Database,
  who: Pick<Member, 'id' | 'today' | 'language'>,
  id: number,
): Promise<Output<typeof contract> | undefined> =>
  readSnapshot(db, async (tx) => {
    const subscription = await findOwnSubscription(tx, who.id, id)
    if (!subscription) return undefined
    const planned = await findAddOns(tx, subscription, who.today)
    const shown: Output<typeof contract> = []
    for (const one of planned) shown.push(await presentAddOn(tx, subscription, one, who))
    return shown
  })
