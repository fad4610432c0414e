import { createHash } from 'node:crypto'
import { addDays, type Day } from '#shared/dates.ts'
import { CUISINES, DIETS, type Allergen, type Diet } from '#shared/food/food.ts'
import type { Database } from '#server/database/database.ts'
import { avoidedBy, unionOf } from '#features/household/rules.ts'
import { listBlockedSlugs, listMembers } from '#features/household/server/public.ts'
import type { AiPlan } from '#features/subscriptions/server/public.ts'
import type { Targets, Task } from '../../engine/engine.ts'
import { learnTaste } from '../learning/learn-taste.ts'
import { NO_PREFERENCES } from '../preferences/get-preferences.ts'
import { edibleGrams } from '../preferences/pantry-grams.ts'
import { findPreferences, listBanned, listPantry, type Preferences } from '../preferences/store.ts'
import type { FoodCatalogue } from '../catalogue/food-catalogue.ts'
import type { Wish } from '../../wishes/wish.ts'
import { restrictByWish } from '../wished/apply-wish.ts'
import { servingsOf } from './servings.ts'
import { listRecent } from './suggestion-store.ts'

/** A dish that was shown so many days ago is not shown again, while others fit. */
const RECENT_DAYS = 7

export interface Asker {
  id: string
  now: Date
  today: Day
}

/** Who eats: what no one at the table may have. */
export interface Table {
  allergens: Allergen[]
  diets: Diet[]
  dislikes: string[]
  /** Not even traces of these. */
  traces: Allergen[]
  blockedDishes: string[]
}

export async function getTable(
  db: Database,
  customerId: string,
  plan: Pick<AiPlan, 'diets'>,
  preferences: Pick<Preferences, 'diets'>,
): Promise<Table> {
  const members = await listMembers(db, customerId)
  return {
    ...avoidedBy(members, await listBlockedSlugs(db, customerId)),
    diets: unionOf(DIETS, [
      ...members.map(({ diets }) => diets),
      preferences.diets,
      plan.diets as Diet[],
    ]),
    dislikes: [...new Set(members.flatMap(({ dislikes }) => dislikes))].toSorted(),
  }
}

interface Question {
  plan: AiPlan
  catalogue: FoodCatalogue
  number: number
  /** For this time. */
  wish?: Wish | null
}

/** Everything that the engine is given; the same day and number ask the same. */
export async function buildTask(
  db: Database,
  who: Asker,
  { plan, catalogue, number, wish }: Question,
): Promise<Task> {
  const preferences = (await findPreferences(db, who.id)) ?? NO_PREFERENCES
  const table = await getTable(db, who.id, plan, preferences)
  const banned = await listBanned(db, who.id)
  const pantry = await listPantry(db, who.id)
  const recent = await listRecent(db, who.id, {
    from: addDays(who.today, -RECENT_DAYS),
    today: who.today,
  })
  const cuisines = unionOf(CUISINES, [
    preferences.cuisines,
    plan.cuisines as Preferences['cuisines'],
  ])
  const seed = seedOf(who, catalogue.engine.version, number)
  const task: Task = {
    seed,
    days: 1,
    mealTimes: plan.mealTimes,
    portions: servingsOf(plan),
    ...table,
    banned: [...banned.map(({ slug }) => slug), ...table.blockedDishes],
    cuisines,
    pantry: new Map(
      pantry.flatMap(({ ingredientId, grams }) => {
        const ingredient = catalogue.ingredients.get(ingredientId)
        return ingredient ? [[ingredientId, edibleGrams(grams, ingredient)] as const] : []
      }),
    ),
    recent: recent.flatMap(({ dishId, daysAgo }) => {
      const dish = catalogue.dishes.get(dishId)
      return dish ? { dishId: dish.slug, daysAgo } : []
    }),
    leftoversWished: 0,
    locked: [],
    ...(await learnTaste(db, who, { catalogue, cuisines, seed })),
    targets: targetsOf(preferences),
    ...(preferences.equipment && { equipment: preferences.equipment }),
    ...(preferences.maxHeat !== null && { maxHeat: preferences.maxHeat }),
    ...(preferences.maxMinutes !== null && { maxMinutes: preferences.maxMinutes }),
    ...(preferences.budgetFils !== null && { budgetFilsPerDay: preferences.budgetFils }),
  }
  return wish ? restrictByWish(catalogue, task, wish) : task
}

/** The reference intake of food labels: without targets of their own, meals are balanced by it. */
const REFERENCE_DAY: Targets = { kcal: 2000, proteinG: 90, carbsG: 230, fatG: 75 }

/** Macros alone are no target: they need the energy that they are parts of. */
const targetsOf = ({ isAdult, kcal, proteinG, carbsG, fatG }: Preferences): Targets => {
  if (!isAdult || kcal === null) return REFERENCE_DAY
  return {
    kcal,
    ...(proteinG && { proteinG }),
    ...(carbsG && { carbsG }),
    ...(fatG && { fatG }),
  }
}

const seedOf = (who: Asker, version: string, number: number): number =>
  createHash('sha256')
    .update(JSON.stringify([who.id, who.today, number, version]))
    .digest()
    .readUInt32BE(0) >>> 1

export const hasOwnTargets = ({ targets }: Task): boolean => targets !== REFERENCE_DAY

/** The task as it is kept, so that support can play it again. */
export const toStored = ({ pantry, taste, exploring, ...task }: Task) => ({
  ...task,
  pantry: [...pantry],
  ...(taste && { taste: [...taste] }),
  ...(exploring && { exploring: [...exploring] }),
})
