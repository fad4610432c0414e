import { sql } from 'kysely'
import { dayOf, type Day } from '#shared/dates.ts'
import { withStatementLimit } from '#server/database/bounded-client.ts'
import {
  inTransaction,
  openDatabase,
  type Database,
  type Transaction,
} from '#server/database/database.ts'
import { createLog } from '#server/log.ts'
import { FIRST_ID, layOut } from './kitchens.ts'
import { LARGE, nameAll, type NamedDish } from './names.ts'

const ROWS_OF_A_MENU = 20
const LONG_MS = 300_000

/**
 * Adds a large catalogue to the demo's: kitchens with menus of 20 dishes, their own dishes, ratings
 * and full days of the four weeks from `today`. Leaves one that is there as it is.
 * @returns whether it was added
 */
export async function layLargeCatalogue(db: Database, today: Day, size = LARGE): Promise<boolean> {
  return withStatementLimit(LONG_MS, () => inTransaction(db, (tx) => layAll(tx, today, size)))
}

async function layAll(tx: Transaction, today: Day, size: typeof LARGE): Promise<boolean> {
  const there = tx.selectFrom('restaurants').select('id').where('id', '=', FIRST_ID)
  if (await there.executeTakeFirst()) return false
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
  const names = nameAll(size)
  const kitchens = layOut(names.kitchens)
  await addKitchens(tx, kitchens)
  await addOwnDishes(tx, names.dishes)
  await addMenus(tx, kitchens)
  await addFullDays(tx, today)
  await sql`analyze restaurants, dishes, dish_lines, menu_items, kitchen_days`.execute(tx)
  return true
}

type KitchenRow = ReturnType<typeof layOut>[number]

async function addKitchens(tx: Transaction, kitchens: readonly KitchenRow[]): Promise<void> {
  await sql`
    insert into restaurants (
      id, name_en, name_ar, description_en, description_ar, cuisines, area_id, latitude, longitude,
      rating, rating_count, opening_time, closing_time, delivery_minutes_min, delivery_minutes_max,
      delivery_fee_fils, delivery_radius_km, monthly_price_fils, capacity_per_day
    )
    select id, name_en, name_ar, description_en, description_ar, cuisines, area_id, latitude,
      longitude, rating, rating_count, opening_time, closing_time, delivery_minutes_min,
      delivery_minutes_max, delivery_fee_fils, delivery_radius_km, monthly_price_fils,
      capacity_per_day
    from jsonb_populate_recordset(null::restaurants, ${JSON.stringify(kitchens)}::jsonb)
  `.execute(tx)
}

/** A dish contains what the one does that it was made from; the made-up words mention no more. */
async function addOwnDishes(tx: Transaction, dishes: readonly NamedDish[]): Promise<void> {
  const rows = dishes.map(({ name, base, kitchen }, index) => ({
    id: FIRST_ID + index,
    restaurant_id: FIRST_ID + kitchen,
    slug: base.id,
    name_en: name.en,
    name_ar: name.ar,
  }))
  await sql`
    with named as (
      select id, restaurant_id, slug, name_en, name_ar
      from jsonb_populate_recordset(null::dishes, ${JSON.stringify(rows)}::jsonb)
    ), added as (
      insert into dishes (
        id, restaurant_id, copied_from, slug, name_en, name_ar, description_en, description_ar,
        cuisine, category_id, meal_times, minutes, price_fils, kcal, protein_g, carbs_g, fat_g,
        fibre_g, sodium_mg, allergens, diets, are_texts_read
      )
      overriding system value
      select named.id, named.restaurant_id, base.id,
        'own-' || named.id || '-' || left(md5(named.name_en), 12), named.name_en, named.name_ar,
        base.description_en, base.description_ar, base.cuisine, base.category_id, base.meal_times,
        base.minutes, base.price_fils, base.kcal, base.protein_g, base.carbs_g, base.fat_g,
        base.fibre_g, base.sodium_mg, base.allergens, base.diets, true
      from named join dishes base using (slug)
      returning id, copied_from
    )
    insert into dish_lines (dish_id, position, ingredient_id, grams)
    select added.id, l.position, l.ingredient_id, l.grams
    from added join dish_lines l on l.dish_id = added.copied_from
  `.execute(tx)
}

/** A kitchen's own dishes first, then shared ones, of its cuisines before others. */
async function addMenus(tx: Transaction, kitchens: readonly KitchenRow[]): Promise<void> {
  const percents = kitchens.map(({ id, price_percent: percent }) => ({ id, percent }))
  await sql`
    with shared as materialized (
      select id, restaurant_id, cuisine, price_fils from dishes where restaurant_id is null
    )
    insert into menu_items (restaurant_id, dish_id, price_fils, sort_order)
    select k.id, dish.id,
      greatest(500, round(dish.price_fils * p.percent / 10000.0)::integer * 100), dish.place
    from jsonb_to_recordset(${JSON.stringify(percents)}::jsonb) as p (id integer, percent integer)
    join restaurants k on k.id = p.id
    cross join lateral (
      select d.id, d.price_fils,
        row_number() over (order by d.restaurant_id is null, d.cuisine <> all(k.cuisines),
          hashint8(d.id * 100003::bigint + k.id)) as place
      from (
        select * from shared
        union all
        select id, restaurant_id, cuisine, price_fils from dishes where restaurant_id = k.id
      ) d
      order by place limit ${ROWS_OF_A_MENU}::integer
    ) dish
  `.execute(tx)
}

/** Every third kitchen is full on some days. */
async function addFullDays(tx: Transaction, today: Day): Promise<void> {
  await sql`
    insert into kitchen_days (restaurant_id, day, capacity, booked)
    select id, ${today}::date + n, capacity_per_day,
      case when hashint8(id * 31::bigint + n) % 4 = 0 then capacity_per_day
        else capacity_per_day * ((id + n) % 10) / 10 end
    from restaurants cross join generate_series(0, 27) n
    where id >= ${FIRST_ID}::integer and id % 3 = 0
  `.execute(tx)
}

/** The same, in the database at an address. */
export async function addLargeTo(url: string): Promise<boolean> {
  const { db, close } = openDatabase(url, createLog('silent'), { maxConnections: 1 })
  try {
    return await layLargeCatalogue(db, dayOf(new Date()))
  } finally {
    await close()
  }
}
