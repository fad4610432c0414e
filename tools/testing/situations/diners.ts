import {
  createMember,
  getHousehold,
  replaceMember,
} from '../../../src/features/household/contract.ts'
import { chooseMeal } from '../../../src/features/meals/contract.ts'
import { getMealSelection } from '../../../src/features/meals/selection-contract.ts'
import { listMealItems } from '../../../src/features/restaurants/contract.ts'
import type { CallInput } from '../../../src/shared/wire/endpoint.ts'
import type { Allergen, MealTime } from '../../../src/shared/food/food.ts'
import type { Language } from '../../../src/shared/language.ts'
import { TEST_NOW, type TestApp } from '../app.ts'
import { liveUntil, newCustomer, type Customer } from './orders.ts'

/** Wednesday; all days from the Friday after next on are open. */
export const DINERS_NOW = '2026-11-25T03:00:00Z'
/** A delivery whose cut-off is on Saturday at 18:00 in Dubai. */
export const MONDAY = '2026-11-30'
export const TUESDAY = '2026-12-01'
export const MONDAYS_CUTOFF = Date.parse('2026-11-28T14:00:00Z')

export type Input = CallInput<typeof chooseMeal>

/** A customer with a full-day plan that is paid by card and has begun. */
export interface Diner extends Customer {
  subscriptionId: number
  /** Ids of the menu at a meal time. */
  menuAt: (mealTime: MealTime) => Promise<number[]>
  /** AED of a portion of a dish of the menu. */
  priceOf: (mealItemId: number) => Promise<number>
  choose: (input: Partial<Input> & { mealItemId: number }) => ReturnType<typeof callChoose>
  week: (from?: string) => Promise<Week>
  day: (date: string) => Promise<Week['days'][number]>
  saveMember: (allergens: readonly Allergen[], name?: string) => Promise<number>
}

type Week = Awaited<ReturnType<typeof callWeek>>
const callWeek = (customer: Customer, subscriptionId: number, from: string) =>
  customer.call(getMealSelection, { subscriptionId, from })
const callChoose = (customer: Customer, input: Input) => customer.call(chooseMeal, input)

export async function newDiner(
  test: TestApp,
  {
    fallback = 'kitchen',
    language = 'en',
    order = {},
  }: {
    fallback?: 'skip' | 'repeat' | 'kitchen'
    language?: Language
    order?: Parameters<Customer['order']>[0]
  } = {},
): Promise<Diner> {
  test.clock.moveTo(TEST_NOW)
  const customer = await newCustomer(test, language)
  const { id } = await customer.order({ cardSetupId: await customer.saveCard(), ...order })
  await test.app.db.updateTable('subscriptions').set({ fallback }).where('id', '=', id).execute()
  await liveUntil(test, DINERS_NOW)
  return asDiner(customer, id)
}

function asDiner(customer: Customer, subscriptionId: number): Diner {
  const week = (from = MONDAY) => callWeek(customer, subscriptionId, from)
  return {
    ...customer,
    subscriptionId,
    week,
    menuAt: async (mealTime) =>
      (await customer.call(listMealItems, { subscriptionId }))
        .filter(({ mealTimes }) => mealTimes.includes(mealTime))
        .map(({ id }) => id),
    priceOf: async (mealItemId) => {
      const menu = await customer.call(listMealItems, { subscriptionId })
      return menu.find(({ id }) => id === mealItemId)?.price ?? 0
    },
    choose: (input) =>
      callChoose(customer, { subscriptionId, date: MONDAY, mealTime: 'lunch', ...input }),
    day: async (date) => {
      const { days } = await week(date)
      const day = days.find((one) => one.day === date)
      if (!day) throw new Error(`${date} is not in its own week`)
      return day
    },
    saveMember: (allergens, name) => saveMember(customer, allergens, name),
  }
}

/** Another member of the household, or with the name of one that is there, that one again. */
async function saveMember(
  customer: Customer,
  allergens: readonly Allergen[],
  name = 'Salem',
): Promise<number> {
  const form = {
    name,
    portion: 'regular' as const,
    diets: [],
    allergens: [...allergens],
    dislikes: [],
    fastsInRamadan: false,
  }
  const { members } = await customer.call(getHousehold, {})
  const known = members.find((member) => member.name === name)
  const saved = known
    ? await customer.call(replaceMember, { id: known.id, ...form })
    : await customer.call(createMember, form)
  return saved.id
}
