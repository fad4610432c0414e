import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { toDirhams, toFils } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { refuseStale, versionOf, type RecordFields } from '#server/http/version.ts'
import type * as contract from '../../contract.ts'
import { INCLUSIONS, MENUS_MAX } from '../../rules.ts'
import { getOwnChef } from '../get-own-chef.ts'
import { lockChef } from '../store.ts'
import { coursesIn } from './course-titles.ts'
import { listCatalogueDishes } from './dish-store.ts'
import {
  insertMenu,
  listMenus,
  markMenuRemoved,
  updateMenu,
  type ChefMenu,
  type MenuFields,
} from './menu-store.ts'
import { resolveCourses } from './resolve-courses.ts'

type Shown = Output<typeof contract.createChefMenu>

/** As the form has it; titles of the catalogue's dishes are the same in both languages. */
const menuFields = ({ name, perGuestFils, courses, inclusions }: ChefMenu): RecordFields => ({
  name,
  perGuest: toDirhams(perGuestFils),
  courses,
  inclusions,
})

const present = (menu: ChefMenu, language: Language): Shown => ({
  id: menu.id,
  name: menu.name,
  perGuest: toDirhams(menu.perGuestFils),
  courses: coursesIn(language, menu.courses),
  inclusions: menu.inclusions,
  version: versionOf(menuFields(menu)),
})

/** @throws Refusal `not_found` */
async function getMenu(db: Database, chefId: number, id: number): Promise<ChefMenu> {
  const menu = (await listMenus(db, chefId)).find((one) => one.id === id)
  if (!menu) throw new Refusal('not_found', 404)
  return menu
}

async function toFields(
  db: Database,
  input: Input<typeof contract.createChefMenu>,
): Promise<MenuFields> {
  return {
    name: input.name,
    perGuestFils: toFils(input.perGuest),
    inclusions: INCLUSIONS.filter((inclusion) => input.inclusions.includes(inclusion)),
    courses: await resolveCourses(db, input.courses),
  }
}

export async function listChefMenus(
  db: Database,
  who: Member,
): Promise<Output<typeof contract.listChefMenus>> {
  const { id } = await getOwnChef(db, who.id)
  return (await listMenus(db, id)).map((menu) => present(menu, who.language))
}

export async function createChefMenu(
  tx: Transaction,
  who: Member,
  input: Input<typeof contract.createChefMenu>,
): Promise<Shown> {
  const { id: chefId } = await getOwnChef(tx, who.id)
  const fields = await toFields(tx, input)
  await lockChef(tx, chefId)
  if ((await listMenus(tx, chefId)).length >= MENUS_MAX) {
    throw new Refusal('menus_too_many', 422, { parameters: { count: MENUS_MAX } })
  }
  const id = await insertMenu(tx, chefId, fields, who.now)
  return present(await getMenu(tx, chefId, id), who.language)
}

export async function changeChefMenu(
  tx: Transaction,
  who: Member,
  input: Input<typeof contract.changeChefMenu>,
): Promise<Shown> {
  const { id: chefId } = await getOwnChef(tx, who.id)
  const menu = { ...(await toFields(tx, input)), id: input.id }
  await lockChef(tx, chefId)
  const before = await getMenu(tx, chefId, input.id)
  refuseStale(who, input, menuFields(before), { courses: coursesIn(who.language, before.courses) })
  if (!(await updateMenu(tx, chefId, menu))) throw new Refusal('not_found', 404)
  return present(await getMenu(tx, chefId, input.id), who.language)
}

export async function removeChefMenu(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract.removeChefMenu>,
): Promise<Output<typeof contract.removeChefMenu>> {
  const chef = await getOwnChef(tx, who.id)
  if (!(await markMenuRemoved(tx, chef.id, id, who.now))) throw new Refusal('not_found', 404)
  return { removed: true }
}

export const listChefDishes = async (
  db: Database,
  who: Member,
): Promise<Output<typeof contract.listChefDishes>> =>
  (await listCatalogueDishes(db)).map(({ nameEn, nameAr, ...dish }) => ({
    ...dish,
    name: who.language === 'ar' ? nameAr : nameEn,
  }))
