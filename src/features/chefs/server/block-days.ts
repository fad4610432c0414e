import type { Answer, Wish } from '#shared/endpoint.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/caller.ts'
import type { blockDays as contract } from '../contract.ts'
import { blockChefDays, listBlockedDays, listBookedAmong, openChefDays } from './day-store.ts'
import { getOwnChef } from './get-own-chef.ts'
import { holdChef } from './store.ts'

/** Held against a customer who accepts a quote for one of these days at the same moment. */
export async function blockDays(
  tx: Transaction,
  who: Member,
  { days, isBlocked, note = '' }: Wish<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { id } = await getOwnChef(tx, who.id)
  const wanted = [...new Set(days)]
  if (wanted.some((day) => day < who.today)) {
    throw new Refusal('day_past', 422, { fields: ['days'] })
  }
  await holdChef(tx, id)
  if (isBlocked) {
    const [booked] = await listBookedAmong(tx, id, wanted)
    if (booked) throw new Refusal('day_booked', 409, { details: { day: booked } })
    await blockChefDays(tx, id, wanted, note)
  } else {
    await openChefDays(tx, id, wanted)
  }
  return { blocked: await listBlockedDays(tx, id, who.today) }
}
