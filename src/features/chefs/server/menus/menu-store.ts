import { sql } from 'kysely'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Course, Inclusion } from '../../rules.ts'
import { allergensIn, bilingualTitle, type StoredCourse } from './course-titles.ts'
import { mapDishFacts } from './dish-facts-read-model.ts'
import type { MenuCourse } from './resolve-courses.ts'

export interface MenuFields {
  name: string
  perGuestFils: number
  inclusions: Inclusion[]
  courses: MenuCourse[]
}

export interface ChefMenu extends Omit<MenuFields, 'courses'> {
  id: number
  courses: StoredCourse[]
}

const menuRows = prepared<{ chefId: number }>()((db, param) =>
  db
    .selectFrom('chef_menus')
    .select(['id', 'name', 'per_guest_fils as perGuestFils', 'inclusions'])
    .where('chef_id', '=', param('chefId'))
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc'),
)

const courseRows = prepared<{ ids: number[] }>()((db, param) =>
  db
    .selectFrom('chef_menu_courses as c')
    .leftJoin('dishes as d', (join) =>
      join.onRef('d.slug', '=', 'c.dish_slug').on('d.restaurant_id', 'is', null),
    )
    .select([
      'menu_id as menuId',
      'course',
      'title',
      'dish_slug as dishSlug',
      'c.allergens',
      'c.allergens_said as isSaid',
      'd.name_en as dishNameEn',
      'd.name_ar as dishNameAr',
    ])
    .where('menu_id', '=', sql<number>`any(${param('ids')}::integer[])`)
    .orderBy('menu_id')
    .orderBy('position'),
)

/** Newest first, without those that were removed. */
export async function listMenus(db: Database, chefId: number): Promise<ChefMenu[]> {
  const menus = await menuRows(db, { chefId })
  const courses = await courseRows(db, { ids: menus.map(({ id }) => id) })
  const facts = await mapDishFacts(db, courses)
  const byMenu = Map.groupBy(courses, ({ menuId }) => menuId)
  return menus.map((menu) => ({
    ...menu,
    inclusions: menu.inclusions as Inclusion[],
    courses: (byMenu.get(menu.id) ?? []).map(
      ({ course, title, dishSlug, allergens, isSaid, ...dish }) => ({
        course: course as Course,
        title: bilingualTitle(title, dish),
        dishSlug,
        ...allergensIn({ allergens, isSaid }, facts.get(dishSlug ?? '')),
      }),
    ),
  }))
}

export const hasMenus = async (db: Database, chefId: number): Promise<boolean> =>
  (await menuRows(db, { chefId })).length > 0

async function insertCourses(
  tx: Transaction,
  menuId: number,
  courses: readonly MenuCourse[],
): Promise<void> {
  await tx
    .insertInto('chef_menu_courses')
    .values(
      courses.map(({ course, title, dishSlug, allergens, holds }, position) => ({
        menu_id: menuId,
        position,
        course,
        title,
        dish_slug: dishSlug,
        allergens: holds,
        allergens_said: allergens !== null,
      })),
    )
    .execute()
}

export async function insertMenu(
  tx: Transaction,
  chefId: number,
  menu: MenuFields,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('chef_menus')
    .values({
      chef_id: chefId,
      name: menu.name,
      per_guest_fils: menu.perGuestFils,
      inclusions: menu.inclusions,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertCourses(tx, id, menu.courses)
  return id
}

/** Whether the chef has this menu; it is then what was asked for. */
export async function updateMenu(
  tx: Transaction,
  chefId: number,
  { id, ...menu }: MenuFields & { id: number },
): Promise<boolean> {
  const updated = await tx
    .updateTable('chef_menus')
    .set({ name: menu.name, per_guest_fils: menu.perGuestFils, inclusions: menu.inclusions })
    .where('id', '=', id)
    .where('chef_id', '=', chefId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!updated) return false
  await tx.deleteFrom('chef_menu_courses').where('menu_id', '=', id).execute()
  await insertCourses(tx, id, menu.courses)
  return true
}

export async function markMenuRemoved(
  tx: Transaction,
  chefId: number,
  id: number,
  now: Date,
): Promise<boolean> {
  const removed = await tx
    .updateTable('chef_menus')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('chef_id', '=', chefId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}
