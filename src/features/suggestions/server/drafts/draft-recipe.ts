import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { countHit } from '#server/limits.ts'
import type { draftRecipe as contract } from '../../draft-contract.ts'
import { DRAFTS_MAX, type Draft } from '../../drafts/draft.ts'
import { readWish } from '../../wishes/reading/read-wish.ts'
import type { Wish } from '../../wishes/wish.ts'
import { buildTask } from '../choosing/build-task.ts'
import { getAsking } from '../choosing/get-suggestions.ts'
import { getLexicon } from '../wishes/read-wish.ts'
import type { AskedDraft, FindErrors } from './ask-drafter.ts'
import { countDrafts, insertDraft } from './draft-store.ts'
import { getDraft } from './manage-drafts.ts'
import { judgeDraft, offerIngredients, type JudgeError } from './judge-draft.ts'

const DRAFTS_AN_HOUR = 10
const HOUR_SECONDS = 3600

/** A language model's draft that was found without fault, or why there is none. */
export type AskForDraft = (
  question: { text: string; ingredientIds: readonly string[] },
  findErrors: FindErrors,
) => Promise<AskedDraft>

/** What is reported first where several things are wrong. */
const GRAVEST_FIRST: readonly (JudgeError | 'draft_late')[] = [
  'draft_unsafe',
  'draft_raw',
  'draft_amounts',
  'draft_steps',
  'draft_late',
  'draft_unfit',
]

/**
 * The sentence is read and forgotten. What it says of allergies is understood by the grammar, and
 * only ever adds to what the household may not have; the model never decides about safety.
 */
export const draftRecipe =
  (ask: AskForDraft | undefined) =>
  async (
    db: Database,
    who: Member,
    { text }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    if (!ask) throw new Refusal('drafts_off', 409)
    const { plan, catalogue } = await getAsking(db, who)
    await ensureRoom(db, who)
    await countHit(
      db,
      { bucket: `draft:${who.id}`, max: DRAFTS_AN_HOUR, windowSeconds: HOUR_SECONDS },
      who.now,
    )
    const wish = await readSentence(db, text)
    const task = await buildTask(db, who, { plan, catalogue, number: 0, wish })
    const asked = await ask(
      { text, ingredientIds: offerIngredients(catalogue.ingredients, task) },
      (draft) => judgeDraft(draft, catalogue.ingredients, task),
    )
    if (!('draft' in asked)) {
      const gravest = GRAVEST_FIRST.find((error) => asked.refused.includes(error))
      throw new Refusal(gravest ?? 'draft_unfit', 422)
    }
    const id = await keep(db, who, asked.draft)
    return getDraft(db, who, { id, servings: task.portions })
  }

/** @throws Refusal `draft_allergy_unclear` */
async function readSentence(db: Database, text: string): Promise<Wish> {
  const { wish, questions, isAllergyUnclear } = readWish(text, await getLexicon(db))
  if (isAllergyUnclear) throw new Refusal('draft_allergy_unclear', 422, { fields: ['text'] })
  return { ...wish, addAllergens: [...new Set([...wish.addAllergens, ...questions])] }
}

/** @throws Refusal `too_many_drafts` */
async function ensureRoom(db: Database, { id }: Member): Promise<void> {
  if ((await countDrafts(db, id)) >= DRAFTS_MAX) {
    throw new Refusal('too_many_drafts', 422)
  }
}

const keep = (db: Database, who: Member, draft: Draft): Promise<number> =>
  inTransaction(db, async (tx) => {
    await lockUser(tx, who.id)
    await ensureRoom(tx, who)
    return insertDraft(tx, who.id, draft, who.now)
  })
