import type { Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Reason } from '../../engine/engine.ts'

export interface Week {
  id: number
  subscriptionId: number
  startsOn: Day
  days: number
  servings: number
  seed: number
  catalogueVersion: string
  relaxed: string[]
  basketFils: number
}

export interface WeekSlot {
  id: number
  day: Day
  mealTime: MealTime
  dishId: number
  portionTwentieths: number
  isLeftover: boolean
  isLocked: boolean
  reasons: readonly Reason[]
  acceptedId: number | null
}

const WEEK = [
  'id',
  'subscription_id as subscriptionId',
  'starts_on as startsOn',
  'days',
  'servings',
  'seed',
  'catalogue_version as catalogueVersion',
  'relaxed',
  'basket_fils as basketFils',
] as const

const weeks = (db: Database, customerId: string) =>
  db.selectFrom('meal_weeks').select(WEEK).where('customer_id', '=', customerId)

export const findLatestWeek = (db: Database, customerId: string): Promise<Week | undefined> =>
  weeks(db, customerId).orderBy('id', 'desc').limit(1).executeTakeFirst()

export const findWeek = (db: Database, customerId: string, id: number): Promise<Week | undefined> =>
  weeks(db, customerId).where('id', '=', id).executeTakeFirst()

export interface NewWeek extends Omit<Week, 'id'> {
  customerId: string
  task: unknown
}

export async function insertWeek(tx: Transaction, week: NewWeek, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('meal_weeks')
    .values({
      customer_id: week.customerId,
      subscription_id: week.subscriptionId,
      starts_on: week.startsOn,
      days: week.days,
      servings: week.servings,
      seed: week.seed,
      catalogue_version: week.catalogueVersion,
      task: JSON.stringify(week.task),
      relaxed: week.relaxed,
      basket_fils: week.basketFils,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function setBasket(tx: Transaction, id: number, basketFils: number): Promise<void> {
  await tx.updateTable('meal_weeks').set({ basket_fils: basketFils }).where('id', '=', id).execute()
}

/** Of meals that were taken back in between, the acceptance is gone. */
export const listSlots = async (db: Database, weekId: number): Promise<WeekSlot[]> => {
  const rows = await db
    .selectFrom('meal_week_slots as s')
    .leftJoin('accepted_meals as a', (join) =>
      join.onRef('a.id', '=', 's.accepted_meal_id').on('a.withdrawn_at', 'is', null),
    )
    .select([
      's.id',
      's.day',
      's.meal_time as mealTime',
      's.dish_id as dishId',
      's.portion_twentieths as portionTwentieths',
      's.is_leftover as isLeftover',
      's.is_locked as isLocked',
      's.reasons',
      'a.id as acceptedId',
    ])
    .where('s.week_id', '=', weekId)
    .orderBy('s.day')
    .orderBy('s.id')
    .execute()
  return rows.map((row) => ({
    ...row,
    mealTime: row.mealTime as MealTime,
    reasons: row.reasons as unknown as Reason[],
  }))
}

export async function insertSlots(
  tx: Transaction,
  week: { id: number; customerId: string },
  slots: readonly Omit<WeekSlot, 'id'>[],
): Promise<void> {
  if (slots.length === 0) return
  await tx
    .insertInto('meal_week_slots')
    .values(
      slots.map((slot) => ({
        week_id: week.id,
        customer_id: week.customerId,
        day: slot.day,
        meal_time: slot.mealTime,
        dish_id: slot.dishId,
        portion_twentieths: slot.portionTwentieths,
        is_leftover: slot.isLeftover,
        is_locked: slot.isLocked,
        reasons: JSON.stringify(slot.reasons),
        accepted_meal_id: slot.acceptedId,
      })),
    )
    .execute()
}

/** Lets the slots of an older week go of meals that a newer week holds. */
export async function releaseAccepted(tx: Transaction, weekId: number): Promise<void> {
  await tx
    .updateTable('meal_week_slots')
    .set({ accepted_meal_id: null })
    .where('week_id', '=', weekId)
    .execute()
}

export type SlotChange = Pick<
  WeekSlot,
  'dishId' | 'portionTwentieths' | 'isLeftover' | 'isLocked' | 'reasons'
>

export async function updateSlot(tx: Transaction, id: number, change: SlotChange): Promise<void> {
  await tx
    .updateTable('meal_week_slots')
    .set({
      dish_id: change.dishId,
      portion_twentieths: change.portionTwentieths,
      is_leftover: change.isLeftover,
      is_locked: change.isLocked,
      reasons: JSON.stringify(change.reasons),
    })
    .where('id', '=', id)
    .execute()
}

export async function setLock(tx: Transaction, id: number, isLocked: boolean): Promise<void> {
  await tx
    .updateTable('meal_week_slots')
    .set({ is_locked: isLocked })
    .where('id', '=', id)
    .execute()
}

export async function setAccepted(tx: Transaction, id: number, acceptedId: number): Promise<void> {
  await tx
    .updateTable('meal_week_slots')
    .set({ accepted_meal_id: acceptedId })
    .where('id', '=', id)
    .execute()
}

export const findSlotWeek = async (
  db: Database,
  customerId: string,
  id: number,
): Promise<number | undefined> =>
  (
    await db
      .selectFrom('meal_week_slots')
      .select('week_id as weekId')
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
  )?.weekId
