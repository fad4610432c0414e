import { addDays, daysBetween } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { replaceMeal, type Replacement, type Task } from '../../engine/engine.ts'
import { isSafeFor } from '../../safety.ts'
import type * as contract from '../../week-contract.ts'
import { insertAccepted, isSameMeal, listAcceptedOn } from '../accepting/accepted-store.ts'
import { tellable } from '../choosing/ask-engine.ts'
import { buildTask } from '../choosing/build-task.ts'
import type { Asking } from '../choosing/day.ts'
import { countRefresh, getAsking } from '../choosing/get-suggestions.ts'
import { dishOf, getWeek, NO_REPEATS } from './plan-week.ts'
import { presentWeek } from './present-week.ts'
import { emptyPlaces, listServed } from './served-meals.ts'
import {
  findSlotWeek,
  listSlots,
  setAccepted,
  setBasket,
  setLock,
  updateSlot,
  type Week,
  type WeekSlot,
} from './week-store.ts'

interface OpenWeek {
  asking: Asking
  week: Week
  slots: WeekSlot[]
}

/** @throws Refusal `not_found`, `plan_needed` */
async function openWeek(tx: Transaction, who: Member, weekId: number | undefined) {
  if (weekId === undefined) throw new Refusal('not_found', 404)
  const week = await getWeek(tx, who, weekId)
  const asking = await getAsking(tx, who)
  await lockUser(tx, who.id)
  return { asking, week, slots: await listSlots(tx, weekId) } satisfies OpenWeek
}

export async function replaceWeekMeal(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract.replaceWeekMeal>,
): Promise<Output<typeof contract.replaceWeekMeal>> {
  const open = await openWeek(tx, who, await findSlotWeek(tx, who.id, id))
  await countRefresh(tx, who)
  const slot = open.slots.find((one) => one.id === id)
  if (!slot) throw new Refusal('not_found', 404)
  if (slot.acceptedId !== null) throw new Refusal('meal_accepted', 409)
  const { asking, week } = open
  const task = await buildReplacementTask(tx, who, open)
  const [best] = replaceMeal(
    asking.catalogue.engine,
    task,
    { meals: toMeals(open) },
    daysBetween(week.startsOn, slot.day),
    slot.mealTime,
    new Set(open.slots.flatMap(({ dishId }) => asking.catalogue.dishes.get(dishId)?.slug ?? [])),
  )
  if (!best) throw new Refusal('no_other_dish', 409)
  await writeReplacement(tx, open, { best, task, replacedId: id })
  await setBasket(tx, week.id, best.plan.totals.basketFils)
  return presentWeek(tx, who, {
    catalogue: asking.catalogue,
    week: await getWeek(tx, who, week.id),
  })
}

async function buildReplacementTask(
  tx: Transaction,
  who: Member,
  { asking, week, slots }: OpenWeek,
): Promise<Task> {
  const task = await buildTask(tx, who, { ...asking, number: week.id })
  const leftovers = slots.filter(({ isLeftover }) => isLeftover).length
  const coming = await listServed(tx, who, week)
  return {
    ...task,
    portions: week.servings,
    days: week.days,
    noRepeatDays: NO_REPEATS,
    leftoversWished: leftovers,
    served: emptyPlaces(week, slots, task.mealTimes, coming),
  }
}

const toMeals = ({ asking, week, slots }: OpenWeek) =>
  slots.flatMap((slot) => {
    const dish = asking.catalogue.dishes.get(slot.dishId)
    if (!dish) return []
    return { ...slot, day: daysBetween(week.startsOn, slot.day), dishId: dish.slug }
  })

/** Writes the slots that changed: the one replaced, and the portions of its day. */
async function writeReplacement(
  tx: Transaction,
  { asking, week, slots }: OpenWeek,
  { best, task, replacedId }: { best: Replacement; task: Task; replacedId: number },
): Promise<void> {
  for (const meal of best.plan.meals) {
    const day = addDays(week.startsOn, meal.day)
    const slot = slots.find((one) => one.day === day && one.mealTime === meal.mealTime)
    if (!slot || slot.acceptedId !== null) continue
    const dishId = dishOf(asking.catalogue, meal.dishId)
    const isSame = dishId === slot.dishId && meal.portionTwentieths === slot.portionTwentieths
    if (isSame) continue
    const isReplaced = slot.id === replacedId
    await updateSlot(tx, slot.id, {
      dishId,
      portionTwentieths: meal.portionTwentieths,
      isLeftover: meal.isLeftover,
      isLocked: isReplaced ? false : slot.isLocked,
      reasons: isReplaced ? tellable(best.reasons, task) : slot.reasons,
    })
  }
}

export async function lockWeekMeal(
  tx: Transaction,
  who: Member,
  { id, isLocked }: Input<typeof contract.lockWeekMeal>,
): Promise<Output<typeof contract.lockWeekMeal>> {
  if ((await findSlotWeek(tx, who.id, id)) === undefined) throw new Refusal('not_found', 404)
  await setLock(tx, id, isLocked)
  return { ok: true }
}

/** Once a meal: what is accepted already, past, or no longer safe is passed over. */
export async function acceptMealWeek(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract.acceptMealWeek>,
): Promise<Output<typeof contract.acceptMealWeek>> {
  const { asking, week, slots } = await openWeek(tx, who, id)
  const task = await buildTask(tx, who, { ...asking, number: week.id })
  for (const slot of slots) {
    const dish = asking.catalogue.dishes.get(slot.dishId)
    const isOpen = slot.acceptedId === null && slot.day >= who.today
    if (!isOpen || !dish || !isSafeFor(dish, { ...task, blockedDishes: task.banned })) continue
    const twin = (await listAcceptedOn(tx, who.id, slot.day)).find(isSameMeal(slot))
    if (twin && !slots.some((other) => other.acceptedId === twin.id)) {
      await setAccepted(tx, slot.id, twin.id)
      continue
    }
    const acceptedId = await insertAccepted(
      tx,
      {
        customerId: who.id,
        subscriptionId: week.subscriptionId,
        suggestionId: null,
        dishId: slot.dishId,
        day: slot.day,
        mealTime: slot.mealTime,
        servings: week.servings,
        portionTwentieths: slot.portionTwentieths,
        catalogueVersion: week.catalogueVersion,
      },
      who.now,
    )
    await setAccepted(tx, slot.id, acceptedId)
  }
  return presentWeek(tx, who, { catalogue: asking.catalogue, week })
}
