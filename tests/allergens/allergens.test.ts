import { expect, test as it } from 'vitest'
import {
  getDeliveryWeek,
  skipDelivery,
  unskipDelivery,
} from '../../src/features/deliveries/contract.ts'
import { moveDelivery } from '../../src/features/deliveries/change-contract.ts'
import * as meals from '../../src/features/meals/contract.ts'
import { pickMeals } from '../../src/features/meals/pick-contract.ts'
import { getHousehold, replaceMember } from '../../src/features/household/contract.ts'
import { chooseFallback } from '../../src/features/meals/fallback-contract.ts'
import { repeatWeek } from '../../src/features/meals/repeat-contract.ts'
import { FALLBACKS } from '../../src/features/meals/rules.ts'
import { listMealItems } from '../../src/features/restaurants/contract.ts'
import { CallError } from '../../src/shared/wire/call.ts'
import { addDays, dayOf, weekdayOf, type Day } from '../../src/shared/dates.ts'
import { ALLERGENS, MEAL_TIMES } from '../../src/shared/food/food.ts'
import type { TestBrowser } from '../../tools/testing/app.ts'
import { newDiner, type Diner } from '../../tools/testing/situations/diners.ts'
import { signInKitchen, useKitchenApp } from '../../tools/testing/situations/kitchen-guests.ts'
import { liveUntil, signInAdmin } from '../../tools/testing/situations/orders.ts'
import { wrongPlaces } from '../../tools/testing/running.ts'
import { kitchenPaths } from './kitchen-paths.ts'
import { findUnfitPicks, findUnsafeMeals } from './unsafe-meals.ts'
import { below, oneOf } from './walk-draws.ts'

const TRIES = Number(process.env['ALLERGEN_TRIES'] ?? 300)
const DINERS = Math.min(60, Math.max(3, Math.round(TRIES / 500)))
/** So that two years of cycles go by in a long run, not hundreds. */
const TRIES_A_DAY = Math.max(25, Math.round(TRIES / 200))

const test = useKitchenApp()

interface World {
  diners: Diner[]
  /** Of the one kitchen that all eat from. */
  dishes: number[]
  kitchen: TestBrowser
  admin: TestBrowser
  /** Ids of what the dishes are made of, as often as they are in one. */
  ingredients: string[]
}

const openWeek = (): Day => {
  const soon = addDays(dayOf(test.clock.now()), 2 + below(9))
  return addDays(soon, 1 - weekdayOf(soon))
}

const chosen = async (diner: Diner) => {
  const { subscriptionId } = diner
  return diner.call(meals.listSubscriptionMeals, { subscriptionId })
}

const extra = (error: unknown): number | undefined =>
  error instanceof CallError && error.code === 'extra_to_confirm'
    ? Number(error.details['extraPrice'])
    : undefined

/** Says yes to the price of an extra, as a customer would. */
async function agreeing(send: (extraPrice?: number) => Promise<unknown>): Promise<void> {
  await send().catch((error: unknown) => {
    const price = extra(error)
    if (price === undefined) throw error
    return send(price)
  })
}

/** Up to so many of a list, in any order. */
const some = <T>(list: readonly T[], count: number): T[] => [
  ...new Set(Array.from({ length: below(count + 1) }, () => oneOf(list))),
]

const PATHS: Record<string, (diner: Diner, world: World) => Promise<unknown>> = {
  choose: (diner, { dishes }) => {
    const date = addDays(dayOf(test.clock.now()), below(14))
    const input = { mealItemId: oneOf(dishes), date, mealTime: oneOf(MEAL_TIMES) }
    const quantity = 1 + below(3)
    return agreeing((extraPrice) =>
      diner.choose({ ...input, quantity, ...(extraPrice && { extraPrice }) }),
    )
  },
  swap: async (diner, { dishes }) => {
    const { id } = oneOf(await chosen(diner))
    const mealItemId = oneOf(dishes)
    return agreeing((extraPrice) =>
      diner.call(meals.changeMeal, { id, mealItemId, ...(extraPrice && { extraPrice }) }),
    )
  },
  quantity: async (diner) => {
    const { id } = oneOf(await chosen(diner))
    const quantity = 1 + below(4)
    return agreeing((extraPrice) =>
      diner.call(meals.changeMeal, { id, quantity, ...(extraPrice && { extraPrice }) }),
    )
  },
  remove: async (diner) => diner.call(meals.removeMeal, { id: oneOf(await chosen(diner)).id }),
  repeat: (diner) =>
    diner.call(repeatWeek, { subscriptionId: diner.subscriptionId, week: openWeek() }),
  fallback: (diner) =>
    diner.call(chooseFallback, { id: diner.subscriptionId, fallback: oneOf(FALLBACKS) }),
  skip: async (diner) => {
    const { days } = await diner.call(getDeliveryWeek, { from: openWeek() })
    const { id } = oneOf(days.flatMap(({ deliveries }) => deliveries))
    return diner.call(oneOf([skipDelivery, unskipDelivery]), { id })
  },
  move: async (diner) => {
    const { days } = await diner.call(getDeliveryWeek, { from: openWeek() })
    const { id } = oneOf(days.flatMap(({ deliveries }) => deliveries))
    return diner.call(moveDelivery, { id, to: addDays(openWeek(), below(14)) })
  },
  pick: async (diner) => {
    const date = addDays(dayOf(test.clock.now()), below(14))
    const { subscriptionId } = diner
    return diner.call(pickMeals, { subscriptionId, date, isWholeWeek: below(2) === 0 })
  },
  allergy: (diner) => {
    const allergens = ALLERGENS.filter(() => below(6) === 0)
    return diner.saveMember(allergens, oneOf(['Salem', 'Mira', 'Noor']))
  },
  taste: async (diner, { ingredients }) => {
    const { members } = await diner.call(getHousehold)
    const member = oneOf(members)
    return diner.call(replaceMember, {
      ...member,
      name: member.name === '' ? 'Huda' : member.name,
      diets: some(['vegetarian', 'halal', 'dairy-free'] as const, 1),
      dislikes: some(ingredients, 3),
      avoidsTraces: below(2) === 0,
    })
  },
  ...kitchenPaths(test),
}

/** How often each path is taken. */
const WEIGHTS: Record<keyof typeof PATHS, number> = {
  choose: 8,
  swap: 3,
  quantity: 2,
  remove: 1,
  repeat: 2,
  fallback: 1,
  skip: 1,
  move: 1,
  pick: 2,
  allergy: 1,
  taste: 1,
  behalf: 2,
  substitute: 2,
  substitutes: 1,
  offers: 1,
  react: 2,
  allow: 1,
}
const BY_KITCHENS = ['substitutes', 'offers', 'react', 'allow']
const WALK = Object.entries(WEIGHTS).flatMap(([name, weight]) =>
  Array.from({ length: weight }, () => name),
)

/** Refusals are fine; an error is not. */
async function attempt(name: string, diner: Diner, world: World): Promise<string> {
  try {
    await PATHS[name]?.(diner, world)
    return `${name} done`
  } catch (error) {
    if (error instanceof CallError && error.status < 500) return `${name} ${error.code}`
    if (error instanceof Error && error.message === 'nothing to choose from') return `${name} none`
    throw error
  }
}

it(
  `${TRIES} random tries by every path put no allergen of a household on its table, and each portion has a place`,
  { timeout: 60_000 + TRIES * 200 },
  async () => {
    const diners: Diner[] = []
    for (let count = 0; count < DINERS; count++) {
      diners.push(await newDiner(test, { fallback: oneOf(FALLBACKS) }))
    }
    const [first] = diners
    if (!first) throw new Error('nobody eats')
    const menu = await first.call(listMealItems, { subscriptionId: first.subscriptionId })
    const kitchen = await signInKitchen(test)
    const lines = await test.app.db
      .selectFrom('dish_lines as l')
      .innerJoin('menu_items as i', 'i.dish_id', 'l.dish_id')
      .select('l.ingredient_id as id')
      .where(
        'i.id',
        'in',
        menu.map(({ id }) => id),
      )
      .orderBy('l.ingredient_id')
      .orderBy('l.dish_id')
      .execute()
    const world: World = {
      diners,
      dishes: menu.map(({ id }) => id),
      kitchen,
      admin: await signInAdmin(test),
      ingredients: lines.map(({ id }) => id),
    }
    const outcomes = new Map<string, number>()
    const hits: string[] = []
    const misplaced = new Set<string>()
    const started = new Set<string>()
    let lastId = 0
    const judgePicks = async (after: string) => {
      const picks = await findUnfitPicks(test.app.db, lastId)
      lastId = picks.lastId
      hits.push(...picks.errors.map((found) => `${after}: ${found}`))
    }
    for (let count = 1; count <= TRIES; count++) {
      const outcome = await attempt(oneOf(WALK), oneOf(diners), world)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      await judgePicks(outcome)
      if (count % TRIES_A_DAY === 0) {
        await passADay()
        await judgePicks('cut-off')
        for (const wrong of await wrongPlaces(test)) misplaced.add(JSON.stringify(wrong))
      }
      if (count % 5 === 0 || count % TRIES_A_DAY === 0) {
        hits.push(...(await findUnsafeMeals(test.app.db, test.clock.now(), started)))
      }
    }
    expect(hits).toEqual([])
    expect([...misplaced]).toEqual([])
    expect([...outcomes.keys()]).toEqual(
      expect.arrayContaining(
        ['choose', 'swap', 'repeat', 'allergy', 'pick', 'taste', 'behalf', ...BY_KITCHENS].map(
          (path) => `${path} done`,
        ),
      ),
    )
    expect(outcomes.get('choose allergy_blocks') ?? 0).toBeGreaterThan(0)
    expect(outcomes.get('substitute done') ?? 0).toBeGreaterThan(0)
    expect(outcomes.get('substitute dish_unsafe_for_household') ?? 0).toBeGreaterThan(0)
  },
)

async function passADay(): Promise<void> {
  const next = new Date(test.clock.now().getTime() + 86_400_000)
  await test.app.db
    .updateTable('sessions')
    .set({ expires_at: addDays(dayOf(next), 60) })
    .execute()
  await liveUntil(test, next.toISOString())
}
