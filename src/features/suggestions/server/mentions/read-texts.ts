import type { Ingredient } from '#shared/food/food.ts'
import type { Database } from '#server/database/database.ts'
import { listAllIngredients } from '#features/ingredients/server/public.ts'
import { readMentions, type Mention } from '../../mentions/read-mentions.ts'
import { compileLexicon, type Lexicon } from '../../wishes/lexicon.ts'

/** Reads the allergens that texts about a dish mention, each text by itself. */
export type TextReader = (texts: readonly string[], lineIds?: readonly string[]) => Mention[]

/** Reads the database once, however many dishes are read afterwards. */
export async function createTextReader(db: Database): Promise<TextReader> {
  const lexicon = await getFoodLexicon(db)
  return (texts, lineIds = []) => texts.flatMap((text) => readMentions(text, lexicon, lineIds))
}

let compiled: { key: string; lexicon: Lexicon } | undefined

/** Names of dishes are no matter here, so it is compiled again only when an ingredient changes. */
async function getFoodLexicon(db: Database): Promise<Lexicon> {
  const ingredients = [...(await listAllIngredients(db)).values()]
  const key = ingredients.map(keyOf).join('\n')
  if (compiled?.key !== key) compiled = { key, lexicon: compileLexicon(ingredients, []) }
  return compiled.lexicon
}

const keyOf = ({ id, name, allergens }: Ingredient): string =>
  [id, name.en, name.ar, ...allergens].join('|')
