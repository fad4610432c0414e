import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { Database, Transaction } from '#server/database/database.ts'

import { toWish, type Batch } from './batch-store.ts'
import type { Reason } from '../../engine/engine.ts'

export interface Suggestion {
  id: number
  batchId: number
  position: number
  mealTime: MealTime
  dishId: number
  portionTwentieths: number
  reasons: Reason[]
  replacesId: number | null
  acceptedId: number | null
}

/** Keeps accepted suggestions of an older batch as part of a newer one. */
export async function moveToBatch(
  tx: Transaction,
  suggestionIds: readonly number[],
  batchId: number,
): Promise<void> {
  if (suggestionIds.length === 0) return
  await tx
    .updateTable('meal_suggestions')
    .set({ batch_id: batchId })
    .where('id', 'in', suggestionIds)
    .execute()
}

export async function dismissOthers(tx: Transaction, batchId: number): Promise<void> {
  await tx
    .updateTable('meal_suggestions')
    .set({ status: 'dismissed' })
    .where('batch_id', '=', batchId)
    .where('status', '=', 'offered')
    .execute()
}

export interface NewSuggestion {
  batchId: number
  customerId: string
  position: number
  mealTime: MealTime
  dishId: number
  portionTwentieths: number
  reasons: readonly Reason[]
  replacesId: number | null
}

export async function insertSuggestions(
  tx: Transaction,
  suggestions: readonly NewSuggestion[],
  now: Date,
): Promise<number[]> {
  if (suggestions.length === 0) return []
  const rows = await tx
    .insertInto('meal_suggestions')
    .values(
      suggestions.map((suggestion) => ({
        batch_id: suggestion.batchId,
        customer_id: suggestion.customerId,
        position: suggestion.position,
        meal_time: suggestion.mealTime,
        dish_id: suggestion.dishId,
        portion_twentieths: suggestion.portionTwentieths,
        reasons: JSON.stringify(suggestion.reasons),
        replaces_id: suggestion.replacesId,
        created_at: now,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

const suggestions = (db: Database) =>
  db
    .selectFrom('meal_suggestions as s')
    .leftJoin('accepted_meals as a', (join) =>
      join.onRef('a.suggestion_id', '=', 's.id').on('a.withdrawn_at', 'is', null),
    )
    .select([
      's.id',
      's.batch_id as batchId',
      's.position',
      's.meal_time as mealTime',
      's.dish_id as dishId',
      's.portion_twentieths as portionTwentieths',
      's.reasons',
      's.replaces_id as replacesId',
      'a.id as acceptedId',
    ])

type SuggestionRow = Awaited<ReturnType<ReturnType<typeof suggestions>['execute']>>[number]

const toSuggestion = (row: SuggestionRow): Suggestion => ({
  ...row,
  mealTime: row.mealTime as MealTime,
  reasons: row.reasons as unknown as Reason[],
})

export const listOffered = async (db: Database, batchId: number): Promise<Suggestion[]> =>
  (
    await suggestions(db)
      .where('s.batch_id', '=', batchId)
      .where('s.status', '=', 'offered')
      .orderBy('s.position')
      .execute()
  ).map(toSuggestion)

export type OfferedSuggestion = Suggestion &
  Pick<Batch, 'day' | 'subscriptionId' | 'servings' | 'wish'>

/** An own suggestion that is on the table, with the batch it belongs to. */
export async function findOffered(
  db: Database,
  customerId: string,
  id: number,
): Promise<OfferedSuggestion | undefined> {
  const row = await suggestions(db)
    .innerJoin('suggestion_batches as b', 'b.id', 's.batch_id')
    .select(['b.day', 'b.subscription_id as subscriptionId', 'b.servings', 'b.wish', 's.status'])
    .where('s.id', '=', id)
    .where('s.customer_id', '=', customerId)
    .executeTakeFirst()
  if (!row || row.status !== 'offered') return undefined
  return { ...row, ...toSuggestion(row), wish: toWish(row.wish) }
}

export const isOwnSuggestion = async (
  db: Database,
  customerId: string,
  id: number,
): Promise<boolean> =>
  (await db
    .selectFrom('meal_suggestions')
    .select('id')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()) !== undefined

/** The suggestions in whose place these came. */
export const listReplaced = async (
  db: Database,
  offered: readonly Pick<Suggestion, 'replacesId'>[],
): Promise<{ id: number; dishId: number }[]> => {
  const ids = offered.flatMap(({ replacesId }) => replacesId ?? [])
  if (ids.length === 0) return []
  return db
    .selectFrom('meal_suggestions')
    .select(['id', 'dish_id as dishId'])
    .where('id', 'in', ids)
    .execute()
}

export async function setStatus(
  tx: Transaction,
  id: number,
  status: 'offered' | 'replaced' | 'dismissed',
): Promise<void> {
  await tx.updateTable('meal_suggestions').set({ status }).where('id', '=', id).execute()
}

/** Replacements delivered on a day; one that was taken back counts as well. */
export async function countReplaced(
  db: Database,
  subscriptionId: number,
  day: Day,
): Promise<number> {
  const row = await db
    .selectFrom('meal_suggestions as s')
    .innerJoin('suggestion_batches as b', 'b.id', 's.batch_id')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('b.subscription_id', '=', subscriptionId)
    .where('b.day', '=', day)
    .where('s.replaces_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Dishes shown or eaten lately, each with the days since. */
export async function listRecent(
  db: Database,
  customerId: string,
  { from, today }: { from: Day; today: Day },
): Promise<{ dishId: number; daysAgo: number }[]> {
  const rows = await db
    .selectFrom('meal_suggestions as s')
    .innerJoin('suggestion_batches as b', 'b.id', 's.batch_id')
    .select(['s.dish_id as dishId', sql<number>`min(${today}::date - b.day)`.as('daysAgo')])
    .where('s.customer_id', '=', customerId)
    .where('b.customer_id', '=', customerId)
    .where('b.day', '>=', from)
    .where('b.day', '<', today)
    .groupBy('s.dish_id')
    .execute()
  return rows
}

/** Every dish that was already shown on a day. */
export const listShown = async (
  db: Database,
  subscriptionId: number,
  day: Day,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('meal_suggestions as s')
    .innerJoin('suggestion_batches as b', 'b.id', 's.batch_id')
    .select('s.dish_id as dishId')
    .distinct()
    .where('b.subscription_id', '=', subscriptionId)
    .where('b.day', '=', day)
    .execute()
  return rows.map(({ dishId }) => dishId)
}

/** How many suggestions of a day were made; each of them was asked for with another seed. */
export async function countShown(db: Database, subscriptionId: number, day: Day): Promise<number> {
  const row = await db
    .selectFrom('meal_suggestions as s')
    .innerJoin('suggestion_batches as b', 'b.id', 's.batch_id')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('b.subscription_id', '=', subscriptionId)
    .where('b.day', '=', day)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
