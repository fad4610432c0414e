import { daysAgain, isSecondMiss, madeUpBy, openAmendsOf } from '#features/deliveries/rules.ts'
import type { LedgerModel, ModelDay } from './ledger-model.ts'

/** Nothing of the day came: it comes again, or its money goes back where it can't. */
export function miss(model: LedgerModel, day: ModelDay): void {
  const isMoney = model.isCancelled || isSecondMiss(day, model.days)
  model.act(day, 'fail')
  const weekdaysFor = ({ cycleId }: ModelDay) => model.weekdaysFor(cycleId)
  const again = daysAgain([day], model.days, weekdaysFor, model.isFree).get(day.id)
  if (isMoney || again === undefined) return payMissed(model, day)
  day.madeGood = 'day'
  model.add(day.cycleId, again, day)
}

/** The money of a missed day; what was to come in its place is off. */
export function payMissed(model: LedgerModel, day: ModelDay): void {
  callOffAmends(model, day)
  const cycle = model.cycles.find(({ id }) => id === day.cycleId)
  if (cycle) cycle.refundedFils += model.worthOf(cycle, [day])
  day.madeGood = 'money'
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
  if (day.madeGood === null || day.isRefunded) return
  if (openAmendsOf(day, model.days, model.now)) callOffAmends(model, day)
  day.status = 'delivered'
  day.madeGood = null
}

/** The missed day that a row of replacements began with. */
export function missedBefore(model: LedgerModel, day: ModelDay): ModelDay | undefined {
  const before = model.days.find(({ id }) => id === day.replacesId)
  return before?.status === 'skipped' ? missedBefore(model, before) : before
}
