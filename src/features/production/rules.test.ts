import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALLERGENS } from '#shared/food/food.ts'
import {
  canSubstitute,
  clashOf,
  dishesOf,
  firstNameOf,
  ingredientGrams,
  inOrder,
  servingsOf,
  ticketCode,
  useByOf,
  type SheetLine,
} from './rules.ts'

const sheetLine = fc.record({
  dishId: fc.integer({ min: 1, max: 6 }),
  mealTime: fc.constantFrom('lunch', 'dinner'),
  portion: fc.constantFrom('small', 'regular', 'large'),
  quantity: fc.integer({ min: 1, max: 10 }),
  keepApart: fc.subarray([...ALLERGENS], { maxLength: 3 }),
  ticketNumber: fc.integer({ min: 1, max: 40 }),
  instructions: fc.constantFrom('', 'No onion.'),
}) as fc.Arbitrary<SheetLine>

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

describe('the sheet', () => {
  it('loses no portion between lines, dishes and groups', () => {
    fc.assert(
      fc.property(fc.array(sheetLine, { maxLength: 60 }), (lines) => {
        const dishes = dishesOf(lines)
        const wanted = sum(lines.map(({ quantity }) => quantity))
        expect(sum(dishes.map(({ portions }) => portions))).toBe(wanted)
        for (const { portions, groups } of dishes) {
          expect(sum(groups.map((group) => group.portions))).toBe(portions)
        }
      }),
    )
  })

  it('never puts what must be kept apart into another pot', () => {
    fc.assert(
      fc.property(fc.array(sheetLine, { maxLength: 60 }), (lines) => {
        for (const { dishId, groups } of dishesOf(lines)) {
          for (const { keepApart, portion, ticketNumbers } of groups) {
            for (const number of ticketNumbers) {
              const own = lines.filter(
                (line) =>
                  line.dishId === dishId &&
                  line.ticketNumber === number &&
                  line.portion === portion &&
                  inOrder(line.keepApart).join() === keepApart.join(),
              )
              expect(own.length).toBeGreaterThan(0)
            }
          }
        }
      }),
    )
  })

  it('adds up the grams of every portion', () => {
    const recipes = [
      { dishId: 1, ingredientId: 'rice', grams: 80 },
      { dishId: 1, ingredientId: 'ghee', grams: 6.5 },
      { dishId: 2, ingredientId: 'rice', grams: 100 },
      { dishId: 3, ingredientId: 'tofu', grams: 100 },
    ]
    const lines = [
      { dishId: 1, portion: 'small', quantity: 2 },
      { dishId: 1, portion: 'large', quantity: 1 },
      { dishId: 2, portion: 'regular', quantity: 3 },
    ] as const
    expect(servingsOf(lines)).toBe(6)
    expect([...ingredientGrams(lines, recipes)]).toEqual([
      ['rice', 540],
      ['ghee', 19.5],
    ])
  })
})

describe('small words', () => {
  it.each([
    ['Mariam Al Hashimi', 'Mariam'],
    ['  Omar ', 'Omar'],
    ['', ''],
  ])('takes the first name of "%s"', (name, first) => {
    expect(firstNameOf(name)).toBe(first)
  })

  it('writes ticket numbers in three digits and more', () => {
    expect([ticketCode(7), ticketCode(118), ticketCode(1042)]).toEqual(['A-007', 'A-118', 'A-1042'])
  })

  it('keeps food until the evening of the next day', () => {
    expect(useByOf('2026-12-31')).toBe('2027-01-01')
  })

  it('exchanges dishes only in the kitchen', () => {
    expect(canSubstitute('due') && canSubstitute('preparing')).toBe(true)
    expect(canSubstitute('ready') || canSubstitute('cancelled')).toBe(false)
  })

  it('finds what a dish holds although it must not', () => {
    expect(clashOf(['milk', 'gluten'], ['gluten', 'fish', 'milk'])).toEqual(['gluten', 'milk'])
    expect(clashOf(['milk'], [])).toEqual([])
  })
})
