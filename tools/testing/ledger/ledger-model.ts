import { cutoffOf, isDayOpen } from '#features/restaurants/rules.ts'
import { RENEWAL_LEAD_DAYS, spanOf } from '#features/subscriptions/billing-rules.ts'
import { refundOf } from '#features/subscriptions/rules.ts'
import type { Fallback } from '#features/meals/rules.ts'
import { addDays, dayOf, daysBetween, instantAt, type Day } from '#shared/dates.ts'
import { follow, type Report } from './ledger-reports.ts'
import { lockMeals, type ModelLine } from './ledger-meals.ts'
import { missedBefore, payMissed } from './ledger-missed.ts'
import type { FailureReason } from '#features/kitchen-board/rules.ts'
import { addressAfterMove, addressOn } from '../../../src/features/deliveries/change-rules.ts'
import {
  accountOf,
  canSkip,
  canUnskip,
  countLedger,
  daysAgain,
  deliveryDaysFrom,
  expiresOn,
  isGivenBackByCancelling,
  madeUpBy,
  nextDayStatus,
  statusAt,
  weekdaysOf,
  type DayAction,
  type Ledger,
  type LinkedDay,
} from '#features/deliveries/rules.ts'

export const KITCHEN = { cutoffTime: '18:00', cutoffDays: 2 }
const START = '2026-11-25'
const MEALS_PER_DAY = 2

export interface ModelDay extends LinkedDay {
  cycleId: number
  addressId: number
  /** What someone chose, or the kitchen brings. */
  lines: ModelLine[]
  /** What was charged for extras, each time. */
  chargesFils: number[]
  restaurantId: number
  neverExpires: boolean
  /** Its money went back because something was wrong with it. */
  isPaid: boolean
  /** Why nothing of it came. */
  failure: FailureReason | null
  /** What its customer said. */
  reports: Report[]
}

interface ModelCycle {
  id: number
  daysPerWeek: number
  totalFils: number
  refundedFils: number
  deliveryDays: number
}

export interface ModelTemporaryAddress {
  addressId: number
  from: Day
  to: Day
}

export const USUAL_ADDRESS = 1
/** Given to one day alone. */
export const OWN_ADDRESS = 9

export interface Plan {
  daysPerWeek: number
  totalFils: number
}

/** One subscription, the clock, and a kitchen that is full on some days and closes one day. */
export class LedgerModel {
  now = instantAt(addDays(START, -7), '12:00')
  cycles: ModelCycle[] = []
  days: ModelDay[] = []
  paused: { to: Day; ids: number[] } | undefined
  isCancelled = false
  capturedFils = 0
  plan: Plan
  nextPlan: Plan | undefined
  weekdays: number[] | null = null
  temporaryAddresses: ModelTemporaryAddress[] = []
  fallback: Fallback = 'skip'
  readonly fullDays: ReadonlySet<number>
  readonly openDays: number

  constructor(kitchen: { fullDays: readonly number[]; openDays: number }, plan: Plan) {
    this.plan = plan
    this.fullDays = new Set(kitchen.fullDays)
    this.openDays = kitchen.openDays
  }

  isFree = (day: Day): boolean => {
    const at = daysBetween(START, day)
    return at < this.openDays && !this.fullDays.has(at)
  }

  addressOn = (day: Day): number => {
    const usual = { usualId: USUAL_ADDRESS, addressId: null, from: null, to: null }
    return addressOn(
      [
        usual,
        ...this.temporaryAddresses.map((temporaryAddress) => ({ ...usual, ...temporaryAddress })),
      ],
      day,
    )
  }

  weekdaysFor = (cycleId: number): number[] => {
    const cycle = this.cycles.find(({ id }) => id === cycleId)
    return weekdaysOf(cycle?.daysPerWeek ?? this.plan.daysPerWeek, this.weekdays)
  }

  /** From its first delivery to its last. */
  spanOf = ({ id }: ModelCycle) =>
    spanOf(
      this.days
        .filter((day) => day.cycleId === id && day.status !== 'skipped')
        .map(({ day }) => day),
      START,
    )

  buy(): void {
    if (this.isCancelled) return
    const last = this.days
      .map(({ day }) => day)
      .toSorted()
      .at(-1)
    const from = last === undefined ? START : addDays(last, 1)
    const lead = RENEWAL_LEAD_DAYS + KITCHEN.cutoffDays
    if (last !== undefined && daysBetween(dayOf(this.now), from) > lead) return
    const id = this.cycles.length + 1
    const plan = this.nextPlan ?? this.plan
    const count = plan.daysPerWeek * 4
    const days = deliveryDaysFrom(
      from,
      weekdaysOf(plan.daysPerWeek, this.weekdays),
      count,
      (day) => this.isFree(day) && isDayOpen(this.now, day, KITCHEN),
    )
    if (days.length < count) return
    if (plan.daysPerWeek !== this.weekdays?.length) this.weekdays = null
    this.plan = plan
    this.nextPlan = undefined
    this.cycles.push({
      id,
      daysPerWeek: plan.daysPerWeek,
      totalFils: plan.totalFils,
      refundedFils: 0,
      deliveryDays: count,
    })
    this.capturedFils += plan.totalFils
    for (const day of days) this.add(id, day, null)
  }

  add(cycleId: number, day: Day, replaces: ModelDay | null): void {
    this.days.push({
      id: (this.days.at(-1)?.id ?? 0) + 1,
      cycleId,
      day,
      status: 'planned',
      locksAt: cutoffOf(day, KITCHEN),
      addressId: replaces ? addressAfterMove(replaces, day, this.addressOn) : this.addressOn(day),
      lines: [],
      chargesFils: [],
      restaurantId: 1,
      neverExpires: replaces !== null && (replaces.neverExpires || replaces.status === 'failed'),
      isPaid: false,
      failure: null,
      reports: [],
      replacesId: replaces?.id ?? null,
      isReplacement: replaces !== null,
      isReplaced: false,
      isExpired: false,
      isRefunded: false,
      madeGood: null,
    })
    if (replaces) replaces.isReplaced = true
  }

  giveBack(wanted: readonly ModelDay[]): ModelDay[] {
    const back = wanted.filter((day) => canSkip(day, this.now))
    this.skipAll(back)
    return back
  }

  skipAll(back: readonly ModelDay[]): void {
    for (const day of back) day.status = 'skipped'
    const again = daysAgain(
      back,
      this.days,
      ({ cycleId }) => this.weekdaysFor(cycleId),
      this.isFree,
    )
    for (const day of back) {
      const instead = again.get(day.id)
      if (instead !== undefined) this.add(day.cycleId, instead, day)
    }
  }

  /** What these days are worth of what their cycle can still give back. */
  worthOf(cycle: ModelCycle, back: readonly ModelDay[]): number {
    const own = this.days.filter(({ cycleId }) => cycleId === cycle.id)
    return refundOf({
      ...cycle,
      mealsPerDay: MEALS_PER_DAY,
      goodwillFils: 0,
      daysBack: back.filter(({ cycleId }) => cycleId === cycle.id).length,
      daysRefunded: own.filter(({ isRefunded, isPaid }) => isRefunded || isPaid).length,
    })
  }

  restore(day: ModelDay): void {
    if (!canUnskip(day, this.days, this.now) || !this.isFree(day.day)) return
    const gone = new Set(madeUpBy(day, this.days))
    this.days = this.days.filter((one) => !gone.has(one))
    this.apply(day, 'unskip')
    day.isReplaced = false
  }

  pause(from: Day, length: number): void {
    if (this.paused && this.paused.to >= dayOf(this.now)) return
    const to = addDays(from, length)
    const back = this.giveBack(this.days.filter(({ day }) => day >= from && day <= to))
    this.paused = { to, ids: back.map(({ id }) => id) }
  }

  resume(): void {
    const ids = this.paused?.ids ?? []
    this.paused = undefined
    for (const day of this.days.filter(({ id }) => ids.includes(id))) this.restore(day)
  }

  cancel(): void {
    if (this.cycles.length === 0) return
    const back = this.days.filter((day) => isGivenBackByCancelling(day, this.now))
    for (const cycle of this.cycles) cycle.refundedFils += this.worthOf(cycle, back)
    for (const day of back) {
      day.isRefunded = true
      if (day.status !== 'failed') day.status = 'skipped'
    }
    this.isCancelled = true
  }

  expire(): void {
    for (const day of this.days) {
      const cycle = this.cycles.find(({ id }) => id === day.cycleId)
      const isOver = cycle && expiresOn(this.spanOf(cycle).endsOn) < dayOf(this.now)
      if (!isOver || accountOf(day, this.now) !== 'returned') continue
      const missed = missedBefore(this, day)
      if (!day.neverExpires) day.isExpired = true
      else if (missed) payMissed(this, missed)
    }
  }

  /** What passed cut-offs make of their days; a day that is planned again late may be due at once. */
  close(): void {
    for (;;) {
      const due = this.days.filter(
        ({ status, locksAt }) => status === 'planned' && locksAt <= this.now,
      )
      const [first] = due
      if (!first) return
      const isBack = first.lines.length === 0 && this.fallback === 'skip'
      if (isBack) this.skipAll([first])
      else {
        first.status = 'locked'
        lockMeals(first)
      }
    }
  }

  apply(day: ModelDay, action: DayAction): void {
    day.status = nextDayStatus(statusAt(day, this.now), action) ?? day.status
    if (day.status === 'delivered') follow(day, { from: 'out', to: 'delivered' })
    if (day.status === 'forfeited') {
      day.failure = 'nobody_home'
      follow(day, { from: 'out', to: 'failed', failureReason: 'nobody_home' })
    }
  }

  ledgers(): Ledger[] {
    return this.cycles.map((cycle) =>
      countLedger(
        cycle.deliveryDays,
        this.days.filter(({ cycleId }) => cycleId === cycle.id),
        this.now,
      ),
    )
  }
}
