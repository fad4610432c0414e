import { describe, expect, it } from 'vitest'
import {
  extendTimer,
  findTimer,
  formatClock,
  isRinging,
  leftMs,
  nextEnd,
  pauseTimer,
  removeTimer,
  RINGS_FOR_MS,
  shareLeft,
  startTimer,
  stateOf,
  tidyTimers,
} from './timers.ts'

const NOON = Date.parse('2026-11-21T08:00:00Z')
const after = (seconds: number): number => NOON + seconds * 1000

/** The one timer of step 3. */
const third = (timers: ReturnType<typeof startTimer>) => {
  const timer = findTimer(timers, 3)
  if (!timer) throw new Error('Step 3 has no timer.')
  return timer
}

describe('a timer', () => {
  const started = startTimer([], 3, 420, NOON)

  it('counts down to an instant and is over from then on', () => {
    expect(leftMs(third(started), after(148))).toBe(272_000)
    expect(stateOf(third(started), after(419.999))).toBe('running')
    expect(stateOf(third(started), after(420))).toBe('over')
    expect(leftMs(third(started), after(9000))).toBe(0)
    expect(leftMs(third(started), after(-30))).toBe(420_000)
  })

  it('is still while it is paused and goes on from there', () => {
    const paused = pauseTimer(started, 3, after(120))
    expect(stateOf(third(paused), after(5000))).toBe('paused')
    expect(leftMs(third(paused), after(5000))).toBe(300_000)
    const resumed = startTimer(paused, 3, 420, after(5000))
    expect(leftMs(third(resumed), after(5100))).toBe(200_000)
    expect(third(resumed).totalMs).toBe(420_000)
  })

  it('does not begin again while it runs, and does when it is over', () => {
    expect(startTimer(started, 3, 420, after(60))).toEqual(started)
    expect(leftMs(third(startTimer(started, 3, 420, after(500))), after(500))).toBe(420_000)
  })

  it('cannot be paused once it is over', () => {
    expect(pauseTimer(started, 3, after(421))).toEqual(started)
  })

  it('gets a minute more while it runs, while it is paused and after its end', () => {
    expect(leftMs(third(extendTimer(started, 3, after(20))), after(20))).toBe(460_000)
    const paused = pauseTimer(started, 3, after(20))
    expect(third(extendTimer(paused, 3, after(30)))).toMatchObject({
      endsAt: null,
      leftMs: 460_000,
    })
    const again = extendTimer(started, 3, after(500))
    expect(stateOf(third(again), after(559))).toBe('running')
    expect(stateOf(third(again), after(560))).toBe('over')
  })

  it('shows how much of it is left', () => {
    expect(shareLeft(third(started), NOON)).toBe(1)
    expect(shareLeft(third(started), after(105))).toBe(0.75)
    expect(shareLeft(third(started), after(1000))).toBe(0)
    expect(shareLeft(third(extendTimer(started, 3, NOON)), NOON)).toBe(1)
  })

  it('rings for a minute and not at all while it is paused', () => {
    expect(isRinging(third(started), after(419))).toBe(false)
    expect(isRinging(third(started), after(420))).toBe(true)
    expect(isRinging(third(started), after(420) + RINGS_FOR_MS)).toBe(false)
    expect(isRinging(third(pauseTimer(started, 3, after(1))), after(421))).toBe(false)
  })
})

describe('several timers', () => {
  const both = startTimer(startTimer([], 4, 60, NOON), 1, 600, NOON)

  it('stand in the order of the steps and leave each other alone', () => {
    expect(both.map(({ step }) => step)).toEqual([1, 4])
    expect(removeTimer(both, 1).map(({ step }) => step)).toEqual([4])
    expect(findTimer(pauseTimer(both, 1, after(10)), 4)).toEqual(findTimer(both, 4))
  })

  it('tell which of them ends next', () => {
    expect(nextEnd(both, NOON)).toBe(after(60))
    expect(nextEnd(both, after(60))).toBe(after(600))
    expect(nextEnd(both, after(600))).toBeUndefined()
    expect(nextEnd([], NOON)).toBeUndefined()
  })
})

describe('formatClock', () => {
  it.each([
    [0, '00:00'],
    [1, '00:01'],
    [59_001, '01:00'],
    [272_000, '04:32'],
    [3_599_000, '59:59'],
    [3_872_000, '1:04:32'],
  ])('shows %i ms as %s', (ms, clock) => {
    expect(formatClock(ms)).toBe(clock)
  })
})

describe('tidyTimers', () => {
  it('takes back what was kept', () => {
    const timers = pauseTimer(startTimer(startTimer([], 0, 60, NOON), 2, 90, NOON), 2, after(5))
    expect(tidyTimers(JSON.parse(JSON.stringify(timers)))).toEqual(timers)
  })

  it('keeps one timer a step and nothing that is none', () => {
    const sound = { step: 1, totalMs: 1000, endsAt: null, leftMs: 500 }
    const kept = [
      null,
      'timer',
      { ...sound, step: -1 },
      { ...sound, step: 1.5 },
      { ...sound, totalMs: '1000' },
      { ...sound, endsAt: undefined },
      { ...sound, leftMs: Number.NaN },
      { ...sound, leftMs: 900 },
      sound,
    ]
    expect(tidyTimers(kept)).toEqual([sound])
    expect(tidyTimers({ timers: [] })).toEqual([])
  })
})
