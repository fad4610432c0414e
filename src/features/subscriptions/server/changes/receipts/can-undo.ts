import { dayOf } from '#shared/dates.ts'
import { canSkip, canUnskip, weekdaysOf } from '#features/deliveries/rules.ts'
import type { LedgerRow, TemporaryAddress } from '#features/deliveries/server/public.ts'
import { isOver, openPause } from '#features/subscriptions/rules.ts'
import type { CycleRow, SubscriptionRow } from '../../store.ts'
import { choiceOf, type NextCycleFacts } from '../next-cycle.ts'
import type { TemporaryAddressFacts } from '../temporary-addresses.ts'
import type { WeekdayFacts } from '../weekdays/set-weekdays.ts'
import type { RamadanFacts } from '../switch-ramadan.ts'

interface State {
  subscription: SubscriptionRow
  days: readonly LedgerRow[]
  cycles: readonly CycleRow[]
  temporaryAddresses: readonly TemporaryAddress[]
  /** The customer's switches to Ramadan times and back. */
  ramadan: readonly { id: number }[]
  now: Date
}

interface Receipt {
  kind: string
  facts: unknown
}

interface DayFacts {
  deliveryId: number
  from: string
  to: string
  addressId: number
  before: number
  undoUntil: string | null
}

type Check = (facts: never, state: State) => boolean

const isStillOpen = (undoUntil: string | null, now: Date): boolean =>
  undoUntil === null || new Date(undoUntil) > now

const isLastSwitch: Check = ({ changeId, undoUntil }: RamadanFacts, { ramadan, now }) =>
  ramadan.at(-1)?.id === changeId && isStillOpen(undoUntil, now)

const CHECKS: Readonly<Record<string, Check>> = {
  skip: ({ deliveryId }: DayFacts, { days, now }) => {
    const day = days.find(({ id }) => id === deliveryId)
    return day !== undefined && canUnskip(day, days, now)
  },
  move: ({ deliveryId, from, to, undoUntil }: DayFacts, { days, now }) => {
    const day = days.find(({ id }) => id === deliveryId)
    const isFree = days.every((one) => one.day !== from || one.status === 'skipped')
    return day?.day === to && canSkip(day, now) && isStillOpen(undoUntil, now) && isFree
  },
  'day-address': ({ deliveryId, addressId, before }: DayFacts, { days, now }) => {
    const day = days.find(({ id }) => id === deliveryId)
    return (
      day !== undefined && canSkip(day, now) && day.addressId === addressId && addressId !== before
    )
  },
  'address-spell': ({ spellId }: TemporaryAddressFacts, { temporaryAddresses }) =>
    temporaryAddresses.some(({ id }) => id === spellId),
  weekdays: (facts: WeekdayFacts, { subscription, days, cycles, now }) =>
    isStillOpen(facts.undoUntil, now) &&
    String(weekdaysOf(subscription.daysPerWeek, subscription.weekdays)) ===
      String(facts.weekdays) &&
    facts.cycles.every(({ cycleId, moves, heldDays: fixedDays }) =>
      fixedDays
        ? String(cycles.find(({ id }) => id === cycleId)?.fixedDays) === String(fixedDays)
        : moves.every(({ id, to }) =>
            days.some((day) => day.id === id && day.day === to && canSkip(day, now)),
          ),
    ),
  pause: ({ from, to }: DayFacts, { subscription: { pause }, now }) =>
    pause?.from === from && pause.to === to && openPause(pause, dayOf(now)) !== null,
  'next-cycle': ({ planId, restaurantId, startsOn }: NextCycleFacts, { subscription, cycles }) => {
    const newest = cycles.at(-1)
    if (!newest || newest.startsOn >= startsOn) return false
    const current = choiceOf(subscription, newest)
    return current.planId === planId && current.restaurantId === restaurantId
  },
  ramadan: isLastSwitch,
  'ramadan-off': isLastSwitch,
}

/** The change of the receipt is still as it was made, and may be taken back. */
export const canUndo = ({ kind, facts }: Receipt, state: State): boolean =>
  !isOver(state.subscription.status) && (CHECKS[kind]?.(facts as never, state) ?? false)
