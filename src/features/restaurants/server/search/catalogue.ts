import type { Point } from '#shared/place/geo.ts'
import { CUISINE_NAMES, type Cuisine } from '#shared/food/food.ts'
import { createNameIndex, type NameIndex } from './names/name-index.ts'

/** A dish that some kitchen offers. */
export interface FoundDish {
  id: number
  slug: string
  nameEn: string
  nameAr: string
  diets: readonly string[]
  /** On the menus of all kitchens that want it, and not one kitchen's own. */
  isShared: boolean
}

/** A kitchen as it is looked for; money in fils. */
export interface FoundKitchen extends Point {
  id: number
  nameEn: string
  nameAr: string
  cuisines: readonly string[]
  deliveryRadiusKm: number
  monthlyPriceFils: number
  rating: number
  ratingCount: number
  /** Its dishes that can be had, in the order of its menu. */
  menu: readonly number[]
}

/** A kitchen with what is counted once for all searches. The same one for as long as it is there. */
export interface KitchenEntry extends FoundKitchen {
  /** Its number among the kitchens here: another one's when it has gone. */
  place: number
  dietCounts: ReadonlyMap<string, number>
}

/** All kitchens and dishes that can be found, in memory. */
export interface Catalogue {
  kitchens: Map<number, KitchenEntry>
  /** Of kitchens that have gone. */
  freePlaces: number[]
  dishes: Map<number, FoundDish>
  /** The kitchens that have a dish on their menus. */
  kitchensOf: Map<number, KitchenEntry[]>
  kitchenNames: NameIndex
  dishNames: NameIndex
}

export const createCatalogue = (): Catalogue => ({
  kitchens: new Map(),
  freePlaces: [],
  dishes: new Map(),
  kitchensOf: new Map(),
  kitchenNames: createNameIndex(),
  dishNames: createNameIndex(),
})

/** Names are taken apart, and diets counted, only where they have changed. */
export function putDish(catalogue: Catalogue, dish: FoundDish): void {
  const { dishes, dishNames } = catalogue
  const before = dishes.get(dish.id)
  if (before && isSameDish(before, dish)) return
  dishes.set(dish.id, dish)
  if (!before || !isSameList(before.diets, dish.diets)) countDietsAround(catalogue, dish.id)
  if (before?.nameEn === dish.nameEn && before.nameAr === dish.nameAr) return
  dishNames.put(dish.id, [dish.nameEn, dish.nameAr])
}

export function removeDish({ dishes, dishNames }: Catalogue, id: number): void {
  dishes.delete(id)
  dishNames.remove(id)
}

/** Its dishes have to be there before. */
export function putKitchen(catalogue: Catalogue, kitchen: FoundKitchen): void {
  const { kitchens, kitchenNames } = catalogue
  const before = kitchens.get(kitchen.id)
  if (before && isSameKitchen(before, kitchen)) return
  const namesBefore = before && namesOf(before)
  if (before) replaceKitchen(catalogue, before, kitchen)
  else addKitchen(catalogue, kitchen)
  const names = namesOf(kitchen)
  if (namesBefore?.join('|') === names.join('|')) return
  kitchenNames.put(kitchen.id, names)
}

function addKitchen(catalogue: Catalogue, kitchen: FoundKitchen): void {
  const { kitchens, freePlaces } = catalogue
  const place = freePlaces.pop() ?? kitchens.size
  const entry = { ...kitchen, place, dietCounts: countDiets(catalogue, kitchen.menu) }
  kitchens.set(kitchen.id, entry)
  putOnMenus(catalogue, entry)
}

function replaceKitchen(catalogue: Catalogue, entry: KitchenEntry, kitchen: FoundKitchen): void {
  if (isSameList(entry.menu, kitchen.menu)) return void Object.assign(entry, kitchen)
  takeOffMenus(catalogue, entry)
  Object.assign(entry, kitchen, { dietCounts: countDiets(catalogue, kitchen.menu) })
  putOnMenus(catalogue, entry)
}

export function removeKitchen(catalogue: Catalogue, id: number): void {
  const entry = catalogue.kitchens.get(id)
  if (!entry) return
  takeOffMenus(catalogue, entry)
  catalogue.kitchens.delete(id)
  catalogue.freePlaces.push(entry.place)
  catalogue.kitchenNames.remove(id)
}

function putOnMenus({ kitchensOf }: Catalogue, kitchen: KitchenEntry): void {
  for (const id of kitchen.menu) {
    const offering = kitchensOf.get(id)
    if (offering) offering.push(kitchen)
    else kitchensOf.set(id, [kitchen])
  }
}

function takeOffMenus({ kitchensOf }: Catalogue, kitchen: KitchenEntry): void {
  for (const id of kitchen.menu) {
    const others = kitchensOf.get(id)?.filter((other) => other !== kitchen) ?? []
    if (others.length > 0) kitchensOf.set(id, others)
    else kitchensOf.delete(id)
  }
}

const isSameList = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one === other || (one.length === other.length && one.every((part, at) => part === other[at]))

const isSameDish = (one: FoundDish, other: FoundDish): boolean =>
  one.slug === other.slug &&
  one.nameEn === other.nameEn &&
  one.nameAr === other.nameAr &&
  one.isShared === other.isShared &&
  isSameList(one.diets, other.diets)

const isSameKitchen = (one: FoundKitchen, other: FoundKitchen): boolean =>
  one.nameEn === other.nameEn &&
  one.nameAr === other.nameAr &&
  one.latitude === other.latitude &&
  one.longitude === other.longitude &&
  one.deliveryRadiusKm === other.deliveryRadiusKm &&
  one.monthlyPriceFils === other.monthlyPriceFils &&
  one.rating === other.rating &&
  one.ratingCount === other.ratingCount &&
  isSameList(one.cuisines, other.cuisines) &&
  isSameList(one.menu, other.menu)

const namesOf = ({ nameEn, nameAr, cuisines }: FoundKitchen): string[] => [
  nameEn,
  nameAr,
  ...cuisines.flatMap((cuisine) => Object.values(CUISINE_NAMES[cuisine as Cuisine])),
]

function countDiets({ dishes }: Catalogue, menu: readonly number[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of menu) {
    for (const diet of dishes.get(id)?.diets ?? []) counts.set(diet, (counts.get(diet) ?? 0) + 1)
  }
  return counts
}

/** Of the kitchens that have a dish on their menus. */
function countDietsAround(catalogue: Catalogue, dishId: number): void {
  for (const kitchen of catalogue.kitchensOf.get(dishId) ?? []) {
    kitchen.dietCounts = countDiets(catalogue, kitchen.menu)
  }
}
