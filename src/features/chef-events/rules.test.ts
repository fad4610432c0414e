import { describe, expect, it } from 'vitest'
import { canBeHeldOn, findCuisine, freeChangeUntil, leadTimeOf, splitCuisines } from './rules.ts'

const today = '2026-11-21'

describe('leadTimeOf', () => {
  it.each([
    ['2026-11-21', 2, 'small', 'urgent'],
    ['2026-11-21', 200, 'large', 'urgent'],
    ['2026-11-22', 12, 'small', 'short'],
    ['2026-11-27', 39, 'small', 'short'],
    ['2026-11-28', 39, 'small', 'enough'],
    ['2026-11-28', 40, 'large', 'short'],
    ['2026-12-11', 40, 'large', 'short'],
    ['2026-12-12', 40, 'large', 'enough'],
    ['2027-02-01', 5000, 'large', 'enough'],
  ])('%s for %i guests is %s and %s', (eventDate, guestCount, size, verdict) => {
    expect(leadTimeOf({ eventDate, guestCount, today })).toEqual({ size, verdict })
  })

  it('takes an event without a number of guests yet for a small one', () => {
    expect(leadTimeOf({ eventDate: '2026-11-28', guestCount: Number.NaN, today }).size).toBe(
      'small',
    )
  })
})

describe('canBeHeldOn', () => {
  it('allows today and refuses yesterday', () => {
    expect(canBeHeldOn('2026-11-21', today)).toBe(true)
    expect(canBeHeldOn('2026-11-20', today)).toBe(false)
  })
})

describe('freeChangeUntil', () => {
  it('is 72 hours before the Dubai clock time', () => {
    expect(freeChangeUntil('2026-12-05', '20:00').toISOString()).toBe('2026-12-02T16:00:00.000Z')
  })
})

describe('cuisines', () => {
  it('splits by Latin and Arabic commas', () => {
    expect(splitCuisines(' emirati, Thai،إيطالي ,')).toEqual(['emirati', 'Thai', 'إيطالي'])
  })

  it.each([
    ['Emirati', 'emirati'],
    ['middle eastern', 'middle-eastern'],
    ['ايطالي', 'italian'],
    ['martian', undefined],
  ])('%s means %s', (word, cuisine) => {
    expect(findCuisine(word)).toBe(cuisine)
  })
})
