import { addDays, daysBetween, type Day } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { findAiPlan } from '#features/subscriptions/server/public.ts'
import {
  explainMeal,
  planMeals,
  type LockedMeal,
  type Plan,
  type Task,
} from '../../engine/engine.ts'
import { HEAT_MAX, WEEK_DAYS_MAX } from '../../rules.ts'
import { isSafeFor } from '../../safety.ts'
import type * as contract from '../../week-contract.ts'
import {
  getFoodCatalogue,
  type CookableDish,
  type FoodCatalogue,
} from '../catalogue/food-catalogue.ts'
import { tellable } from '../choosing/ask-engine.ts'
import { buildTask, toStored } from '../choosing/build-task.ts'
import type { Asking } from '../choosing/day.ts'
import { countRefresh, getAsking } from '../choosing/get-suggestions.ts'
import { presentWeek } from './present-week.ts'
import { isAt, listServed } from './served-meals.ts'
import { varyReasons } from './vary-reasons.ts'
import {
  findLatestWeek,
  findWeek,
  insertSlots,
  insertWeek,
  listSlots,
  releaseAccepted,
  type Week,
  type WeekSlot,
} from './week-store.ts'

/** The page promises a week without a dish twice; where too few suit, it says so. */
export const NO_REPEATS = { breakfast: WEEK_DAYS_MAX, mains: WEEK_DAYS_MAX }

/** Batches of a day count from 1; weeks draw from another row of seeds. */
const FIRST_SEED_NUMBER = 1000

export async function getMealWeek(
  db: Database,
  who: Member,
  _input: Input<typeof contract.getMealWeek>,
): Promise<Output<typeof contract.getMealWeek>> {
  const isOffered = (await findAiPlan(db, who.id, who.today)) !== undefined
  const week = await findCurrentWeek(db, who)
  if (!week) return { isOffered, week: null }
  const catalogue = await getFoodCatalogue(db)
  return { isOffered, week: await presentWeek(db, who, { catalogue, week }) }
}

/** The latest week, as long as one of its days is still to come. */
async function findCurrentWeek(db: Database, { id, today }: Member): Promise<Week | undefined> {
  const week = await findLatestWeek(db, id)
  return week && addDays(week.startsOn, week.days) > today ? week : undefined
}

/** What the customer holds on to stays in its place; the rest is planned round it. */
export async function planMealWeek(
  tx: Transaction,
  who: Member,
  { days, leftovers }: Input<typeof contract.planMealWeek>,
): Promise<Output<typeof contract.planMealWeek>> {
  const asking = await getAsking(tx, who)
  await countRefresh(tx, who)
  await lockUser(tx, who.id)
  const before = await findLatestWeek(tx, who.id)
  const last = addDays(who.today, days - 1)
  const kept = (before ? await listSlots(tx, before.id) : []).filter(
    ({ day, isLocked, acceptedId }) =>
      (isLocked || acceptedId !== null) && day >= who.today && day <= last,
  )
  const task = await buildWeekTask(tx, who, asking, { days, leftovers, kept, before })
  const outcome = planMeals(asking.catalogue.engine, task)
  if (outcome.kind === 'none') throw new Refusal('no_dish_fits', 422)

  const id = await insertWeek(
    tx,
    {
      customerId: who.id,
      subscriptionId: asking.plan.subscriptionId,
      startsOn: who.today,
      days,
      servings: task.portions,
      seed: task.seed,
      catalogueVersion: outcome.catalogueVersion,
      task: toStored(task),
      relaxed: [...new Set(outcome.relaxed.map(({ kind }) => kind))],
      basketFils: outcome.totals.basketFils,
    },
    who.now,
  )
  if (before) await releaseAccepted(tx, before.id)
  const reasons = explain(asking, task, outcome)
  const slots = outcome.meals.map((meal, index) => {
    const day = addDays(who.today, meal.day)
    const dishId = dishOf(asking.catalogue, meal.dishId)
    // What may not stay gave its place to another dish, which no one has accepted.
    const keptSlot = kept.find(
      (slot) => slot.day === day && slot.mealTime === meal.mealTime && slot.dishId === dishId,
    )
    return {
      day,
      mealTime: meal.mealTime,
      dishId,
      portionTwentieths: meal.portionTwentieths,
      isLeftover: meal.isLeftover,
      isLocked: keptSlot?.isLocked ?? false,
      reasons: reasons[index] ?? [],
      acceptedId: keptSlot?.acceptedId ?? null,
    }
  })
  await insertSlots(tx, { id, customerId: who.id }, slots)
  return presentWeek(tx, who, { catalogue: asking.catalogue, week: await getWeek(tx, who, id) })
}

const explain = ({ catalogue }: Asking, task: Task, plan: Plan) =>
  varyReasons(
    plan.meals.map(({ day, mealTime }) =>
      tellable(explainMeal(catalogue.engine, task, plan, day, mealTime), task),
    ),
  )

interface WeekInput {
  days: number
  leftovers: number
  kept: readonly WeekSlot[]
  before: Week | undefined
}

async function buildWeekTask(
  tx: Transaction,
  who: Member,
  asking: Asking,
  { days, leftovers, kept, before }: WeekInput,
): Promise<Task> {
  const number = FIRST_SEED_NUMBER + (before?.id ?? 0)
  const task = await buildTask(tx, who, { ...asking, number })
  const locked = kept.flatMap((slot) => toLock(asking.catalogue, slot, task, who.today) ?? [])
  const coming = await listServed(tx, who, { startsOn: who.today, days })
  return {
    ...task,
    days,
    noRepeatDays: NO_REPEATS,
    leftoversWished: leftovers,
    locked,
    served: coming.filter(
      (meal) => task.mealTimes.includes(meal.mealTime) && !locked.some((one) => isAt(one, meal)),
    ),
  }
}

/** What was locked before someone became allergic, or no longer can be cooked, does not stay. */
const canStay = (dish: CookableDish, task: Task): boolean =>
  isSafeFor(dish, { ...task, blockedDishes: task.banned }) &&
  !task.banned.includes(dish.slug) &&
  !dish.lines.some(({ ingredientId }) => task.dislikes.includes(ingredientId)) &&
  dish.equipment.every((piece) => task.equipment?.includes(piece) ?? true) &&
  dish.heat <= (task.maxHeat ?? HEAT_MAX)

function toLock(
  { dishes }: FoodCatalogue,
  { day, mealTime, dishId, portionTwentieths, acceptedId }: WeekSlot,
  task: Task,
  from: Day,
): LockedMeal | undefined {
  const dish = dishes.get(dishId)
  if (!dish || !canStay(dish, task)) return undefined
  return {
    day: daysBetween(from, day),
    mealTime,
    dishId: dish.slug,
    ...(acceptedId !== null && { portionTwentieths }),
  }
}

export function dishOf({ bySlug }: FoodCatalogue, slug: string): number {
  const dish = bySlug.get(slug)
  if (!dish) throw new Error(`The engine plans ${slug}, which is not in the catalogue`)
  return dish.id
}

/** @throws Refusal `not_found` */
export async function getWeek(db: Database, who: Member, id: number): Promise<Week> {
  const week = await findWeek(db, who.id, id)
  if (!week) throw new Refusal('not_found', 404)
  return week
}
