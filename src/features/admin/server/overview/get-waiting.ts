import { countWaitingApplications } from '#features/chef-applications/server/public.ts'
import { countChefEvents } from '#features/chef-events/server/public.ts'
import { countOpenClaims } from '#features/claims/server/public.ts'
import { countFailed } from '#features/queue/server/public.ts'
import { countOpenQuotes } from '#features/quotes/server/public.ts'
import { countKitchensInReview } from '#features/restaurants-admin/server/public.ts'
import { countToPack } from '#features/shopping/server/public.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { getWaiting as contract } from '../../contract.ts'
import { listMissingFood } from './list-missing-food.ts'

/** What is next to the pages of the panel; the overview counts the same. */
export async function getWaiting(
  db: Database,
  { now, language }: Member,
): Promise<Output<typeof contract>> {
  const [food, kitchens, claims, applications, chefEvents, quotes, orders, queue] =
    await Promise.all([
      listMissingFood(db, now, language),
      countKitchensInReview(db),
      countOpenClaims(db),
      countWaitingApplications(db),
      countChefEvents(db, now),
      countOpenQuotes(db, now),
      countToPack(db),
      countFailed(db, now),
    ])
  return {
    restaurants: [...food.late, ...food.missed].reduce(
      (sum, { drops: stops }) => sum + stops,
      kitchens.waiting,
    ),
    foodProblems: claims.open + claims.contests,
    chefs: applications.waiting,
    chefEvents: chefEvents.complaints + chefEvents.withoutChef + chefEvents.unquoted,
    quotes: quotes.open,
    orders: orders.open,
    queue,
  }
}
