import { addDays, type Day } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { listSubscriptionMeals as contract } from '../../contract.ts'
import type { findMealSubscription as findContract } from '../../selection-contract.ts'
import { LISTED_DAYS_MAX } from '../../rules.ts'
import { presentMeals } from '../present-meal.ts'
import { listDays } from '../stores/day-store.ts'
import { listMeals } from '../stores/meal-store.ts'
import { findOwnSubscription, listOwnRunning } from '../stores/subscription-store.ts'

export async function listSubscriptionMeals(
  db: Database,
  who: Member,
  { subscriptionId, from = who.today, to }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  if (!(await findOwnSubscription(db, who.id, subscriptionId))) throw new Refusal('not_found', 404)
  const range = { customerId: who.id, subscriptionId, from, to: lastListed(from, to) }
  const [days, meals] = await Promise.all([
    listDays(db, range),
    listMeals(db, subscriptionId, range.from, range.to),
  ])
  const byDay = new Map(days.map((day) => [day.day, day]))
  return [...Map.groupBy(meals, ({ day }) => day)].flatMap(([day, ofDay]) =>
    presentMeals(ofDay, byDay.get(day), who.language),
  )
}

function lastListed(from: Day, to: Day | undefined): Day {
  const last = addDays(from, LISTED_DAYS_MAX - 1)
  return to !== undefined && to < last ? to : last
}

export async function findMealSubscription(
  db: Database,
  who: Member,
): Promise<Output<typeof findContract>> {
  const [only, another] = await listOwnRunning(db, who.id)
  return { subscriptionId: only && !another ? only.id : null }
}
