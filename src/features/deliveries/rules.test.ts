import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DAY_ACTIONS,
  DAY_STATUSES,
  accountOf,
  canSkip,
  countLedger,
  deliveryDaysFrom,
  expiresOn,
  inMeals,
  isBalanced,
  nextDayStatus,
  receiptNumber,
  statusAt,
  weekdaysOf,
  windowOf,
  type LedgerDay,
} from './rules.ts'

const CUTOFF = new Date('2026-11-23T14:00:00Z')
const BEFORE = new Date(CUTOFF.getTime() - 1)

describe('deliveryDaysFrom', () => {
  it('takes the weekdays of a five-day plan over a weekend', () => {
    expect(deliveryDaysFrom('2026-11-26', weekdaysOf(5), 4)).toEqual([
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
      '2026-12-01',
    ])
  })

  it.each([
    [1, ['2026-11-30', '2026-12-07']],
    [7, ['2026-11-28', '2026-11-29']],
  ])('counts the days of a %i-day plan from Monday', (daysPerWeek, expected) => {
    expect(deliveryDaysFrom('2026-11-28', weekdaysOf(daysPerWeek), 2)).toEqual(expected)
  })

  it('passes over closed days', () => {
    expect(deliveryDaysFrom('2026-11-23', weekdaysOf(5), 2, (day) => day !== '2026-11-24')).toEqual(
      ['2026-11-23', '2026-11-25'],
    )
  })

  it('finds four of each plan day in any 28 days', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('2026-01-01'),
          max: new Date('2036-01-01'),
          noInvalidDate: true,
        }),
        fc.integer({ min: 1, max: 7 }),
        (date, daysPerWeek) => {
          const from = date.toISOString().slice(0, 10)
          const days = deliveryDaysFrom(from, weekdaysOf(daysPerWeek), daysPerWeek * 4)
          const last = Date.parse(days.at(-1) ?? '') - Date.parse(from)
          expect(days).toHaveLength(daysPerWeek * 4)
          expect(last).toBeLessThan(28 * 86_400_000)
        },
      ),
    )
  })
})

describe('a delivery day', () => {
  it('has exactly these transitions', () => {
    const table = DAY_STATUSES.map((status) =>
      DAY_ACTIONS.map((action) => nextDayStatus(status, action) ?? '-').join(' '),
    )
    expect(table).toEqual([
      'locked skipped - - - - - -',
      '- - - preparing - - failed forfeited',
      '- - - - out_for_delivery - failed -',
      '- - - - - delivered failed forfeited',
      '- - - - - - - -',
      '- - planned - - - - -',
      '- - - - - - - -',
      '- - - - - - - -',
    ])
  })

  it('is locked from the very instant of the cut-off, before any job', () => {
    const day = { status: 'planned' as const, locksAt: CUTOFF }
    expect([statusAt(day, BEFORE), statusAt(day, CUTOFF)]).toEqual(['planned', 'locked'])
    expect([canSkip(day, BEFORE), canSkip(day, CUTOFF)]).toEqual([true, false])
  })
})

const day = (change: Partial<LedgerDay>): LedgerDay => ({
  status: 'planned',
  locksAt: CUTOFF,
  isReplacement: false,
  isReplaced: false,
  isExpired: false,
  isRefunded: false,
  madeGood: null,
  ...change,
})

it.each<[string, LedgerDay, string | undefined]>([
  ['planned', day({}), 'planned'],
  ['under way', day({ status: 'out_for_delivery' }), 'underWay'],
  ['skipped and unused', day({ status: 'skipped' }), 'returned'],
  ['skipped and used again', day({ status: 'skipped', isReplaced: true }), undefined],
  ['skipped and expired', day({ status: 'skipped', isExpired: true }), 'expired'],
  ['given back as money', day({ status: 'skipped', isRefunded: true }), 'refunded'],
])('a %s day is in one account', (_case, row, expected) => {
  expect(accountOf(row, BEFORE)).toBe(expected)
})

type Command = 'skip' | 'replace' | 'expire' | 'refund' | 'lock' | 'go' | 'fail' | 'forfeit'

/** A small model of what may happen to the days of a cycle. */
function run(count: number, commands: readonly [Command, number][]): LedgerDay[] {
  const days = Array.from({ length: count }, () => day({ locksAt: new Date(8e15) }))
  for (const [command, at] of commands) {
    const one = days[at % days.length]
    if (!one) continue
    const isReturned = accountOf(one, BEFORE) === 'returned'
    const action = ({ skip: 'skip', lock: 'lock', fail: 'fail', forfeit: 'forfeit' } as const)[
      command as 'skip'
    ]
    if (action) one.status = nextDayStatus(one.status, action) ?? one.status
    if (command === 'go') {
      const next = (['prepare', 'send-out', 'deliver'] as const).find((step) =>
        nextDayStatus(one.status, step),
      )
      one.status = (next && nextDayStatus(one.status, next)) ?? one.status
    }
    if (command === 'expire' && isReturned) one.isExpired = true
    if (command === 'refund' && isReturned) one.isRefunded = true
    if (command === 'replace' && isReturned) {
      one.isReplaced = true
      days.push(day({ isReplacement: true, locksAt: new Date(8e15) }))
    }
  }
  return days
}

it('keeps every purchased day in one account under any commands', () => {
  const command = fc.tuple(
    fc.constantFrom<Command>(
      'skip',
      'replace',
      'expire',
      'refund',
      'lock',
      'go',
      'fail',
      'forfeit',
    ),
    fc.nat(60),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 28 }), fc.array(command), (count, commands) => {
      const ledger = countLedger(count, run(count, commands), BEFORE)
      expect(isBalanced(ledger)).toBe(true)
      const days = run(count, commands).map((one) => ({ ...one, mealsBack: 1 }))
      expect(isBalanced(inMeals(ledger, 2, days, BEFORE))).toBe(true)
    }),
  )
})

it('counts meals that went back of a day that comes as refunded', () => {
  const days = [
    { ...day({ status: 'locked' }), mealsBack: 1 },
    { ...day({ isReplaced: true }), mealsBack: 0 },
  ]
  expect(inMeals(countLedger(1, days, BEFORE), 2, days, BEFORE)).toMatchObject({
    purchased: 2,
    locked: 1,
    refunded: 1,
  })
})

it('notices a day that is missing', () => {
  expect(isBalanced(countLedger(2, [day({})], BEFORE))).toBe(false)
})

it('words receipts, windows and the end of unused days', () => {
  expect(receiptNumber(42)).toBe('SR-000042')
  expect(receiptNumber(1_000_000)).toBe('SR-1000000')
  expect(windowOf('12:00-14:00')).toEqual({ from: '12:00', to: '14:00' })
  expect(expiresOn('2026-12-22')).toBe('2027-01-11')
})
