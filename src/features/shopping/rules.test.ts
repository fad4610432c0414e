import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTimeToNotify } from '#features/kitchen-board/rules.ts'
import {
  billOf,
  canBecome,
  canCustomerCancel,
  canSumUp,
  chooseUntil,
  grossUp,
  isLate,
  isMissed,
  isUndecided,
  mayChoose,
  MG_PER_G,
  nextStatuses,
  ORDER_STATUSES,
  orderNumber,
  packFils,
  packsFor,
  reservePantry,
  slotsFor,
  sumAmounts,
  weightFils,
  windowFor,
} from './rules.ts'

const IDS = ['onion', 'rice', 'salt', 'cod'] as const

const amounts = fc
  .dictionary(fc.constantFrom(...IDS), fc.integer({ min: 1, max: 5_000_000 }))
  .map((record) => new Map(Object.entries(record)))

const needs = fc.array(
  fc.record({
    needs: amounts,
    putBack: fc.array(fc.constantFrom<string>(...IDS)).map((ids) => new Set(ids)),
  }),
  { maxLength: 5 },
)

const priced = fc.record({
  pricePerKgFils: fc.integer({ min: 50, max: 50_000 }),
  packGrams: fc.integer({ min: 5, max: 5000 }),
})

const sumOf = (values: Iterable<number>): number => [...values].reduce((all, one) => all + one, 0)

describe('summing up', () => {
  it('adds the same ingredient only, to the milligram', () => {
    const sums = sumAmounts([
      new Map([
        ['onion', 150_000],
        ['salt', 500],
      ]),
      new Map([['onion', 80_500]]),
    ])
    expect([...sums]).toEqual([
      ['onion', 230_500],
      ['salt', 500],
    ])
  })

  it('is twice as much for everything twice, in any order', () => {
    fc.assert(
      fc.property(fc.array(amounts), (all) => {
        const once = sumAmounts(all)
        const twice = sumAmounts([...all, ...all.toReversed()])
        for (const [id, mg] of once) expect(twice.get(id)).toBe(mg * 2)
        expect(twice.size).toBe(once.size)
      }),
    )
  })

  it('buys what is trimmed away as well, and never less than is needed', () => {
    expect(grossUp(450_000, 90)).toBe(500_000)
    expect(grossUp(100_000, 100)).toBe(100_000)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000_000 }),
        fc.integer({ min: 1, max: 100 }),
        (edibleMg, ediblePct) => {
          const gross = grossUp(edibleMg, ediblePct)
          expect(gross * ediblePct).toBeGreaterThanOrEqual(edibleMg * 100)
          expect((gross - 1) * ediblePct).toBeLessThan(edibleMg * 100)
        },
      ),
    )
  })
})

const wants = (mg: number, putBack: string[] = []) => ({
  needs: new Map([['rice', mg]]),
  putBack: new Set(putBack),
})

describe('the pantry', () => {
  it('is handed out once, the first list first', () => {
    const pantry = new Map([['rice', 300_000]])
    const given = reservePantry(pantry, [wants(200_000), wants(200_000), wants(50_000)])
    expect(given.map((taken) => taken.get('rice') ?? 0)).toEqual([200_000, 100_000, 0])
    const withPutBack = reservePantry(pantry, [wants(200_000, ['rice']), wants(200_000)])
    expect(withPutBack.map((taken) => taken.get('rice') ?? 0)).toEqual([0, 200_000])
  })

  it('never gives more than it has, nor more than is needed', () => {
    fc.assert(
      fc.property(amounts, needs, (pantry, lists) => {
        const given = reservePantry(pantry, lists)
        for (const id of IDS) {
          expect(sumOf(given.map((taken) => taken.get(id) ?? 0))).toBeLessThanOrEqual(
            pantry.get(id) ?? 0,
          )
        }
        given.forEach((taken, index) => {
          for (const [id, mg] of taken) {
            expect(mg).toBeLessThanOrEqual(lists[index]?.needs.get(id) ?? 0)
          }
        })
      }),
    )
  })

  it('never raises what a list costs', () => {
    fc.assert(
      fc.property(amounts, needs, priced, (pantry, lists, ingredient) => {
        const costs = (given: ReadonlyMap<string, number>[]) =>
          lists.map((list, index) =>
            sumOf(
              [...list.needs].map(
                ([id, mg]) =>
                  packsFor(mg - (given[index]?.get(id) ?? 0), ingredient.packGrams) *
                  packFils(ingredient),
              ),
            ),
          )
        const without = costs(lists.map(() => new Map()))
        costs(reservePantry(pantry, lists)).forEach((cost, index) => {
          expect(cost).toBeLessThanOrEqual(without[index] ?? 0)
        })
      }),
    )
  })
})

describe('packs', () => {
  it.each([
    [180_000, 200, 1],
    [200_000, 200, 1],
    [200_001, 200, 2],
    [1, 1000, 1],
    [0, 500, 0],
  ])('cover %d mg in packs of %d g with %d', (mg, packGrams, packs) => {
    expect(packsFor(mg, packGrams)).toBe(packs)
  })

  it('cover the need with no pack too many', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000_000 }), priced, (mg, { packGrams }) => {
        const packs = packsFor(mg, packGrams)
        expect(packs * packGrams * MG_PER_G).toBeGreaterThanOrEqual(mg)
        expect((packs - 1) * packGrams * MG_PER_G).toBeLessThan(mg)
      }),
    )
  })

  it('cost what their weight costs', () => {
    expect(packFils({ pricePerKgFils: 1250, packGrams: 400 })).toBe(500)
    expect(weightFils(400_000, { pricePerKgFils: 1250 })).toBe(500)
    expect(billOf([{ grossFils: 1000 }, { grossFils: 6500 }], 2900)).toEqual({
      itemsFils: 7500,
      deliveryFils: 2900,
      totalFils: 10_400,
      // 47.6, 309.5 and 138.1, each to the nearest fils.
      vatFils: 496,
    })
  })
})

describe('the delivery window', () => {
  it.each([
    ['2026-11-20T20:00:00Z', '2026-11-21', '17:00', '18:00'],
    ['2026-11-21T10:59:59Z', '2026-11-21', '17:00', '18:00'],
    ['2026-11-21T11:00:00Z', '2026-11-22', '10:00', '12:00'],
    ['2026-11-21T19:59:59Z', '2026-11-22', '10:00', '12:00'],
    ['2026-12-31T12:00:00Z', '2027-01-01', '10:00', '12:00'],
  ])('of an order at %s is %s, %s to %s', (now, day, from, to) => {
    expect(windowFor(new Date(now))).toEqual({ day, from, to })
  })
})

describe('the windows ahead', () => {
  it.each([
    ['2026-11-20T20:00:00Z', ['21 17:00', '22 10:00', '22 17:00', '23 10:00', '23 17:00']],
    ['2026-11-21T10:59:59Z', ['21 17:00', '22 10:00', '22 17:00', '23 10:00', '23 17:00']],
    ['2026-11-21T11:00:00Z', ['22 10:00', '22 17:00', '23 10:00', '23 17:00']],
    ['2026-11-21T19:59:59Z', ['22 10:00', '22 17:00', '23 10:00', '23 17:00']],
    ['2026-12-31T14:31:00Z', ['01 10:00', '01 17:00', '02 10:00', '02 17:00']],
  ])('at %s are %j', (now, slots) => {
    const ahead = slotsFor(new Date(now))
    expect(ahead.map(({ day, from }) => `${day.slice(-2)} ${from}`)).toEqual(slots)
    expect(ahead[0]).toEqual(windowFor(new Date(now)))
  })
})

describe('an order that does not come', () => {
  const EVENING = { day: '2026-11-21', to: '18:00' }
  const MONTH_END = { day: '2026-11-30', to: '12:00' }
  const MIDNIGHT = { day: '2026-12-31', to: '24:00' }

  it.each([
    ['placed', EVENING, '2026-11-21T14:00:00Z', 'on time'],
    ['placed', EVENING, '2026-11-21T14:00:01Z', 'late'],
    ['packing', EVENING, '2026-11-21T14:30:00Z', 'late'],
    ['packing', EVENING, '2026-11-21T14:30:01Z', 'missed'],
    ['out', EVENING, '2026-11-21T18:00:00Z', 'missed'],
    ['out', MONTH_END, '2026-11-30T08:00:00Z', 'on time'],
    ['out', MONTH_END, '2026-11-30T08:30:01Z', 'missed'],
    ['out', MONTH_END, '2026-12-01T00:00:00Z', 'missed'],
    ['placed', MIDNIGHT, '2026-12-31T19:59:59Z', 'on time'],
    ['placed', MIDNIGHT, '2026-12-31T20:00:01Z', 'late'],
    ['placed', MIDNIGHT, '2026-12-31T20:30:01Z', 'missed'],
    ['delivered', EVENING, '2026-11-22T14:00:00Z', 'on time'],
    ['failed', EVENING, '2026-11-22T14:00:00Z', 'on time'],
    ['cancelled', EVENING, '2026-11-22T14:00:00Z', 'on time'],
  ] as const)('%s with the window %j is at %s %s', (status, window, at, state) => {
    const order = { status, window }
    const now = new Date(at)
    expect([isLate(order, now), isMissed(order, now)]).toEqual([
      state !== 'on time',
      state === 'missed',
    ])
  })

  it.each([
    ['03:59:59', false],
    ['04:00:00', true],
    ['17:59:59', true],
    ['18:00:00', false],
    ['20:00:00', false],
  ])('is time to notify at %s UTC: %s', (clock, isDue) => {
    expect(isTimeToNotify(new Date(`2026-11-21T${clock}Z`))).toBe(isDue)
  })

  it('is the customer’s to choose for 24 hours, once, where something is paid or will be', () => {
    const missedAt = new Date('2026-11-30T14:31:00Z')
    expect(chooseUntil(missedAt)).toEqual(new Date('2026-12-01T14:31:00Z'))
    const card = { paymentMethod: 'credit_card', paidAt: missedAt, chooseUntil: null } as const
    expect(mayChoose(card)).toBe(true)
    expect(mayChoose({ ...card, paidAt: null })).toBe(false)
    expect(mayChoose({ ...card, paidAt: null, paymentMethod: 'cash_on_delivery' })).toBe(true)
    expect(mayChoose({ ...card, chooseUntil: missedAt })).toBe(false)
    expect(isUndecided({ chooseUntil: missedAt, madeGood: null })).toBe(true)
    expect(isUndecided({ chooseUntil: missedAt, madeGood: 'slot' })).toBe(false)
    expect(isUndecided({ chooseUntil: null, madeGood: null })).toBe(false)
  })
})

describe('an order', () => {
  it('goes its way step by step and ends once', () => {
    const ways = ORDER_STATUSES.map((status) => [status, nextStatuses(status)])
    expect(Object.fromEntries(ways)).toEqual({
      placed: ['packing', 'failed', 'cancelled'],
      packing: ['out', 'failed', 'cancelled'],
      out: ['delivered', 'failed'],
      delivered: [],
      failed: [],
      cancelled: [],
    })
    expect(canBecome('placed', 'delivered')).toBe(false)
    expect(ORDER_STATUSES.filter(canCustomerCancel)).toEqual(['placed'])
  })

  it('of several meals is for Premium and the add-on', () => {
    expect(canSumUp({ tier: 'family', addOns: [] })).toBe(false)
    expect(canSumUp({ tier: 'family', addOns: ['shopping-list'] })).toBe(true)
    expect(canSumUp({ tier: 'premium', addOns: [] })).toBe(true)
  })
})

it('numbers orders past six digits', () => {
  expect([orderNumber(999_999), orderNumber(1_000_000)]).toEqual(['SO-999999', 'SO-1000000'])
})
