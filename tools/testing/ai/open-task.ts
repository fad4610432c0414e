import type { Task } from '../../../src/features/suggestions/engine/engine.ts'

/** What a household without any limit or taste asks of the engine for one lunch; tests add theirs. */
export const OPEN_TASK: Task = {
  seed: 1,
  days: 1,
  mealTimes: ['lunch'],
  portions: 1,
  allergens: [],
  traces: [],
  diets: [],
  dislikes: [],
  banned: [],
  cuisines: [],
  pantry: new Map(),
  recent: [],
  leftoversWished: 0,
  locked: [],
}
