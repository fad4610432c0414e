import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refundOf } from './rules.ts'

describe('refundOf', () => {
  const cycle = {
    id: 1,
    totalFils: 242_900,
    refundedFils: 0,
    goodwillFils: 0,
    deliveryDays: 20,
    mealsPerDay: 2,
    daysRefunded: 0,
  }

  it.each([
    [0, 0],
    [1, 12_145],
    [7, 85_015],
    [20, 242_900],
  ])('%i unused days of 20 give back %i fils', (daysBack, expected) => {
    expect(refundOf({ ...cycle, daysBack })).toBe(expected)
  })

  it.each([
    [7, 10_000, 85_015],
    [20, 10_000, 232_900],
    [20, 242_900, 0],
  ])('%i unused days after %i fils of goodwill give back %i', (daysBack, goodwillFils, fils) => {
    expect(refundOf({ ...cycle, goodwillFils, daysBack })).toBe(fils)
  })

  it('gives nothing back for a plan without deliveries', () => {
    expect(refundOf({ ...cycle, deliveryDays: 0, daysBack: 0 })).toBe(0)
  })

  it('gives back meals of a day, and then drops of the rest, to the fils', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 28 }),
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.tuple(fc.nat(12), fc.constantFrom(1, 2, 3)), { maxLength: 28 }),
        (totalFils, deliveryDays, mealsPerDay, days) => {
          const paid = { id: 1, totalFils, goodwillFils: 0, deliveryDays, mealsPerDay }
          let refundedFils = 0
          let daysRefunded = 0
          const giveBack = (daysBack: number) => {
            refundedFils += refundOf({ ...paid, refundedFils, daysBack, daysRefunded })
            daysRefunded += daysBack
          }
          for (const [meals, stops] of days.slice(0, deliveryDays)) {
            const back = Math.min(meals, mealsPerDay - 1)
            if (back > 0) giveBack(back / mealsPerDay)
            for (let stop = 0; stop < stops; stop++) giveBack((1 - back / mealsPerDay) / stops)
          }
          const whole = Math.min(days.length, deliveryDays)
          expect(refundedFils).toBe(Math.floor((totalFils * whole) / deliveryDays + 0.5))
        },
      ),
    )
  })

  it('never gives back more than was paid, in however many parts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 28 }),
        fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 8 }),
        (totalFils, deliveryDays, parts) => {
          let refundedFils = 0
          let daysRefunded = 0
          for (const part of parts) {
            const daysBack = Math.min(part, deliveryDays - daysRefunded)
            refundedFils += refundOf({
              id: 1,
              totalFils,
              refundedFils,
              goodwillFils: 0,
              deliveryDays,
              mealsPerDay: 2,
              daysBack,
              daysRefunded,
            })
            daysRefunded += daysBack
          }
          expect(refundedFils).toBe(Math.floor((totalFils * daysRefunded) / deliveryDays + 0.5))
          expect(refundedFils).toBeLessThanOrEqual(totalFils)
        },
      ),
    )
  })
})
