import type { Input, Output } from '#shared/wire/endpoint.ts'
import { computeDish, withAllergens, type DishFacts } from '#shared/food/dish-facts.ts'
import { ALLERGENS, type Allergen, type DishLine, type Ingredient } from '#shared/food/food.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { listIngredients } from '#features/ingredients/server/public.ts'
import { createTextReader, type TextReader } from '#features/suggestions/server/public.ts'
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
  { lines, text = '' }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const facts = await computeFacts(db, lines)
  const read = await createTextReader(db)
  const { mentioned, traces } = readDish(read, text.split('\n'), lines, facts)
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
  return factsOf(lines, await listIngredients(db, idsOf(lines)))
}

const idsOf = (lines: readonly DishLine[]) => lines.map((line) => line.ingredientId)

function factsOf(lines: readonly DishLine[], ingredients: ReadonlyMap<string, Ingredient>) {
  const parts = idsOf(lines).map((id) => ingredients.get(id))
  if (!parts.every((part) => part !== undefined)) {
    throw new Refusal('ingredient_unknown', 422, { fields: ['lines'] })
  }
  const facts = computeDish(lines, ingredients)
  const traces = new Set(parts.flatMap(({ mayContain }) => mayContain))
  return { ...facts, mayContain: [...traces].filter((one) => !facts.allergens.includes(one)) }
}

/**
 * What a dish counts as containing: its ingredients, what its kitchen said, and what its texts
 * mention until the kitchen has answered.
 * @throws Refusal `ingredient_unknown`
 */
export async function judgeDish(
  db: Database,
  dish: WrittenDish,
  answers: readonly AllergenAnswer[],
): Promise<JudgedDish> {
  const judge = await createJudge(db, dish.lines)
  return judge(dish, answers)
}

/** Judges dishes of these lines; the database is read once for all of them. */
export async function createJudge(
  db: Database,
  allLines: readonly DishLine[],
): Promise<(dish: WrittenDish, answers: readonly AllergenAnswer[]) => JudgedDish> {
  const ingredients = await listIngredients(db, [...new Set(idsOf(allLines))])
  const read = await createTextReader(db)
  return ({ nameEn, nameAr, descriptionEn, descriptionAr, lines }, answers) => {
    const facts = factsOf(lines, ingredients)
    const texts = [nameEn, nameAr, descriptionEn, descriptionAr]
    const { mentioned, traces } = readDish(read, texts, lines, facts)
    const { asked, contained } = judgeMentions(mentioned, answers)
    const judged = withAllergens(facts, contained)
    const textTraces = traces.filter((one) => !judged.allergens.includes(one))
    return { ...judged, mentioned, asked, textTraces }
  }
}

function readDish(
  read: TextReader,
  texts: readonly string[],
  lines: readonly DishLine[],
  { allergens }: DishFacts,
): { mentioned: (Mentioned & { written: string[] })[]; traces: Allergen[] } {
  const news = read(texts, idsOf(lines)).filter(({ allergen }) => !allergens.includes(allergen))
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
