import { cutoffOf } from '#features/restaurants/rules.ts'
import { isBalanced } from '#features/deliveries/rules.ts'
import { KITCHEN, OWN_ADDRESS, type LedgerModel, type ModelDay } from './ledger-model.ts'
import { errorsOfMeals } from './ledger-meals.ts'
import { errorsOfReports } from './ledger-reports.ts'

/** What must never be, whatever happened; empty where all is well. */
export function errorsOf(model: LedgerModel): unknown[] {
  const coming = model.days.filter(({ status }) => status !== 'skipped')
  return [
    ...model.ledgers().filter((ledger) => !isBalanced(ledger)),
    ...(isMoneyRight(model) ? [] : ['money']),
    ...(new Set(coming.map(({ day }) => day)).size === coming.length ? [] : ['two a day']),
    ...coming.filter(({ day }) => !model.isFree(day)),
    ...model.days.filter((day) => !isAddressed(model, day)),
    ...coming.filter((day) => day.locksAt.getTime() !== cutoffOf(day.day, KITCHEN).getTime()),
    ...errorsOfReports(model.days),
    ...errorsOfMeals(model.days),
  ]
}

/** All that was paid is either the price of days that went back, or of the others. */
function isMoneyRight({ cycles, days, capturedFils }: LedgerModel): boolean {
  const refunded = cycles.reduce((sum, cycle) => sum + cycle.refundedFils, 0)
  const worth = cycles.reduce((sum, { id, totalFils, deliveryDays }) => {
    const back = days.filter(
      ({ cycleId, isRefunded, isPaid }) => cycleId === id && (isRefunded || isPaid),
    )
    return sum + totalFils - Math.round((totalFils * back.length) / deliveryDays)
  }, 0)
  return worth + refunded === capturedFils
}

/** An open day goes where its date says, unless it was given an address of its own. */
function isAddressed(model: LedgerModel, day: ModelDay): boolean {
  if (day.addressId === OWN_ADDRESS || day.locksAt <= model.now) return true
  return day.addressId === model.addressOn(day.day)
}
