import { describe, expect, it } from 'vitest'
import { compileSeeded } from '../../../../../bench/suggestions/catalogue.ts'
import { QualityGauge, quantile } from '../../../../../bench/suggestions/measure.ts'
import { drawTask, ONE_DAY, WEEK, type Shape } from '../../../../../bench/suggestions/profiles.ts'
import { readReferences } from '../../../../../bench/suggestions/references.ts'
import { planMeals } from '../engine.ts'

const PROFILES = 300
const FIRST = 1000

const catalogue = compileSeeded()

const pointsOf = (number: number, shape: Shape): number => {
  const outcome = planMeals(catalogue, drawTask(catalogue.rows, number, shape))
  return outcome.kind === 'plan' ? outcome.totals.points : Infinity
}

describe('quality', () => {
  it(
    'of 300 weeks is within the limits, in the grams of a kitchen scale',
    { timeout: 300_000 },
    () => {
      const gauge = new QualityGauge()
      for (let number = FIRST; number < FIRST + PROFILES; number += 1) {
        const task = drawTask(catalogue.rows, number)
        const outcome = planMeals(catalogue, task)
        if (outcome.kind === 'plan') gauge.add(task, outcome)
      }
      const quality = gauge.report()
      expect(quality.plans).toBe(PROFILES)
      expect(quality.kcalMedian).toBeLessThanOrEqual(0.005)
      expect(quality.kcalP90).toBeLessThanOrEqual(0.015)
      expect(quality.proteinMedian).toBeLessThanOrEqual(0.02)
      expect(quality.carbsMedian).toBeLessThanOrEqual(0.04)
      expect(quality.fatMedian).toBeLessThanOrEqual(0.04)
      expect(quality.leftoverShare).toBeLessThanOrEqual(0.12)
      expect(quality.relaxed).toBeLessThanOrEqual(PROFILES * 0.05)
    },
  )

  it('of a day is within half a point of the proven optimum', { timeout: 120_000 }, () => {
    const gaps = readReferences().optima.map(
      ({ number, points }) => pointsOf(number, ONE_DAY) - points,
    )
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(-1e-5)
    expect(quantile(gaps, 0.5)).toBeLessThanOrEqual(0.5)
  })

  it('of a week is within three points of the best known', { timeout: 120_000 }, () => {
    const gaps = readReferences().weeks.map(({ number, points }) => pointsOf(number, WEEK) - points)
    expect(quantile(gaps, 0.5)).toBeLessThanOrEqual(3)
  })
})
