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
  /** Where the dishes of its menu are in the catalogue's list. */
  positions: Uint32Array
  dietCounts: ReadonlyMap<string, number>
}

/** All kitchens and dishes that can be found, in memory. */
export interface Catalogue {
  kitchens: Map<number, KitchenEntry>
  /** A dish that is gone leaves its position empty. */
  dishes: (FoundDish | undefined)[]
  positionOf: Map<number, number>
  kitchenNames: NameIndex
  dishNames: NameIndex
}

export const createCatalogue = (): Catalogue => ({
  kitchens: new Map(),
  dishes: [],
  positionOf: new Map(),
  kitchenNames: createNameIndex(),
  dishNames: createNameIndex(),
})

/** Names are taken apart only where they have changed. */
export function putDish({ dishes, positionOf, dishNames }: Catalogue, dish: FoundDish): void {
  const position = positionOf.get(dish.id) ?? dishes.length
  const before = dishes[position]
  positionOf.set(dish.id, position)
  dishes[position] = dish
  if (before?.nameEn === dish.nameEn && before.nameAr === dish.nameAr) return
  dishNames.put(dish.id, [dish.nameEn, dish.nameAr])
}

export function removeDish({ dishes, positionOf, dishNames }: Catalogue, id: number): void {
  const position = positionOf.get(id)
  if (position !== undefined) dishes[position] = undefined
  positionOf.delete(id)
  dishNames.remove(id)
}

/** Its dishes have to be there before. */
export function putKitchen(catalogue: Catalogue, kitchen: FoundKitchen): void {
  const { kitchens, dishes, positionOf, kitchenNames } = catalogue
  const positions = Uint32Array.from(kitchen.menu.flatMap((id) => positionOf.get(id) ?? []))
  const menu = Array.from(positions, (position) => dishes[position])
  const before = kitchens.get(kitchen.id)
  kitchens.set(kitchen.id, { ...kitchen, positions, dietCounts: countDiets(menu) })
  const names = namesOf(kitchen)
  if (before && namesOf(before).join('|') === names.join('|')) return
  kitchenNames.put(kitchen.id, names)
}

export function removeKitchen({ kitchens, kitchenNames }: Catalogue, id: number): void {
  kitchens.delete(id)
  kitchenNames.remove(id)
}

const namesOf = ({ nameEn, nameAr, cuisines }: FoundKitchen): string[] => [
  nameEn,
  nameAr,
  ...cuisines.flatMap((cuisine) => Object.values(CUISINE_NAMES[cuisine as Cuisine])),
]

function countDiets(dishes: readonly (FoundDish | undefined)[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const diet of dishes.flatMap((dish) => dish?.diets ?? [])) {
    counts.set(diet, (counts.get(diet) ?? 0) + 1)
  }
  return counts
}
