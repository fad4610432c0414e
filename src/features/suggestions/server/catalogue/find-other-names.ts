import { foldText } from '#shared/text/fold-text.ts'
import type { Database } from '#server/database/database.ts'
import { FOOD_WORDS } from '../../wishes/lexicon/food/foods.ts'
import { membersOf } from '../../wishes/reading/food-groups.ts'
import { getFoodCatalogue } from './food-catalogue.ts'

const names = FOOD_WORDS.flatMap(({ words, foods }) =>
  foods.length === 0 ? [] : { forms: words.split('|').map(foldText), foods },
)

/**
 * Ids of the ingredients for which people have another name that begins as what was typed, such as
 * tahina, aubergine or بندورة.
 */
export async function findOtherNames(db: Database, typed: string): Promise<ReadonlySet<string>> {
  const wanted = foldText(typed)
  if (wanted === '') return new Set()
  const foods = names.filter(({ forms }) => forms.some((form) => form.startsWith(wanted)))
  if (foods.length === 0) return new Set()
  const { ingredients } = await getFoodCatalogue(db)
  return new Set(
    foods.flatMap((named) =>
      named.foods.flatMap((food) => membersOf(food, ingredients.values(), 'wanted')),
    ),
  )
}
