import { daysAgain, isSecondMiss, madeUpBy, openAmendsOf } from '#features/deliveries/rules.ts'
import { follow } from './ledger-reports.ts'
import type { LedgerModel, ModelDay } from './ledger-model.ts'

/** Nothing of the day came: it comes again, or its money goes back where it can't. */
export function makeGood(model: LedgerModel, day: ModelDay): void {
  if (day.isPaid) return
  if (day.isReplaced) {
    day.madeGood = 'day'
    return
  }
  const isMoney = model.isCancelled || isSecondMiss(day, model.days)
  const weekdaysFor = ({ cycleId }: ModelDay) => model.weekdaysFor(cycleId)
  const again = daysAgain([day], model.days, weekdaysFor, model.isFree).get(day.id)
  if (isMoney || again === undefined) return payMissed(model, day)
  day.madeGood = 'day'
  model.add(day.cycleId, again, day)
}

/** The money of a missed day; what was to come in its place is off. */
export function payMissed(model: LedgerModel, day: ModelDay): void {
  callOffAmends(model, day)
  payDay(model, day)
  day.madeGood = 'money'
}

export function payDay(model: LedgerModel, day: ModelDay): void {
  const cycle = model.cycles.find(({ id }) => id === day.cycleId)
  if (cycle) cycle.refundedFils += model.worthOf(cycle, [day])
  day.isPaid = true
}

function callOffAmends(model: LedgerModel, day: ModelDay): void {
  const gone = new Set(madeUpBy(day, model.days))
  model.days = model.days.filter((one) => !gone.has(one))
  day.isReplaced = false
}

export function takeMoney(model: LedgerModel, day: ModelDay): void {
  if (openAmendsOf(day, model.days, model.now)) payMissed(model, day)
}

/** A hand-over from before the miss; what was paid already stays paid. */
export function hearLate(model: LedgerModel, day: ModelDay): void {
  if (day.failure !== 'not_delivered' || day.isRefunded) return
  if (openAmendsOf(day, model.days, model.now)) callOffAmends(model, day)
  day.status = 'delivered'
  day.failure = null
  day.madeGood = null
  follow(day, { from: 'failed', to: 'delivered' })
}

/** The missed day that a row of replacements began with, where that was made good by them. */
export function missedBefore(model: LedgerModel, day: ModelDay): ModelDay | undefined {
  const before = model.days.find(({ id }) => id === day.replacesId)
  if (before?.status === 'skipped') return missedBefore(model, before)
  return before?.madeGood === 'day' ? before : undefined
}
