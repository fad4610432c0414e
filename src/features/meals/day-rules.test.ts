import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lunchOf, plainDish, situation } from '../../../tools/testing/situations/meal-situations.ts'
import { addedBy, decideDay, repeatDay, type ChosenLine, type DayToDecide } from './day-rules.ts'
import {
  FALLBACKS,
  isSafe,
  whyNotSent,
  type Table,
  coverMeals,
  extrasOf,
  pickedOf,
} from './rules.ts'

const RUNS = Number(process.env['ALLERGEN_RUNS'] ?? 2_000)

const keyOf = (one: ChosenLine) => `${one.mealTime} ${one.menuItemId}`

describe('decideDay', () => {
  it('never lets a line stand that meets an allergy, by any fallback', () => {
    fc.assert(
      fc.property(situation, ({ day, parts }) => {
        for (const one of decideDay(day, parts).lines) expect(isSafe(one, parts.table)).toBe(true)
      }),
      { numRuns: RUNS },
    )
  })

  it('brings the paid meals, or what was chosen beyond them, and says what it has no dish for', () => {
    fc.assert(
      fc.property(situation, ({ day, parts }) => {
        const { kind, why, missing, lines: after } = decideDay(day, parts)
        const kept = day.lines.filter((one) => isSafe(one, parts.table))
        const isBack = kind === 'given_back'
        expect(isBack && kept.length > 0).toBe(false)
        const { covered } = coverMeals(after, day)
        expect(covered + missing).toBe(Math.max(day.paid, coverMeals(kept, day).covered))
        expect(pickedOf(after) - covered).toBe(pickedOf(kept) - coverMeals(kept, day).covered)
        expect(isBack).toBe(after.length === 0)
        expect(why === null).toBe(missing === 0)
        expect(after.slice(0, kept.length).map(keyOf)).toEqual(kept.map(keyOf))
        expect(new Set(after.map(keyOf)).size).toBe(after.length)
      }),
      { numRuns: 1_000 },
    )
  })

  it('adds no more than one portion of a dish, or as many as the day has meals at a time', () => {
    fc.assert(
      fc.property(situation, ({ day, parts }) => {
        const { lines: after } = decideDay(day, { ...parts, fallback: 'kitchen' })
        for (const one of addedBy(day.lines, after)) {
          const portions = after.filter(({ menuItemId }) => menuItemId === one.menuItemId)
          expect(pickedOf(portions)).toBeLessThanOrEqual(
            Math.ceil(day.perDay / day.mealTimes.length),
          )
        }
      }),
      { numRuns: RUNS },
    )
  })

  it('comes out the same when it is asked again about what it decided', () => {
    fc.assert(
      fc.property(situation, ({ day, parts }) => {
        const once = decideDay(day, parts)
        fc.pre(once.kind !== 'given_back')
        const again = decideDay({ ...day, lines: once.lines }, parts)
        expect(again.lines).toEqual(once.lines)
        expect(again.missing).toBe(once.missing)
      }),
    )
  })

  const RICE = plainDish(1)
  const FISH = plainDish(2, { allergens: ['fish'] })
  const day: DayToDecide = {
    day: '2026-11-30',
    paid: 2,
    perDay: 2,
    mealTimes: ['lunch', 'dinner'],
    mostOfDish: 1,
    lines: [],
    offered: [FISH],
  }
  const noFish: Table = {
    members: [{ allergens: ['fish'], avoidsTraces: false, diets: [], dislikes: [] }],
    diets: [],
    blockedDishes: [],
  }
  const parts = { subscriptionId: 1, table: noFish, served: new Map(), source: [] }

  it('doubles no dish where nothing else is safe: that part goes back, or the day without any', () => {
    const lines = [lunchOf(RICE)]
    for (const offered of [[FISH], [FISH, RICE]]) {
      expect(decideDay({ ...day, lines, offered }, { ...parts, fallback: 'kitchen' })).toEqual({
        kind: 'filled',
        why: 'no_dish',
        missing: 1,
        lines,
      })
    }
    for (const fallback of ['kitchen', 'repeat'] as const) {
      const nothing = { kind: 'given_back', why: 'no_dish', missing: 2, lines: [] }
      expect(decideDay(day, { ...parts, fallback })).toEqual(nothing)
    }
  })

  it('sends one dish as often as a plan has more meals than meal times', () => {
    const office = { ...day, paid: 6, perDay: 6, mostOfDish: 3, offered: [RICE] }
    expect(decideDay(office, { ...parts, fallback: 'kitchen' })).toMatchObject({
      missing: 3,
      lines: [
        { mealTime: 'lunch', quantity: 2 },
        { mealTime: 'dinner', quantity: 1 },
      ],
    })
    const lunches = { ...office, mostOfDish: 6, mealTimes: ['lunch' as const] }
    expect(decideDay(lunches, { ...parts, fallback: 'kitchen' })).toMatchObject({
      missing: 0,
      lines: [{ quantity: 6 }],
    })
  })

  it('lets the kitchen choose, whatever the rule, where what was chosen is unsafe by now', () => {
    const open = { ...day, lines: [lunchOf(FISH)], offered: [RICE, plainDish(5)] }
    for (const fallback of FALLBACKS) {
      const { kind, lines } = decideDay(open, { ...parts, fallback })
      expect([kind, lines.map(({ chosenBy }) => chosenBy)]).toEqual([
        'filled',
        ['kitchen', 'kitchen'],
      ])
    }
  })

  it('repeats the weekday as it was, and lets the kitchen fill what is unsafe by now', () => {
    const source = [
      { ...lunchOf(FISH), mealTime: 'dinner' as const },
      { ...lunchOf(RICE), specialInstructions: 'no chilli' },
    ]
    const { kind, lines: after } = decideDay(
      { ...day, offered: [RICE, FISH, plainDish(4)] },
      { ...parts, fallback: 'repeat', source },
    )
    expect(kind).toBe('filled')
    expect(after).toMatchObject([
      { menuItemId: 1, mealTime: 'lunch', chosenBy: 'repeat', specialInstructions: 'no chilli' },
      { menuItemId: 4, mealTime: 'dinner', chosenBy: 'kitchen' },
    ])
  })

  it('keeps a chosen dish with traces, but neither repeats nor picks one where they are avoided', () => {
    const traces = plainDish(3, { mayContain: ['fish'] })
    const open = { ...day, paid: 1, perDay: 1, offered: [traces] }
    const careful = {
      ...parts,
      table: {
        ...noFish,
        members: noFish.members.map((member) => ({ ...member, avoidsTraces: true })),
      },
    }
    const chosen = { ...open, lines: [lunchOf(traces)] }
    expect(decideDay(chosen, { ...careful, fallback: 'kitchen' }).kind).toBe('as_chosen')
    for (const fallback of ['kitchen', 'repeat'] as const) {
      const repeating = { fallback, source: [lunchOf(traces)] }
      expect(decideDay(open, { ...careful, ...repeating }).kind).toBe('given_back')
      expect(decideDay(open, { ...parts, ...repeating })).toMatchObject({
        kind: 'filled',
        lines: [{ menuItemId: 3 }],
      })
    }
  })

  it('skips where the customer chose nothing and wants it so', () => {
    const open = { ...day, offered: [RICE] }
    expect(decideDay(open, { ...parts, fallback: 'skip' })).toEqual({
      kind: 'given_back',
      why: 'nothing_chosen',
      missing: 2,
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
          const dish = day.offered.find(({ menuItemId }) => menuItemId === one.menuItemId)
          expect(dish && whyNotSent(dish, one.mealTime, parts.table)).toBeUndefined()
          expect(offered.has(one.menuItemId)).toBe(true)
        }
        const { extras, missing } = coverMeals(day.lines, day)
        expect(pickedOf(added)).toBeLessThanOrEqual(missing)
        expect(extrasOf([...day.lines, ...added], day)).toEqual([...extras, ...added.map(() => 0)])
        expect(added.length + left.length).toBe(parts.source.length)
      }),
      { numRuns: 1_000 },
    )
  })

  it('says why a dish is left', () => {
    const milky = plainDish(1, { allergens: ['milk'] })
    const traced = plainDish(4, { mayContain: ['milk'] })
    const { added, left } = repeatDay(
      {
        day: '2026-11-30',
        paid: 1,
        perDay: 1,
        mealTimes: ['lunch'],
        lines: [],
        offered: [milky, traced, plainDish(2), plainDish(3)],
      },
      [1, 4, 9, 8, 2, 3].map((id) => lunchOf(plainDish(id))),
      {
        members: [{ allergens: ['milk'], avoidsTraces: true, diets: [], dislikes: [] }],
        diets: [],
        blockedDishes: [],
      },
      new Set([1, 2, 3, 4, 8]),
    )
    expect(added.map(({ menuItemId }) => menuItemId)).toEqual([2])
    expect(left.map(({ reason }) => reason)).toEqual([
      'allergy',
      'traces',
      'other_kitchen',
      'sold_out',
      'day_full',
    ])
  })

  it('leaves a dish that someone of the household reacted to', () => {
    const dish = plainDish(1)
    const repeated = (blockedDishes: string[]) =>
      repeatDay(
        { day: '2026-11-30', paid: 1, perDay: 1, mealTimes: ['lunch'], lines: [], offered: [dish] },
        [lunchOf(dish)],
        { members: [], diets: [], blockedDishes },
      )
    expect(repeated([]).added).toHaveLength(1)
    expect(repeated([dish.slug])).toMatchObject({ added: [], left: [{ reason: 'reaction' }] })
  })
})
