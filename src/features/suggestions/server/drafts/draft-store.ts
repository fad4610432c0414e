import type { Cuisine, DishLine, MealCategory, MealTime } from '#shared/food/food.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Draft, DraftStep } from '../../drafts/draft.ts'

export interface StoredDraft extends Draft {
  id: number
  createdAt: Date
}

const drafts = (db: Database, customerId: string) =>
  db
    .selectFrom('recipe_drafts')
    .select(['id', 'cuisine', 'category', 'meal_time as mealTime', 'lines', 'steps'])
    .select('created_at as createdAt')
    .where('customer_id', '=', customerId)

type Row = Awaited<ReturnType<ReturnType<typeof drafts>['execute']>>[number]

const toDraft = (row: Row): StoredDraft => ({
  ...row,
  cuisine: row.cuisine as Cuisine,
  category: row.category as MealCategory,
  mealTime: row.mealTime as MealTime,
  lines: row.lines as unknown as DishLine[],
  steps: row.steps as unknown as DraftStep[],
})

export const listDraftsOf = async (db: Database, customerId: string): Promise<StoredDraft[]> =>
  (await drafts(db, customerId).orderBy('id', 'desc').execute()).map(toDraft)

export const findDraft = async (
  db: Database,
  customerId: string,
  id: number,
): Promise<StoredDraft | undefined> => {
  const row = await drafts(db, customerId).where('id', '=', id).executeTakeFirst()
  return row && toDraft(row)
}

export async function countDrafts(db: Database, customerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recipe_drafts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertDraft(
  tx: Transaction,
  customerId: string,
  draft: Draft,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('recipe_drafts')
    .values({
      customer_id: customerId,
      cuisine: draft.cuisine,
      category: draft.category,
      meal_time: draft.mealTime,
      lines: JSON.stringify(draft.lines),
      steps: JSON.stringify(draft.steps),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const deleteDraft = async (
  tx: Transaction,
  customerId: string,
  id: number,
): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('recipe_drafts')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
