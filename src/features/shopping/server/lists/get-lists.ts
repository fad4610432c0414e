import type { Input, Output } from '#shared/wire/endpoint.ts'
import { textsIn, type Language } from '#shared/language.ts'
import { AISLE_NAMES } from '#shared/food/food.ts'
import { formatDirhams, toDirhams } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { findAiPlan } from '#features/subscriptions/server/public.ts'
import type * as contract from '../../contract.ts'
import { messages } from '../../messages.ts'
import { canSumUp, LIST_ADD_ON, MG_PER_G, packFils } from '../../rules.ts'
import { findAddOnFils } from '../get-ai-plan.ts'
import { describeNeed, describePacks } from '../present-line.ts'
import { itemsOf, type ListItem } from './list-items.ts'
import { findList, listPage } from './list-store.ts'
import { loadLists, type LoadedList, type Shopping } from './load-lists.ts'
import { nameOf, presentList, presentSummary } from './present-list.ts'

const PAGE = 20

export async function listShoppingLists(
  db: Database,
  who: Member,
  { before, isArchived = false }: Input<typeof contract.listShoppingLists>,
): Promise<Output<typeof contract.listShoppingLists>> {
  const rows = await listPage(db, who.id, { before, isArchived, limit: PAGE + 1 })
  const page = rows.slice(0, PAGE)
  const shopping = await loadLists(db, who, page)
  const plan = await findAiPlan(db, who.id, who.today)
  const priceFils = await findAddOnFils(db, LIST_ADD_ON, who.today)
  return {
    lists: page.flatMap(({ id }) => {
      const list = shopping.lists.get(id)
      return list ? [presentSummary(shopping, list, who.language)] : []
    }),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
    canSumUp: plan !== undefined && canSumUp(plan),
    addOnPrice: priceFils === undefined ? null : toDirhams(priceFils),
  }
}

/** An own list, and all it depends on. @throws Refusal `not_found` */
export async function getLoaded(
  db: Database,
  who: Member,
  id: number,
): Promise<{ shopping: Shopping; list: LoadedList }> {
  const row = await findList(db, who.id, id)
  if (!row) throw new Refusal('not_found', 404)
  const shopping = await loadLists(db, who, [row])
  const list = shopping.lists.get(id)
  if (!list) throw new Refusal('not_found', 404)
  return { shopping, list }
}

export async function getShoppingList(
  db: Database,
  who: Member,
  { id }: { id: number },
): Promise<Output<typeof contract.getShoppingList>> {
  const { shopping, list } = await getLoaded(db, who, id)
  return presentList(shopping, list, who.language)
}

export async function getShoppingListText(
  db: Database,
  who: Member,
  { id }: Input<typeof contract.getShoppingListText>,
): Promise<Output<typeof contract.getShoppingListText>> {
  const { shopping, list } = await getLoaded(db, who, id)
  const items = itemsOf(shopping.catalogue, list).filter(({ packsLeft }) => packsLeft > 0)
  return { text: textOf(nameOf(shopping, list, who.language), items, who.language) }
}

function textOf(name: string, items: readonly ListItem[], language: Language): string {
  const { text } = textsIn(messages, language)
  if (items.length === 0) return `${name}\n\n${text.nothing}`
  const aisles = Map.groupBy(items, ({ ingredient }) => ingredient.aisle)
  const parts = [...aisles].map(([aisle, own]) =>
    [AISLE_NAMES[aisle][language], ...own.map((item) => lineOf(item, language))].join('\n'),
  )
  const fils = items.reduce(
    (sum, { ingredient, packsLeft }) => sum + packsLeft * packFils(ingredient),
    0,
  )
  return [name, ...parts, text.total(formatDirhams(fils, language))].join('\n\n')
}

function lineOf(item: ListItem, language: Language): string {
  const { ingredient, packsLeft } = item
  const pack = describePacks(packsLeft, ingredient.packGrams, language)
  const need = describeNeed(needLeftMg(item), ingredient, language)
  return `- ${ingredient.name[language]}: ${textsIn(messages, language).text.left(pack, need)}`
}

/** What is needed beyond the packs that were ticked or ordered. */
export const needLeftMg = ({ needMg, packs, packsLeft, ingredient }: ListItem): number =>
  needMg - (packs - packsLeft) * ingredient.packGrams * MG_PER_G
