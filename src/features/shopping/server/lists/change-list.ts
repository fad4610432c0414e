import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { getFoodCatalogue } from '#features/suggestions/server/public.ts'
import type * as contract from '../../contract.ts'
import { LIST_EXTRAS_MAX } from '../../rules.ts'
import { getLoaded, getShoppingList } from './get-lists.ts'
import { itemsOf } from './list-items.ts'
import {
  deleteList,
  lockList,
  listMarks,
  listMealRows,
  saveMark,
  updateList,
  updateServings,
  type ListRow,
} from './list-store.ts'
import { refuseMoreLists } from './refuse-more-lists.ts'

type Whole = Output<typeof contract.getShoppingList>

/** @throws Refusal `not_found` */
async function getLocked(tx: Transaction, who: Member, id: number): Promise<ListRow> {
  const list = await lockList(tx, who.id, id)
  if (!list) throw new Refusal('not_found', 404)
  return list
}

export async function changeShoppingList(
  tx: Transaction,
  who: Member,
  { id, name, isArchived }: Input<typeof contract.changeShoppingList>,
): Promise<Whole> {
  if (isArchived === false) await lockUser(tx, who.id)
  const { archivedAt } = await getLocked(tx, who, id)
  if (isArchived === false && archivedAt !== null) await refuseMoreLists(tx, who.id)
  await updateList(tx, id, {
    ...(name !== undefined && { name }),
    ...(isArchived !== undefined && { archived_at: isArchived ? (archivedAt ?? who.now) : null }),
  })
  return getShoppingList(tx, who, { id })
}

export async function deleteShoppingList(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract.deleteShoppingList>,
): Promise<Output<typeof contract.deleteShoppingList>> {
  await getLocked(tx, who, id)
  await deleteList(tx, id)
  return { ok: true }
}

export async function changeListServings(
  tx: Transaction,
  who: Member,
  { id, mealId, servings }: Input<typeof contract.changeListServings>,
): Promise<Whole> {
  await getLocked(tx, who, id)
  const meals = await listMealRows(tx, [id])
  if (meals.every(({ acceptedMealId }) => acceptedMealId !== mealId)) {
    throw new Refusal('not_found', 404)
  }
  await updateServings(tx, id, mealId, servings)
  return getShoppingList(tx, who, { id })
}

/** Ticked is what is needed now: more servings later show the item again. */
export async function tickListItem(
  tx: Transaction,
  who: Member,
  { id, ingredientId, isTicked }: Input<typeof contract.tickListItem>,
): Promise<Whole> {
  await getLocked(tx, who, id)
  const { shopping, list } = await getLoaded(tx, who, id)
  const item = itemsOf(shopping.catalogue, list).find(
    ({ ingredient }) => ingredient.id === ingredientId,
  )
  if (!item) throw new Refusal('not_found', 404)
  const packs = item.tickedPacks + item.packsLeft
  await saveMark(tx, id, ingredientId, {
    ticked_packs: isTicked ? Math.max(1, packs) : null,
  })
  return getShoppingList(tx, who, { id })
}

export async function putBackListItem(
  tx: Transaction,
  who: Member,
  { id, ingredientId, isPutBack }: Input<typeof contract.putBackListItem>,
): Promise<Whole> {
  await getLocked(tx, who, id)
  const { list } = await getLoaded(tx, who, id)
  if (!list.needs.has(ingredientId)) throw new Refusal('not_found', 404)
  await saveMark(tx, id, ingredientId, { is_put_back: isPutBack })
  return getShoppingList(tx, who, { id })
}

export async function saveListExtra(
  tx: Transaction,
  who: Member,
  { id, ingredientId, grams }: Input<typeof contract.saveListExtra>,
): Promise<Whole> {
  await getLocked(tx, who, id)
  const { ingredients } = await getFoodCatalogue(tx)
  if (!ingredients.has(ingredientId)) {
    throw new Refusal('ingredient_unknown', 422, { fields: ['ingredientId'] })
  }
  const others = (await listMarks(tx, [id])).filter(
    (mark) => mark.extraGrams !== null && mark.ingredientId !== ingredientId,
  )
  if (others.length >= LIST_EXTRAS_MAX) throw new Refusal('too_many_extras', 422)
  await saveMark(tx, id, ingredientId, { extra_grams: grams })
  return getShoppingList(tx, who, { id })
}

export async function removeListExtra(
  tx: Transaction,
  who: Member,
  { id, ingredientId }: Input<typeof contract.removeListExtra>,
): Promise<Whole> {
  await getLocked(tx, who, id)
  const marks = await listMarks(tx, [id])
  const isThere = marks.some(
    (mark) => mark.ingredientId === ingredientId && mark.extraGrams !== null,
  )
  if (isThere) await saveMark(tx, id, ingredientId, { extra_grams: null })
  return getShoppingList(tx, who, { id })
}
