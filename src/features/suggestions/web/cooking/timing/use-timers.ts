import { useEffect, useMemo, useState } from 'react'
import type { CookingStore } from '../saved-cooking.ts'
import { allowSound, notify, ringOnce } from './alarm.ts'
import {
  extendTimer,
  isRinging,
  pauseTimer,
  removeTimer,
  startTimer,
  stateOf,
  type CookTimer,
} from './timers.ts'

const TICK_MS = 250
const RING_EVERY_MS = 3000

/** The time while anything runs or rings; it stands still otherwise. */
function useNow(timers: readonly CookTimer[]): number {
  const [now, setNow] = useState(Date.now)
  const isBusy = timers.some((timer) => stateOf(timer, now) === 'running' || isRinging(timer, now))
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    if (!isBusy) return
    const ticking = setInterval(look, TICK_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isBusy])
  return now
}

interface Alarm {
  title: string
  /** Of the step at this position, from 0. */
  sayOver: (position: number) => string
}

/** The timers of a meal with what can be done to them; rings when one comes to its end. */
export function useTimers(store: CookingStore, timers: readonly CookTimer[], alarm: Alarm) {
  const now = useNow(timers)
  const ringing = timers.filter((timer) => isRinging(timer, now))
  const { title } = alarm
  const text = ringing.map(({ step }) => alarm.sayOver(step)).join(' ')
  useEffect(() => {
    if (text === '') return
    notify(title, text, 'sufra-timer')
    ringOnce()
    const again = setInterval(ringOnce, RING_EVERY_MS)
    return () => clearInterval(again)
  }, [title, text])

  const actions = useMemo(() => {
    const current = () => store.get().timers
    return {
      start: (step: number, seconds: number) => {
        allowSound()
        store.change({ timers: startTimer(current(), step, seconds, Date.now()) })
      },
      pause: (step: number) => store.change({ timers: pauseTimer(current(), step, Date.now()) }),
      extend: (step: number) => {
        allowSound()
        store.change({ timers: extendTimer(current(), step, Date.now()) })
      },
      stop: (step: number) => store.change({ timers: removeTimer(current(), step) }),
    }
  }, [store])
  return {
    ...actions,
    now,
    timers,
    isAnyRunning: timers.some((timer) => stateOf(timer, now) === 'running'),
    /** What is read out at once. */
    alarmText: timers
      .filter((timer) => stateOf(timer, now) === 'over')
      .map(({ step }) => alarm.sayOver(step))
      .join(' '),
  }
}

export type Timers = ReturnType<typeof useTimers>
