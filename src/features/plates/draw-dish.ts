import { composeFromIngredients } from './compose/from-ingredients.ts'
import type { Composition, DrawableDish } from './composition.ts'
import { findServing } from './compositions/index.ts'
import { drawPlate } from './drawing/plate.ts'
import type { PlateOptions } from './drawing/plate.ts'

/** By hand where the catalogue knows the dish, from its ingredients otherwise. */
export function composeDish(dish: DrawableDish): Composition {
  const serving = findServing(dish.id)
  return serving ? { seed: dish.id, label: dish.nameEn, ...serving } : composeFromIngredients(dish)
}

export function drawDish(dish: DrawableDish, options?: PlateOptions): string {
  return drawPlate(composeDish(dish), options)
}
