import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALLERGENS, DIETS, MEAL_TIMES, type MealTime } from '#shared/food.ts'
import { decideDay, repeatDay, type ChosenLine, type DayToDecide } from './day-rules.ts'
import {
  extrasFils,
  extrasOf,
  FALLBACKS,
  isSafe,
  kitchensPick,
  maySend,
  openSlots,
  pickedOf,
  type OfferedDish,
  type Table,
} from './rules.ts'

const mealTime = fc.constantFrom(...MEAL_TIMES)
const allergens = fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 4 })
const diets = fc.uniqueArray(fc.constantFrom(...DIETS), { maxLength: 5 })
const INGREDIENTS = ['rice', 'onion', 'lamb', 'okra', 'mint', 'cumin']
const ingredients = fc.uniqueArray(fc.constantFrom(...INGREDIENTS), { maxLength: 3 })
const times = fc.uniqueArray(mealTime, { minLength: 1 })

const menu: fc.Arbitrary<OfferedDish[]> = fc
  .array(
    fc.record({
      mealTimes: times,
      allergens,
      diets,
      ingredientIds: ingredients,
      priceFils: fc.integer({ min: 1, max: 9_000 }),
    }),
    { maxLength: 12 },
  )
  .map((dishes) =>
    dishes.map((dish, index) => ({ ...dish, menuItemId: index + 1, slug: `dish-${index}` })),
  )

const table: fc.Arbitrary<Table> = fc.record({
  members: fc.array(
    fc.record({
      allergens,
      diets: fc.uniqueArray(fc.constantFrom(...DIETS), { maxLength: 1 }),
      dislikes: ingredients,
    }),
    { maxLength: 4 },
  ),
  diets: fc.uniqueArray(fc.constantFrom(...DIETS), { maxLength: 1 }),
})

const line = (dishes: readonly OfferedDish[]): fc.Arbitrary<ChosenLine> =>
  fc
    .record({
      mealTime,
      index: fc.nat(20),
      quantity: fc.integer({ min: 1, max: 3 }),
      chosenBy: fc.constantFrom('customer' as const, 'repeat' as const, 'kitchen' as const),
    })
    .map(({ index, ...rest }) => {
      const dish = dishes[index % Math.max(1, dishes.length)]
      return {
        ...rest,
        menuItemId: dish?.menuItemId ?? 900 + index,
        specialInstructions: '',
        allergens: dish?.allergens ?? [],
      }
    })

const lines = (dishes: readonly OfferedDish[]) =>
  fc.uniqueArray(line(dishes), {
    maxLength: 4,
    selector: (one) => `${one.mealTime} ${one.menuItemId}`,
  })

const situation = menu.chain((dishes) =>
  fc.record({
    day: fc.record({
      day: fc.constantFrom('2026-11-30', '2026-12-01', '2026-12-06'),
      paid: fc.integer({ min: 1, max: 6 }),
      mealTimes: fc.constantFrom<MealTime[]>(['lunch'], ['lunch', 'dinner'], [...MEAL_TIMES]),
      lines: lines(dishes),
      offered: fc.constant(dishes),
    }),
    parts: fc.record({
      subscriptionId: fc.integer({ min: 1, max: 900 }),
      fallback: fc.constantFrom(...FALLBACKS),
      table,
      served: fc.constant(new Map<number, number>()),
      source: lines(dishes),
    }),
  }),
)

const keyOf = (one: ChosenLine) => `${one.mealTime} ${one.menuItemId}`

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
          if (pick) expect(maySend(pick, at, eaters)).toBe(true)
          else expect(dishes.some((dish) => maySend(dish, at, eaters))).toBe(false)
        },
      ),
    )
  })

  const plain = (menuItemId: number, more: Partial<OfferedDish> = {}): OfferedDish => ({
    menuItemId,
    slug: `dish-${menuItemId}`,
    mealTimes: ['lunch'],
    allergens: [],
    diets: [],
    ingredientIds: [],
    priceFils: 3_000,
    ...more,
  })

  it('does not repeat within a week, and dislikes come last among the rest', () => {
    const dishes = [plain(1, { ingredientIds: ['okra'] }), plain(2), plain(3)]
    const eaters: Table = {
      members: [{ allergens: [], diets: [], dislikes: ['okra'] }],
      diets: [],
    }
    const served = new Map<number, number>()
    const picks = [1, 2, 3].map(() => {
      const pick = kitchensPick('2026-11-30', 'lunch', dishes, eaters, {
        subscriptionId: 1,
        served,
      })
      if (pick) served.set(pick.menuItemId, 1)
      return pick?.menuItemId
    })
    expect(new Set(picks).size).toBe(3)
    expect(picks.at(-1)).toBe(1)
  })

  it('spreads a menu over days and subscriptions', () => {
    const dishes = Array.from({ length: 10 }, (_, index) => plain(index + 1))
    const counts = new Map<number, number>()
    for (let subscriptionId = 1; subscriptionId <= 1000; subscriptionId++) {
      const pick = kitchensPick(
        '2026-11-30',
        'lunch',
        dishes,
        { members: [], diets: [] },
        { subscriptionId, served: new Map() },
      )
      counts.set(pick?.menuItemId ?? 0, (counts.get(pick?.menuItemId ?? 0) ?? 0) + 1)
    }
    expect(counts.size).toBe(10)
    expect(Math.max(...counts.values())).toBeLessThan(200)
  })
})

describe('decideDay', () => {
  it('never lets a line stand that meets an allergy, by any fallback', () => {
    fc.assert(
      fc.property(situation, ({ day, parts }) => {
        for (const one of decideDay(day, parts).lines) expect(isSafe(one, parts.table)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it('brings exactly the paid meals, or what was chosen beyond them, or gives the day back', () => {
    fc.assert(
      fc.property(situation, ({ day, parts }) => {
        const { kind, lines: after } = decideDay(day, parts)
        const kept = day.lines.filter((one) => isSafe(one, parts.table))
        if (kind === 'given_back') {
          expect(kept).toEqual([])
          return
        }
        expect(pickedOf(after)).toBe(Math.max(day.paid, pickedOf(kept)))
        expect(after.slice(0, kept.length).map(keyOf)).toEqual(kept.map(keyOf))
        expect(new Set(after.map(keyOf)).size).toBe(after.length)
      }),
      { numRuns: 1_000 },
    )
  })

  it('comes out the same when it is asked again about what it decided', () => {
    fc.assert(
      fc.property(situation, ({ day, parts }) => {
        const once = decideDay(day, parts)
        if (once.kind === 'given_back') return
        expect(decideDay({ ...day, lines: once.lines }, parts)).toEqual({
          kind: 'as_chosen',
          lines: once.lines,
        })
      }),
    )
  })

  const RICE: OfferedDish = {
    menuItemId: 1,
    slug: 'rice',
    mealTimes: ['lunch', 'dinner'],
    allergens: [],
    diets: [],
    ingredientIds: [],
    priceFils: 3_000,
  }
  const FISH: OfferedDish = { ...RICE, menuItemId: 2, slug: 'fish', allergens: ['fish'] }
  const lunchOf = (dish: OfferedDish): ChosenLine => ({
    mealTime: 'lunch',
    menuItemId: dish.menuItemId,
    quantity: 1,
    chosenBy: 'customer',
    specialInstructions: 'no coriander',
    allergens: dish.allergens,
  })
  const day: DayToDecide = {
    day: '2026-11-30',
    paid: 2,
    mealTimes: ['lunch', 'dinner'],
    lines: [],
    offered: [FISH],
  }
  const noFish: Table = { members: [{ allergens: ['fish'], diets: [], dislikes: [] }], diets: [] }
  const parts = { subscriptionId: 1, table: noFish, served: new Map(), source: [] }

  it('lets the chosen dish grow where nothing else is safe, and gives the day back without any', () => {
    const chosen = { ...day, lines: [lunchOf(RICE)] }
    expect(decideDay(chosen, { ...parts, fallback: 'skip' })).toEqual({
      kind: 'filled',
      lines: [{ ...lunchOf(RICE), quantity: 2 }],
    })
    expect(decideDay(day, { ...parts, fallback: 'kitchen' }).kind).toBe('given_back')
    expect(decideDay(day, { ...parts, fallback: 'repeat' }).kind).toBe('given_back')
  })

  it('repeats the weekday as it was, and lets the kitchen fill what is unsafe by now', () => {
    const source = [{ ...lunchOf(FISH), mealTime: 'dinner' as const }, lunchOf(RICE)]
    const { kind, lines: after } = decideDay(
      { ...day, offered: [RICE, FISH] },
      { ...parts, fallback: 'repeat', source },
    )
    expect(kind).toBe('filled')
    expect(after).toMatchObject([
      { menuItemId: 1, mealTime: 'lunch', chosenBy: 'repeat', specialInstructions: 'no coriander' },
      { menuItemId: 1, mealTime: 'dinner', chosenBy: 'kitchen' },
    ])
  })

  it('skips where the customer chose nothing and wants it so', () => {
    const open = { ...day, offered: [RICE] }
    expect(decideDay(open, { ...parts, fallback: 'skip' })).toEqual({
      kind: 'given_back',
      lines: [],
    })
  })
})

describe('repeatDay', () => {
  it('adds nothing unsafe, nothing that cannot be had, and no more than is paid', () => {
    fc.assert(
      fc.property(situation, ({ day, parts }) => {
        const { added, left } = repeatDay(day, parts.source, parts.table)
        const offered = new Set(day.offered.map(({ menuItemId }) => menuItemId))
        for (const one of added) {
          expect(isSafe(one, parts.table)).toBe(true)
          expect(offered.has(one.menuItemId)).toBe(true)
        }
        expect(pickedOf(added)).toBeLessThanOrEqual(Math.max(0, day.paid - pickedOf(day.lines)))
        expect(added.length + left.length).toBe(parts.source.length)
      }),
      { numRuns: 1_000 },
    )
  })

  it('says why a dish is left', () => {
    const at = (menuItemId: number): ChosenLine => ({
      mealTime: 'lunch',
      menuItemId,
      quantity: 1,
      chosenBy: 'customer',
      specialInstructions: '',
      allergens: [],
    })
    const dish = (menuItemId: number, milk: boolean): OfferedDish => ({
      menuItemId,
      slug: String(menuItemId),
      mealTimes: ['lunch'],
      allergens: milk ? ['milk'] : [],
      diets: [],
      ingredientIds: [],
      priceFils: 1,
    })
    const { added, left } = repeatDay(
      {
        day: '2026-11-30',
        paid: 1,
        mealTimes: ['lunch'],
        lines: [],
        offered: [dish(1, true), dish(2, false), dish(3, false)],
      },
      [at(1), at(9), at(8), at(2), at(3)],
      { members: [{ allergens: ['milk'], diets: [], dislikes: [] }], diets: [] },
      new Set([1, 2, 3, 8]),
    )
    expect(added.map(({ menuItemId }) => menuItemId)).toEqual([2])
    expect(left.map(({ reason }) => reason)).toEqual([
      'allergy',
      'other_kitchen',
      'sold_out',
      'day_full',
    ])
  })
})
