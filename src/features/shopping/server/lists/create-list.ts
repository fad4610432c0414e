import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { listAcceptedOf } from '#features/suggestions/server/public.ts'
import type { createShoppingList as contract } from '../../contract.ts'
import { getAiPlan, refuseSums } from '../get-ai-plan.ts'
import { getShoppingList } from './get-lists.ts'
import { findListOf, insertList, updateList, updateServings } from './list-store.ts'
import { refuseMoreLists } from './refuse-more-lists.ts'

/** A list of accepted meals; a second list of the same meals is the first one again. */
export async function createShoppingList(
  tx: Transaction,
  who: Member,
  { acceptedMealIds, name, servings }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const plan = await getAiPlan(tx, who)
  const wanted = [...new Set(acceptedMealIds)]
  const [only, ...more] = wanted
  if (more.length > 0) await refuseSums(tx, who, plan)
  await lockUser(tx, who.id)
  const meals = await listAcceptedOf(tx, who.id, wanted)
  if (meals.length < wanted.length) {
    throw new Refusal('not_found', 404, { fields: ['acceptedMealIds'] })
  }
  const before = await findListOf(tx, who.id, wanted)
  if (before !== undefined) {
    const isOne = only !== undefined && more.length === 0
    if (isOne && servings !== undefined) await updateServings(tx, before, only, servings)
    if (name !== undefined) await updateList(tx, before, { name })
    return getShoppingList(tx, who, { id: before })
  }
  await refuseMoreLists(tx, who.id)
  const id = await insertList(
    tx,
    {
      customerId: who.id,
      name: name ?? null,
      meals: meals.map((meal) => ({
        acceptedMealId: meal.id,
        servings: (more.length === 0 ? servings : undefined) ?? meal.servings,
      })),
    },
    who.now,
  )
  return getShoppingList(tx, who, { id })
}
