import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MealTime } from '#shared/food/food.ts'
import { countExtras, coverMeals } from '#features/meals/rules.ts'
import { removeLast, removeLastExtras, unshownExtras } from './place-rules.ts'

const lines = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 10 }) }), { maxLength: 6 })
const sum = (list: readonly { quantity: number }[]) =>
  list.reduce((total, { quantity }) => total + quantity, 0)

describe('dropLast', () => {
  it('takes portions off the last lines first', () => {
    expect(removeLast([{ quantity: 2 }, { quantity: 3 }, { quantity: 1 }], 3)).toEqual([
      { quantity: 2 },
      { quantity: 1 },
      { quantity: 0 },
    ])
  })

  it('drops exactly as many as there are, and leaves earlier lines whole', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 80 }), (list, excess) => {
        const left = removeLast(list, excess)
        expect(sum(left)).toBe(Math.max(0, sum(list) - excess))
        const isTouched = left.map(({ quantity }, at) => quantity !== list[at]?.quantity)
        expect(sum(left.slice([...isTouched, true].indexOf(true) + 1))).toBe(0)
      }),
    )
  })
})

const portionsAt = (mealTime: MealTime, quantity = 1) => ({
  mealTime,
  quantity,
  paidAtAnyTime: 0,
})

describe('dropLastExtras', () => {
  const day = { paid: 2, perDay: 2, mealTimes: ['lunch', 'dinner'] as MealTime[] }
  const picked = fc.array(
    fc.record({
      mealTime: fc.constantFrom<MealTime>('lunch', 'dinner'),
      quantity: fc.integer({ min: 1, max: 4 }),
      paidAtAnyTime: fc.constant(0),
    }),
    { maxLength: 6 },
  )

  it('takes extras off, the last ones first, and no paid meal that was chosen after them', () => {
    const day3 = [portionsAt('lunch'), portionsAt('lunch', 2), portionsAt('dinner')]
    expect(removeLastExtras(day3, day, 1)).toEqual([{ ...portionsAt('lunch', 1), portions: 1 }])
    expect(removeLastExtras(day3, day, 9)).toEqual([{ ...portionsAt('lunch', 0), portions: 2 }])
  })

  it('takes no more off than there are extras, and leaves all that is paid', () => {
    fc.assert(
      fc.property(picked, fc.integer({ min: 0, max: 30 }), (chosen, excess) => {
        const dropped = removeLastExtras(
          chosen.map((line, id) => ({ ...line, id })),
          day,
          excess,
        )
        const extras = countExtras(chosen, day)
        expect(dropped.reduce((total, { portions }) => total + portions, 0)).toBe(
          Math.min(extras, excess),
        )
        const after = chosen.map((line, at) => dropped.find(({ id }) => id === at) ?? line)
        expect(coverMeals(after, day).covered).toBe(coverMeals(chosen, day).covered)
      }),
    )
  })
})

it.each([
  ['nothing known', 2, null, 0],
  ['all seen before', 2, 2, 0],
  ['a paid meal before', 1, 0, 1],
  ['fewer now', 0, 2, 0],
])('of extras that come again, %s: %i now, %s seen, %i go', (_, extras, extrasShown, go) => {
  expect(unshownExtras({ extras, extrasShown })).toBe(go)
})
