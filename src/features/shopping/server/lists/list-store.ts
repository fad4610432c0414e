import { sql } from 'kysely'
import type { Database, Transaction } from '#server/database/database.ts'

export interface ListRow {
  id: number
  name: string | null
  createdAt: Date
  archivedAt: Date | null
}

const COLUMNS = ['id', 'name', 'created_at as createdAt', 'archived_at as archivedAt'] as const

const own = (db: Database, customerId: string) =>
  db.selectFrom('shopping_lists').select(COLUMNS).where('customer_id', '=', customerId)

export const findList = (
  db: Database,
  customerId: string,
  id: number,
): Promise<ListRow | undefined> => own(db, customerId).where('id', '=', id).executeTakeFirst()

/** Every change of a list waits here for the one before it. */
export const lockList = (
  tx: Transaction,
  customerId: string,
  id: number,
): Promise<ListRow | undefined> =>
  own(tx, customerId).where('id', '=', id).forUpdate().executeTakeFirst()

/** The lists that reserve what the pantry has, the oldest first. */
export const listOpen = (db: Database, customerId: string): Promise<ListRow[]> =>
  own(db, customerId).where('archived_at', 'is', null).orderBy('id').execute()

export const listPage = (
  db: Database,
  customerId: string,
  page: { before: number | undefined; isArchived: boolean; limit: number },
): Promise<ListRow[]> =>
  own(db, customerId)
    .where('id', '<', page.before ?? 2_147_483_647)
    .where('archived_at', page.isArchived ? 'is not' : 'is', null)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()

export async function countOpenLists(db: Database, customerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('shopping_lists')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertList(
  tx: Transaction,
  list: {
    customerId: string
    name: string | null
    meals: readonly { acceptedMealId: number; servings: number }[]
  },
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('shopping_lists')
    .values({ customer_id: list.customerId, name: list.name, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('shopping_list_meals')
    .values(
      list.meals.map(({ acceptedMealId, servings }) => ({
        list_id: id,
        accepted_meal_id: acceptedMealId,
        servings,
      })),
    )
    .execute()
  return id
}

export async function updateList(
  tx: Transaction,
  id: number,
  change: { name?: string | null; archived_at?: Date | null },
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await tx.updateTable('shopping_lists').set(change).where('id', '=', id).execute()
}

export async function deleteList(tx: Transaction, id: number): Promise<void> {
  await tx.deleteFrom('shopping_lists').where('id', '=', id).execute()
}

export const listMealRows = async (db: Database, listIds: readonly number[]) =>
  listIds.length === 0
    ? []
    : db
        .selectFrom('shopping_list_meals')
        .select(['list_id as listId', 'accepted_meal_id as acceptedMealId', 'servings'])
        .where('list_id', 'in', listIds)
        .execute()

export async function updateServings(
  tx: Transaction,
  listId: number,
  acceptedMealId: number,
  servings: number,
): Promise<void> {
  await tx
    .updateTable('shopping_list_meals')
    .set({ servings })
    .where('list_id', '=', listId)
    .where('accepted_meal_id', '=', acceptedMealId)
    .execute()
}

/** The newest open list that holds just these meals. */
export async function findListOf(
  tx: Transaction,
  customerId: string,
  acceptedMealIds: readonly number[],
): Promise<number | undefined> {
  const wanted = acceptedMealIds.toSorted((a, b) => a - b)
  const row = await tx
    .selectFrom('shopping_lists as l')
    .innerJoin('shopping_list_meals as m', 'm.list_id', 'l.id')
    .select('l.id')
    .where('l.customer_id', '=', customerId)
    .where('l.archived_at', 'is', null)
    .groupBy('l.id')
    .having((eb) =>
      eb.and([
        eb(eb.fn.countAll(), '=', wanted.length),
        sql<boolean>`array_agg(m.accepted_meal_id order by m.accepted_meal_id) = ${wanted}::integer[]`,
      ]),
    )
    .orderBy('l.id', 'desc')
    .executeTakeFirst()
  return row?.id
}

export interface Mark {
  ingredientId: string
  tickedPacks: number | null
  isPutBack: boolean
  extraGrams: number | null
}

export const listMarks = async (
  db: Database,
  listIds: readonly number[],
): Promise<(Mark & { listId: number })[]> =>
  listIds.length === 0
    ? []
    : db
        .selectFrom('shopping_list_marks')
        .select([
          'list_id as listId',
          'ingredient_id as ingredientId',
          'ticked_packs as tickedPacks',
          'is_put_back as isPutBack',
          'extra_grams as extraGrams',
        ])
        .where('list_id', 'in', listIds)
        .execute()

export async function saveMark(
  tx: Transaction,
  listId: number,
  ingredientId: string,
  change: { ticked_packs?: number | null; is_put_back?: boolean; extra_grams?: number | null },
): Promise<void> {
  await tx
    .insertInto('shopping_list_marks')
    .values({ list_id: listId, ingredient_id: ingredientId, ...change })
    .onConflict((conflict) => conflict.columns(['list_id', 'ingredient_id']).doUpdateSet(change))
    .execute()
}

/** Packs that running and delivered orders bring, by list and ingredient; the latest order. */
export const listOrderedPacks = async (db: Database, listIds: readonly number[]) =>
  listIds.length === 0
    ? []
    : db
        .selectFrom('ingredient_orders as o')
        .innerJoin('ingredient_order_lines as l', 'l.order_id', 'o.id')
        .select(({ fn }) => [
          'o.list_id as listId',
          'l.ingredient_id as ingredientId',
          fn.max('o.id').as('orderId'),
          fn.sum<number>('l.packs').as('packs'),
        ])
        .where('o.list_id', 'in', listIds)
        .where((eb) =>
          eb.or([
            eb('o.status', 'not in', ['failed', 'cancelled']),
            // Missed: it may still come in another window.
            eb('o.choose_until', 'is not', null).and('o.made_good', 'is', null),
          ]),
        )
        .groupBy(['o.list_id', 'l.ingredient_id'])
        .execute()
