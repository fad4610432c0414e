import { expect, it } from 'vitest'
import { isSecondMiss, type DayStatus, type MadeGood } from './rules.ts'

const dayOf = (
  day: string,
  status: DayStatus,
  { madeGood = null, restaurantId = 1, neverExpires = false }: Partial<Story> = {},
) => ({
  id: Number(day.slice(-2)),
  day,
  status,
  madeGood,
  restaurantId,
  neverExpires,
  locksAt: new Date(`${day}T00:00:00Z`),
  replacesId: null,
  isReplacement: false,
  isReplaced: false,
  isExpired: false,
  isRefunded: false,
})

interface Story {
  madeGood: MadeGood | null
  restaurantId: number
  neverExpires: boolean
}

const MISSED = dayOf('2026-11-25', 'failed')

it.each<[string, ReturnType<typeof dayOf>[], boolean]>([
  ['nothing before', [], false],
  ['a missed day before', [dayOf('2026-11-24', 'failed', { madeGood: 'day' })], true],
  ['one that was paid', [dayOf('2026-11-24', 'failed', { madeGood: 'money' })], true],
  ['one that the kitchen ended itself', [dayOf('2026-11-24', 'failed')], true],
  ['one that nobody was home for', [dayOf('2026-11-24', 'forfeited')], false],
  ['one of another kitchen', [dayOf('2026-11-24', 'failed', { restaurantId: 2 })], false],
  [
    'one that came in between',
    [dayOf('2026-11-23', 'failed', { madeGood: 'day' }), dayOf('2026-11-24', 'delivered')],
    false,
  ],
  [
    'one that was skipped in between',
    [dayOf('2026-11-23', 'failed'), dayOf('2026-11-24', 'skipped')],
    true,
  ],
])('a second miss after %s', (_, before, isSecond) => {
  expect(isSecondMiss(MISSED, [...before, MISSED])).toBe(isSecond)
})

it('the day that makes up for a missed one is a second miss', () => {
  expect(isSecondMiss({ ...MISSED, neverExpires: true }, [MISSED])).toBe(true)
})
