import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  mealTime,
  menu,
  plainDish,
  situation,
  table,
} from '../../../tools/testing/situations/meal-situations.ts'
import {
  extrasFils,
  extrasOf,
  kitchensPick,
  maySend,
  openSlots,
  pickedOf,
  type Table,
} from './rules.ts'

describe('extras', () => {
  it('are the last portions chosen, priced line by line', () => {
    const day = [
      { quantity: 1, priceFils: 2_000 },
      { quantity: 2, priceFils: 3_000 },
      { quantity: 1, priceFils: 4_500 },
    ]
    expect(extrasOf(day, 2)).toEqual([0, 1, 1])
    expect(extrasFils(day, 2)).toBe(7_500)
    expect(extrasFils(day, 4)).toBe(0)
  })

  it('and paid portions make up all that is picked', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 10 }) }), { maxLength: 6 }),
        fc.nat(10),
        (day, paid) => {
          const extras = extrasOf(day, paid)
          const total = extras.reduce((sum, extra) => sum + extra, 0)
          expect(total).toBe(Math.max(0, pickedOf(day) - paid))
          extras.forEach((extra, index) => {
            expect(extra).toBeGreaterThanOrEqual(0)
            expect(extra).toBeLessThanOrEqual(day[index]?.quantity ?? 0)
          })
        },
      ),
    )
  })
})

describe('openSlots', () => {
  it('goes round the meal times of the plan and leaves out what is chosen', () => {
    expect(openSlots([], ['lunch', 'dinner'], 2)).toEqual(['lunch', 'dinner'])
    expect(openSlots([], ['lunch', 'dinner'], 3)).toEqual(['lunch', 'dinner', 'lunch'])
    expect(openSlots([{ mealTime: 'lunch', quantity: 1 }], ['lunch', 'dinner'], 2)).toEqual([
      'dinner',
    ])
    expect(openSlots([{ mealTime: 'lunch', quantity: 2 }], ['lunch', 'dinner'], 2)).toEqual([])
  })

  it('names as many meals as are paid and not chosen', () => {
    fc.assert(
      fc.property(situation, ({ day }) => {
        expect(openSlots(day.lines, day.mealTimes, day.paid)).toHaveLength(
          Math.max(0, day.paid - pickedOf(day.lines)),
        )
      }),
    )
  })
})

describe("the kitchen's pick", () => {
  it('is safe, within every diet, and the same whatever the order of the menu', () => {
    fc.assert(
      fc.property(
        menu,
        table,
        mealTime,
        fc.integer({ min: 1, max: 99 }),
        (dishes, eaters, at, id) => {
          const week = { subscriptionId: id, served: new Map<number, number>() }
          const pick = kitchensPick('2026-11-30', at, dishes, eaters, week)
          expect(kitchensPick('2026-11-30', at, dishes.toReversed(), eaters, week)).toEqual(pick)
          const sendable = dishes.filter((dish) => maySend(dish, at, eaters))
          expect(pick === undefined).toBe(sendable.length === 0)
          expect([...sendable, undefined]).toContain(pick)
        },
      ),
    )
  })

  it.each([
    [true, undefined],
    [false, 1],
  ])('with traces avoided: %s, of a dish with traces is dish %s', (avoidsTraces, picked) => {
    const eater = { allergens: ['sesame' as const], avoidsTraces, diets: [], dislikes: [] }
    const pick = kitchensPick(
      '2026-11-30',
      'lunch',
      [plainDish(1, { mayContain: ['sesame'] })],
      { members: [eater], diets: [], blockedDishes: [] },
      { subscriptionId: 1, served: new Map() },
    )
    expect(pick?.menuItemId).toBe(picked)
  })

  it('is never a dish that someone of the household reacted to', () => {
    expect(pickBut([])?.menuItemId).toBe(1)
    expect(pickBut([plainDish(1).slug])).toBeUndefined()
  })

  it('never holds traces of an allergy that the household avoids', () => {
    fc.assert(
      fc.property(menu, table, mealTime, (dishes, eaters, at) => {
        const week = { subscriptionId: 1, served: new Map<number, number>() }
        const pick = kitchensPick('2026-11-30', at, dishes, eaters, week)
        const careful = eaters.members.filter(({ avoidsTraces }) => avoidsTraces)
        const avoided = careful.flatMap(({ allergens }) => allergens)
        expect(avoided.filter((one) => pick?.mayContain.includes(one))).toEqual([])
      }),
    )
  })

  it('does not repeat within a week, and is never what someone dislikes', () => {
    const dishes = [plainDish(1, { ingredientIds: ['okra'] }), plainDish(2), plainDish(3)]
    const eaters: Table = {
      members: [{ allergens: [], avoidsTraces: false, diets: [], dislikes: ['okra'] }],
      diets: [],
      blockedDishes: [],
    }
    const served = new Map<number, number>()
    const picks = [1, 2].map(() => {
      const pick = kitchensPick('2026-11-30', 'lunch', dishes, eaters, {
        subscriptionId: 1,
        served,
      })
      if (pick) served.set(pick.menuItemId, 1)
      return pick?.menuItemId
    })
    expect(picks.toSorted((a, b) => Number(a) - Number(b))).toEqual([2, 3])
    const disliked = { subscriptionId: 1, served: new Map<number, number>() }
    expect(kitchensPick('2026-11-30', 'lunch', dishes.slice(0, 1), eaters, disliked)).toBe(
      undefined,
    )
  })

  it('spreads a menu over days and subscriptions', () => {
    const dishes = Array.from({ length: 10 }, (_, index) => plainDish(index + 1))
    const counts = new Map<number, number>()
    for (let subscriptionId = 1; subscriptionId <= 1000; subscriptionId++) {
      const pick = kitchensPick(
        '2026-11-30',
        'lunch',
        dishes,
        { members: [], diets: [], blockedDishes: [] },
        { subscriptionId, served: new Map() },
      )
      counts.set(pick?.menuItemId ?? 0, (counts.get(pick?.menuItemId ?? 0) ?? 0) + 1)
    }
    expect(counts.size).toBe(10)
    expect(Math.max(...counts.values())).toBeLessThan(200)
  })
})

const pickBut = (blockedDishes: string[]) =>
  kitchensPick(
    '2026-11-30',
    'lunch',
    [plainDish(1)],
    { members: [], diets: [], blockedDishes },
    { subscriptionId: 1, served: new Map() },
  )
