import * as addOns from '../../../src/features/subscriptions/add-on-contract.ts'
import { listDevMessages } from '../../../src/features/messages/contract.ts'
import { listShoppingLists } from '../../../src/features/shopping/contract.ts'
import type { TestApp } from '../app.ts'
import { liveUntil, newCustomer, type Customer } from './orders.ts'

export const LISTS = 'shopping-list'

let keys = 0
export const keyed = () => ({ idempotencyKey: `add-on-${++keys}` })

interface PlanOptions {
  planId?: number
  language?: 'en' | 'ar'
}

/** A customer whose AI plan runs from 21 November to 18 December 2026, paid by card. */
export async function runningAiPlan(test: TestApp, { planId = 5, language }: PlanOptions = {}) {
  const customer = await newCustomer(test, language)
  const { id } = await customer.order({
    planId,
    restaurantId: 1,
    startDate: '2026-11-21',
    cardSetupId: await customer.saveCard(),
  })
  await liveUntil(test, '2026-11-21T08:01:00Z')
  return { customer, id }
}

export async function lookAtLists(customer: Customer, id: number) {
  const [lists] = await customer.call(addOns.listAddOnsOfPlan, { id })
  if (!lists) throw new Error('The plan has no add-on to offer')
  return lists
}

export const addLists = (
  customer: Customer,
  id: number,
  from: 'now' | 'next',
  change: { agreed?: number } = {},
) => customer.call(addOns.addAddOn, { id, addOn: LISTS, from, ...change }, keyed())

export const canSumUp = async (customer: Customer) =>
  (await customer.call(listShoppingLists)).canSumUp

export const textsTo = async (customer: Customer) =>
  (await customer.call(listDevMessages, { to: customer.phone })).map(({ text }) => text)
