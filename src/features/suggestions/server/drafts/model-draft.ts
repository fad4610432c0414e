import * as z from 'zod'
import { CUISINES, MEAL_CATEGORIES, MEAL_TIMES } from '#shared/food/food.ts'
import {
  STEP_ACTIONS,
  DRAFT_LINES_MAX,
  DRAFT_STEPS_MAX,
  FLAMES,
  type Draft,
} from '../../drafts/draft.ts'

const CATEGORIES = MEAL_CATEGORIES.filter((category) => category !== 'sweets')

/** Closed: every value is one of a list or a number; there is no text in it. */
export const draftSchema = (ingredientIds: readonly string[]) =>
  z.strictObject({
    cuisine: z.enum(CUISINES),
    category: z.enum(CATEGORIES),
    mealTime: z.enum(MEAL_TIMES),
    ingredients: z
      .array(z.strictObject({ id: z.enum(ingredientIds), gramsOfOneServing: z.number() }))
      .max(DRAFT_LINES_MAX),
    steps: z
      .array(
        z.strictObject({
          act: z.enum(STEP_ACTIONS),
          /** Counted from 1, as models count. */
          usesIngredientNumbers: z.array(z.number()).max(DRAFT_LINES_MAX),
          minutes: z.nullable(z.number()),
          flame: z.nullable(z.enum(FLAMES)),
          ovenC: z.nullable(z.number()),
        }),
      )
      .max(DRAFT_STEPS_MAX),
  })

type ModelDraft = z.infer<ReturnType<typeof draftSchema>>

const TENTHS = 10

/** In our own shape; what does not fit is found by the checks, not mended here. */
export const settleDraft = ({
  cuisine,
  category,
  mealTime,
  ingredients,
  steps,
}: ModelDraft): Draft => ({
  cuisine,
  category,
  mealTime,
  lines: ingredients.map(({ id, gramsOfOneServing }) => ({
    ingredientId: id,
    grams: Math.round(gramsOfOneServing * TENTHS) / TENTHS,
  })),
  steps: steps.map(({ act, usesIngredientNumbers, minutes, flame, ovenC }) => ({
    act,
    uses: usesIngredientNumbers.map((number) => number - 1),
    minutes: minutes === null ? null : Math.round(minutes),
    flame,
    ovenC: ovenC === null ? null : Math.round(ovenC),
  })),
})
