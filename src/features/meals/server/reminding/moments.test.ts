import { describe, expect, it } from 'vitest'
import { comesAlong, isWaking, reachOf, reminderDue, type HoursBefore } from './moments.ts'

/** Clock times in Dubai: the cut-off is on Saturday the 28th. */
const at = (text: string): Date => new Date(`2026-11-${text.replace(' ', 'T')}:00+04:00`)

describe('reminders to choose', () => {
  it.each([
    ['28 07:59', false],
    ['28 08:00', true],
    ['28 20:59', true],
    ['28 21:00', false],
    ['28 00:00', false],
  ])('at %s they may go out: %s', (now, may) => {
    expect(isWaking(at(now))).toBe(may)
  })

  it.each<[string, string, HoursBefore | null, HoursBefore | undefined]>([
    // A cut-off at 18:00.
    ['28 18:00', '27 17:59', null, undefined],
    ['28 18:00', '27 18:00', null, 24],
    ['28 18:00', '27 20:59', null, 24],
    ['28 18:00', '28 08:00', null, 24],
    ['28 18:00', '27 18:05', 24, undefined],
    ['28 18:00', '28 13:59', 24, undefined],
    ['28 18:00', '28 14:00', 24, 4],
    ['28 18:00', '28 14:05', 4, undefined],
    // Late: one message is enough.
    ['28 18:00', '28 11:59', null, 24],
    ['28 18:00', '28 12:00', null, 4],
    ['28 18:00', '28 17:45', null, 4],
    ['28 18:00', '28 17:46', null, undefined],
    ['28 18:00', '28 17:46', 24, undefined],
    ['28 18:00', '28 18:00', null, undefined],
    ['28 18:00', '29 09:00', null, undefined],
    // At 23:00 the first reminder goes out the evening before, the last one by day.
    ['28 23:00', '27 19:59', null, undefined],
    ['28 23:00', '27 20:00', null, 24],
    ['28 23:00', '28 19:00', 24, 4],
    // At 3:00 both fall into nights.
    ['28 03:00', '26 19:59', null, undefined],
    ['28 03:00', '26 20:00', null, 24],
    ['28 03:00', '27 19:59', 24, undefined],
    ['28 03:00', '27 20:00', 24, 4],
    // At 10:00 the last reminder goes out the evening before.
    ['28 10:00', '27 10:00', null, 24],
    ['28 10:00', '27 20:00', 24, 4],
    ['28 12:00', '27 20:59', 24, undefined],
    ['28 12:00', '28 08:00', 24, 4],
  ])(
    'with a cut-off at %s, at %s, and reminded %s h before: %s h',
    (locksAt, now, reminded, due) => {
      expect(reminderDue({ locksAt: at(locksAt), reminded }, at(now))).toBe(due)
    },
  )

  it.each<[string, string, HoursBefore | null, boolean]>([
    ['28 18:00', '27 12:00', null, true],
    ['28 18:00', '27 11:59', null, false],
    ['28 18:00', '27 14:00', 24, false],
    ['28 18:00', '28 17:50', null, false],
    ['28 23:00', '27 14:00', null, false],
  ])(
    'a cut-off at %s comes along at %s, reminded %s h before: %s',
    (locksAt, now, reminded, does) => {
      expect(comesAlong({ locksAt: at(locksAt), reminded }, at(now))).toBe(does)
    },
  )

  it('are looked for as far as a reminder can reach', () => {
    expect(reachOf(at('27 12:00'))).toEqual({
      first: at('28 12:00'),
      last: at('27 16:00'),
      along: at('28 18:00'),
    })
    expect(reachOf(at('27 20:30')).first.getTime()).toBe(at('29 08:00').getTime() - 1)
  })
})
