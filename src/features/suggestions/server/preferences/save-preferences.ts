import type { Input, Output } from '#shared/wire/endpoint.ts'
import { toFils } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { leaveTracesOut } from '#features/household/server/public.ts'
import type { Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { refuseStale } from '#server/http/version.ts'
import type * as contract from '../../preferences-contract.ts'
import { fitsEnergy } from '../../rules.ts'
import { getPreferences, getWishes, pantryFields, presentPantryItem } from './get-preferences.ts'
import {
  countIngredients,
  listPantry,
  savePantry,
  savePreferences,
  setTasteSince,
  unbanDish,
} from './store.ts'

/** Targets are a grown-up's: for under-18s none is kept, whatever is sent. */
export async function replacePreferences(
  tx: Transaction,
  who: Member,
  input: Input<typeof contract.replacePreferences>,
): Promise<Output<typeof contract.replacePreferences>> {
  const { protein, carbs, fat, budget, avoidsTraces, ...kept } = input
  const hasTargets = [kept.kcal, protein, carbs, fat].some((target) => target !== null)
  if (hasTargets && !kept.isAdult) {
    throw new Refusal('targets_need_adult', 422, { fields: ['isAdult'] })
  }
  if (!fitsEnergy(input)) throw new Refusal('macros_exceed_energy', 422, { fields: ['kcal'] })
  await lockUser(tx, who.id)
  refuseStale(who, input, { ...(await getWishes(tx, who.id)) })
  await savePreferences(
    tx,
    who.id,
    {
      ...kept,
      proteinG: protein,
      carbsG: carbs,
      fatG: fat,
      budgetFils: budget === null ? null : toFils(budget),
    },
    who.now,
  )
  if (avoidsTraces) await leaveTracesOut(tx, who.id, who.now)
  return getPreferences(tx, who, {})
}

export async function replacePantry(
  tx: Transaction,
  who: Member,
  { items }: Input<typeof contract.replacePantry>,
): Promise<Output<typeof contract.replacePantry>> {
  const byId = new Map(items.map((item) => [item.ingredientId, item]))
  if ((await countIngredients(tx, [...byId.keys()])) !== byId.size) {
    throw new Refusal('ingredient_unknown', 422, { fields: ['items'] })
  }
  await lockUser(tx, who.id)
  const before = await listPantry(tx, who.id)
  refuseStale(who, { items: [...byId.values()] }, pantryFields(before), {
    items: before.map((row) => presentPantryItem(row, who)),
  })
  await savePantry(tx, who.id, [...byId.values()])
  return (await listPantry(tx, who.id)).map((row) => presentPantryItem(row, who))
}

export async function allowDish(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract.allowDish>,
): Promise<Output<typeof contract.allowDish>> {
  await unbanDish(tx, who.id, id)
  return { ok: true }
}

export async function forgetTaste(
  tx: Transaction,
  who: Member,
  _input: Input<typeof contract.forgetTaste>,
): Promise<Output<typeof contract.forgetTaste>> {
  await setTasteSince(tx, who.id, who.now)
  return { ok: true }
}
