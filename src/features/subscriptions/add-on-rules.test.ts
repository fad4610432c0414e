import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vatOfLines } from '#shared/money.ts'
import {
  agreedFils,
  daysLeftIn,
  errorOfAdding,
  errorOfEnding,
  priceOfRest,
  type AddOnFacts,
} from './add-on-rules.ts'

const prices = fc.integer({ min: 0, max: 1_000_000 })
const days = fc.integer({ min: 1, max: 28 })

describe('the price of the rest of a cycle', () => {
  it.each([
    [4900, 28, 4900],
    [4900, 1, 175],
    [4900, 18, 3150],
    [4999, 1, 179],
    [14, 1, 1],
    [13, 1, 0],
  ])('%i fils for %i days of 28 are %i fils', (price, left, expected) => {
    expect(priceOfRest(price, left)).toBe(expected)
  })

  it('is a whole number of fils, never more than the price, and all of it for 28 days', () => {
    fc.assert(
      fc.property(prices, days, (price, left) => {
        const rest = priceOfRest(price, left)
        expect(Number.isInteger(rest)).toBe(true)
        expect(rest).toBeLessThanOrEqual(price)
        expect(rest).toBeGreaterThanOrEqual(0)
        expect(priceOfRest(price, 28)).toBe(price)
      }),
    )
  })

  it('is off by half a fils at most, so that two parts of a cycle differ by one from the whole', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 27 }), (price, left) => {
        const exact = (price * left) / 28
        expect(Math.abs(priceOfRest(price, left) - exact)).toBeLessThanOrEqual(0.5)
        const both = priceOfRest(price, left) + priceOfRest(price, 28 - left)
        expect(both - price === 0 || both - price === 1).toBe(true)
      }),
    )
  })

  it('never falls where a day is added, and bills its VAT by itself', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 27 }), (price, left) => {
        const rest = priceOfRest(price, left)
        expect(priceOfRest(price, left + 1)).toBeGreaterThanOrEqual(rest)
        expect(vatOfLines([price, rest])).toBe(vatOfLines([price]) + vatOfLines([rest]))
      }),
    )
  })
})

it.each([
  ['2026-11-21', 28],
  ['2026-12-01', 18],
  ['2026-12-18', 1],
  ['2026-11-10', 28],
])('counts the days that are left with %s: %i', (today, left) => {
  expect(daysLeftIn({ startsOn: '2026-11-21', endsOn: '2026-12-18' }, today)).toBe(left)
})

const FREE: AddOnFacts = {
  status: 'active',
  payment: 'paid',
  isInPlan: false,
  isOn: false,
  renews: false,
  isBeingPaid: false,
  hasCard: true,
}

describe('adding an add-on', () => {
  it.each<[Partial<AddOnFacts>, string | undefined, string | undefined]>([
    [{}, undefined, undefined],
    [{ status: 'scheduled' }, undefined, undefined],
    [{ status: 'paused' }, 'add_on_plan_paused', 'add_on_plan_paused'],
    [{ status: 'pending_payment' }, 'add_on_plan_unpaid', 'add_on_plan_unpaid'],
    [{ payment: 'ready' }, 'add_on_plan_unpaid', 'add_on_plan_unpaid'],
    [{ payment: 'refunded' }, 'add_on_plan_unpaid', 'add_on_plan_unpaid'],
    [{ payment: undefined }, 'add_on_plan_unpaid', 'add_on_plan_unpaid'],
    [{ status: 'ending' }, 'subscription_over', 'subscription_over'],
    [{ status: 'ended' }, 'subscription_over', 'subscription_over'],
    [{ isInPlan: true }, 'add_on_in_plan', 'add_on_in_plan'],
    [{ isBeingPaid: true }, 'add_on_being_paid', 'add_on_being_paid'],
    [{ hasCard: false }, 'add_on_needs_card', undefined],
    [{ isOn: true, renews: true }, 'add_on_running', 'add_on_renewing'],
    [{ isOn: true }, 'add_on_running', undefined],
    [{ renews: true }, undefined, 'add_on_renewing'],
  ])('where %o: now %s, next %s', (change, now, next) => {
    const facts = { ...FREE, ...change }
    expect(errorOfAdding(facts, 'now')).toBe(now)
    expect(errorOfAdding(facts, 'next')).toBe(next)
  })

  it.each([
    [{ renews: true }, undefined],
    [{}, 'nothing_to_undo'],
    [{ renews: true, isBeingPaid: true }, 'add_on_being_paid'],
    [{ renews: true, status: 'ending' as const }, 'subscription_over'],
  ])('given up where %o: %s', (change, error) => {
    expect(errorOfEnding({ ...FREE, ...change })).toBe(error)
  })
})

describe('what the customer expects the next bill to be (R-SUB-22)', () => {
  const plan = { code: 'plan', amountFils: 29_900 } as const
  const dearer = { code: 'plan', amountFils: 31_900 } as const
  const lists = { code: 'add-on:shopping-list', amountFils: 4900 } as const
  const dearerLists = { code: 'add-on:shopping-list', amountFils: 5900 } as const
  const slugs = ['shopping-list']

  it.each([
    ['the same where nothing changed', [plan], [plan], [], 29_900],
    ['the old price of a plan', [plan], [dearer], [], 29_900],
    ['the old price of an add-on', [plan, lists], [plan, dearerLists], slugs, 34_800],
    ['without an add-on that was given up', [plan, lists], [plan], [], 29_900],
    ['with one of which only its price now is known', [plan], [dearer, lists], slugs, 34_800],
    ['with one that can’t be had any more', [plan, lists], [plan], slugs, 34_800],
  ])('is %s', (_name, agreed, next, renewing, expected) => {
    expect(agreedFils(agreed, next, renewing)).toBe(expected)
  })
})
