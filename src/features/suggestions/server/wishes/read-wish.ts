import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Allergen } from '#shared/food/food.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { countHit } from '#server/limits.ts'
import { listMembers } from '#features/household/server/public.ts'
import type { readWish as contract } from '../../wish-contract.ts'
import { allergyLabel, chipsOf, questionText } from '../../wishes/chips.ts'
import { compileLexicon, type Lexicon } from '../../wishes/lexicon.ts'
import { mergeReadings, type ModelReading } from '../../wishes/merge-reading.ts'
import { readWish as readByGrammar } from '../../wishes/reading/read-wish.ts'
import { getFoodCatalogue } from '../catalogue/food-catalogue.ts'

const WISHES_AN_HOUR = 30
const HOUR_SECONDS = 3600

/** A language model's reading of a sentence, where one is configured and answers in time. */
export type AskModel = (
  text: string,
  ingredientIds: readonly string[],
) => Promise<ModelReading | undefined>

/** The sentence is read and forgotten: no row, no log. */
export const readWish =
  (ask: AskModel) =>
  async (
    db: Database,
    who: Member,
    { text, language }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    await countHit(
      db,
      { bucket: `wish:${who.id}`, max: WISHES_AN_HOUR, windowSeconds: HOUR_SECONDS },
      who.now,
    )
    const lexicon = await getLexicon(db)
    const grammar = readByGrammar(text, lexicon)
    const model = await ask(text, [...lexicon.ingredients.keys()])
    const reading = model ? mergeReadings(grammar, model) : grammar
    const known = await listAllergens(db, who.id)
    return {
      wish: reading.wish,
      chips: chipsOf(reading.wish, language, lexicon),
      questions: reading.questions
        .filter((allergen) => !known.has(allergen))
        .map((allergen) => ({
          allergen,
          text: questionText(allergen, language),
          label: allergyLabel(allergen, language),
        })),
      unclear: reading.unclear,
      isAllergyUnclear: reading.isAllergyUnclear,
    }
  }

const listAllergens = async (db: Database, userId: string): Promise<ReadonlySet<Allergen>> =>
  new Set((await listMembers(db, userId)).flatMap(({ allergens }) => allergens))

let compiled: { version: number; lexicon: Lexicon } | undefined

/** What people say, against the catalogue as it is now. */
export async function getLexicon(db: Database): Promise<Lexicon> {
  const { version, ingredients, dishes } = await getFoodCatalogue(db)
  if (compiled?.version !== version)
    compiled = { version, lexicon: compileLexicon(ingredients.values(), dishes.values()) }
  return compiled.lexicon
}
