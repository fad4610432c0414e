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
  places: Uint32Array
  dietCounts: ReadonlyMap<string, number>
}

/** All kitchens and dishes that can be found, in memory. */
export interface Catalogue {
  kitchens: Map<number, KitchenEntry>
  dishes: FoundDish[]
  kitchenNames: NameIndex
  dishNames: NameIndex
  putDishes: (dishes: readonly FoundDish[]) => void
  putKitchens: (kitchens: readonly FoundKitchen[]) => void
  removeKitchen: (id: number) => void
}

export function createCatalogue(): Catalogue {
  const kitchens = new Map<number, KitchenEntry>()
  const dishes: FoundDish[] = []
  const placeOf = new Map<number, number>()
  const kitchenNames = createNameIndex()
  const dishNames = createNameIndex()
  return {
    kitchens,
    dishes,
    kitchenNames,
    dishNames,
    putDishes(rows) {
      for (const dish of rows) {
        const place = placeOf.get(dish.id) ?? dishes.length
        placeOf.set(dish.id, place)
        dishes[place] = dish
        dishNames.put(dish.id, [dish.nameEn, dish.nameAr])
      }
    },
    putKitchens(rows) {
      for (const kitchen of rows) {
        const places = Uint32Array.from(kitchen.menu.flatMap((id) => placeOf.get(id) ?? []))
        const own = Array.from(places, (place) => dishes[place]).filter(
          (dish) => dish !== undefined,
        )
        kitchens.set(kitchen.id, { ...kitchen, places, dietCounts: countDiets(own) })
        kitchenNames.put(kitchen.id, namesOf(kitchen))
      }
    },
    removeKitchen(id) {
      kitchens.delete(id)
      kitchenNames.remove(id)
    },
  }
}

const namesOf = ({ nameEn, nameAr, cuisines }: FoundKitchen): string[] => [
  nameEn,
  nameAr,
  ...cuisines.flatMap((cuisine) => Object.values(CUISINE_NAMES[cuisine as Cuisine])),
]

function countDiets(dishes: readonly FoundDish[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { diets } of dishes) {
    for (const diet of diets) counts.set(diet, (counts.get(diet) ?? 0) + 1)
  }
  return counts
}
