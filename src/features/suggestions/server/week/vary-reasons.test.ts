import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Reason } from '../../engine/engine.ts'
import { varyReasons } from './vary-reasons.ts'

const pack = (ingredientId: string): Reason => ({
  kind: 'finishes-pack',
  ingredientId,
  savedFils: 300,
})
const quicker: Reason = { kind: 'quicker', minutes: 10 }
const protein: Reason = { kind: 'protein-more', grams: 9 }
const cheaper: Reason = { kind: 'cheaper', fils: 400 }

const seven = <One>(one: One): One[] => Array.from({ length: 7 }, () => one)

const sorted = (meal: readonly Reason[]) => meal.map((one) => JSON.stringify(one)).toSorted()

const leadsOf = (meals: readonly (readonly Reason[])[]) =>
  varyReasons(meals).map(([lead]) => lead?.kind)

describe('the first reasons of a week', () => {
  it('tell of one pack once', () => {
    expect(leadsOf([[pack('egg'), quicker], ...seven([quicker]), [pack('egg'), protein]])).toEqual([
      'finishes-pack',
      ...seven('quicker'),
      'protein-more',
    ])
  })

  it('are of one kind in a quarter of the meals, where there are others', () => {
    const week = Array.from({ length: 21 }, (_, meal) => [
      pack(`ingredient-${meal}`),
      ...(meal % 2 === 0 ? [protein] : [quicker]),
      { kind: 'cuisine', cuisine: 'indian' } as const,
      cheaper,
    ])
    const leads = leadsOf(week)
    for (const kind of new Set(leads))
      expect(leads.filter((one) => one === kind).length).toBeLessThanOrEqual(6)
    expect(leads).not.toContain('cheaper')
  })

  it('are those of the meal, each as often as before', () => {
    const reason = fc.constantFrom(pack('egg'), pack('milk'), quicker, protein, cheaper)
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(reason, { maxLength: 3 }), { maxLength: 21 }), (week) => {
        expect(varyReasons(week).map(sorted)).toEqual(week.map(sorted))
      }),
    )
  })
})
