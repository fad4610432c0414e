/**
 * The suggestion engine: chooses dishes of a verified catalogue for a household and portions them.
 * Pure: no clock, no chance but the task's seed; the same catalogue and task give the same bytes.
 * Energy in kcal, weights in grams, money in fils, portions in twentieths of a serving (12 to 36).
 *
 *     const catalogue = compileCatalogue({ ingredients, dishes })
 *     const outcome = planMeals(catalogue, task)
 *     if (outcome.kind === 'plan') replaceMeal(catalogue, task, outcome, 2, 'dinner', new Set())
 *
 * A question without meaning throws an EngineError; one without an answer says so in its outcome.
 */
export {
  compileCatalogue,
  type Catalogue,
  type CatalogueRows,
  type EngineDish,
  type EngineIngredient,
} from './catalogue.ts'
export { EngineError } from './errors.ts'
export type { Plan, PlannedMeal, PlanOutcome } from './plan.ts'
export { planMeals } from './answers/plan-meals.ts'
export type { Reason } from './answers/reasons.ts'
export { explainMeal, replaceMeal, type Replacement } from './answers/replace-meal.ts'
export { suggestMeals } from './answers/suggest-meals.ts'
export type { LockedMeal, ServedMeal, Targets, Task } from './task.ts'
export {
  drawTaste,
  featuresOf,
  startTaste,
  updateTaste,
  tasteOf,
  type TasteEvent,
  type TasteState,
} from './taste.ts'
export { verify } from './verifier.ts'
export type { Violation } from './verifying/violation.ts'
export { basketFilsOf } from './verifying/whole-plan.ts'
