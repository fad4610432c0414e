import { expect, it } from 'vitest'
import { isSecondMiss, type DayStatus, type MadeGood } from './rules.ts'

const dayOf = (
  day: string,
  status: DayStatus,
  { madeGood = null, restaurantId = 1 }: Partial<Story> = {},
) => ({
  id: Number(day.slice(-2)),
  day,
  status,
  madeGood,
  restaurantId,
  locksAt: new Date(`${day}T00:00:00Z`),
  replacesId: null as number | null,
  isReplacement: false,
  isReplaced: false,
  isExpired: false,
  isRefunded: false,
})

interface Story {
  madeGood: MadeGood | null
  restaurantId: number
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

it.each<[string, DayStatus, boolean]>([
  ['a missed one', 'failed', true],
  ['one without a dish, or a skipped one', 'skipped', false],
])('the day that makes up for %s', (_, status, isSecond) => {
  const first = dayOf('2026-11-02', status)
  const skipped = { ...dayOf('2026-11-19', 'skipped'), replacesId: first.id }
  const again = { ...MISSED, replacesId: skipped.id }
  const straight = { ...MISSED, replacesId: first.id }
  expect(isSecondMiss(straight, [first, dayOf('2026-11-24', 'delivered'), straight])).toBe(isSecond)
  const between = dayOf('2026-11-24', 'delivered')
  expect(isSecondMiss(again, [first, skipped, between, again])).toBe(isSecond)
})
