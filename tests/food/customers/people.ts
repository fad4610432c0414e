import { createMember } from '../../../src/features/household/contract.ts'
import type { Fallback } from '../../../src/features/meals/rules.ts'
import { confirmPayment, listOwnPayments } from '../../../src/features/payments/contract.ts'
import * as quotes from '../../../src/features/quotes/admin-contract.ts'
import { createCustomQuote } from '../../../src/features/quotes/contract.ts'
import { orderOffer } from '../../../src/features/quotes/offer-contract.ts'
import { chooseFallback } from '../../../src/features/meals/fallback-contract.ts'
import type { Allergen, MealTime } from '../../../src/shared/food/food.ts'
import { dayOf, type Day } from '../../../src/shared/dates.ts'
import type { Language } from '../../../src/shared/language.ts'
import { TEST_NOW } from '../../../tools/testing/app.ts'
import { newCustomer, type Customer } from '../../../tools/testing/situations/orders.ts'
import type { World } from '../world.ts'

export interface Person {
  customer: Customer
  subscriptionId: number
  language: Language
  /** How often they choose a day themselves. */
  diligence: number
  method: 'credit_card' | 'usdt' | 'bank_transfer'
  /** Cooks at home, by a plan of suggestions and a list of what to buy. */
  isCook: boolean
  hasLeft: boolean
}

/** Plans of the catalogue, and what only an offer has: dinner alone, and two portions. */
const TABLES = [
  { planId: 1 },
  { planId: 2 },
  { planId: 2 },
  { mealTimes: ['dinner'], people: 1 },
  { mealTimes: ['lunch'], people: 2 },
  { mealTimes: ['lunch', 'dinner'], people: 2 },
] as const satisfies readonly ({ planId: number } | { mealTimes: MealTime[]; people: number })[]

const RULES: readonly Fallback[] = ['kitchen', 'skip', 'repeat']
const ALLERGIES: readonly Allergen[] = ['peanuts', 'tree-nuts', 'sesame', 'milk', 'fish', 'gluten']
const COOKS_EVERY = 12
const DILIGENCE = [0.95, 0.5, 0]

export const once = () => ({ idempotencyKey: crypto.randomUUID() })

/** The mixture is the same in every run; chance decides what they do with it. */
export async function settle(world: World, index: number, startsOn: Day): Promise<Person> {
  const language = index % 2 === 0 ? 'ar' : 'en'
  const customer = await newCustomer(world.test, language)
  if (index % 4 === 1) await haveAllergy(world, customer)
  if (index % COOKS_EVERY === COOKS_EVERY - 1) return settleCook(customer, language)
  const table = TABLES[index % TABLES.length] ?? TABLES[0]
  const plan = { fallback: RULES[Math.floor(index / 2) % RULES.length] ?? 'kitchen', startsOn }
  const ordered =
    'planId' in table
      ? await orderPlan(world, customer, { ...plan, planId: table.planId, isUsdt: index % 5 === 3 })
      : await orderOffered(world, customer, { ...plan, ...table, isTransfer: index % 2 === 0 })
  const diligence = DILIGENCE[index % DILIGENCE.length] ?? 0
  return { customer, language, diligence, isCook: false, hasLeft: false, ...ordered }
}

async function settleCook(customer: Customer, language: Language): Promise<Person> {
  const { id } = await customer.order({
    planId: 5,
    addOns: ['shopping-list'],
    startDate: dayOf(TEST_NOW),
    cardSetupId: await customer.saveCard(),
  })
  const paying = { subscriptionId: id, method: 'credit_card' } as const
  return { customer, language, diligence: 0, isCook: true, hasLeft: false, ...paying }
}

const haveAllergy = ({ draws }: World, customer: Customer) =>
  customer.call(createMember, {
    name: 'Salem',
    portion: 'regular',
    diets: [],
    allergens: [draws.oneOf(ALLERGIES)],
    dislikes: [],
    fastsInRamadan: false,
  })

interface Plan {
  fallback: Fallback
  startsOn: Day
}

type Ordered = Pick<Person, 'subscriptionId' | 'method'>

async function orderPlan(
  { draws }: World,
  customer: Customer,
  { planId, isUsdt, fallback, startsOn }: Plan & { planId: number; isUsdt: boolean },
): Promise<Ordered> {
  const method = isUsdt ? 'usdt' : 'credit_card'
  const card = isUsdt ? {} : { cardSetupId: await customer.saveCard() }
  const order = { planId, fallback, startDate: startsOn, restaurantId: draws.oneOf([1, 1, 2]) }
  const { id } = await customer.order({ ...order, paymentMethod: method, ...card })
  return { subscriptionId: id, method }
}

async function orderOffered(
  world: World,
  customer: Customer,
  {
    fallback,
    isTransfer,
    ...terms
  }: Plan & { mealTimes: readonly MealTime[]; people: number; isTransfer: boolean },
): Promise<Ordered> {
  const method = isTransfer ? 'bank_transfer' : 'credit_card'
  const { subscriptionId } = await customer.call(orderOffer, {
    token: await offer(world, terms),
    deliveryAddressId: customer.addressId,
    paymentMethod: method,
    ...(!isTransfer && { cardSetupId: await customer.saveCard() }),
  })
  await customer.call(chooseFallback, { id: subscriptionId, fallback })
  return { subscriptionId, method }
}

/** The link of an offer that the team makes. */
async function offer(
  { test, admin, draws }: World,
  terms: { mealTimes: readonly MealTime[]; people: number; startsOn: Day },
): Promise<string> {
  const name = `Table ${crypto.randomUUID()}`
  const home = `10.0.0.${draws.below(250)}`
  await test.browser('en', home).call(createCustomQuote, {
    name,
    phone: '050 555 0143',
    email: 'table@example.com',
    peopleCount: terms.people,
    requirements: 'Cooked meals at home, five days a week.',
  })
  const listed = await admin.call(quotes.listCustomQuotes, { search: name })
  const { offers } = await admin.call(quotes.sendOffer, {
    id: listed.quotes[0]?.id ?? 0,
    lines: [{ text: 'Meals, five days', amount: 1900 * terms.people * terms.mealTimes.length }],
    validUntil: terms.startsOn,
    note: '',
    restaurantId: draws.oneOf([1, 2]),
    daysPerWeek: 5,
    ...terms,
    mealTimes: [...terms.mealTimes],
  })
  return offers[0]?.link.split('/').at(-1) ?? ''
}

/** An admin sees the transfer, or the coins. */
export async function settlePayments({ admin }: World, people: readonly Person[]): Promise<void> {
  for (const { customer, method } of people) {
    if (method === 'credit_card') continue
    for (const { id, state } of await customer.call(listOwnPayments)) {
      if (state !== 'requires_action') continue
      const evidence = 'Seen on the statement of the account'
      await admin.call(confirmPayment, { id, reference: crypto.randomUUID(), evidence }, once())
    }
  }
}
