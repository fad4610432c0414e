import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIETS } from '#shared/food/food.ts'
import { billOf } from './bill.ts'
import {
  ACTIONS,
  STATUSES,
  canCancel,
  canPause,
  canStartOn,
  endDateOf,
  isActive,
  isSubscribable,
  nextStatus,
  paymentStatusOf,
  isShownOn,
  statusOn,
  type CyclePayment,
} from './rules.ts'

const FEES = new Map([
  ['vegetarian', 0],
  ['low-carb', 10_000],
  ['keto', 15_000],
  ['dairy-free', 5000],
])

const prepared = (multiplierBp: number, mealsPerDay: number) => ({
  kind: 'prepared',
  priceFils: 189_900,
  multiplierBp,
  mealsPerDay,
  daysPerWeek: 5,
})
const kitchen = (monthlyPriceFils: number, deliveryFeeFils = 0) => ({
  monthlyPriceFils,
  deliveryFeeFils,
})

const LISTS = {
  slug: 'shopping-list',
  name: { en: 'Shopping Lists', ar: 'قوائم التسوّق' },
  priceFils: 4900,
  chargedPer: 'month',
}
const DELIVERY = { ...LISTS, slug: 'ingredient-delivery', chargedPer: 'order' }

describe('billOf', () => {
  it('prices restaurant 1 with plan 2 and keto at AED 2,429 plus delivery', () => {
    const bill = billOf(prepared(12_000, 2), kitchen(189_900, 1000), FEES, ['keto'])
    expect(bill.lines).toEqual([
      { code: 'plan', amountFils: 227_900 },
      { code: 'keto', amountFils: 15_000 },
      { code: 'delivery', amountFils: 1000 },
    ])
    expect(bill).toMatchObject({ totalFils: 243_900, meals: 40, deliveryDays: 20 })
  })

  it.each([
    [1, 189_900, 10_000, 189_900],
    [2, 200_000, 12_000, 240_000],
    [3, 195_000, 12_000, 234_000],
    [1, 189_900, 15_000, 284_900],
    [1, 189_950, 10_000, 190_000],
  ])('plan part of kitchen %i: %i fils x %i bp = %i fils', (_kitchen, monthly, bp, expected) => {
    const [line] = billOf(prepared(bp, 1), kitchen(monthly), FEES, []).lines
    expect(line).toEqual({ code: 'plan', amountFils: expected })
  })

  it('charges an AI plan its own price, without diets, delivery or meals', () => {
    const plan = { ...prepared(10_000, 3), kind: 'ai', priceFils: 29_900 }
    expect(billOf(plan, kitchen(189_900, 1000), FEES, ['keto'])).toEqual({
      lines: [{ code: 'plan', amountFils: 29_900 }],
      totalFils: 29_900,
      vatFils: 1424,
      meals: 0,
      deliveryDays: 0,
      pricePerMealFils: null,
    })
  })

  it('adds the monthly add-ons of an AI plan as lines of their own, and no others', () => {
    const plan = { ...prepared(10_000, 3), kind: 'ai', priceFils: 29_900 }
    const bill = billOf(plan, kitchen(189_900, 1000), FEES, ['keto'], [LISTS, DELIVERY])
    expect(bill).toMatchObject({
      lines: [
        { code: 'plan', amountFils: 29_900 },
        { code: 'add-on:shopping-list', amountFils: 4900, name: LISTS.name },
      ],
      totalFils: 34_800,
      vatFils: 1657,
      pricePerMealFils: null,
    })
    const cooked = billOf(prepared(10_000, 1), kitchen(189_900), FEES, [], [LISTS])
    expect(cooked.lines.map(({ code }) => code)).toEqual(['plan', 'delivery'])
  })

  it('counts a diet once, however often it is named, and in the order of the list', () => {
    const bill = billOf(prepared(10_000, 1), kitchen(189_900), FEES, ['keto', 'low-carb', 'keto'])
    expect(bill.lines.map(({ code }) => code)).toEqual(['plan', 'low-carb', 'keto', 'delivery'])
  })

  it('adds up for every price, fee and choice of diets', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.constantFrom(10_000, 12_000, 15_000),
        fc.subarray([...DIETS]),
        (monthly, fee, multiplierBp, diets) => {
          const bill = billOf(prepared(multiplierBp, 2), kitchen(monthly, fee), FEES, diets)
          const sum = bill.lines.reduce((total, line) => total + line.amountFils, 0)
          expect(bill.totalFils).toBe(sum)
          expect(bill.lines[0]?.amountFils).toSatisfy((fils: number) => fils % 100 === 0)
          const vats = bill.lines.map(({ amountFils }) => Math.round(amountFils / 21))
          expect(bill.vatFils).toBe(vats.reduce((total, vat) => total + vat, 0))
          expect(Number.isInteger(bill.vatFils)).toBe(true)
        },
      ),
    )
  })
})

it('sells every plan but the custom one', () => {
  expect(['prepared', 'ai', 'custom'].map((kind) => isSubscribable({ kind }))).toEqual([
    true,
    true,
    false,
  ])
})

it.each([
  ['2026-11-20', false],
  ['2026-11-21', false],
  ['2026-11-22', true],
  ['2027-11-21', true],
  ['2027-11-22', false],
])('canStartOn %s, asked on 21 November 2026: %s', (startDate, expected) => {
  expect(canStartOn(startDate, '2026-11-21')).toBe(expected)
})

describe('the life of a subscription', () => {
  it('has exactly these transitions', () => {
    const table = STATUSES.map((status) =>
      ACTIONS.map((action) => nextStatus(status, action) ?? '-').join(' '),
    )
    expect(table).toEqual([
      'scheduled active pending_payment - - ended ending ended',
      'scheduled active pending_payment - - ended ending -',
      'active active pending_payment paused - - ending -',
      'paused paused pending_payment - active - ending -',
      '- - - - - - - ended',
      '- - - - - - - -',
    ])
  })

  it('derives isActive and whether it can be cancelled', () => {
    expect(STATUSES.filter(isActive)).toEqual(['active', 'paused', 'ending'])
    expect(STATUSES.filter(canCancel)).toEqual(['pending_payment', 'scheduled', 'active', 'paused'])
  })

  it.each<[CyclePayment, string]>([
    ['pending', 'pending'],
    ['ready', 'pending'],
    ['paid', 'paid'],
    ['failed', 'failed'],
    ['cancelled', 'cancelled'],
    ['refunded', 'refunded'],
  ])('a %s cycle shows as %s', (payment, expected) => {
    expect(paymentStatusOf(payment)).toBe(expected)
  })
})

describe('isShownOn', () => {
  const ended = { status: 'ended', paymentStatus: 'failed', isActive: false } as const
  it.each([
    ['2026-11-21', true],
    ['2026-10-24', true],
    ['2026-10-23', false],
    [null, false],
  ])('shows a subscription that ended on %s: %s', (endDate, isShown) => {
    expect(isShownOn({ ...ended, endDate }, '2026-11-21')).toBe(isShown)
  })

  it('shows what waits for its payment', () => {
    const waiting = { ...ended, status: 'pending_payment', endDate: null } as const
    expect(isShownOn(waiting, '2026-11-21')).toBe(true)
  })
})

describe('endDateOf', () => {
  const kept = { cycleEndsOn: '2026-12-22', hasDeliveries: true, today: '2026-12-01' }

  it.each([
    ['the last locked delivery', { ...kept, lastKeptDay: '2026-12-02' }, '2026-12-02'],
    ['today, when nothing is left', { ...kept, lastKeptDay: '2026-11-30' }, '2026-12-01'],
    ['today, when nothing ever came', { ...kept, lastKeptDay: undefined }, '2026-12-01'],
    [
      'the end of the cycle without deliveries',
      { ...kept, hasDeliveries: false, lastKeptDay: undefined },
      '2026-12-22',
    ],
  ])('is %s', (_case, facts, expected) => {
    expect(endDateOf(facts)).toBe(expected)
  })
})

describe('a pause', () => {
  const pause = { from: '2026-11-30', to: '2026-12-04' }

  it.each([
    ['2026-11-29', 'active'],
    ['2026-11-30', 'paused'],
    ['2026-12-04', 'paused'],
    ['2026-12-05', 'active'],
  ])('on %s the subscription is %s, whatever a late job wrote down', (today, status) => {
    expect(statusOn('active', pause, today)).toBe(status)
    expect(statusOn('paused', pause, today)).toBe(status)
    expect(statusOn('ending', pause, today)).toBe('ending')
  })

  it('can follow another one that is over, before the start too', () => {
    expect(canPause('active', pause, '2026-12-04')).toBe(false)
    expect(canPause('active', pause, '2026-12-05')).toBe(true)
    expect(canPause('scheduled', null, '2026-11-20')).toBe(true)
    expect(canPause('pending_payment', null, '2026-11-20')).toBe(false)
    expect(canPause('ending', null, '2026-11-20')).toBe(false)
  })
})
