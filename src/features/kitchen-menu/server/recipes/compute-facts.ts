import type { Answer, Wish } from '#shared/wire/endpoint.ts'
import { computeDish, withAllergens, type DishFacts } from '#shared/food/dish-facts.ts'
import { ALLERGENS, type Allergen, type DishLine } from '#shared/food/food.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { listIngredients } from '#features/ingredients/server/public.ts'
import { readTexts } from '#features/suggestions/server/public.ts'
import { judgeMentions, type AllergenAnswer, type Mentioned } from '../../mention-rules.ts'
import type { getDishFacts as contract } from '../../recipe-contract.ts'
import { presentFacts } from '../menu/present-dish.ts'

interface WrittenDish {
  nameEn: string
  nameAr: string
  descriptionEn: string
  descriptionAr: string
  lines: readonly DishLine[]
}

/** What is computed of a dish, and what its texts say besides. */
export interface JudgedDish extends DishFacts {
  mentioned: Mentioned[]
  /** Mentioned, and not answered. */
  asked: Allergen[]
  /** The texts say that there may be traces of them. */
  textTraces: Allergen[]
}

export async function getDishFacts(
  db: Database,
  _who: Member,
  { lines, text = '' }: Wish<typeof contract>,
): Promise<Answer<typeof contract>> {
  const facts = await computeFacts(db, lines)
  const { mentioned, traces } = await readDish(db, text.split('\n'), lines, facts)
  const mayContain = ALLERGENS.filter(
    (one) => facts.mayContain.includes(one) || traces.includes(one),
  )
  return { ...presentFacts(facts), mayContain, mentioned }
}

/**
 * What a dish of these ingredients holds; no one types it.
 * @throws Refusal `ingredient_unknown`
 */
export async function computeFacts(
  db: Database,
  lines: readonly DishLine[],
): Promise<DishFacts & { mayContain: Allergen[] }> {
  const ids = lines.map((line) => line.ingredientId)
  const known = await listIngredients(db, ids)
  if (ids.some((id) => !known.has(id))) {
    throw new Refusal('ingredient_unknown', 422, { fields: ['lines'] })
  }
  const facts = computeDish(lines, known)
  const traces = [...known.values()].flatMap(({ mayContain }) => mayContain)
  return { ...facts, mayContain: traces.filter((one) => !facts.allergens.includes(one)) }
}

/**
 * What a dish counts as containing: its ingredients, what its kitchen said, and what its texts
 * mention until the kitchen has answered.
 * @throws Refusal `ingredient_unknown`
 */
export async function judgeDish(
  db: Database,
  { nameEn, nameAr, descriptionEn, descriptionAr, lines }: WrittenDish,
  answers: readonly AllergenAnswer[],
): Promise<JudgedDish> {
  const facts = await computeFacts(db, lines)
  const texts = [nameEn, nameAr, descriptionEn, descriptionAr]
  const { mentioned, traces } = await readDish(db, texts, lines, facts)
  const { asked, holds } = judgeMentions(mentioned, answers)
  const judged = withAllergens(facts, holds)
  const textTraces = traces.filter((one) => !judged.allergens.includes(one))
  return { ...judged, mentioned, asked, textTraces }
}

async function readDish(
  db: Database,
  texts: readonly string[],
  lines: readonly DishLine[],
  { allergens }: DishFacts,
): Promise<{ mentioned: (Mentioned & { written: string[] })[]; traces: Allergen[] }> {
  const lineIds = lines.map(({ ingredientId }) => ingredientId)
  const news = (await readTexts(db, texts, lineIds)).filter(
    ({ allergen }) => !allergens.includes(allergen),
  )
  const of = (allergen: Allergen, isTrace: boolean) =>
    news.filter((one) => one.allergen === allergen && one.isTrace === isTrace)
  return {
    mentioned: ALLERGENS.map((allergen) => ({
      allergen,
      words: [...new Set(of(allergen, false).map(({ word }) => word))],
      written: [...new Set(of(allergen, false).map(({ raw }) => raw))],
    })).filter(({ words }) => words.length > 0),
    traces: ALLERGENS.filter((allergen) => of(allergen, true).length > 0),
  }
}
