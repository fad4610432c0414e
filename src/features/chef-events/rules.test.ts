import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCuisine } from '#shared/food/find-cuisine.ts'
import {
  askingRound,
  canTakePlaceOn,
  canComplain,
  canReview,
  complaintsUntil,
  depositBack,
  freeChangeUntil,
  freeUntil,
  isFreeChange,
  isRoundOpen,
  leadTimeOf,
  payoutStateAt,
  quoteStatusAt,
  splitCuisines,
  splitDeposit,
  startError,
} from './rules.ts'

const today = '2026-11-21'

describe('startError', () => {
  it.each([
    ['2026-11-20', '23:59', 'event_date_past'],
    ['2026-11-21', '11:59', 'event_time_past'],
    ['2026-11-21', '12:00', 'event_time_past'],
    ['2026-11-21', '12:01', undefined],
    ['2026-11-22', '00:00', undefined],
  ])('of %s, %s is %s at noon', (eventDate, eventTime, error) => {
    expect(startError({ eventDate, eventTime }, new Date('2026-11-21T08:00:00Z'))).toBe(error)
  })
})

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
    expect(canTakePlaceOn('2026-11-21', today)).toBe(true)
    expect(canTakePlaceOn('2026-11-20', today)).toBe(false)
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

describe('the 72 hours', () => {
  const startsAt = new Date('2026-12-05T15:00:00.000Z')
  const at = (ms: number) => new Date(startsAt.getTime() - 72 * 3_600_000 + ms)

  it.each([
    [-1, true],
    [0, true],
    [1, false],
  ])('%i ms after 72 hours before: free is %s', (ms, isFree) => {
    expect(isFreeChange(startsAt, at(ms), false)).toBe(isFree)
    expect(isFreeChange(startsAt, at(ms), true)).toBe(true)
    const deposit = { startsAt, isWaived: false }
    expect(depositBack(60_000, deposit, at(ms))).toBe(isFree ? 60_000 : 0)
  })

  it('end at the instant that is named', () => {
    expect(freeUntil(startsAt)).toEqual(at(0))
  })
})

describe('quotes', () => {
  const quote = { status: 'sent', expiresAt: new Date('2026-11-23T08:00:00Z') } as const
  const at = (ms: number) => new Date(quote.expiresAt.getTime() + ms)

  it('have expired from their last instant on', () => {
    expect(quoteStatusAt(quote, at(-1))).toBe('sent')
    expect(quoteStatusAt(quote, at(0))).toBe('expired')
    expect(quoteStatusAt({ ...quote, status: 'accepted' }, at(1))).toBe('accepted')
  })
})

const later = (instant: Date, ms: number) => new Date(instant.getTime() + ms)

describe('complaints and payouts', () => {
  const startsAt = new Date('2026-12-05T15:00:00Z')
  const last = new Date('2026-12-06T20:00:00Z')

  it('never overlap: a payout is due once no one can complain', () => {
    expect(complaintsUntil(startsAt)).toEqual(last)
    expect(canComplain(startsAt, later(startsAt, -1))).toBe(false)
    expect(canComplain(startsAt, startsAt)).toBe(true)
    expect(canComplain(startsAt, last)).toBe(true)
    expect(canComplain(startsAt, later(last, 1))).toBe(false)
    const payout = { dueAt: last, suspendedAt: null, paidAt: null }
    expect(payoutStateAt(payout, last)).toBe('waiting')
    expect(payoutStateAt(payout, later(last, 1))).toBe('due')
    expect(payoutStateAt({ ...payout, suspendedAt: last }, later(last, 1))).toBe('held')
    expect(payoutStateAt({ ...payout, suspendedAt: last, paidAt: last }, last)).toBe('paid')
  })

  it('reviews end 60 days after the event', () => {
    const end = later(startsAt, 5 * 3_600_000 + 60 * 86_400_000)
    expect(canReview(startsAt, end)).toBe(true)
    expect(canReview(startsAt, later(end, 1))).toBe(false)
  })
})

describe('deposit and balance', () => {
  it('add up to the total, and 30% is rounded half up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000_000 }), (totalFils) => {
        const { depositFils, balanceFils } = splitDeposit(totalFils)
        expect(depositFils + balanceFils).toBe(totalFils)
        expect(Math.abs(depositFils - totalFils * 0.3)).toBeLessThanOrEqual(0.501)
      }),
    )
    expect(splitDeposit(55)).toEqual({ depositFils: 17, balanceFils: 38 })
  })
})

const sentAt = (instant: string) => ({ sentAt: new Date(instant) })

describe('askingRound', () => {
  const askedAt = new Date('2026-11-21T08:00:00Z')
  const startsAt = new Date('2026-11-28T15:00:00Z')
  const event = { askedAt, startsAt }

  it.each([
    ['2026-11-21T07:59:00Z', '2026-11-21T08:00:00Z', '2026-11-23T08:00:00Z'],
    ['2026-11-21T08:00:00Z', '2026-11-21T08:00:00Z', '2026-11-23T08:00:00Z'],
    ['2026-11-23T07:59:59Z', '2026-11-21T08:00:00Z', '2026-11-23T08:00:00Z'],
    ['2026-11-23T08:00:00Z', '2026-11-23T08:00:00Z', '2026-11-25T08:00:00Z'],
    ['2026-11-27T09:00:00Z', '2026-11-27T08:00:00Z', '2026-11-28T15:00:00Z'],
  ])('at %s runs from %s to %s', (now, from, until) => {
    expect(askingRound(event, new Date(now))).toEqual({
      from: new Date(from),
      until: new Date(until),
    })
  })

  it('is open for quotes next to those of the same round only', () => {
    const round = askingRound(event, new Date('2026-11-23T09:00:00Z'))
    expect(isRoundOpen(round, [])).toBe(true)
    expect(isRoundOpen(round, [sentAt('2026-11-23T08:00:00Z')])).toBe(true)
    expect(
      isRoundOpen(round, [sentAt('2026-11-23T08:30:00Z'), sentAt('2026-11-23T07:59:59Z')]),
    ).toBe(false)
  })
})
