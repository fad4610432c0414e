import { describe, expect, it } from 'vitest'
import { instantAt } from '#shared/dates.ts'
import { chargeDayOf, isDueToOpen, renewalOf, spanOf, type RenewalFacts } from './billing-rules.ts'

const CUTOFF = { cutoffTime: '18:00', cutoffDays: 2 }

it.each([
  ['18:00', 2, '2026-11-23'],
  ['12:00', 1, '2026-11-24'],
  ['11:59', 1, '2026-11-23'],
  ['06:00', 0, '2026-11-24'],
  ['23:00', 0, '2026-11-25'],
])(
  'with a cut-off at %s, %i days before, Wednesday 25 November is charged on %s',
  (cutoffTime, cutoffDays, day) => {
    expect(chargeDayOf('2026-11-25', { cutoffTime, cutoffDays })).toBe(day)
  },
)

describe('spanOf', () => {
  it('lasts from the first delivery to the last', () => {
    expect(spanOf(['2026-11-27', '2026-11-25', '2026-12-22'], '2026-11-21')).toEqual({
      startsOn: '2026-11-25',
      endsOn: '2026-12-22',
    })
  })

  it('lasts 28 days where nothing is delivered', () => {
    expect(spanOf([], '2026-11-25')).toEqual({ startsOn: '2026-11-25', endsOn: '2026-12-22' })
  })
})

describe('renewalOf', () => {
  const facts: RenewalFacts = {
    now: instantAt('2026-12-09', '12:00'),
    today: '2026-12-09',
    paidUntil: '2026-12-22',
    deliveries: { weekdays: [1, 2, 3, 4, 5], cutoff: CUTOFF },
    pause: null,
  }

  it.each<[string, Partial<RenewalFacts>, string, string]>([
    ['follows the last paid day', {}, '2026-12-23', '2026-12-21'],
    ['waits for a delivery day', { paidUntil: '2026-12-25' }, '2026-12-28', '2026-12-26'],
    [
      'passes a full day over',
      { isFree: (day) => day !== '2026-12-23' },
      '2026-12-24',
      '2026-12-22',
    ],
    [
      'waits for the end of a pause, and is not charged inside it',
      { pause: { from: '2026-12-20', to: '2027-01-03' } },
      '2027-01-06',
      '2027-01-04',
    ],
    [
      'comes before a pause that is far away',
      { pause: { from: '2027-01-04', to: '2027-01-10' } },
      '2026-12-23',
      '2026-12-21',
    ],
    [
      'never lies behind a cut-off that has passed',
      { paidUntil: '2026-11-01' },
      '2026-12-11',
      '2026-12-09',
    ],
    [
      'follows on the next day where nothing is delivered',
      { deliveries: null },
      '2026-12-23',
      '2026-12-23',
    ],
  ])('%s', (_case, change, startsOn, chargeOn) => {
    expect(renewalOf({ ...facts, ...change })).toEqual({ startsOn, chargeOn })
  })

  it('is opened a week before its charge', () => {
    const renewal = { startsOn: '2026-12-23', chargeOn: '2026-12-21' }
    expect(isDueToOpen(renewal, '2026-12-13')).toBe(false)
    expect(isDueToOpen(renewal, '2026-12-14')).toBe(true)
  })
})
