import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { countHit } from '#server/limits.ts'
import { findAiPlan } from '#features/subscriptions/server/public.ts'
import type * as contract from '../../contract.ts'
import { REFRESHES_AN_HOUR } from '../../rules.ts'
import { getFoodCatalogue } from '../catalogue/food-catalogue.ts'
import { makeBatch, presentDay, type Asking } from './day.ts'
import { removeUnsafe } from './remove-unsafe.ts'
import { findBatch } from './batch-store.ts'

/** The first look of a day makes its suggestions; later ones find them as they were left. */
export async function getSuggestions(
  tx: Transaction,
  who: Member,
  _input: Input<typeof contract.getSuggestions>,
): Promise<Output<typeof contract.getSuggestions>> {
  const plan = await findAiPlan(tx, who.id, who.today)
  if (!plan) return { day: null }
  const asking = { plan, catalogue: await getFoodCatalogue(tx) }
  await lockUser(tx, who.id)
  const batch = await findBatch(tx, plan.subscriptionId, who.today)
  if (batch) await removeUnsafe(tx, who, asking, batch)
  else await makeBatch(tx, who, asking, undefined)
  return { day: await presentDay(tx, who, asking) }
}

export async function refreshSuggestions(
  tx: Transaction,
  who: Member,
  { wish }: Input<typeof contract.refreshSuggestions>,
): Promise<Output<typeof contract.refreshSuggestions>> {
  const asking = await getAsking(tx, who)
  await countRefresh(tx, who)
  await lockUser(tx, who.id)
  const before = await findBatch(tx, asking.plan.subscriptionId, who.today)
  await makeBatch(tx, who, asking, before, wish ?? null)
  return presentDay(tx, who, asking)
}

/** @throws Refusal `plan_needed` */
export async function getAsking(db: Database, who: Member): Promise<Asking> {
  const plan = await findAiPlan(db, who.id, who.today)
  if (!plan) throw new Refusal('plan_needed', 403)
  return { plan, catalogue: await getFoodCatalogue(db) }
}

const HOUR_SECONDS = 3600

/** Refreshes, and replacements of a plan without a counter, are free within reason. */
export async function countRefresh(tx: Transaction, who: Member): Promise<void> {
  await countHit(
    tx,
    { bucket: `suggestions:${who.id}`, max: REFRESHES_AN_HOUR, windowSeconds: HOUR_SECONDS },
    who.now,
  )
}
