import type { Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { getOwnChef } from '#features/chefs/server/public.ts'
import type { listChefRequests as contract } from '#features/chef-events/chef-contract.ts'
import { listRequests, type Request } from './load-requests.ts'

/** To quote, waiting for the customer, and what became of quotes. */
const turnOf = ({ canQuote, quote }: Request): number => {
  if (canQuote) return 0
  return quote?.status === 'sent' ? 1 : 2
}

const byDay = (a: Request, b: Request): number =>
  a.event.startsAt.localeCompare(b.event.startsAt) || a.event.id - b.event.id

export async function listChefRequests(
  db: Database,
  who: Member,
): Promise<Output<typeof contract>> {
  const requests = await listRequests(db, await getOwnChef(db, who.id), who)
  return requests.toSorted((a, b) => turnOf(a) - turnOf(b) || byDay(a, b))
}
