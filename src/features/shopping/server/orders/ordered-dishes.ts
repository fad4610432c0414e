import type { Database, Transaction } from '#server/database/database.ts'
import { listAcceptedOf } from '#features/suggestions/server/public.ts'
import { listMealRows } from '../lists/list-store.ts'
import type { Source } from './get-offer.ts'

interface OrderedDish {
  dishId: number
  isAgain: boolean
}

/** Notes which dishes an order is for: those that someone wants once more are learned from. */
export async function noteDishes(
  tx: Transaction,
  { id, customerId }: { id: number; customerId: string },
  { listId, acceptedMealId, orderId }: Source,
): Promise<void> {
  if (orderId !== undefined) return insertDishes(tx, id, await listAgain(tx, orderId))
  const mealIds =
    listId === undefined
      ? [acceptedMealId ?? 0]
      : (await listMealRows(tx, [listId])).map((row) => row.acceptedMealId)
  const meals = await listAcceptedOf(tx, customerId, mealIds)
  // A list buys for what is still to be cooked; a meal by itself may have been cooked before.
  const wanted = meals.filter(({ cookedAt }) => listId === undefined || cookedAt === null)
  await insertDishes(
    tx,
    id,
    wanted.map(({ dishId, cookedAt }) => ({ dishId, isAgain: cookedAt !== null })),
  )
}

const listAgain = async (tx: Transaction, orderId: number): Promise<OrderedDish[]> =>
  (await listOrderedDishes(tx, orderId)).map((dishId) => ({ dishId, isAgain: true }))

/** The dishes that an order was for. */
export const listOrderedDishes = async (db: Database, orderId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('ordered_dishes')
      .select('dish_id as dishId')
      .where('order_id', '=', orderId)
      .orderBy('dish_id')
      .execute()
  ).map(({ dishId }) => dishId)

async function insertDishes(
  tx: Transaction,
  orderId: number,
  dishes: readonly OrderedDish[],
): Promise<void> {
  const once = new Map(dishes.map((dish) => [dish.dishId, dish]))
  if (once.size === 0) return
  await tx
    .insertInto('ordered_dishes')
    .values(
      [...once.values()].map(({ dishId, isAgain }) => ({
        order_id: orderId,
        dish_id: dishId,
        is_again: isAgain,
      })),
    )
    .execute()
}
