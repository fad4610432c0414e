import fs from 'node:fs'
import path from 'node:path'
import type { MealCategory } from '#shared/food/food.ts'
import type { Database } from '#server/database/database.ts'
import { readAreas, type AreaSeed } from './areas.ts'
import { readDishes, type CatalogueDish } from './catalogue/read.ts'

const toKitchen = (line: string, areas: ReadonlyMap<string, AreaSeed>) => {
  const cells = line.split('\t')
  const [id, , nameEn, nameAr, descriptionEn, descriptionAr, cuisines, areaSlug] = cells
  const [hours, minutes, fee, radius, price, capacity, factor] = cells.slice(8)
  const [opening, closing] = (hours ?? '').split('-')
  const [minutesMin, minutesMax] = (minutes ?? '').split('-').map(Number)
  const area = areas.get(areaSlug ?? '')
  if (!area) throw new Error(`kitchens.tsv: unknown area ${areaSlug}`)
  return {
    priceFactor: Number(factor) / 100,
    row: {
      id: Number(id),
      name_en: nameEn ?? '',
      name_ar: nameAr ?? '',
      description_en: descriptionEn ?? '',
      description_ar: descriptionAr ?? '',
      cuisines: (cuisines ?? '').split(','),
      area_id: area.id,
      latitude: area.latitude,
      longitude: area.longitude,
      opening_time: opening ?? '',
      closing_time: closing ?? '',
      delivery_minutes_min: minutesMin ?? 0,
      delivery_minutes_max: minutesMax ?? 0,
      delivery_fee_fils: Number(fee),
      delivery_radius_km: Number(radius),
      monthly_price_fils: Number(price),
      capacity_per_day: Number(capacity),
    },
  }
}

type KitchenSeed = ReturnType<typeof toKitchen>

function readKitchens(): KitchenSeed[] {
  const areas = new Map(readAreas().map((area) => [area.slug, area]))
  return fs
    .readFileSync(path.join(import.meta.dirname, 'kitchens.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => toKitchen(line, areas))
}

const WHOLE_DIRHAM = 100
const priceOf = (dish: CatalogueDish, factor: number): number =>
  Math.round((dish.priceFils * factor) / WHOLE_DIRHAM) * WHOLE_DIRHAM

const COURSES: readonly MealCategory[] = [
  'mains',
  'grills',
  'bowls',
  'pasta-noodles',
  'salads',
  'soups',
  'sandwiches',
  'sweets',
  'breakfast',
]

/** A kitchen's main cuisine comes first, and within it what people order for lunch and dinner. */
const menuOf = ({ row }: KitchenSeed, dishes: readonly CatalogueDish[]): CatalogueDish[] =>
  row.cuisines.flatMap((cuisine) =>
    COURSES.flatMap((course) =>
      dishes.filter((dish) => dish.cuisine === cuisine && dish.category === course),
    ),
  )

/** Kitchens and menus that are there already stay as their owners left them. */
export async function seedKitchens(db: Database): Promise<void> {
  const kitchens = readKitchens()
  const added = await db
    .insertInto('restaurants')
    .values(kitchens.map(({ row }) => row))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  const fresh = new Set(added.map(({ id }) => id))
  if (fresh.size === 0) return

  const dishes = readDishes()
  const rows = await db.selectFrom('dishes').select(['id', 'slug']).execute()
  const dishIds = new Map(rows.map(({ id, slug }) => [slug, id]))
  const items = kitchens
    .filter(({ row }) => fresh.has(row.id))
    .flatMap((kitchen) =>
      menuOf(kitchen, dishes).map((dish, index) => ({
        restaurant_id: kitchen.row.id,
        dish_id: dishIds.get(dish.id) ?? 0,
        price_fils: priceOf(dish, kitchen.priceFactor),
        sort_order: index + 1,
      })),
    )
  await db.insertInto('menu_items').values(items).execute()
}
