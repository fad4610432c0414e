import { describe, expect, it } from 'vitest'
import { adding, changing, isUnsaved, removing, saved, type Dish } from './optimistic.ts'
import type { ChosenMeal, Selection, SelectionDay } from './queries.ts'
import { nextDayToFill } from './use-open-week.ts'

const dish = (mealItemId: number, price = 40): Dish => ({
  mealItemId,
  name: `Dish ${mealItemId}`,
  slug: `dish-${mealItemId}`,
  price,
  calories: 600,
  protein: 40,
  carbs: 70,
  fat: 20,
})

const input = {
  subscriptionId: 1,
  date: '2026-11-25',
  mealTime: 'lunch' as const,
  quantity: 1,
  specialInstructions: '',
}

const dinner = { ...input, mealTime: 'dinner' as const }

const emptyDay: SelectionDay = {
  day: '2026-11-25',
  state: 'open',
  deliveryId: 1,
  restaurantId: 1,
  mealTimes: ['lunch', 'dinner'],
  status: 'planned',
  cutoffAt: '2026-11-23T14:00:00Z',
  skipCause: null,
  paid: 2,
  mealsBack: 0,
  picked: 0,
  paidPicked: 0,
  open: ['lunch', 'dinner'],
  extrasTotal: 0,
  address: null,
  meals: [],
  atCutoff: {
    kind: 'filled',
    why: null,
    missing: 0,
    meals: (['lunch', 'dinner'] as const).map((mealTime) => ({
      mealTime,
      ...dish(9),
      quantity: 1,
      chosenBy: 'kitchen',
    })),
  },
}

const week: Selection = {
  subscriptionId: 1,
  planName: 'Full Day',
  restaurant: { id: 1, name: 'Bait Al Machboos' },
  mealTimes: ['lunch', 'dinner'],
  fallback: 'kitchen',
  asksFallback: false,
  canBuyExtras: true,
  firstOpenDate: '2026-11-25',
  lastDate: '2026-12-18',
  from: '2026-11-23',
  to: '2026-11-29',
  days: [emptyDay, { ...emptyDay, day: '2026-11-26' }],
  week: { picked: 0, paid: 4 },
}

const dayOf = (selection: Selection): SelectionDay => selection.days[0] ?? emptyDay
const lineOf = (selection: Selection, place = 0): ChosenMeal => {
  const line = dayOf(selection).meals[place]
  if (!line) throw new Error(`No line ${place}`)
  return line
}

describe('a change that is shown before it is saved', () => {
  it('adds a dish to its day alone and counts it', () => {
    const after = adding(dish(1), input)(week)
    expect(dayOf(after)).toMatchObject({ picked: 1, extrasTotal: 0 })
    expect(after.week).toEqual({ picked: 1, paid: 4 })
    expect(after.days[1]).toBe(week.days[1])
    expect(isUnsaved(lineOf(after))).toBe(true)
  })

  it('takes the forecast of the filled meal time away', () => {
    const half = adding(dish(1), input)(week)
    expect(dayOf(half).atCutoff.meals.map(({ mealTime }) => mealTime)).toEqual(['dinner'])
    const full = adding(dish(2), dinner)(half)
    expect(dayOf(full).atCutoff).toEqual({
      kind: 'as_chosen',
      why: null,
      missing: 0,
      meals: [],
    })
  })

  it('puts more portions on a dish that is there already', () => {
    const after = adding(dish(1), { ...input, quantity: 2 })(adding(dish(1), input)(week))
    expect(dayOf(after).meals).toHaveLength(1)
    expect(lineOf(after)).toMatchObject({ quantity: 3, extraQuantity: 2 })
  })

  it('prices what comes past the paid meals, and counts it in no week', () => {
    const full = adding(dish(2), dinner)(adding(dish(1), input)(week))
    const after = adding(dish(3, 52), input)(full)
    expect(dayOf(after)).toMatchObject({ picked: 3, paidPicked: 2, extrasTotal: 52 })
    expect(after.week.picked).toBe(2)
    expect(lineOf(after, 2).extraQuantity).toBe(1)
  })

  it('prices a second lunch, and leaves dinner open with its forecast', () => {
    const after = adding(dish(2, 52), input)(adding(dish(1), input)(week))
    const { picked, paidPicked, open, extrasTotal, atCutoff } = dayOf(after)
    expect({ picked, paidPicked, open, extrasTotal }).toEqual({
      picked: 2,
      paidPicked: 1,
      open: ['dinner'],
      extrasTotal: 52,
    })
    expect(atCutoff.meals.map(({ mealTime }) => mealTime)).toEqual(['dinner'])
    expect(after.week.picked).toBe(1)
    expect(nextDayToFill(after, '2026-11-24')).toBe('2026-11-25')
  })

  it('makes later dishes of its meal time extras when an earlier one grows', () => {
    const full = adding(dish(2, 30), input)(adding(dish(1, 50), input)(week))
    const after = changing(lineOf(full), { quantity: 2 })(full)
    expect(lineOf(after, 1).extraQuantity).toBe(1)
    expect(dayOf(after).extrasTotal).toBe(80)
  })

  it('swaps a dish where it is', () => {
    const full = adding(dish(2), input)(adding(dish(1), input)(week))
    const after = changing(lineOf(full), { dish: dish(7) })(full)
    expect(dayOf(after).meals.map(({ mealItemId }) => mealItemId)).toEqual([7, 2])
  })

  it('takes a dish away', () => {
    const one = adding(dish(1), input)(week)
    const after = removing(lineOf(one))(one)
    expect(dayOf(after)).toMatchObject({ picked: 0, meals: [] })
    expect(after.week.picked).toBe(0)
  })

  it('gives way to the line that the server has kept', () => {
    const one = adding(dish(1), input)(week)
    const after = saved({ ...lineOf(one), id: 77 })(one)
    expect(dayOf(after).meals.map(({ id }) => id)).toEqual([77])
  })
})
