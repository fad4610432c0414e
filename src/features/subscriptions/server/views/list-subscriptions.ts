import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { listLedgerRows, listTemporaryAddresses } from '#features/deliveries/server/public.ts'
import type {
  getSubscription as getContract,
  listSubscriptions as contract,
} from '../../contract.ts'
import { listCycles } from '../cycles/cycle-store.ts'
import { findNextCharge, findNextCycle } from '../renewal/find-next-cycle.ts'
import { pauseOf } from '../store.ts'
import { presentSubscription } from './present-subscription.ts'
import { listViews } from './view-store.ts'

export async function listSubscriptions(
  db: Database,
  who: Member,
): Promise<Output<typeof contract>> {
  const views = await listViews(db, who.id)
  const ids = views.map(({ id }) => id)
  const [cycles, days, temporaryAddresses] = await Promise.all([
    listCycles(db, ids),
    listLedgerRows(db, ids),
    listTemporaryAddresses(db, ids, who.today),
  ])
  return Promise.all(
    views.map(async (view) => {
      const own = cycles.filter(({ subscriptionId }) => subscriptionId === view.id)
      const ownDays = days.filter(({ subscriptionId }) => subscriptionId === view.id)
      const search = { cycles: own, days: ownDays, now: who.now, today: who.today }
      const renewing = { ...view, pause: pauseOf(view) }
      const parts = {
        cycles: own,
        days: ownDays,
        temporaryAddresses: temporaryAddresses.filter(
          ({ subscriptionId }) => subscriptionId === view.id,
        ),
        nextCycle: await findNextCycle(db, renewing, search, who.language),
        nextCharge: await findNextCharge(db, renewing, search),
      }
      return presentSubscription(view, parts, who)
    }),
  )
}

export async function getSubscription(
  db: Database,
  who: Member,
  { id }: Input<typeof getContract>,
): Promise<Output<typeof getContract>> {
  const found = (await listSubscriptions(db, who)).find((subscription) => subscription.id === id)
  if (!found) throw new Refusal('not_found', 404)
  return found
}
