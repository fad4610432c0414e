import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DayStatus } from '#features/deliveries/rules.ts'
import {
  arrivesAt,
  canStep,
  dayStatusOf,
  failureReasonsFrom,
  KITCHEN_REASONS,
  isFinished,
  isMissedAllowed,
  nextStep,
  recallableUntil,
  sixthsOfStop,
  TICKET_STATUSES,
  trustedInstant,
  urgencyOf,
  windowEndOf,
  type FailureReason,
  type TicketStatus,
} from './rules.ts'

const at = (clock: string) => new Date(`2026-11-25T${clock}:00+04:00`)

describe('the steps of a ticket', () => {
  const allowed: Record<TicketStatus, TicketStatus[]> = {
    due: ['preparing', 'failed'],
    preparing: ['ready', 'failed'],
    ready: ['out', 'failed'],
    out: ['delivered', 'failed'],
    delivered: [],
    failed: [],
    cancelled: [],
  }
  for (const from of TICKET_STATUSES) {
    for (const to of TICKET_STATUSES) {
      const isAllowed = allowed[from].includes(to)
      it(`${from} -> ${to} is ${isAllowed ? 'taken' : 'refused'}`, () => {
        expect(canStep(from, to)).toBe(isAllowed)
      })
    }
    it(`${from} ends the stop, or has a next step, never both`, () => {
      expect(isFinished(from)).toBe(nextStep(from) === undefined)
    })
    it(`${from} can fail exactly where a reason fits`, () => {
      expect(failureReasonsFrom(from).length > 0).toBe(canStep(from, 'failed'))
    })
  }
  it('finds a place for every reason', () => {
    expect(new Set(TICKET_STATUSES.flatMap(failureReasonsFrom))).toEqual(new Set(KITCHEN_REASONS))
  })
})

describe('recallableUntil', () => {
  it('gives an hour inside the kitchen and ten minutes after the end', () => {
    expect(recallableUntil('due', at('12:00'))).toBeUndefined()
    expect(recallableUntil('cancelled', at('12:00'))).toBeUndefined()
    expect(recallableUntil('ready', at('12:00'))).toEqual(at('13:00'))
    expect(recallableUntil('failed', at('12:00'))).toEqual(at('12:10'))
    expect(recallableUntil('delivered', at('12:00'))).toEqual(at('12:10'))
  })
})

const stop = (status: TicketStatus, failureReason: FailureReason | null = null) => ({
  status,
  failureReason,
})

describe('dayStatusOf', () => {
  it.each([
    [[stop('due'), stop('due')], 'locked', null],
    [[stop('preparing'), stop('due')], 'preparing', null],
    [[stop('failed', 'not_made'), stop('due')], 'preparing', null],
    [[stop('out'), stop('due')], 'out_for_delivery', null],
    [[stop('delivered'), stop('due')], 'out_for_delivery', null],
    [[stop('delivered'), stop('failed', 'courier')], 'delivered', null],
    [[stop('delivered'), stop('cancelled')], 'delivered', null],
    [[stop('failed', 'nobody_home'), stop('failed', 'courier')], 'failed', 'courier'],
    [[stop('failed', 'nobody_home')], 'forfeited', null],
    [[stop('failed', 'damaged')], 'failed', 'damaged'],
  ] as const)('%j is %s', (stops, status, failureReason) => {
    expect(dayStatusOf(stops)).toEqual({ status, failureReason })
  })
  it('says nothing of a day that was called off', () => {
    expect(dayStatusOf([stop('cancelled')])).toBeUndefined()
    expect(dayStatusOf([])).toBeUndefined()
  })

  it('moves the day through the ledger forward only, whatever the order of steps', () => {
    const step = fc.record({ stop: fc.nat(2), way: fc.nat(1), reason: fc.nat(5) })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.array(step), (count, steps) => {
        const stops = Array.from({ length: count }, () => stop('due'))
        let day: DayStatus = 'locked'
        for (const { stop: index, way, reason } of steps) {
          const one = stops[index % count]
          if (!one) continue
          const reasons = failureReasonsFrom(one.status)
          const next = way === 0 ? nextStep(one.status) : reasons.length > 0 ? 'failed' : undefined
          if (!next) continue
          one.failureReason = next === 'failed' ? (reasons[reason % reasons.length] ?? null) : null
          one.status = next
          const after: DayStatus = dayStatusOf(stops)?.status ?? day
          expect(rankOf(after)).toBeGreaterThanOrEqual(rankOf(day))
          day = after
        }
      }),
      { numRuns: 2000 },
    )
  })
})

/** Locked, under way, over: the ledger's accounts in their order. */
const RANKS: Partial<Record<DayStatus, number>> = {
  locked: 0,
  preparing: 1,
  out_for_delivery: 1,
  delivered: 2,
  failed: 2,
  forfeited: 2,
}
const rankOf = (status: DayStatus): number => RANKS[status] ?? Number.NaN

describe('money', () => {
  it('never gives more than the whole day back', () => {
    for (const stops of [1, 2, 3]) expect(sixthsOfStop(stops) * stops).toBe(6)
  })
})

describe('times', () => {
  it('are calm, soon and late', () => {
    expect(urgencyOf(at('12:00'), at('11:44'))).toBe('calm')
    expect(urgencyOf(at('12:00'), at('11:45'))).toBe('soon')
    expect(urgencyOf(at('12:00'), at('12:00'))).toBe('soon')
    expect(urgencyOf(at('12:00'), at('12:01'))).toBe('late')
  })
  it('spread over the window, and over midnight', () => {
    const window = { opens: at('12:00'), closes: at('14:00') }
    expect(arrivesAt(window, { position: 1, count: 4 })).toEqual(at('12:30'))
    expect(arrivesAt(window, { position: 4, count: 4 })).toEqual(at('14:00'))
    expect(windowEndOf('2026-11-25', '23:00', '01:00')).toEqual(
      new Date('2026-11-26T01:00:00+04:00'),
    )
  })
  it('believe a device as far as it can be true', () => {
    expect(trustedInstant(at('12:00'), at('12:05'))).toEqual(at('12:00'))
    expect(trustedInstant(at('12:30'), at('12:05'))).toEqual(at('12:05'))
    expect(trustedInstant(new Date(0), at('12:05'))).toEqual(new Date('2026-11-24T12:05:00+04:00'))
  })
  it('count a drop as missed after ten minutes at the door', () => {
    expect(isMissedAllowed(null, at('12:00'))).toBe(false)
    expect(isMissedAllowed(at('12:00'), at('12:09'))).toBe(false)
    expect(isMissedAllowed(at('12:00'), at('12:10'))).toBe(true)
  })
})
