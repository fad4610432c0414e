import { sql } from 'kysely'
import type { Allergen } from '#shared/food/food.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { answerTo, type AllergenAnswer, type Mentioned } from '../../mention-rules.ts'

interface StoredAnswer extends AllergenAnswer {
  answeredBy: string | null
  answeredAt: Date
}

/** What a kitchen said about allergens that the texts of its dish mention. */
export const listAnswers = (db: Database, dishId: number): Promise<StoredAnswer[]> =>
  listAnswersOf(db, [dishId])

export const listAnswersOf = async (
  db: Database,
  dishIds: readonly number[],
): Promise<(StoredAnswer & { dishId: number })[]> =>
  (await db
    .selectFrom('dish_allergen_answers')
    .select([
      'dish_id as dishId',
      'allergen',
      'holds',
      'words',
      'answered_by as answeredBy',
      'answered_at as answeredAt',
    ])
    .where('dish_id', '=', sql<number>`any(${[...dishIds]}::integer[])`)
    .orderBy('allergen')
    .execute()) as (StoredAnswer & { dishId: number })[]

interface GivenAnswer {
  allergen: Allergen
  holds: boolean
  words?: readonly string[] | undefined
}

/** A no to other words than those that mention the allergen now is none to these. */
const answersAll = (one: GivenAnswer, { allergen, words }: Mentioned): boolean =>
  one.allergen === allergen &&
  (one.holds || one.words === undefined || words.every((word) => one.words?.includes(word)))

/**
 * The answers as they stand after a save: a new one replaces an older one, "it contains it" stays
 * until it is taken back, and "it does not" goes with its mention.
 */
export function mergeAnswers(
  stored: readonly StoredAnswer[],
  given: readonly GivenAnswer[],
  mentioned: readonly Mentioned[],
  { id, now }: { id: string; now: Date },
): StoredAnswer[] {
  const mentions = new Map(mentioned.map((one) => [one.allergen, one]))
  const known = new Set([...mentions.keys(), ...stored.map(({ allergen }) => allergen)])
  return [...known].flatMap((allergen) => {
    const mention = { allergen, words: mentions.get(allergen)?.words ?? [] }
    const before = stored.find((one) => one.allergen === allergen)
    const answer = given.findLast((one) => answersAll(one, mention))
    const stands = before && answerTo(mention, [before])
    if (answer && answer.holds !== stands?.holds) {
      if (!answer.holds && mention.words.length === 0) return []
      return { ...mention, holds: answer.holds, answeredBy: id, answeredAt: now }
    }
    if (!before || (!before.holds && mention.words.length === 0)) return []
    return before
  })
}

export async function replaceAnswers(
  tx: Transaction,
  dishId: number,
  answers: readonly StoredAnswer[],
): Promise<void> {
  await tx.deleteFrom('dish_allergen_answers').where('dish_id', '=', dishId).execute()
  if (answers.length === 0) return
  await tx
    .insertInto('dish_allergen_answers')
    .values(
      answers.map(({ allergen, holds, words, answeredBy, answeredAt }) => ({
        dish_id: dishId,
        allergen,
        holds,
        words,
        answered_by: answeredBy,
        answered_at: answeredAt,
      })),
    )
    .execute()
}

/** What was said of which allergen, in one order. */
export const answersIn = (answers: readonly StoredAnswer[]) =>
  answers
    .map(({ allergen, holds }) => ({ allergen, holds }))
    .toSorted((a, b) => (a.allergen < b.allergen ? -1 : 1))
