import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { createMember } from '../../src/features/household/contract.ts'
import * as ordering from '../../src/features/shopping/orders-contract.ts'
import * as accepting from '../../src/features/suggestions/accepted-contract.ts'
import * as suggesting from '../../src/features/suggestions/contract.ts'
import * as weeks from '../../src/features/suggestions/week-contract.ts'
import { NO_WISH } from '../../src/features/suggestions/wishes/wish.ts'
import { ALLERGENS, type Allergen } from '../../src/shared/food/food.ts'
import { CallError } from '../../src/shared/wire/call.ts'
import { accept, keyed, replace, today } from '../../tools/testing/ai/ai-app.ts'
import { makeList, useShoppingApp } from '../../tools/testing/ai/shopping-app.ts'
import { findUnfitDishes } from './unsafe-meals.ts'

const { at, people } = useShoppingApp()
const DAYS = 3

let customerId = ''
beforeEach(async () => {
  const customer = at.test.app.db.selectFrom('users').select('id')
  const row = await customer.where('phone', '=', '+971500000001').executeTakeFirstOrThrow()
  customerId = row.id
  await at.test.app.db.updateTable('household_members').set({ allergens: [] }).execute()
})

/** A dish as a page shows it, and whether the customer took it before. */
interface Shown {
  dishId: number
  acceptedId: number | null
  warnings: readonly unknown[]
  /** It stood there before; unless said otherwise, only what was accepted stays. */
  isKept?: boolean
}

const refused = (error: unknown) => {
  if (error instanceof CallError && error.status < 500) return []
  throw error
}

/** Dishes to be cooked at home that hold an allergen, then such with traces of it. */
async function dishesWith(allergen: Allergen) {
  const { rows } = await sql<{ id: number; slug: string }>`
    select f.id, f.slug
      from dishes f
     where f.restaurant_id is null
       and exists (select from dish_steps where dish_id = f.id)
       and (${allergen} = any(f.allergens) or exists (
         select from dish_lines l join ingredients n on n.id = l.ingredient_id
          where l.dish_id = f.id and ${allergen} = any(n.may_contain)))
     order by not ${allergen} = any(f.allergens), f.id`.execute(at.test.app.db)
  return rows
}

const mealsOf = ({ days }: Awaited<ReturnType<typeof plan>>) => days.flatMap(({ meals }) => meals)
const plan = () => at.customer.call(weeks.planMealWeek, { days: DAYS }, keyed())

/**
 * What stood before anyone knew of the allergy: a day full of it with a dish that was replaced, and
 * a week that holds it once accepted, once locked and once open.
 */
async function settle(allergen: Allergen) {
  const unsafe = await dishesWith(allergen)
  const named = unsafe.slice(0, 40).map(({ slug }) => slug)
  await at.customer.call(
    suggesting.refreshSuggestions,
    { wish: { ...NO_WISH, wantedDishes: named } },
    keyed(),
  )
  const before = await today(at.customer)
  const [taken, swapped, ...open] = before.suggestions
  if (!taken || !swapped) throw new Error('too few suggestions')
  const meal = await accept(at.customer, taken.id)
  const { suggestion } = await replace(at.customer, swapped.id)
  const week = await plan()
  const [first, second, third] = mealsOf(week)
  for (const [index, slot] of [first, second, third].entries()) {
    const dish = unsafe[index % Math.max(1, unsafe.length)]
    if (slot && dish) {
      await at.test.app.db
        .updateTable('meal_week_slots')
        .set({ dish_id: dish.id })
        .where('id', '=', slot.id)
        .execute()
    }
  }
  const accepted = mealsOf(await at.customer.call(weeks.acceptMealWeek, { id: week.id }, keyed()))
  for (const { id, acceptedId } of accepted) {
    if (id === first?.id) continue
    await at.customer.call(accepting.withdrawAccepted, { id: acceptedId ?? 0 })
    await at.customer.call(weeks.lockWeekMeal, { id, isLocked: id === second?.id })
  }
  const ofMeal = { acceptedMealId: meal.id }
  const { id: orderId } = await place(ofMeal, (await quote(ofMeal)).quoteId)
  return {
    named,
    meal,
    replacementId: suggestion.id,
    open,
    weekId: week.id,
    orderId,
    quoteId: (await quote(ofMeal)).quoteId,
  }
}

const quote = (source: { acceptedMealId?: number; listId?: number; orderId?: number }) =>
  at.customer.call(ordering.quoteIngredients, source)
const place = (source: Parameters<typeof quote>[0], quoteId: string) =>
  at.customer.call(
    ordering.placeIngredientOrder,
    {
      ...source,
      quoteId,
      deliveryAddressId: people.addressId,
      paymentMethod: 'cash_on_delivery',
    },
    keyed(),
  )

type Before = Awaited<ReturnType<typeof settle>>

const shownDay = ({ suggestions, planned }: Awaited<ReturnType<typeof today>>): Shown[] => [
  ...suggestions,
  ...planned,
]

/** Every way in which the AI gives a dish, as it is taken once the allergy is known. */
const WAYS: Record<string, (before: Before) => Promise<Shown[]>> = {
  'a suggestion that stood before': async ({ open }) => {
    const taken = open.map(async ({ id }) => {
      const { dishId } = await accept(at.customer, id)
      return [{ dishId, acceptedId: null, warnings: [] }]
    })
    return (await Promise.all(taken.map((one) => one.catch(refused)))).flat()
  },
  'a suggestion that is brought back': async ({ replacementId }) =>
    at.customer
      .call(suggesting.restoreSuggestion, { id: replacementId })
      .then((one) => [one], refused),
  'the suggestions of a day': async () => shownDay(await today(at.customer)),
  'another suggestion': async () => {
    const { suggestions } = await today(at.customer)
    const open = suggestions.find(({ acceptedId }) => acceptedId === null)
    return open ? [(await replace(at.customer, open.id)).suggestion] : []
  },
  'new suggestions with a wish for just that': async ({ named }) =>
    shownDay(
      await at.customer.call(
        suggesting.refreshSuggestions,
        { wish: { ...NO_WISH, wantedDishes: named } },
        keyed(),
      ),
    ),
  'the week that stood before, accepted': async ({ weekId }) =>
    mealsOf(await at.customer.call(weeks.acceptMealWeek, { id: weekId }, keyed())).map((meal) => ({
      ...meal,
      isKept: true,
    })),
  'a new week round what was kept': async () => mealsOf(await plan()),
  'another meal of the week': async () => {
    const { week } = await at.customer.call(weeks.getMealWeek)
    const open = week && mealsOf(week).find(({ acceptedId }) => acceptedId === null)
    if (!open) return []
    return mealsOf(await at.customer.call(weeks.replaceWeekMeal, { id: open.id }, keyed()))
  },
  'the new week, accepted': async () => {
    const { week } = await at.customer.call(weeks.getMealWeek)
    if (!week) return []
    return mealsOf(await at.customer.call(weeks.acceptMealWeek, { id: week.id }, keyed()))
  },
  'meals that were accepted': async () =>
    (await at.customer.call(accepting.listAcceptedSuggestions)).map((meal) => ({
      ...meal,
      acceptedId: meal.id,
    })),
  'a list of what was accepted': async () => (await listAll()).shown,
  'the ingredients of a list': async () => {
    const { id, shown } = await listAll()
    return withWarnings(await quote({ listId: id }), shown)
  },
  'the ingredients of a meal': async ({ meal }) =>
    withWarnings(await quote({ acceptedMealId: meal.id }), [asTaken(meal)]),
  'the ingredients of an order again': async ({ meal, orderId }) =>
    withWarnings(await quote({ orderId }), [asTaken(meal)]),
  'ingredients by a quote of before': async ({ meal, quoteId }) =>
    place({ acceptedMealId: meal.id }, quoteId).then(() => [asTaken(meal)], refused),
}

const asTaken = ({ id, dishId }: Before['meal']): Shown => ({
  dishId,
  acceptedId: id,
  warnings: [],
})

/** As an order says it of its dishes. */
const withWarnings = (
  { warnedDishes }: Awaited<ReturnType<typeof quote>>,
  shown: readonly Shown[],
): Shown[] =>
  shown.map((one) => ({
    ...one,
    warnings: warnedDishes.find(({ dishId }) => dishId === one.dishId)?.warnings ?? [],
  }))

async function listAll() {
  const accepted = await at.customer.call(accepting.listAcceptedSuggestions)
  const list = await makeList(
    at.customer,
    accepted.map(({ id }) => id),
  )
  const shown = list.meals.map((meal): Shown => ({ ...meal, acceptedId: meal.acceptedMealId }))
  return { id: list.id, shown }
}

/** Dishes that must not be shown so: no one took them, or nothing is said of what they hold. */
async function judge(way: string, shown: readonly Shown[]): Promise<string[]> {
  const unfit = await findUnfitDishes(
    at.test.app.db,
    customerId,
    shown.map(({ dishId }) => dishId),
  )
  const taken = await at.test.app.db
    .selectFrom('accepted_meals')
    .select(['id', 'dish_id'])
    .execute()
  const dishOf = new Map(taken.map(({ id, dish_id: dishId }) => [id, dishId]))
  return shown.flatMap(({ dishId, acceptedId, warnings, isKept = acceptedId !== null }) => {
    const why = unfit.get(dishId)
    const isOther = acceptedId !== null && dishOf.get(acceptedId) !== dishId
    if (isOther) return [`${way}: dish ${dishId} stands for another that was accepted`]
    return why === undefined || (isKept && warnings.length > 0) ? [] : [`${way}: ${why}`]
  })
}

const acceptedMeals = () =>
  at.test.app.db.selectFrom('accepted_meals').where('customer_id', '=', customerId)

const lastAccepted = async () =>
  (
    await acceptedMeals()
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow()
  ).id

/** What was taken once the allergy was known: none of it may be unsafe, warned of or not. */
const listAcceptedAfter = async (id: number): Promise<Shown[]> =>
  (await acceptedMeals().select('dish_id as dishId').where('id', '>', id).execute()).map(
    ({ dishId }) => ({ dishId, acceptedId: null, warnings: [] }),
  )

it.each(
  ALLERGENS.flatMap((allergen) =>
    [true, false].map((avoidsTraces) => ({ allergen, avoidsTraces })),
  ),
)(
  '$allergen of a child reaches no one by the AI, traces left out: $avoidsTraces',
  async ({ allergen, avoidsTraces }) => {
    const before = await settle(allergen)
    const child = {
      name: 'Sara',
      portion: 'small' as const,
      diets: [],
      allergens: [allergen],
      dislikes: [],
      fastsInRamadan: false,
      avoidsTraces,
    }
    await at.customer.call(createMember, child, keyed())
    const errors: string[] = []
    const lastId = await lastAccepted()
    for (const [way, take] of Object.entries(WAYS))
      errors.push(...(await judge(way, await take(before))))
    errors.push(...(await judge('accepted since', await listAcceptedAfter(lastId))))
    expect(errors).toEqual([])
  },
)
