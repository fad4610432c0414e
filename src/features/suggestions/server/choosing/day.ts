import type { Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { ALLERGENS, DIETS } from '#shared/food/food.ts'
import { textsIn } from '#shared/language.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { unionOf } from '#features/household/rules.ts'
import { loadWarnings } from '#features/household/server/public.ts'
import type { AiPlan } from '#features/subscriptions/server/public.ts'
import type { getSuggestions } from '../../contract.ts'
import { messages } from '../../messages.ts'
import { shareOut, type Relaxation } from '../../rules.ts'
import { isDishNamed } from '../../wishes/reading/dish-names.ts'
import type { Wish } from '../../wishes/wish.ts'
import { isSameMeal, listAcceptedOn, type AcceptedMeal } from '../accepting/accepted-store.ts'
import type { FoodCatalogue } from '../catalogue/food-catalogue.ts'
import { NO_PREFERENCES } from '../preferences/get-preferences.ts'
import { findPreferences } from '../preferences/store.ts'
import { askEngine } from './ask-engine.ts'
import { findBatch, insertBatch, type Batch } from './batch-store.ts'
import { buildTask, getTable, toStored } from './build-task.ts'
import { presentSuggestion } from './present-suggestion.ts'
import { presentUnmet } from '../wished/present-unmet.ts'
import {
  countReplaced,
  dismissOthers,
  insertSuggestions,
  listOffered,
  listReplaced,
  listShown,
  moveToBatch,
  type Suggestion,
} from './suggestion-store.ts'

export interface Asking {
  plan: AiPlan
  catalogue: FoodCatalogue
}

export type WireDay = NonNullable<Output<typeof getSuggestions>['day']>

/**
 * Makes the next batch of the day: what was accepted stays in its place, new dishes take the others.
 * @throws Refusal `no_dish_fits`
 */
export async function makeBatch(
  tx: Transaction,
  who: Member,
  { plan, catalogue }: Asking,
  before: Batch | undefined,
  wish: Wish | null = null,
): Promise<void> {
  const number = (before?.number ?? 0) + 1
  const task = await buildTask(tx, who, { plan, catalogue, number, wish })
  const kept = before
    ? (await listOffered(tx, before.id)).filter(({ acceptedId }) => acceptedId !== null)
    : []
  const open = openSlots(plan, kept)
  const { dishes, relaxed } = askEngine({
    catalogue,
    task,
    counts: open,
    shown: await listNotAgain(tx, who, { plan, catalogue }, { wish, kept }),
    wish,
  })
  if (dishes.length === 0 && kept.length === 0) throw new Refusal('no_dish_fits', 422)

  const batchId = await insertBatch(
    tx,
    {
      customerId: who.id,
      subscriptionId: plan.subscriptionId,
      day: who.today,
      number,
      seed: task.seed,
      catalogueVersion: catalogue.engine.version,
      task: toStored(task),
      relaxed,
      servings: task.portions,
      wish,
    },
    who.now,
  )
  await moveToBatch(
    tx,
    kept.map(({ id }) => id),
    batchId,
  )
  if (before) await dismissOthers(tx, before.id)
  const places = freePlaces(kept, dishes.length)
  await insertSuggestions(
    tx,
    dishes.map((dish, index) => ({
      ...dish,
      batchId,
      customerId: who.id,
      position: places[index] ?? 0,
      replacesId: null,
    })),
    who.now,
  )
}

/** What was shown or is accepted today. */
async function listNotAgain(
  tx: Transaction,
  who: Member,
  { plan, catalogue }: Asking,
  table: { wish: Wish | null; kept: readonly { dishId: number }[] },
): Promise<number[]> {
  const shown = await listShown(tx, plan.subscriptionId, who.today)
  const planned = await listAcceptedOn(tx, who.id, who.today)
  return [...exceptNamed(catalogue, shown, table), ...planned.map(({ dishId }) => dishId)]
}

/** A dish that is asked for by name comes again, unless it is on the table. */
function exceptNamed(
  { dishes }: FoodCatalogue,
  shown: readonly number[],
  { wish, kept }: { wish: Wish | null; kept: readonly { dishId: number }[] },
): number[] {
  if (!wish) return [...shown]
  const onTable = new Set(kept.map(({ dishId }) => dishId))
  const isNamed = (id: number) => {
    const dish = dishes.get(id)
    return dish && wish.wantedDishes.some((name) => isDishNamed(dish, name))
  }
  return shown.filter((id) => onTable.has(id) || !isNamed(id))
}

/** The first places that nothing accepted is in. */
function freePlaces(kept: readonly { position: number }[], count: number): number[] {
  const taken = new Set(kept.map(({ position }) => position))
  return Array.from({ length: count + taken.size }, (_, index) => index + 1)
    .filter((place) => !taken.has(place))
    .slice(0, count)
}

/** How many dishes each meal of the day still needs. */
function openSlots(plan: AiPlan, kept: readonly { mealTime: string }[]) {
  const counts = shareOut(plan.suggestionsPerDay, plan.mealTimes)
  for (const [mealTime, count] of counts) {
    const keptCount = kept.filter((suggestion) => suggestion.mealTime === mealTime).length
    counts.set(mealTime, Math.max(0, count - keptCount))
  }
  return counts
}

/** A dish that the week already brings at this meal today is accepted. */
const withPlanned = (suggestion: Suggestion, accepted: readonly AcceptedMeal[]): Suggestion => ({
  ...suggestion,
  acceptedId: suggestion.acceptedId ?? accepted.find(isSameMeal(suggestion))?.id ?? null,
})

/** The day as it is, in the caller's language. */
export async function presentDay(
  db: Database,
  who: Member,
  { plan, catalogue }: Asking,
): Promise<WireDay> {
  const batch = await findBatch(db, plan.subscriptionId, who.today)
  if (!batch) throw new Error(`No suggestions of subscription ${plan.subscriptionId}`)
  const accepted = await listAcceptedOn(db, who.id, who.today)
  const offered = (await listOffered(db, batch.id)).map((one) => withPlanned(one, accepted))
  const preferences = (await findPreferences(db, who.id)) ?? NO_PREFERENCES
  const { allergens, diets } = await getTable(db, who.id, plan, preferences)
  const replaced = new Map((await listReplaced(db, offered)).map((row) => [row.id, row]))
  const { servings } = batch
  const warnOf = await loadWarnings(db, who)
  const texts = textsIn(messages, who.language)
  return {
    date: batch.day,
    plan: {
      subscriptionId: plan.subscriptionId,
      name: plan.name[who.language],
      suggestionsPerDay: plan.suggestionsPerDay,
      servings,
    },
    suggestions: offered.flatMap(
      (suggestion) =>
        presentSuggestion(catalogue, suggestion, {
          servings,
          language: who.language,
          replaced,
          warnOf,
        }) ?? [],
    ),
    planned: accepted.flatMap((meal) => {
      const dish = catalogue.dishes.get(meal.dishId)
      if (!dish || offered.some(({ acceptedId }) => acceptedId === meal.id)) return []
      const { id, mealTime, dishId } = meal
      const name = dish.name[who.language]
      return [{ acceptedId: id, mealType: mealTime, dishId, name, warnings: warnOf(dish) }]
    }),
    replacementsPerDay: plan.replacementsPerDay,
    replacementsRemaining: await countLeft(db, who, plan),
    allergens: unionOf(ALLERGENS, [allergens, batch.wish?.addAllergens ?? []]),
    diets: unionOf(DIETS, [diets, batch.wish?.diets ?? []]),
    relaxed: [
      ...(batch.relaxed as Relaxation[]).map((kind) => ({ kind, text: texts.relaxed[kind] })),
      ...presentUnmet(catalogue, { batch, offered, plan, language: who.language }),
    ],
    catalogueVersion: batch.catalogueVersion,
    seed: batch.seed,
  }
}

/** The plan's daily count, from midnight in Dubai; null without a limit. */
export async function countLeft(
  db: Database,
  { today }: Pick<Member, 'today'>,
  { subscriptionId, replacementsPerDay }: AiPlan,
): Promise<number | null> {
  if (replacementsPerDay === null) return null
  return Math.max(0, replacementsPerDay - (await countReplaced(db, subscriptionId, today)))
}
