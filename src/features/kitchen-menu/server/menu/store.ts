import type { Day } from '#shared/dates.ts'
import type { Database, Transaction } from '#server/database/database.ts'

/** The dishes of a kitchen's menu, withdrawn ones too. */
const menuItems = (db: Database, restaurantId: number) =>
  db
    .selectFrom('menu_items as i')
    .innerJoin('dishes as f', 'f.id', 'i.dish_id')
    .innerJoin('meal_categories as c', 'c.id', 'f.category_id')
    .leftJoin('dish_photos as p', 'p.dish_id', 'f.id')
    .select([
      'i.id',
      'i.dish_id as dishId',
      'i.price_fils as priceFils',
      'i.is_available as isAvailable',
      'i.sold_out_until as soldOutUntil',
      'i.withdrawn_at as withdrawnAt',
      'i.daily_limit as dailyLimit',
      'f.restaurant_id as ownerId',
      'f.copied_from as copiedFrom',
      'f.slug',
      'f.name_en as nameEn',
      'f.name_ar as nameAr',
      'f.description_en as descriptionEn',
      'f.description_ar as descriptionAr',
      'f.cuisine',
      'c.slug as category',
      'f.meal_times as mealTimes',
      'f.minutes',
      'f.kcal',
      'f.protein_g as proteinG',
      'f.carbs_g as carbsG',
      'f.fat_g as fatG',
      'f.fibre_g as fibreG',
      'f.sodium_mg as sodiumMg',
      'f.allergens',
      'f.diets',
      'f.asked_allergens as askedAllergens',
      'p.uploaded_at as photoAt',
    ])
    .where('i.restaurant_id', '=', restaurantId)

export type ItemRow = Awaited<ReturnType<ReturnType<typeof menuItems>['execute']>>[number]

export const listItems = (db: Database, restaurantId: number): Promise<ItemRow[]> =>
  menuItems(db, restaurantId)
    .where('i.withdrawn_at', 'is', null)
    .orderBy('i.sort_order')
    .orderBy('i.id')
    .execute()

/** A dish on the menu of this kitchen; another kitchen's, or one that was withdrawn, is nothing. */
export const findItem = (
  db: Database,
  restaurantId: number,
  id: number,
): Promise<ItemRow | undefined> =>
  menuItems(db, restaurantId)
    .where('i.id', '=', id)
    .where('i.withdrawn_at', 'is', null)
    .executeTakeFirst()

export const findItemOfDish = (
  db: Database,
  restaurantId: number,
  dishId: number,
): Promise<ItemRow | undefined> =>
  menuItems(db, restaurantId)
    .where((eb) => eb.or([eb('i.dish_id', '=', dishId), eb('f.copied_from', '=', dishId)]))
    .executeTakeFirst()

/** Waits for everyone who is choosing this dish, and keeps all others from it until the end. */
export async function lockItem(tx: Transaction, restaurantId: number, id: number): Promise<void> {
  await tx
    .selectFrom('menu_items')
    .select('id')
    .where('id', '=', id)
    .where('restaurant_id', '=', restaurantId)
    .forUpdate()
    .execute()
}

/** Locks a whole menu, in the order in which customers lock dishes of it. */
export async function lockMenu(tx: Transaction, restaurantId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('menu_items')
    .select(['id', 'withdrawn_at as withdrawnAt'])
    .where('restaurant_id', '=', restaurantId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ id }) => id)
}

export interface ItemChange {
  dish_id?: number
  price_fils?: number
  is_available?: boolean
  sold_out_until?: Day | null
  withdrawn_at?: Date | null
  daily_limit?: number | null
  sort_order?: number
}

export async function updateItem(tx: Transaction, id: number, change: ItemChange): Promise<void> {
  await tx.updateTable('menu_items').set(change).where('id', '=', id).execute()
}

export async function insertItem(
  tx: Transaction,
  item: { restaurantId: number; dishId: number; priceFils: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('menu_items')
    .values({
      restaurant_id: item.restaurantId,
      dish_id: item.dishId,
      price_fils: item.priceFils,
      sort_order: (eb) =>
        eb
          .selectFrom('menu_items as others')
          .select((inner) =>
            inner(inner.fn.coalesce(inner.fn.max('others.sort_order'), inner.lit(0)), '+', 1).as(
              'next',
            ),
          )
          .where('others.restaurant_id', '=', item.restaurantId),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Dishes of the shared catalogue that the kitchen does not offer, neither as they are nor as its own. */
export const listCatalogueRows = (db: Database, restaurantId: number) =>
  db
    .selectFrom('dishes as f')
    .innerJoin('meal_categories as c', 'c.id', 'f.category_id')
    .select([
      'f.id as dishId',
      'f.slug',
      'f.name_en as nameEn',
      'f.name_ar as nameAr',
      'c.slug as category',
      'f.cuisine',
      'f.kcal',
      'f.allergens',
      'f.price_fils as priceFils',
    ])
    .where('f.restaurant_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('menu_items as i')
            .innerJoin('dishes as own', 'own.id', 'i.dish_id')
            .select('i.id')
            .where('i.restaurant_id', '=', restaurantId)
            .where('i.withdrawn_at', 'is', null)
            .where((eb) =>
              eb.or([
                eb('own.id', '=', eb.ref('f.id')),
                eb('own.copied_from', '=', eb.ref('f.id')),
              ]),
            ),
        ),
      ),
    )
    .orderBy('c.sort_order')
    .orderBy('f.name_en')
    .execute()
