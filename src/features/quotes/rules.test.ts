import { describe, expect, it } from 'vitest'
import { isValidUntil, quoteNumber, standingOf, urgencyOf } from './rules.ts'

const DUE = new Date('2026-11-22T08:00:00Z')

describe('urgencyOf', () => {
  it.each([
    ['2026-11-21T08:00:00Z', 'calm'],
    ['2026-11-22T03:59:59Z', 'calm'],
    ['2026-11-22T04:00:00Z', 'soon'],
    ['2026-11-22T08:00:00Z', 'soon'],
    ['2026-11-22T08:00:00.001Z', 'overdue'],
  ])('is at %s %s', (now, expected) => {
    expect(urgencyOf('open', DUE, new Date(now))).toBe(expected)
  })

  it('is nothing once it is answered', () => {
    expect(urgencyOf('answered', DUE, new Date('2027-01-01T00:00:00Z'))).toBeNull()
  })
})

describe('isValidUntil', () => {
  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2027-02-19', true],
    ['2027-02-20', false],
  ])('%s: %s', (day, expected) => {
    expect(isValidUntil(day, '2026-11-21')).toBe(expected)
  })
})

describe('standingOf', () => {
  it.each([
    [null, '2026-11-21', true, 'open'],
    [null, '2026-11-20', true, 'expired'],
    [null, '2026-11-30', false, 'replaced'],
    ['accepted', '2026-11-20', true, 'accepted'],
    ['declined', '2026-11-30', false, 'declined'],
  ] as const)(
    'answer %s, valid until %s, newest %s: %s',
    (answer, validUntil, isNewest, standing) => {
      expect(standingOf({ answer, validUntil, isNewest }, '2026-11-21')).toBe(standing)
    },
  )
})

it('numbers quotes past six digits', () => {
  const askedAt = new Date('2026-11-23T08:00:00Z')
  expect([quoteNumber(999_999, askedAt), quoteNumber(1_000_000, askedAt)]).toEqual([
    'SQ-2026-999999',
    'SQ-2026-1000000',
  ])
})
