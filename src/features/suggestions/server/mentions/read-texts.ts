import type { Ingredient } from '#shared/food/food.ts'
import type { Database } from '#server/database/database.ts'
import { listAllIngredients } from '#features/ingredients/server/public.ts'
import { readMentions, type Mention } from '../../mentions/read-mentions.ts'
import { compileLexicon, type Lexicon } from '../../wishes/lexicon.ts'

/** The allergens that texts about a dish mention, each text by itself. */
export async function readTexts(
  db: Database,
  texts: readonly string[],
  lineIds: readonly string[] = [],
): Promise<Mention[]> {
  if (texts.length === 0) return []
  const lexicon = await getFoodLexicon(db)
  return texts.flatMap((text) => readMentions(text, lexicon, lineIds))
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
