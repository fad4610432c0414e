export {
  compileCatalogue,
  EQUIPMENT,
  type Catalogue,
  type CatalogueRows,
  type EngineDish,
  type EngineIngredient,
  type Equipment,
} from './catalogue.ts'
export { EngineError, type EngineErrorCode } from './errors.ts'
export type { Eaten, NoPlan, Plan, PlannedMeal, PlanOutcome, PlanTotals } from './plan.ts'
export { planMeals } from './plan-meals.ts'
export type { LockedMeal, NoPlanReason, RecentDish, Relaxation, Targets, Task } from './task.ts'
export { basketFilsOf, verify, type Violation, type ViolationKind } from './verifier.ts'
