import { addDays, weekdayOf, type Day } from '#shared/dates.ts'

export const DAY_STATUSES = [
  'planned',
  'locked',
  'preparing',
  'out_for_delivery',
  'delivered',
  'skipped',
  'failed',
  'forfeited',
] as const
export type DayStatus = (typeof DAY_STATUSES)[number]

export const DAY_ACTIONS = [
  'lock',
  'skip',
  'unskip',
  'prepare',
  'send-out',
  'deliver',
  'fail',
  'forfeit',
] as const
export type DayAction = (typeof DAY_ACTIONS)[number]

/** A locked day goes on; only a planned one can be skipped, and taken back. R-DAY-1 */
export const DAY_TRANSITIONS: Readonly<Record<DayStatus, Partial<Record<DayAction, DayStatus>>>> = {
  planned: { lock: 'locked', skip: 'skipped' },
  locked: { prepare: 'preparing', fail: 'failed', forfeit: 'forfeited' },
  preparing: { 'send-out': 'out_for_delivery', fail: 'failed' },
  out_for_delivery: { deliver: 'delivered', fail: 'failed', forfeit: 'forfeited' },
  delivered: {},
  skipped: { unskip: 'planned' },
  failed: {},
  forfeited: {},
}

export const nextDayStatus = (status: DayStatus, action: DayAction): DayStatus | undefined =>
  DAY_TRANSITIONS[status][action]

/** Locked at the kitchen's cut-off, however late the job that writes it down. R-DAY-2 */
export const statusAt = (day: { status: DayStatus; locksAt: Date }, now: Date): DayStatus =>
  day.status === 'planned' && day.locksAt <= now ? 'locked' : day.status

/** What every change of a day asks: skip, move, address, and the choice of its dishes. R-DAY-3 */
export const canSkip = (day: { status: DayStatus; locksAt: Date }, now: Date): boolean =>
  nextDayStatus(statusAt(day, now), 'skip') !== undefined

/**
 * Five days a week are Monday to Friday, unless the customer chose others. A choice
 * holds for as long as the plan has as many days. R-DAY-4
 */
export const weekdaysOf = (daysPerWeek: number, chosen: readonly number[] | null = null) =>
  chosen?.length === daysPerWeek
    ? chosen.toSorted((a, b) => a - b)
    : Array.from({ length: daysPerWeek }, (_, index) => index + 1)

/** The first `count` days from a day on that fall on one of the weekdays. */
export function deliveryDaysFrom(
  from: Day,
  weekdays: readonly number[],
  count: number,
  isOpen: (day: Day) => boolean = () => true,
): Day[] {
  const days: Day[] = []
  const last = addDays(from, SEARCH_DAYS)
  for (let day = from; days.length < count && day <= last; day = addDays(day, 1)) {
    if (weekdays.includes(weekdayOf(day)) && isOpen(day)) days.push(day)
  }
  return days
}

const SEARCH_DAYS = 180

/** Why a skipped day does not come: who skipped it, or what. */
export const SKIP_CAUSES = [
  'customer',
  'nothing_chosen',
  'no_dish',
  'pause',
  'closed',
  'unpaid',
] as const
export type SkipCause = (typeof SKIP_CAUSES)[number]

/** A skipped day that was not used expires 20 days after its cycle ends. R-DAY-5 */
export const EXPIRY_DAYS = 20
export const EXPIRY_WARNINGS_DAYS = [10, 3]

export const expiresOn = (cycleEndsOn: Day): Day => addDays(cycleEndsOn, EXPIRY_DAYS)

/**
 * How a day of which nothing came was made good: it comes again at the end of its cycle, or its
 * price.
 */
export const REMEDIES_OF_DAY = ['day', 'money'] as const
export type MadeGood = (typeof REMEDIES_OF_DAY)[number]

export interface LedgerDay {
  status: DayStatus
  locksAt: Date
  isReplacement: boolean
  isReplaced: boolean
  isExpired: boolean
  isRefunded: boolean
  madeGood: MadeGood | null
}

export interface Ledger {
  purchased: number
  planned: number
  locked: number
  underWay: number
  delivered: number
  failed: number
  forfeited: number
  /** Skipped, or failed by our fault and given back, and still worth a delivery. */
  returned: number
  expired: number
  /** Given back as money. */
  refunded: number
}

export const emptyLedger = (purchased = 0): Ledger => ({
  purchased,
  planned: 0,
  locked: 0,
  underWay: 0,
  delivered: 0,
  failed: 0,
  forfeited: 0,
  returned: 0,
  expired: 0,
  refunded: 0,
})

type Account = Exclude<keyof Ledger, 'purchased'>

const ACCOUNTS: Readonly<Record<Exclude<DayStatus, 'skipped'>, Account>> = {
  planned: 'planned',
  locked: 'locked',
  preparing: 'underWay',
  out_for_delivery: 'underWay',
  delivered: 'delivered',
  failed: 'failed',
  forfeited: 'forfeited',
}

/** Of the price of a day, the part of the meals that come. */
export const shareThatComes = ({
  meals,
  mealsBack,
}: {
  meals: number
  mealsBack: number
}): number => meals / (meals + mealsBack)

export interface LinkedDay extends LedgerDay {
  id: number
  day: Day
  /** The skipped day that this one makes up for. */
  replacesId: number | null
}

/**
 * What was planned in the place of a skipped day, and in the place of that, one after the other.
 */
export function madeUpBy<D extends LinkedDay>(day: D, days: readonly D[]): D[] {
  const next = days.find(({ replacesId }) => replacesId === day.id)
  return next ? [next, ...madeUpBy(next, days)] : []
}

/**
 * A skip can be taken back until the day's own cut-off, while nothing in its place is under way.
 * R-DAY-6
 */
export function canUnskip<D extends LinkedDay>(day: D, days: readonly D[], now: Date): boolean {
  if (nextDayStatus(day.status, 'unskip') === undefined || day.locksAt <= now) return false
  if (days.some((one) => one.day === day.day && one.status !== 'skipped')) return false
  return [day, ...madeUpBy(day, days)].every(
    (one) => !one.isExpired && !one.isRefunded && (one.status === 'skipped' || canSkip(one, now)),
  )
}

export interface GivenBackDay {
  id: number
  cycleId: number
  day: Day
}

/**
 * A day that was given back comes again at the end of its cycle, on the plan's next free
 * weekday. Where none is free it is left out, and stays returned until it expires. R-DAY-7
 */
export function daysAgain<B extends GivenBackDay>(
  back: readonly B[],
  days: readonly Pick<GivenBackDay, 'cycleId' | 'day'>[],
  weekdaysFor: (instead: B) => readonly number[],
  isFree: (day: Day, instead: B) => boolean,
): Map<number, Day> {
  const taken = new Set(days.map(({ day }) => day))
  const again = new Map<number, Day>()
  for (const one of back) {
    const ofCycle = days.filter(({ cycleId }) => cycleId === one.cycleId).map(({ day }) => day)
    const last = ofCycle.toSorted().at(-1) ?? one.day
    const [day] = deliveryDaysFrom(
      addDays(last, 1),
      weekdaysFor(one),
      1,
      (candidate) => !taken.has(candidate) && isFree(candidate, one),
    )
    if (day === undefined) continue
    taken.add(day)
    again.set(one.id, day)
  }
  return again
}

/**
 * A renewal that no one paid yet makes way for paid days that come later, and for a pause that
 * begins before it: it is opened again when its new start is near. R-DAY-8
 */
export const makesWay = (
  renewal: { id: number; startsOn: Day },
  back: readonly GivenBackDay[],
  pause: { from: Day } | undefined,
): boolean =>
  back.some(({ cycleId }) => cycleId !== renewal.id) ||
  (pause !== undefined && pause.from <= renewal.startsOn)

/** The account of a day in the ledger; a day given back that was used again counts as its replacement. */
export function accountOf(day: LedgerDay, now: Date): Account | undefined {
  if (day.isReplaced) return undefined
  if (day.isRefunded) return 'refunded'
  if (day.isExpired) return 'expired'
  const status = statusAt(day, now)
  if (status === 'skipped' || day.madeGood === 'day') return 'returned'
  return ACCOUNTS[status]
}

/** Counts deliveries; `purchased` comes from what was paid, not from the rows. */
export function countLedger(purchased: number, days: readonly LedgerDay[], now: Date): Ledger {
  const ledger = emptyLedger(purchased)
  for (const day of days) {
    const account = accountOf(day, now)
    if (account) ledger[account] += 1
  }
  return ledger
}

/** Always true: every delivery paid for is in exactly one account. R-DAY-9 */
export function isBalanced({ purchased, ...accounts }: Ledger): boolean {
  return Object.values(accounts).reduce((sum, count) => sum + count, 0) === purchased
}

/** The same in meals, as customers count: what of a day went back counts as refunded. */
export function inMeals(
  ledger: Ledger,
  mealsPerDay: number,
  days: readonly (LedgerDay & { mealsBack: number })[],
  now: Date,
): Ledger {
  const meals = Object.fromEntries(
    Object.entries(ledger).map(([account, count]) => [account, count * mealsPerDay]),
  ) as unknown as Ledger
  for (const day of days) {
    const account = accountOf(day, now)
    if (account === undefined) continue
    meals[account] -= day.mealsBack
    meals.refunded += day.mealsBack
  }
  return meals
}

/**
 * What comes in the place of a missed day, as long as no one cooks it or has paid it back; until
 * then the customer can have the money instead. R-DAY-16
 */
export function openAmendsOf<D extends LinkedDay>(
  missed: D,
  days: readonly D[],
  now: Date,
): D[] | undefined {
  if (missed.madeGood !== 'day' || missed.isRefunded) return undefined
  const instead = madeUpBy(missed, days)
  const isOpen = instead.every(
    (day) => canSkip(day, now) || (day.status === 'skipped' && !day.isRefunded),
  )
  return isOpen && instead.length > 0 ? instead : undefined
}

/** A day that makes up for one without a dish, or for a skipped one, makes up for no missed one. */
function makesUpForMissed<D extends LinkedDay>({ replacesId }: D, days: readonly D[]): boolean {
  const before = days.find(({ id }) => id === replacesId)
  return before !== undefined && (before.status === 'failed' || makesUpForMissed(before, days))
}

/**
 * The kitchen missed the day before it, too, no matter who said so, or what makes up for a missed
 * one: the customer is not sent to it a third time, but has the money. R-DAY-15
 */
export function isSecondMiss<D extends LinkedDay & { restaurantId: number }>(
  missed: D,
  days: readonly D[],
): boolean {
  if (makesUpForMissed(missed, days)) return true
  const before = days
    .filter(({ restaurantId, day }) => restaurantId === missed.restaurantId && day < missed.day)
    .filter(({ status }) => OVER.includes(status))
    .toSorted((a, b) => a.day.localeCompare(b.day, 'en'))
  return before.at(-1)?.status === 'failed'
}

const OVER: readonly DayStatus[] = ['delivered', 'failed', 'forfeited']

/** Can go back: planned and not locked, or skipped and not yet used. R-DAY-10 */
export const isGivenBackByCancelling = (day: LedgerDay, now: Date): boolean => {
  const account = accountOf(day, now)
  return account === 'planned' || account === 'returned'
}

export const receiptNumber = (number: number): string => `SR-${String(number).padStart(6, '0')}`

/** `12:00-14:00` as its two clock times. */
export function windowOf(text: string): { from: string; to: string } {
  const [from = '', to = ''] = text.split('-')
  return { from, to }
}
