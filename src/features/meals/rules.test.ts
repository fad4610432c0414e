import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  mealTime as someTime,
  menu,
  plainDish,
  table,
} from '../../../tools/testing/situations/meal-situations.ts'
import { MEAL_TIMES, type MealTime } from '#shared/food/food.ts'
import {
  kitchensPick,
  maySend,
  whyNotSent,
  type OfferedDish,
  type Table,
  type WhyNotSent,
  coverMeals,
  extrasFils,
  extrasOf,
  openSlots,
  pickedOf,
  type PaidDay,
  type PickedLine,
} from './rules.ts'

const FULL_DAY: PaidDay = { paid: 2, perDay: 2, mealTimes: ['lunch', 'dinner'] }

const portion = (mealTime: MealTime, quantity = 1, paidAtAnyTime = 0) => ({
  mealTime,
  quantity,
  paidAtAnyTime,
})

/** Portions by meal time, and of them those that are paid. */
const paidAt = (lines: readonly PickedLine[], day: PaidDay, mealTime: MealTime) => {
  const extras = extrasOf(lines, day)
  return lines.reduce(
    (sum, line, index) =>
      line.mealTime === mealTime ? sum + line.quantity - (extras[index] ?? 0) : sum,
    0,
  )
}
const slotsAt = ({ perDay, mealTimes }: PaidDay, mealTime: MealTime): number =>
  Array.from({ length: perDay }, (_, slot) => mealTimes[slot % mealTimes.length]).filter(
    (one) => one === mealTime,
  ).length

const paidDay = fc.record({
  paid: fc.integer({ min: 1, max: 9 }),
  mealTimes: fc.shuffledSubarray([...MEAL_TIMES], { minLength: 1 }),
})
const somePaidDay = paidDay.map((day): PaidDay => ({ ...day, perDay: day.paid }))
const somePicks = fc.array(
  fc.record({
    mealTime: someTime,
    quantity: fc.integer({ min: 1, max: 4 }),
    paidAtAnyTime: fc.constant(0),
  }),
  { maxLength: 6 },
)
const priced = somePicks.chain((lines) =>
  fc
    .array(fc.integer({ min: 1, max: 90 }), { minLength: lines.length, maxLength: lines.length })
    .map((prices) => lines.map((line, index) => ({ ...line, priceFils: prices[index] ?? 1 }))),
)

describe('extras', () => {
  it.each<[string, PickedLine[], number[], MealTime[]]>([
    ['two lunches', [portion('lunch'), portion('lunch')], [0, 1], ['dinner']],
    ['two portions of one lunch', [portion('lunch', 2)], [1], ['dinner']],
    ['lunch and dinner', [portion('lunch'), portion('dinner')], [0, 0], []],
    [
      'a lunch after both',
      [portion('dinner'), portion('lunch'), portion('lunch', 2)],
      [0, 0, 2],
      [],
    ],
    ['dinner after two lunches', [portion('lunch', 2), portion('dinner')], [1, 0], []],
    ['nothing', [], [], ['lunch', 'dinner']],
  ])('of a day of lunch and dinner with %s', (_, lines, extras, open) => {
    expect(coverMeals(lines, FULL_DAY)).toMatchObject({ extras, open, missing: open.length })
  })

  it('are priced line by line, the last ones chosen of a meal time', () => {
    const day = [
      { ...portion('lunch'), priceFils: 2_000 },
      { ...portion('lunch', 2), priceFils: 3_000 },
      { ...portion('dinner'), priceFils: 4_500 },
    ]
    expect(extrasFils(day, FULL_DAY)).toBe(6_000)
    expect(extrasFils(day, { ...FULL_DAY, paid: 4, perDay: 4 })).toBe(3_000)
    expect(extrasFils(day, { ...FULL_DAY, paid: 5, perDay: 5 })).toBe(0)
  })

  it('are all but what the plan pays for at each meal time', () => {
    fc.assert(
      fc.property(somePicks, somePaidDay, (lines, day) => {
        const { extras, covered, missing, open } = coverMeals(lines, day)
        const sum = extras.reduce((total, one) => total + one, 0)
        expect(covered + sum).toBe(pickedOf(lines))
        expect(covered + missing).toBe(day.paid)
        expect(open).toHaveLength(missing)
        for (const time of MEAL_TIMES) {
          const picked = pickedOf(lines.filter((line) => line.mealTime === time))
          expect(paidAt(lines, day, time)).toBe(Math.min(picked, slotsAt(day, time)))
        }
      }),
    )
  })

  it('cost, in whatever order the dishes came, what the last ones of each meal time cost', () => {
    fc.assert(
      fc.property(priced, somePaidDay, (lines, day) => {
        const portions = lines.flatMap(({ quantity, ...line }) =>
          Array.from({ length: quantity }, () => line),
        )
        const charged = MEAL_TIMES.flatMap((time) =>
          portions.filter((one) => one.mealTime === time).slice(slotsAt(day, time)),
        )
        expect(extrasFils(lines, day)).toBe(
          charged.reduce((sum, { priceFils }) => sum + priceFils, 0),
        )
      }),
    )
  })

  it('are never more because a portion was added and taken off again', () => {
    fc.assert(
      fc.property(priced, priced, somePaidDay, (lines, more, day) => {
        const after = extrasFils([...lines, ...more], day)
        expect(after).toBeGreaterThanOrEqual(extrasFils(lines, day))
      }),
    )
  })

  it('of a plan that pays for meals at any time are the portions past its number', () => {
    const anyTime = { ...FULL_DAY, mealTimes: [] }
    expect(coverMeals([portion('lunch', 2), portion('dinner')], anyTime)).toEqual({
      extras: [0, 1],
      covered: 2,
      missing: 0,
      open: [],
    })
    expect(coverMeals([portion('lunch')], anyTime)).toMatchObject({ missing: 1, open: [] })
  })
})

describe('portions that were paid at any time', () => {
  const kept = [portion('lunch', 1, 1), portion('lunch', 1, 1)]

  it('stay paid, and what is added costs what it would have cost', () => {
    expect(coverMeals(kept, FULL_DAY)).toMatchObject({ extras: [0, 0], missing: 0, open: [] })
    expect(extrasOf([...kept, portion('dinner')], FULL_DAY)).toEqual([0, 0, 1])
    expect(extrasOf([portion('lunch', 3, 2), portion('dinner')], FULL_DAY)).toEqual([1, 1])
  })

  it('leave the meal time open that no one takes once one of them is taken off', () => {
    expect(coverMeals(kept.slice(1), FULL_DAY)).toMatchObject({ extras: [0], open: ['dinner'] })
    expect(extrasOf([portion('lunch', 1, 1), portion('dinner')], FULL_DAY)).toEqual([0, 0])
    expect(coverMeals([portion('lunch', 1, 2)], FULL_DAY)).toMatchObject({ open: ['dinner'] })
  })

  it('are never charged, whatever is chosen next to them', () => {
    const withKept = fc.tuple(somePicks, fc.integer({ min: 1, max: 9 })).map(([lines, paid]) => {
      let left = paid
      return {
        paid,
        lines: lines.map((line) => {
          const paidAtAnyTime = Math.min(left, line.quantity)
          left -= paidAtAnyTime
          return { ...line, paidAtAnyTime }
        }),
      }
    })
    fc.assert(
      fc.property(withKept, somePicks, paidDay, ({ lines, paid }, more, { mealTimes }) => {
        const day = { paid, perDay: paid, mealTimes }
        const { extras, covered } = coverMeals([...lines, ...more], day)
        lines.forEach(({ quantity, paidAtAnyTime }, index) =>
          expect(extras[index]).toBeLessThanOrEqual(quantity - paidAtAnyTime),
        )
        expect(covered).toBeLessThanOrEqual(paid)
      }),
    )
  })
})

describe('openSlots', () => {
  it('goes round the meal times of the plan and leaves out what is chosen', () => {
    const three = { ...FULL_DAY, paid: 3, perDay: 3 }
    expect(openSlots([], FULL_DAY)).toEqual(['lunch', 'dinner'])
    expect(openSlots([], three)).toEqual(['lunch', 'dinner', 'lunch'])
    expect(openSlots([portion('lunch')], three)).toEqual(['dinner', 'lunch'])
    expect(openSlots([portion('lunch', 2)], three)).toEqual(['dinner'])
  })

  it('names nothing that went back as money', () => {
    expect(openSlots([portion('lunch')], { ...FULL_DAY, paid: 1 })).toEqual([])
  })
})

describe("the kitchen's pick", () => {
  it('is safe, within every diet, and the same whatever the order of the menu', () => {
    fc.assert(
      fc.property(
        menu,
        table,
        someTime,
        fc.integer({ min: 1, max: 99 }),
        (dishes, diners, at, id) => {
          const week = { subscriptionId: id, served: new Map<number, number>() }
          const pick = kitchensPick('2026-11-30', at, dishes, diners, week)
          expect(kitchensPick('2026-11-30', at, dishes.toReversed(), diners, week)).toEqual(pick)
          const sendable = dishes.filter((dish) => maySend(dish, at, diners))
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
    const diner = { allergens: ['sesame' as const], avoidsTraces, diets: [], dislikes: [] }
    const pick = kitchensPick(
      '2026-11-30',
      'lunch',
      [plainDish(1, { mayContain: ['sesame'] })],
      { members: [diner], diets: [], blockedDishes: [] },
      { subscriptionId: 1, served: new Map() },
    )
    expect(pick?.menuItemId).toBe(picked)
  })

  const fussy: Table = {
    members: [
      { allergens: ['milk'], avoidsTraces: true, diets: ['vegetarian'], dislikes: ['okra'] },
      { allergens: [], avoidsTraces: false, diets: [], dislikes: [] },
    ],
    diets: ['low-carb'],
    blockedDishes: [plainDish(7).slug],
  }
  const fine = { diets: ['vegetarian' as const, 'low-carb' as const] }
  it.each<[string, OfferedDish, WhyNotSent | undefined]>([
    ['what suits everyone', plainDish(1, fine), undefined],
    ['with milk', plainDish(2, { ...fine, allergens: ['milk'] }), 'allergy'],
    ['with traces of milk', plainDish(3, { ...fine, mayContain: ['milk'] }), 'traces'],
    ['with meat', plainDish(4, { diets: ['low-carb'] }), 'diet'],
    ['outside the order’s diet', plainDish(5, { diets: ['vegetarian'] }), 'diet'],
    ['with okra', plainDish(6, { ...fine, ingredientIds: ['rice', 'okra'] }), 'dislike'],
    ['that someone reacted to', plainDish(7, fine), 'reaction'],
    ['for dinner only', plainDish(8, { ...fine, mealTimes: ['dinner'] }), 'other_meal_time'],
  ])('is asked of a lunch %s', (_, dish, why) => {
    expect(whyNotSent(dish, 'lunch', fussy)).toBe(why)
    expect(maySend(dish, 'lunch', fussy)).toBe(why === undefined)
  })

  it('is never a dish that someone of the household reacted to', () => {
    expect(pickBut([])?.menuItemId).toBe(1)
    expect(pickBut([plainDish(1).slug])).toBeUndefined()
  })

  it('never holds traces of an allergy that the household avoids', () => {
    fc.assert(
      fc.property(menu, table, someTime, (dishes, diners, at) => {
        const week = { subscriptionId: 1, served: new Map<number, number>() }
        const pick = kitchensPick('2026-11-30', at, dishes, diners, week)
        const careful = diners.members.filter(({ avoidsTraces }) => avoidsTraces)
        const avoided = careful.flatMap(({ allergens }) => allergens)
        expect(avoided.filter((one) => pick?.mayContain.includes(one))).toEqual([])
      }),
    )
  })

  it('does not repeat within a week, and is never what someone dislikes', () => {
    const dishes = [plainDish(1, { ingredientIds: ['okra'] }), plainDish(2), plainDish(3)]
    const diners: Table = {
      members: [{ allergens: [], avoidsTraces: false, diets: [], dislikes: ['okra'] }],
      diets: [],
      blockedDishes: [],
    }
    const served = new Map<number, number>()
    const picks = [1, 2].map(() => {
      const pick = kitchensPick('2026-11-30', 'lunch', dishes, diners, {
        subscriptionId: 1,
        served,
      })
      if (pick) served.set(pick.menuItemId, 1)
      return pick?.menuItemId
    })
    expect(picks.toSorted((a, b) => Number(a) - Number(b))).toEqual([2, 3])
    const disliked = { subscriptionId: 1, served: new Map<number, number>() }
    expect(kitchensPick('2026-11-30', 'lunch', dishes.slice(0, 1), diners, disliked)).toBe(
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
