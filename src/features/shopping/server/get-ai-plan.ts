import type { Day } from '#shared/dates.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { formatDirhams } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { listAddOnRows } from '#features/plans/server/public.ts'
import { findAiPlan, type AiPlan } from '#features/subscriptions/server/public.ts'
import { canSumUp, LIST_ADD_ON } from '../rules.ts'

/** @throws Refusal `ai_plan_needed` */
export async function getAiPlan(db: Database, who: Member): Promise<AiPlan> {
  const plan = await findAiPlan(db, who.id, who.today)
  if (!plan) throw new Refusal('ai_plan_needed', 403)
  return plan
}

/** What an add-on costs; undefined where it is not on sale. */
export async function findAddOnFils(
  db: Database,
  slug: string,
  today: Day,
): Promise<number | undefined> {
  const addOns = await listAddOnRows(db, today)
  return addOns.find((addOn) => addOn.slug === slug)?.price_fils
}

/** A list of several meals is part of Premium or an add-on. @throws Refusal `add_on_needed` */
export async function refuseSums(db: Database, who: Member, plan: AiPlan): Promise<void> {
  if (canSumUp(plan)) return
  const priceFils = (await findAddOnFils(db, LIST_ADD_ON, who.today)) ?? 0
  throw new Refusal('add_on_needed', 403, {
    parameters: { price: formatDirhams(priceFils, who.language) },
    fields: ['acceptedMealIds'],
  })
}
