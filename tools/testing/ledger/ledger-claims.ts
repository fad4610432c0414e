import { followStep, outcomeOf, type ClaimKind, type ClaimState } from '#features/claims/rules.ts'
import {
  isGivenBack,
  isRefunded,
  type FailureReason,
  type TicketStatus,
} from '#features/kitchen-board/rules.ts'
import type { DayStatus } from '#features/deliveries/rules.ts'
import { makeGood, payDay } from './ledger-missed.ts'
import type { LedgerModel, ModelDay } from './ledger-model.ts'

export interface Report {
  kind: ClaimKind
  state: ClaimState
}

const DROP_OF: Readonly<Partial<Record<DayStatus, TicketStatus>>> = {
  locked: 'due',
  preparing: 'preparing',
  out_for_delivery: 'out',
  delivered: 'delivered',
  forfeited: 'failed',
}

const STATE_AFTER = { wait: 'waiting', make_good: 'granted', review: 'open' } as const

/** Each kind once. The day is one drop. */
export function report(
  model: LedgerModel,
  day: ModelDay,
  { kind, isWithCode }: { kind: ClaimKind; isWithCode: boolean },
): void {
  const status = DROP_OF[day.status]
  if (!status || day.reports.some((one) => one.kind === kind)) return
  if (status !== 'delivered' && kind !== 'not_arrived') return
  const outcome = outcomeOf(kind, { status, isWithCode, madeGoodBefore: 0 })
  if (outcome === 'make_good') failDrop(model, day, 'not_arrived')
  day.reports.push({ kind, state: STATE_AFTER[outcome] })
}

export function decide(
  model: LedgerModel,
  day: ModelDay,
  { which, isGranted }: { which: number; isGranted: boolean },
): void {
  const open = day.reports.filter(({ state }) => state === 'open')
  const one = open[which % Math.max(1, open.length)]
  if (!one) return
  one.state = isGranted ? 'granted' : 'refused'
  if (!isGranted) return
  if (one.kind === 'not_arrived' && day.status === 'delivered') failDrop(model, day, 'not_arrived')
  else if (!isBack(day)) payDay(model, day)
}

/** A failure by our fault; the kitchen's own is paid at once. */
export function failDrop(model: LedgerModel, day: ModelDay, reason: FailureReason): void {
  day.status = 'failed'
  day.failure = reason
  follow(day, { to: 'failed', failureReason: reason })
  if (reason === 'not_arrived' || reason === 'not_delivered') makeGood(model, day)
  else if (!isBack(day)) payDay(model, day)
}

export function follow(day: ModelDay, step: Parameters<typeof followStep>[1]): void {
  day.reports = day.reports.flatMap((one) => {
    const next = followStep(one, step)
    return next === 'gone' ? [] : [{ ...one, state: next ?? one.state }]
  })
}

const isBack = (day: ModelDay): boolean => isGivenBack({ refundFils: day.isPaid ? 0 : null }, day)

/** A day that goes back twice, one that was granted nothing, and reports that nobody need decide. */
export const faultsOfReports = (days: readonly ModelDay[]): unknown[] =>
  days.filter((day) => {
    const ways = [day.isPaid, day.isReplaced, day.isRefunded].filter(Boolean).length
    const has = (wanted: ClaimState) =>
      day.reports.some(({ kind, state }) => state === wanted && kind !== 'allergen')
    const isFault = day.failure !== null && isRefunded(day.failure)
    const isUnpaid = ways === 0 && day.madeGood !== 'day'
    return ways > 1 || (has('granted') && isUnpaid) || (isFault && has('open'))
  })
