import { describe, expect, it } from 'vitest'
import type { Allergen } from '#shared/food/food.ts'
import { judgeCourses } from './menu-rules.ts'
import { findClashes, leaveAt, quoteExpiry } from './rules.ts'

const now = new Date('2026-11-21T08:00:00Z')

describe('quoteExpiry', () => {
  it.each([
    ['2026-12-05T15:00:00.000Z', '2026-11-23T08:00:00.000Z'],
    ['2026-11-23T08:00:00.000Z', '2026-11-23T08:00:00.000Z'],
    ['2026-11-22T15:00:00.000Z', '2026-11-22T15:00:00.000Z'],
  ])('of an event at %s is %s', (startsAt, expiry) => {
    expect(quoteExpiry(now, new Date(startsAt)).toISOString()).toBe(expiry)
  })
})

describe('leaveAt', () => {
  it('is two hours and the way before the start', () => {
    expect(leaveAt(new Date('2026-12-05T15:00:00Z'), 90).toISOString()).toBe(
      '2026-12-05T11:30:00.000Z',
    )
  })
})

describe('findClashes', () => {
  const muhammara = { title: 'Muhammara', holds: ['gluten', 'tree-nuts'] as const }
  const salad = { title: 'Salad', holds: [] }

  it('names each course with each allergen of the table', () => {
    expect(findClashes([salad, muhammara], ['tree-nuts', 'gluten', 'milk'])).toEqual([
      { course: muhammara, allergen: 'gluten' },
      { course: muhammara, allergen: 'tree-nuts' },
    ])
  })

  it('finds none where no one has an allergy', () => {
    expect(findClashes([muhammara], [])).toEqual([])
  })
})

const said = (...allergens: Allergen[]) => ({ allergens, holds: allergens, mayContain: [] })
const unsaid = (...contained: Allergen[]) => ({ allergens: null, holds: contained, mayContain: [] })
const traced = (...mayContain: Allergen[]) => ({ allergens: [], holds: [], mayContain })

describe('judgeCourses', () => {
  it.each([
    ['none of them', [said()], [], [], true],
    ['not said', [unsaid()], [], [], false],
    ['said, and one course not', [said('fish'), unsaid()], ['fish'], [], false],
    [
      'not said, next to the plate of a dish with milk',
      [unsaid('milk')],
      ['milk'],
      ['milk'],
      false,
    ],
    ['avoided, and one course not said', [unsaid(), said('milk')], ['milk'], ['milk'], false],
    ['each of two', [said('milk'), said('gluten')], ['gluten', 'milk'], ['milk'], true],
  ] as const)('%s', (_, courses, allergens, avoided, areAllergensSaid) => {
    expect(judgeCourses(courses, { allergens: ['milk', 'lupin'], traces: [] })).toEqual({
      allergens,
      avoided,
      traces: [],
      areAllergensSaid,
    })
  })

  it.each([
    ['left out', [traced('milk')], ['milk'], ['milk']],
    ['of what nobody avoids', [traced('fish')], ['milk'], []],
    ['allowed', [traced('milk')], [], []],
    ['next to the milk of another course', [traced('milk'), said('milk')], ['milk'], []],
  ] as const)('names traces that are %s', (_, courses, traces, named) => {
    expect(judgeCourses(courses, { allergens: ['milk'], traces }).traces).toEqual(named)
  })
})
