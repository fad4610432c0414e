import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { ALLERGENS, CUISINES, DIETS, EQUIPMENT } from '#shared/food/food.ts'
import { listOnce } from '#shared/wire/list-once.ts'
import { wireId } from '#shared/wire/wire.ts'
import {
  BUDGET_MAX,
  BUDGET_MIN,
  HEAT_MAX,
  KCAL_MAX,
  KCAL_MIN,
  MINUTES_MAX,
  MINUTES_MIN,
  PANTRY_MAX,
} from './rules.ts'

const someOf = <T extends string>(values: readonly [T, ...T[]] | readonly T[], code: string) =>
  listOnce(z.enum(values as readonly [T, ...T[]], code), { code, max: values.length })

const whole = (code: string, least: number, most: number) =>
  z.nullable(z.int(code).check(z.gte(least, code), z.lte(most, code)))

/** Grams a day. */
const macro = whole('macro_invalid', 0, 800)

export const preferencesForm = z.object({
  /** Of a grown-up's whole day; null lets the engine choose. */
  kcal: whole('kcal_out_of_range', KCAL_MIN, KCAL_MAX),
  protein: macro,
  carbs: macro,
  fat: macro,
  cuisines: someOf(CUISINES, 'cuisine_unknown'),
  diets: someOf(DIETS, 'diet_unknown'),
  maxMinutes: whole('minutes_out_of_range', MINUTES_MIN, MINUTES_MAX),
  /** AED a person and day. */
  budget: whole('budget_out_of_range', BUDGET_MIN, BUDGET_MAX),
  /** Null: a whole kitchen. */
  equipment: z.nullable(someOf(EQUIPMENT, 'equipment_unknown')),
  maxHeat: whole('heat_out_of_range', 0, HEAT_MAX),
  /** Targets are for grown-ups: without it there are none. */
  isAdult: z.boolean(),
})

const preferencesToSave = z.extend(preferencesForm, {
  /** True leaves traces out for everyone in the household; each person's own answer is in theirs. */
  avoidsTraces: z.optional(z.boolean()),
})

const pantryItem = z.object({
  ingredientId: z.string(),
  name: z.string(),
  /** As weighed at home, trimmings included. */
  grams: z.number(),
})

export const suggestionPreferences = z.extend(preferencesForm, {
  allergens: z.array(z.enum(ALLERGENS)),
  /** Meals chosen for the household hold no traces of these, either. */
  traces: z.array(z.enum(ALLERGENS)),
  /** Diets of the household's members, next to the own ones. */
  householdDiets: z.array(z.enum(DIETS)),
  pantry: z.array(pantryItem),
  neverAgain: z.array(z.object({ dishId: z.number(), name: z.string() })),
  /** Of the wishes: goes with a save of them as If-Match. */
  version: z.string(),
  /** The same of the pantry. */
  pantryVersion: z.string(),
})

export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/suggestion-preferences',
  who: 'signed-in',
  summary: 'What the engine knows of the caller.',
  output: suggestionPreferences,
  refusals: [],
})

export const replacePreferences = endpoint({
  method: 'PUT',
  path: '/api/suggestion-preferences',
  who: 'signed-in',
  summary: 'Replaces the targets and wishes; allergies belong to the household.',
  body: preferencesToSave,
  output: suggestionPreferences,
  refusals: ['targets_need_adult', 'macros_exceed_energy'],
  versioned: true,
  idempotent: true,
})

export const replacePantry = endpoint({
  method: 'PUT',
  path: '/api/pantry',
  who: 'signed-in',
  summary: 'Replaces what is in the pantry.',
  body: z.object({
    items: z
      .array(
        z.object({
          ingredientId: z.string().check(z.maxLength(60)),
          grams: z
            .int('grams_invalid')
            .check(z.gte(1, 'grams_invalid'), z.lte(50_000, 'grams_invalid')),
        }),
      )
      .check(z.maxLength(PANTRY_MAX, 'too_many_pantry_items')),
  }),
  output: z.array(pantryItem),
  refusals: ['ingredient_unknown'],
  versioned: true,
  idempotent: true,
})

export const allowDish = endpoint({
  method: 'DELETE',
  path: '/api/never-again/:id',
  who: 'signed-in',
  summary: 'Lets a dish be suggested again.',
  params: z.object({ id: wireId }),
  output: z.object({ ok: z.literal(true) }),
  refusals: [],
})

export const forgetTaste = endpoint({
  method: 'DELETE',
  path: '/api/learned-taste',
  who: 'signed-in',
  summary: 'Forgets what was learned from accepting, replacing and cooking.',
  output: z.object({ ok: z.literal(true) }),
  refusals: [],
})
