import type { Point } from '#shared/place/geo.ts'
import { CUISINE_NAMES, type Cuisine } from '#shared/food/food.ts'
import { createNameIndex, type NameIndex } from './name-index.ts'

/** A dish that some kitchen offers. */
export interface FoundDish {
  id: number
  slug: string
  nameEn: string
  nameAr: string
  diets: readonly string[]
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

/** A kitchen with what is counted once for all searches. */
export interface KitchenEntry extends FoundKitchen {
  dietCounts: ReadonlyMap<string, number>
}

/** All kitchens and dishes that can be found, in memory. */
export interface Catalogue {
  kitchens: Map<number, KitchenEntry>
  dishes: Map<number, FoundDish>
  /** The kitchens that have a dish on their menus. */
  kitchensOf: Map<number, Set<number>>
  kitchenNames: NameIndex
  dishNames: NameIndex
}

export const createCatalogue = (): Catalogue => ({
  kitchens: new Map(),
  dishes: new Map(),
  kitchensOf: new Map(),
  kitchenNames: createNameIndex(),
  dishNames: createNameIndex(),
})

/** Names are taken apart only where they have changed. */
export function putDish({ dishes, dishNames }: Catalogue, dish: FoundDish): void {
  const before = dishes.get(dish.id)
  dishes.set(dish.id, dish)
  if (before?.nameEn === dish.nameEn && before.nameAr === dish.nameAr) return
  dishNames.put(dish.id, [dish.nameEn, dish.nameAr])
}

export function removeDish({ dishes, dishNames }: Catalogue, id: number): void {
  dishes.delete(id)
  dishNames.remove(id)
}

/** Its dishes have to be there before. */
export function putKitchen(catalogue: Catalogue, kitchen: FoundKitchen): void {
  const { kitchens, dishes, kitchensOf, kitchenNames } = catalogue
  const before = kitchens.get(kitchen.id)
  forgetMenu(catalogue, before)
  for (const id of kitchen.menu) {
    const offering = kitchensOf.get(id)
    if (offering) offering.add(kitchen.id)
    else kitchensOf.set(id, new Set([kitchen.id]))
  }
  const menu = kitchen.menu.flatMap((id) => dishes.get(id) ?? [])
  kitchens.set(kitchen.id, { ...kitchen, dietCounts: countDiets(menu) })
  const names = namesOf(kitchen)
  if (before && namesOf(before).join('|') === names.join('|')) return
  kitchenNames.put(kitchen.id, names)
}

export function removeKitchen(catalogue: Catalogue, id: number): void {
  forgetMenu(catalogue, catalogue.kitchens.get(id))
  catalogue.kitchens.delete(id)
  catalogue.kitchenNames.remove(id)
}

function forgetMenu({ kitchensOf }: Catalogue, kitchen: KitchenEntry | undefined): void {
  if (!kitchen) return
  for (const id of kitchen.menu) {
    const offering = kitchensOf.get(id)
    offering?.delete(kitchen.id)
    if (offering?.size === 0) kitchensOf.delete(id)
  }
}

const namesOf = ({ nameEn, nameAr, cuisines }: FoundKitchen): string[] => [
  nameEn,
  nameAr,
  ...cuisines.flatMap((cuisine) => Object.values(CUISINE_NAMES[cuisine as Cuisine])),
]

function countDiets(dishes: readonly FoundDish[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const diet of dishes.flatMap((dish) => dish.diets)) {
    counts.set(diet, (counts.get(diet) ?? 0) + 1)
  }
  return counts
}
