/**
 * A countdown of one step. It is stored by the instant of its end, so nothing has to tick for it.
 */
export interface CookTimer {
  /** Position of the step, from 0. */
  step: number
  totalMs: number
  /** Milliseconds since the epoch; null while it is stopped. */
  endsAt: number | null
  /** What is left while it is stopped. */
  leftMs: number
}

export type TimerState = 'running' | 'paused' | 'over'

/** No one is rung at for longer than this. */
export const RINGS_FOR_MS = 60_000
export const EXTRA_MS = 60_000

/** Never more than the whole, also where the clock was read a moment before the start. */
export const leftMs = (timer: CookTimer, now: number): number =>
  timer.endsAt === null ? timer.leftMs : Math.min(timer.totalMs, Math.max(0, timer.endsAt - now))

export function stateOf(timer: CookTimer, now: number): TimerState {
  if (timer.endsAt === null) return 'paused'
  return timer.endsAt > now ? 'running' : 'over'
}

export const isRinging = (timer: CookTimer, now: number): boolean =>
  timer.endsAt !== null && timer.endsAt <= now && now - timer.endsAt < RINGS_FOR_MS

export const findTimer = (timers: readonly CookTimer[], step: number): CookTimer | undefined =>
  timers.find((timer) => timer.step === step)

const put = (timers: readonly CookTimer[], timer: CookTimer): CookTimer[] =>
  [...removeTimer(timers, timer.step), timer].toSorted((one, other) => one.step - other.step)

/** Begins the step's countdown, or goes on with it where it was stopped. */
export function startTimer(
  timers: readonly CookTimer[],
  step: number,
  seconds: number,
  now: number,
): CookTimer[] {
  const kept = findTimer(timers, step)
  if (kept && kept.endsAt !== null && kept.endsAt > now) return [...timers]
  const isPaused = kept !== undefined && kept.endsAt === null
  const totalMs = isPaused ? kept.totalMs : seconds * 1000
  const left = isPaused ? kept.leftMs : totalMs
  return put(timers, { step, totalMs, endsAt: now + left, leftMs: left })
}

/** Stops it where it is; one that is over stays so. */
export function pauseTimer(timers: readonly CookTimer[], step: number, now: number): CookTimer[] {
  const timer = findTimer(timers, step)
  if (!timer || stateOf(timer, now) !== 'running') return [...timers]
  return put(timers, { ...timer, endsAt: null, leftMs: leftMs(timer, now) })
}

/** One minute more, also for one that is over. */
export function extendTimer(timers: readonly CookTimer[], step: number, now: number): CookTimer[] {
  const timer = findTimer(timers, step)
  if (!timer) return [...timers]
  const left = leftMs(timer, now) + EXTRA_MS
  const totalMs = Math.max(timer.totalMs, left)
  const endsAt = timer.endsAt === null ? null : now + left
  return put(timers, { step, totalMs, endsAt, leftMs: left })
}

export const removeTimer = (timers: readonly CookTimer[], step: number): CookTimer[] =>
  timers.filter((timer) => timer.step !== step)

/** How much of it is left, from 1 to 0. */
export const shareLeft = (timer: CookTimer, now: number): number =>
  timer.totalMs === 0 ? 0 : Math.min(1, leftMs(timer, now) / timer.totalMs)

/** The instant at which the next running one ends. */
export function nextEnd(timers: readonly CookTimer[], now: number): number | undefined {
  const ends = timers.flatMap(({ endsAt }) => (endsAt !== null && endsAt > now ? [endsAt] : []))
  return ends.length === 0 ? undefined : Math.min(...ends)
}

const pad = (value: number): string => String(value).padStart(2, '0')

/** `04:32`, from an hour on `1:04:32`. A begun second counts whole, so 00:00 means over. */
export function formatClock(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const clock = `${pad(minutes)}:${pad(seconds % 60)}`
  return hours === 0 ? clock : `${hours}:${clock}`
}

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

/** Takes from what a browser kept only what can be a timer, one for each step. */
export function tidyTimers(kept: unknown): CookTimer[] {
  if (!Array.isArray(kept)) return []
  return kept.reduce<CookTimer[]>((timers, one: Partial<CookTimer> | null) => {
    const { step, totalMs, endsAt, leftMs: left } = one ?? {}
    const isWhole = Number.isSafeInteger(step) && isAmount(step) && isAmount(totalMs)
    if (!isWhole || !isAmount(left) || !(endsAt === null || isAmount(endsAt))) return timers
    return put(timers, { step, totalMs, endsAt, leftMs: left })
  }, [])
}
