import { cutoffOf, firstOpenDay } from '#features/restaurants/rules.ts'
import { CHANGE_AHEAD_DAYS } from '#features/subscriptions/rules.ts'
import { addDays, dayOf, type Day } from '#shared/dates.ts'
import {
  addressAfterMove,
  errorOfMove,
  movesToWeekdays,
} from '../../../src/features/deliveries/change-rules.ts'
import { canSkip, expiresOn } from '../../../src/features/deliveries/rules.ts'
import { KITCHEN, type LedgerModel, type ModelDay } from './ledger-model.ts'

const openFrom = (model: LedgerModel) => firstOpenDay(model.now, dayOf(model.now), KITCHEN)

const canChange = (model: LedgerModel, { locksAt, status }: ModelDay): boolean =>
  locksAt > model.now && (status === 'planned' || status === 'skipped')

/** One delivery on another day, where the calendar and the kitchen allow it. */
export function moveDay(model: LedgerModel, day: ModelDay, to: Day): void {
  const cycle = model.cycles.find(({ id }) => id === day.cycleId)
  if (!cycle || model.isCancelled || !canSkip(day, model.now) || !model.isFree(to)) return
  const coming = model.days.filter(({ status }) => status !== 'skipped')
  const error = errorOfMove(to, {
    firstOpenDay: openFrom(model),
    usableFrom: model.spanOf(cycle).startsOn,
    usableUntil: expiresOn(model.spanOf(cycle).endsOn),
    taken: new Set(coming.map((one) => one.day)),
    pause: undefined,
  })
  if (!error) put(model, day, to)
}

function put(model: LedgerModel, day: ModelDay, to: Day): void {
  day.addressId = addressAfterMove(day, to, model.addressOn)
  day.locksAt = cutoffOf(to, KITCHEN)
  day.day = to
}

/** All open deliveries on other weekdays, or none. */
export function setWeekdays(model: LedgerModel, weekdays: readonly number[]): void {
  if (model.isCancelled || weekdays.length !== model.plan.daysPerWeek) return
  const today = dayOf(model.now)
  const places = new Map(model.days.map((day) => [day.id, day.day]))
  for (const cycle of model.cycles) {
    if (cycle.daysPerWeek !== weekdays.length) continue
    const open = model.days
      .filter((day) => day.cycleId === cycle.id && canSkip(day, model.now))
      .toSorted((a, b) => a.day.localeCompare(b.day))
    const ids = new Set(open.map(({ id }) => id))
    const barred = new Set([...places].filter(([id]) => !ids.has(id)).map(([, day]) => day))
    const { startsOn } = model.spanOf(cycle)
    const from = startsOn > today ? startsOn : today
    const moves = movesToWeekdays(
      open,
      weekdays,
      firstOpenDay(model.now, from, KITCHEN),
      (day) => !barred.has(day) && model.isFree(day),
    )
    if (!moves) return
    for (const { id, to } of moves) places.set(id, to)
  }
  for (const day of model.days) {
    const to = places.get(day.id)
    if (to !== undefined && to !== day.day) put(model, day, to)
  }
  model.weekdays = [...weekdays]
}

/** Another address for a while; one at a time. */
export function addTemporaryAddress(
  model: LedgerModel,
  after: number,
  length: number,
  addressId: number,
) {
  const from = addDays(openFrom(model), after)
  const to = addDays(from, length)
  const isLate = to > addDays(dayOf(model.now), CHANGE_AHEAD_DAYS)
  const overlaps = model.temporaryAddresses.some(
    (temporaryAddress) => temporaryAddress.from <= to && temporaryAddress.to >= from,
  )
  if (model.isCancelled || isLate || overlaps) return
  model.temporaryAddresses.push({ addressId, from, to })
  for (const day of model.days) {
    if (canChange(model, day) && day.day >= from && day.day <= to) day.addressId = addressId
  }
}

/** Takes a temporary address back that is not over. */
export function endTemporaryAddress(model: LedgerModel, at: number): void {
  const temporaryAddress =
    model.temporaryAddresses[at % Math.max(1, model.temporaryAddresses.length)]
  if (!temporaryAddress || model.isCancelled || temporaryAddress.to < dayOf(model.now)) return
  model.temporaryAddresses = model.temporaryAddresses.filter((one) => one !== temporaryAddress)
  for (const day of model.days) {
    const isThere = day.day >= temporaryAddress.from && day.day <= temporaryAddress.to
    if (isThere && canChange(model, day) && day.addressId === temporaryAddress.addressId) {
      day.addressId = model.addressOn(day.day)
    }
  }
}
