import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refundOf } from '#features/subscriptions/rules.ts'
import { SIXTHS_OF_DAY, sixthsOfStop } from './rules.ts'

interface Cycle {
  id: number
  totalFils: number
  refundedFils: number
  goodwillFils: number
  deliveryDays: number
  mealsPerDay: number
}

const refund = (cycle: Cycle, daysRefunded: number, daysBack: number): number =>
  refundOf({ ...cycle, daysRefunded, daysBack })

describe('refunds of failed drops', () => {
  it('give a third, a half or the whole of a day', () => {
    const cycle = {
      id: 1,
      totalFils: 200_000,
      goodwillFils: 0,
      refundedFils: 0,
      deliveryDays: 20,
      mealsPerDay: 2,
    }
    expect([1, 2, 3].map((stops) => refund(cycle, 0, sixthsOfStop(stops) / 6))).toEqual([
      10_000, 5000, 3333,
    ])
  })

  it('never give back more than was paid, and all of it once every day is back', () => {
    const stops = fc.array(fc.constantFrom(1, 2, 3), { maxLength: 40 })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 28 }),
        stops,
        (totalFils, deliveryDays, failed) => {
          const cycle = {
            id: 1,
            totalFils,
            goodwillFils: 0,
            refundedFils: 0,
            deliveryDays,
            mealsPerDay: 2,
          }
          let sixths = 0
          for (const count of failed) {
            const share = sixthsOfStop(count)
            if (sixths + share > deliveryDays * SIXTHS_OF_DAY) break
            cycle.refundedFils += refund(cycle, sixths / 6, share / 6)
            sixths += share
            const exact = (totalFils * sixths) / (deliveryDays * SIXTHS_OF_DAY)
            expect(Math.abs(cycle.refundedFils - exact)).toBeLessThanOrEqual(0.5)
          }
          const left = deliveryDays - sixths / 6
          cycle.refundedFils += refund(cycle, sixths / 6, left)
          expect(cycle.refundedFils).toBe(totalFils)
        },
      ),
    )
  })
})
