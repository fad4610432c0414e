import type { Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { Database, Transaction } from '#server/database/database.ts'

export interface AcceptedMeal {
  id: number
  subscriptionId: number
  suggestionId: number | null
  dishId: number
  day: Day
  mealTime: MealTime
  servings: number
  portionTwentieths: number
  createdAt: Date
  cookedAt: Date | null
  rating: number | null
}

const accepted = (db: Database, customerId: string) =>
  db
    .selectFrom('accepted_meals')
    .select([
      'id',
      'subscription_id as subscriptionId',
      'suggestion_id as suggestionId',
      'dish_id as dishId',
      'day',
      'meal_time as mealTime',
      'servings',
      'portion_twentieths as portionTwentieths',
      'created_at as createdAt',
      'cooked_at as cookedAt',
      'rating',
    ])
    .where('customer_id', '=', customerId)
    .where('withdrawn_at', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof accepted>['execute']>>[number]

const toAccepted = (row: Row): AcceptedMeal => ({ ...row, mealTime: row.mealTime as MealTime })

export const findAccepted = async (
  db: Database,
  customerId: string,
  id: number,
): Promise<AcceptedMeal | undefined> => {
  const row = await accepted(db, customerId).where('id', '=', id).executeTakeFirst()
  return row && toAccepted(row)
}

export const findBySuggestion = async (
  db: Database,
  customerId: string,
  suggestionId: number,
): Promise<AcceptedMeal | undefined> => {
  const row = await accepted(db, customerId)
    .where('suggestion_id', '=', suggestionId)
    .executeTakeFirst()
  return row && toAccepted(row)
}

/** The newest ones below an id. */
export const listAccepted = async (
  db: Database,
  customerId: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<AcceptedMeal[]> =>
  (
    await accepted(db, customerId)
      .where('id', '<', before ?? 2_147_483_647)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  ).map(toAccepted)

/** Those of a customer's accepted meals that are named, in the order in which they are eaten. */
export const listAcceptedOf = async (
  db: Database,
  customerId: string,
  ids: readonly number[],
): Promise<AcceptedMeal[]> =>
  ids.length === 0
    ? []
    : (
        await accepted(db, customerId).where('id', 'in', ids).orderBy('day').orderBy('id').execute()
      ).map(toAccepted)

export interface NewAccepted extends Omit<
  AcceptedMeal,
  'id' | 'createdAt' | 'cookedAt' | 'rating'
> {
  customerId: string
  catalogueVersion: string
}

export async function insertAccepted(
  tx: Transaction,
  meal: NewAccepted,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('accepted_meals')
    .values({
      customer_id: meal.customerId,
      subscription_id: meal.subscriptionId,
      suggestion_id: meal.suggestionId,
      dish_id: meal.dishId,
      day: meal.day,
      meal_time: meal.mealTime,
      servings: meal.servings,
      portion_twentieths: meal.portionTwentieths,
      catalogue_version: meal.catalogueVersion,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function withdraw(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.updateTable('accepted_meals').set({ withdrawn_at: now }).where('id', '=', id).execute()
}

export async function updateCooked(
  tx: Transaction,
  id: number,
  cooked: { at: Date; rating: number | null; servings: number },
): Promise<void> {
  await tx
    .updateTable('accepted_meals')
    .set({ cooked_at: cooked.at, rating: cooked.rating, servings: cooked.servings })
    .where('id', '=', id)
    .execute()
}

/** Cooked once: the same dish at the same meal of a day. */
export const isSameMeal =
  (one: Pick<AcceptedMeal, 'dishId' | 'mealTime'>) =>
  (other: AcceptedMeal): boolean =>
    other.dishId === one.dishId && other.mealTime === one.mealTime

export const listAcceptedOn = async (
  db: Database,
  customerId: string,
  day: Day,
): Promise<AcceptedMeal[]> =>
  (await accepted(db, customerId).where('day', '=', day).orderBy('id').execute()).map(toAccepted)
