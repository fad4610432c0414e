import { cutoffOf, isDayOpen } from '#features/restaurants/rules.ts'
import { cycleOf, refundOf, RENEWAL_LEAD_DAYS } from '#features/subscriptions/rules.ts'
import { addDays, dayOf, daysBetween, instantAt, type Day } from '#shared/dates.ts'
import {
  accountOf,
  canSkip,
  canUnskip,
  countLedger,
  daysAgain,
  deliveryDaysFrom,
  expiresOn,
  isBalanced,
  isGivenBackByCancelling,
  madeUpBy,
  nextDayStatus,
  statusAt,
  weekdaysOf,
  type DayAction,
  type Ledger,
  type LinkedDay,
} from '#features/deliveries/rules.ts'

const KITCHEN = { cutoffTime: '18:00', cutoffDays: 2 }
const START = '2026-11-25'

const COOKING: readonly DayAction[] = ['prepare', 'send-out', 'deliver']

interface ModelDay extends LinkedDay {
  cycleId: number
}

interface ModelCycle {
  id: number
  endsOn: Day
  totalFils: number
  refundedFils: number
  deliveryDays: number
}

interface Plan {
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
  readonly daysPerWeek: number
  readonly totalFils: number
  readonly fullDays: ReadonlySet<number>
  readonly openDays: number

  constructor(kitchen: { fullDays: readonly number[]; openDays: number }, plan: Plan) {
    this.daysPerWeek = plan.daysPerWeek
    this.totalFils = plan.totalFils
    this.fullDays = new Set(kitchen.fullDays)
    this.openDays = kitchen.openDays
  }

  isFree = (day: Day): boolean => {
    const at = daysBetween(START, day)
    return at < this.openDays && !this.fullDays.has(at)
  }

  buy(): void {
    if (this.isCancelled) return
    const newest = this.cycles.at(-1)
    if (newest && daysBetween(dayOf(this.now), newest.endsOn) >= RENEWAL_LEAD_DAYS) return
    const { startsOn, endsOn } = cycleOf(START, this.cycles.length + 1)
    const last = this.days
      .map(({ day }) => day)
      .toSorted()
      .at(-1)
    const from = last !== undefined && last >= startsOn ? addDays(last, 1) : startsOn
    const id = this.cycles.length + 1
    const count = this.daysPerWeek * 4
    const days = deliveryDaysFrom(
      from,
      weekdaysOf(this.daysPerWeek),
      count,
      (day) => this.isFree(day) && isDayOpen(this.now, day, KITCHEN),
    )
    if (days.length < count) return
    this.cycles.push({
      id,
      endsOn,
      totalFils: this.totalFils,
      refundedFils: 0,
      deliveryDays: count,
    })
    this.capturedFils += this.totalFils
    for (const day of days) this.plan(id, day, null)
  }

  plan(cycleId: number, day: Day, replaces: ModelDay | null): void {
    this.days.push({
      id: (this.days.at(-1)?.id ?? 0) + 1,
      cycleId,
      day,
      status: 'planned',
      locksAt: cutoffOf(day, KITCHEN),
      replacesId: replaces?.id ?? null,
      isReplacement: replaces !== null,
      isReplaced: false,
      isExpired: false,
      isRefunded: false,
    })
    if (replaces) replaces.isReplaced = true
  }

  giveBack(wanted: readonly ModelDay[]): ModelDay[] {
    const back = wanted.filter((day) => canSkip(day, this.now))
    for (const day of back) this.act(day, 'skip')
    const again = daysAgain(back, this.days, () => weekdaysOf(this.daysPerWeek), this.isFree)
    for (const day of back) {
      const instead = again.get(day.id)
      if (instead !== undefined) this.plan(day.cycleId, instead, day)
    }
    return back
  }

  restore(day: ModelDay): void {
    if (!canUnskip(day, this.days, this.now) || !this.isFree(day.day)) return
    const gone = new Set(madeUpBy(day, this.days))
    this.days = this.days.filter((one) => !gone.has(one))
    this.act(day, 'unskip')
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
    for (const cycle of this.cycles) {
      const own = this.days.filter(({ cycleId }) => cycleId === cycle.id)
      cycle.refundedFils += refundOf({
        ...cycle,
        daysBack: own.filter((day) => back.includes(day)).length,
        daysRefunded: own.filter(({ isRefunded }) => isRefunded).length,
      })
    }
    for (const day of back) Object.assign(day, { status: 'skipped', isRefunded: true })
    this.isCancelled = true
  }

  expire(): void {
    for (const day of this.days) {
      const cycle = this.cycles.find(({ id }) => id === day.cycleId)
      const isOver = cycle && expiresOn(cycle.endsOn) < dayOf(this.now)
      if (isOver && accountOf(day, this.now) === 'returned') day.isExpired = true
    }
  }

  lock(): void {
    for (const day of this.days) day.status = statusAt(day, this.now)
  }

  act(day: ModelDay, action: DayAction): void {
    day.status = nextDayStatus(statusAt(day, this.now), action) ?? day.status
  }

  /** What a command does to a day; nothing where it does not apply. */
  steps(day: ModelDay, name: OnDay): DayAction[] {
    if (name !== 'cook' && name !== 'deliver') {
      return nextDayStatus(statusAt(day, this.now), name) ? [name] : []
    }
    const next = COOKING.findIndex((step) => nextDayStatus(statusAt(day, this.now), step))
    if (next < 0) return []
    return name === 'cook' ? COOKING.slice(next, next + 1) : COOKING.slice(next)
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

  faults(): unknown[] {
    const coming = this.days.filter(({ status }) => status !== 'skipped')
    const refunded = this.cycles.reduce((sum, cycle) => sum + cycle.refundedFils, 0)
    const worth = this.cycles.reduce((sum, { id, totalFils, deliveryDays }) => {
      const back = this.days.filter((day) => day.cycleId === id && day.isRefunded).length
      return sum + totalFils - Math.round((totalFils * back) / deliveryDays)
    }, 0)
    return [
      ...this.ledgers().filter((ledger) => !isBalanced(ledger)),
      ...(worth + refunded === this.capturedFils ? [] : ['money']),
      ...(new Set(coming.map(({ day }) => day)).size === coming.length ? [] : ['two a day']),
      ...coming.filter(({ day }) => !this.isFree(day)),
    ]
  }
}

export type OnDay = 'skip' | 'unskip' | 'fail' | 'forfeit' | 'cook' | 'deliver'
