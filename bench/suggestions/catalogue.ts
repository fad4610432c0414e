import { readDishes, readIngredients } from '../../seeds/catalogue/read.ts'
import {
  compileCatalogue,
  type Catalogue,
  type CatalogueRows,
} from '../../src/features/suggestions/engine/engine.ts'

/** The seeded catalogue as the engine takes it. */
export const readCatalogueRows = (): CatalogueRows => ({
  ingredients: readIngredients(),
  dishes: readDishes(),
})

export const compileSeeded = (): Catalogue => compileCatalogue(readCatalogueRows())
