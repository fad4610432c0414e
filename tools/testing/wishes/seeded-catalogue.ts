import { readDishes, readIngredients } from '../../../seeds/catalogue/read.ts'
import {
  factsOf,
  layCatalogue,
  type CookableDish,
  type FoodCatalogue,
} from '../../../src/features/suggestions/server/catalogue/food-catalogue.ts'

/** The seeded catalogue as the server lays it out, without a database. */
export function seededCatalogue(): FoodCatalogue {
  const ingredients = new Map(readIngredients().map((row) => [row.id, row]))
  const dishes = readDishes().map(({ id: slug, steps, ...dish }, index): CookableDish => ({
    ...dish,
    id: index + 1,
    slug,
    steps: steps.map(({ uses, ...step }) => ({ ...step, ingredientIds: uses })),
    ...factsOf(dish.lines, ingredients),
  }))
  return layCatalogue(1, ingredients, dishes)
}
