import { readDishes, readIngredients } from '../../../seeds/catalogue/read.ts'
import { compileLexicon, type Lexicon } from '../../../src/features/suggestions/wishes/lexicon.ts'

/** What people say, against the seeded catalogue. */
export const seededLexicon = (): Lexicon =>
  compileLexicon(
    readIngredients(),
    readDishes().map(({ id: slug, name, category, cuisine }) => ({
      slug,
      name,
      category,
      cuisine,
    })),
  )
