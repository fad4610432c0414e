import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { cleanText } from '#shared/text/text.ts'
import { wireId } from '#shared/wire/wire.ts'
import { recipe } from './recipe-contract.ts'
import { SERVINGS_MAX } from './rules.ts'
import { WISH_TEXT_MAX } from './wish-contract.ts'

const byId = z.object({ id: wireId })

/** Only the caller sees it; no one has cooked it. It has no plate and can't be accepted. */
const drafted = {
  id: z.number(),
  isDraft: z.literal(true),
  createdAt: z.string(),
  /** Whether everyone of the household may eat it, by what is known today. */
  isSafe: z.boolean(),
}

export const draftSummary = z.extend(
  z.pick(recipe, {
    name: true,
    cuisineType: true,
    preparationTime: true,
    calories: true,
    allergens: true,
  }),
  drafted,
)

/** `description` says in the caller's language that it is drafted, and by what it was checked. */
export const recipeDraft = z.extend(
  z.omit(recipe, { dishId: true, slug: true, image: true, isSaved: true, warnings: true }),
  drafted,
)

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/recipe-drafts',
  who: 'signed-in',
  summary: "The caller's drafted recipes, the latest first.",
  output: z.object({
    /** A model is configured, and the caller has an AI plan: a draft can be asked for. */
    isOffered: z.boolean(),
    drafts: z.array(draftSummary),
  }),
  refusals: [],
})

export const draftRecipe = endpoint({
  method: 'POST',
  path: '/api/recipe-drafts',
  who: 'signed-in',
  summary:
    'Has a language model choose ingredients and steps for a sentence. What it may not choose, or what does not pass the checks of the catalogue, is refused. The sentence is stored nowhere.',
  body: z.object({ text: cleanText({ min: 1, max: WISH_TEXT_MAX }) }),
  output: recipeDraft,
  status: 201,
  /** The model is asked twice at most, eight seconds each. */
  timeoutMs: 25_000,
  refusals: [
    'plan_needed',
    'drafts_off',
    'too_many_drafts',
    'draft_allergy_unclear',
    'draft_late',
    'draft_unfit',
    'draft_unsafe',
    'draft_raw',
    'draft_amounts',
    'draft_steps',
    'too_many_requests',
  ],
})

export const getDraft = endpoint({
  method: 'GET',
  path: '/api/recipe-drafts/:id',
  who: 'signed-in',
  summary: 'A drafted recipe for so many servings; one that became unsafe is refused.',
  params: byId,
  query: z.object({
    servings: z.optional(
      z.pipe(wireId, z.int('servings_invalid').check(z.lte(SERVINGS_MAX, 'servings_invalid'))),
    ),
  }),
  output: recipeDraft,
  refusals: ['not_found', 'dish_not_safe'],
})

export const forgetDraft = endpoint({
  method: 'DELETE',
  path: '/api/recipe-drafts/:id',
  who: 'signed-in',
  summary: 'Throws a drafted recipe away.',
  params: byId,
  output: z.object({ ok: z.literal(true) }),
  refusals: ['not_found'],
})
