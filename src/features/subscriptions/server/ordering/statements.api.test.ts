import { expect, it } from 'vitest'
import { addDays } from '#shared/dates.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import { listStatements } from '../../../../../tools/testing/list-statements.ts'
import {
  newCustomer,
  type Customer,
  type Order,
} from '../../../../../tools/testing/situations/orders.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

let keys = 0

async function statementsOf(customer: Customer, order: Partial<Order>) {
  const idempotencyKey = `statements-${++keys}`
  const all = await listStatements(() => customer.order(order, { idempotencyKey }))
  const begin = all.indexOf('begin')
  return { all, before: all.slice(0, begin), order: all.slice(begin) }
}

const isOn = (table: string) => (text: string) =>
  new RegExp(`(from|into|update|join) "?${table}"?\\s`).test(text)

const AI_PLAN = { planId: 4 }

const PLAIN_MAX = 21
const BY_CARD_MAX = 26

it('an order takes at most 26 statements, each of them once, and before it only the session is read', async () => {
  const customer = await newCustomer(test)
  const cardSetupId = await customer.saveCard()
  const orders = [
    { input: { restaurantId: 1 }, most: PLAIN_MAX },
    { input: { restaurantId: 1, startDate: '2026-12-01', cardSetupId }, most: BY_CARD_MAX },
    { input: { restaurantId: 2, cardSetupId }, most: BY_CARD_MAX },
    { input: { ...AI_PLAN, restaurantId: 1, cardSetupId }, most: BY_CARD_MAX },
  ]
  for (const { input, most } of orders) {
    const { all, before, order } = await statementsOf(customer, input)
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
    expect(before).toEqual([expect.stringContaining('"users"."id" as "userId"')])
    expect(order.at(-1)).toBe('commit')
    expect(order.length).toBeLessThanOrEqual(most)
  }
})

it('an order holds the days of its kitchen last, in two statements however many there are', async () => {
  const customer = await newCustomer(test)
  const orders = []
  for (const planId of [1, 2]) {
    const { order } = await statementsOf(customer, {
      planId,
      startDate: addDays('2026-11-25', planId),
    })
    orders.push(order)
    expect(order.filter(isOn('kitchen_days'))).toHaveLength(2)
    // One more read: the cut-off may have changed while the order waited for the days.
    expect(order.slice(order.findLastIndex(isOn('kitchen_days')) + 1)).toEqual([
      expect.stringContaining('"cutoff_time"'),
      expect.stringContaining('update "idempotency_keys"'),
      'commit',
    ])
  }
  expect(orders[0]).toEqual(orders[1])
})
