import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { loadWarnings } from '#features/household/server/public.ts'
import type * as contract from '../../contract.ts'
import { banDish } from '../preferences/store.ts'
import { askEngine } from './ask-engine.ts'
import { buildTask } from './build-task.ts'
import { countLeft, type Asking } from './day.ts'
import { getSafeDish } from './get-safe-dish.ts'
import { countRefresh, getAsking } from './get-suggestions.ts'
import { presentSuggestion, type WireSuggestion } from './present-suggestion.ts'
import {
  countShown,
  findOffered,
  insertSuggestions,
  isOwnSuggestion,
  listReplaced,
  listShown,
  setStatus,
  type OfferedSuggestion,
} from './suggestion-store.ts'

/** The counter moves only when another dish is there. */
export async function replaceSuggestion(
  tx: Transaction,
  who: Member,
  { id, isNeverAgain }: Input<typeof contract.replaceSuggestion>,
): Promise<Output<typeof contract.replaceSuggestion>> {
  const { asking, suggestion } = await getOpen(tx, who, id)
  const { plan, catalogue } = asking
  const left = await countLeft(tx, who, plan)
  if (left === 0) throw new Refusal('no_replacements_left', 409)
  if (left === null) await countRefresh(tx, who)
  if (isNeverAgain) await banDish(tx, who.id, suggestion.dishId, who.now)

  const shown = await listShown(tx, plan.subscriptionId, who.today)
  const task = await buildTask(tx, who, {
    plan,
    catalogue,
    number: await countShown(tx, plan.subscriptionId, who.today),
    wish: suggestion.wish,
  })
  const counts = new Map([[suggestion.mealTime, 1]])
  const { wish } = suggestion
  const [dish] = askEngine({ catalogue, task, counts, shown, wish }).dishes
  if (!dish) throw new Refusal('no_other_dish', 409)
  await setStatus(tx, id, 'replaced')
  const { batchId, position } = suggestion
  const [newId] = await insertSuggestions(
    tx,
    [{ ...dish, batchId, customerId: who.id, position, replacesId: id }],
    who.now,
  )
  return {
    suggestion: await presentOne(tx, who, asking, newId ?? 0),
    replacementsRemaining: await countLeft(tx, who, plan),
  }
}

/** What was replaced stays counted; only the dish comes back, while everyone may eat it. R-AI-2 */
export async function restoreSuggestion(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract.restoreSuggestion>,
): Promise<Output<typeof contract.restoreSuggestion>> {
  const { asking, suggestion } = await getOpen(tx, who, id)
  const [replaced] = await listReplaced(tx, [suggestion])
  if (!replaced) throw new Refusal('nothing_to_restore', 409)
  await getSafeDish(tx, who, asking, replaced.dishId)
  await setStatus(tx, id, 'dismissed')
  await setStatus(tx, replaced.id, 'offered')
  return presentOne(tx, who, asking, replaced.id)
}

interface Open {
  asking: Asking
  suggestion: OfferedSuggestion
}

/** @throws Refusal `not_found`, `suggestion_over`, `suggestion_accepted`, `plan_needed` */
async function getOpen(tx: Transaction, who: Member, id: number): Promise<Open> {
  if (!(await isOwnSuggestion(tx, who.id, id))) throw new Refusal('not_found', 404)
  const asking = await getAsking(tx, who)
  await lockUser(tx, who.id)
  const suggestion = await findOffered(tx, who.id, id)
  const isCurrent =
    suggestion?.day === who.today && suggestion.subscriptionId === asking.plan.subscriptionId
  if (!suggestion || !isCurrent) throw new Refusal('suggestion_over', 409)
  if (suggestion.acceptedId !== null) throw new Refusal('suggestion_accepted', 409)
  return { asking, suggestion }
}

async function presentOne(
  db: Database,
  who: Member,
  { catalogue }: Asking,
  id: number,
): Promise<WireSuggestion> {
  const suggestion = await findOffered(db, who.id, id)
  const wire =
    suggestion &&
    presentSuggestion(catalogue, suggestion, {
      servings: suggestion.servings,
      language: who.language,
      warnOf: await loadWarnings(db, who),
      replaced: new Map((await listReplaced(db, [suggestion])).map((row) => [row.id, row])),
    })
  if (!wire) throw new Error(`Suggestion ${id} vanished`)
  return wire
}
