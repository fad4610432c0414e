import { addDays, type Day } from '#shared/dates.ts'

export const DISH_LINES_MAX = 40
/** Dishes of its own that a kitchen may have, those off its menu included. R-KIT-9 */
export const OWN_DISHES_MAX = 200
export const GRAMS_MAX = 5000
export const MINUTES_MAX = 600
export const PRICE_MAX_DIRHAMS = 10_000
export const LIMIT_MAX = 10_000
export const CAPACITY_MAX = 100_000

/** How many days the plan of a kitchen shows, from today on. */
export const PLAN_DAYS = 28
/** So many days can be closed at once, so far ahead. R-KIT-8 */
export const CLOSING_DAYS_MAX = 31
export const CLOSING_AHEAD_DAYS = 180
/** A dish may be sold out until so many days from today; longer is until further notice. */
export const SOLD_OUT_AHEAD_DAYS = 180

export const CUTOFF_DAYS_MAX = 7

export const DISH_STATES = ['available', 'until', 'sold_out'] as const
export type DishState = (typeof DISH_STATES)[number]

/** The state of a dish today: sold out up to a day, until further notice, or to be had. */
export function dishStateOf(
  dish: { isAvailable: boolean; soldOutUntil: Day | null },
  today: Day,
): DishState {
  if (!dish.isAvailable) return 'sold_out'
  return dish.soldOutUntil !== null && dish.soldOutUntil >= today ? 'until' : 'available'
}

export const PLAN_STATES = ['open', 'locked', 'frozen', 'closed'] as const
/** `locked`: the cut-off has passed. `frozen`: the sheet is made too. */
export type PlanState = (typeof PLAN_STATES)[number]

export function planStateOf(
  day: { isClosed: boolean; isFrozen: boolean; cutoffAt: Date },
  now: Date,
): PlanState {
  if (day.isClosed) return 'closed'
  if (day.isFrozen) return 'frozen'
  return day.cutoffAt <= now ? 'locked' : 'open'
}

export const WINDOW_MINUTES_MIN = 30
export const WINDOW_MINUTES_MAX = 360

export interface Window {
  /** `HH:mm` in Dubai. */
  from: string
  to: string
}

const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

export const DELIVERY_WINDOWS = ['breakfast', 'lunch', 'dinner'] as const
export type DeliveryWindow = (typeof DELIVERY_WINDOWS)[number]

/**
 * The first window at fault: shorter than half an hour, longer than six, or begun before the one
 * before it has ended. R-KIT-7
 */
export function errorOfWindows(
  windows: Readonly<Record<DeliveryWindow, Window>>,
): { name: DeliveryWindow; code: 'window_length' | 'windows_overlap' } | undefined {
  let ended = 0
  for (const name of DELIVERY_WINDOWS) {
    const from = minutesOf(windows[name].from)
    const to = minutesOf(windows[name].to)
    const minutes = to - from
    if (minutes < WINDOW_MINUTES_MIN || minutes > WINDOW_MINUTES_MAX) {
      return { name, code: 'window_length' }
    }
    if (from < ended) return { name, code: 'windows_overlap' }
    ended = to
  }
  return undefined
}

/** Every day from one to another, both among them. */
export function daysFromTo(from: Day, to: Day): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
