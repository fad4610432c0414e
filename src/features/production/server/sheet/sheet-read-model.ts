import { sql } from 'kysely'
import type { Aisle, Allergen } from '#shared/food/food.ts'
import type { Occasion } from '#shared/food/occasions.ts'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Portion } from '#features/household/rules.ts'
import type { TicketStatus } from '#features/kitchen-board/rules.ts'
import type { KitchenDay } from '#features/restaurants/server/public.ts'
import { storedAddress } from '../../address.ts'

const dayState = prepared<KitchenDay>()((db, param) =>
  db
    .selectFrom('kitchen_days as k')
    .select((eb) => [
      'k.frozen_at as frozenAt',
      eb
        .selectFrom('sheet_amendments as a')
        .whereRef('a.restaurant_id', '=', 'k.restaurant_id')
        .whereRef('a.day', '=', 'k.day')
        .select((inner) => inner.fn.countAll<number>().as('n'))
        .as('amendments'),
      eb
        .selectFrom('sheet_amendments as a')
        .whereRef('a.restaurant_id', '=', 'k.restaurant_id')
        .whereRef('a.day', '=', 'k.day')
        .where('a.seen_at', 'is', null)
        .select((inner) => inner.fn.countAll<number>().as('n'))
        .as('unseen'),
    ])
    .where('k.restaurant_id', '=', param('restaurantId'))
    .where('k.day', '=', param('day')),
)

export interface SheetState {
  frozenAt: Date | null
  amendments: number
  unseen: number
}

export async function findSheetState(db: Database, wanted: KitchenDay): Promise<SheetState> {
  const [row] = await dayState(db, wanted)
  return {
    frozenAt: row?.frozenAt ?? null,
    amendments: row?.amendments ?? 0,
    unseen: row?.unseen ?? 0,
  }
}

const ticketRows = prepared<KitchenDay>()((db, param) =>
  db
    .selectFrom('kitchen_tickets as t')
    .innerJoin('users as u', 'u.id', 't.customer_id')
    .leftJoin('areas', 'areas.id', 't.area_id')
    .select([
      't.id',
      't.number',
      't.window_from as windowFrom',
      't.window_to as windowTo',
      't.customer_name as customerName',
      'u.phone',
      't.address',
      't.area',
      'areas.name_en as areaEn',
      'areas.name_ar as areaAr',
      't.allergens',
      't.status',
    ])
    .select((eb) => eb.fn.coalesce('t.occasion', 't.meal_time').as('mealTime'))
    .where('t.restaurant_id', '=', param('restaurantId'))
    .where('t.day', '=', param('day'))
    .where('t.status', '<>', 'cancelled')
    .orderBy('t.number'),
)

const toTicket = (row: Awaited<ReturnType<typeof ticketRows>>[number]) => ({
  ...row,
  mealTime: row.mealTime as Occasion,
  address: storedAddress(row.address),
  allergens: row.allergens as Allergen[],
  status: row.status as TicketStatus,
})

export type TicketRow = ReturnType<typeof toTicket>

/** The tickets of a frozen day in their order, without those that were called off. */
export const listTickets = async (db: Database, wanted: KitchenDay): Promise<TicketRow[]> =>
  (await ticketRows(db, wanted)).map(toTicket)

const lineRows = prepared<KitchenDay>()((db, param) =>
  db
    .selectFrom('kitchen_tickets as t')
    .innerJoin('kitchen_ticket_lines as l', 'l.ticket_id', 't.id')
    .innerJoin('dishes as f', 'f.id', 'l.dish_id')
    .select([
      'l.ticket_id as ticketId',
      'l.position',
      'l.dish_id as dishId',
      'l.name_en as nameEn',
      'l.name_ar as nameAr',
      'l.quantity',
      'l.portion',
      'l.instructions',
      'f.slug',
      'f.allergens',
      'f.kcal',
      'f.protein_g as proteinG',
      'f.carbs_g as carbsG',
      'f.fat_g as fatG',
    ])
    .where('t.restaurant_id', '=', param('restaurantId'))
    .where('t.day', '=', param('day'))
    .where('t.status', '<>', 'cancelled')
    .orderBy('t.number')
    .orderBy('l.position'),
)

const toLine = (row: Awaited<ReturnType<typeof lineRows>>[number]) => ({
  ...row,
  portion: row.portion as Portion,
  allergens: row.allergens as Allergen[],
})

export type LineRow = ReturnType<typeof toLine>

export const listLines = async (db: Database, wanted: KitchenDay): Promise<LineRow[]> =>
  (await lineRows(db, wanted)).map(toLine)

const recipeRows = prepared<{ dishIds: readonly number[] }>()((db, param) =>
  db
    .selectFrom('dish_lines as l')
    .innerJoin('ingredients as i', 'i.id', 'l.ingredient_id')
    .select([
      'l.dish_id as dishId',
      'l.ingredient_id as ingredientId',
      'l.grams',
      'i.name_en as nameEn',
      'i.name_ar as nameAr',
      'i.aisle',
      'i.allergens',
    ])
    .where('l.dish_id', '=', sql<number>`any(${param('dishIds')}::integer[])`)
    .orderBy('l.dish_id')
    .orderBy('l.position'),
)

const toRecipe = (row: Awaited<ReturnType<typeof recipeRows>>[number]) => ({
  ...row,
  aisle: row.aisle as Aisle,
  allergens: row.allergens as Allergen[],
})

export type RecipeRow = ReturnType<typeof toRecipe>

export const listRecipes = async (db: Database, dishIds: readonly number[]): Promise<RecipeRow[]> =>
  (await recipeRows(db, { dishIds })).map(toRecipe)
