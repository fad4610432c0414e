import { outcomeOf, type ClaimKind } from '#features/claims/rules.ts'
import type { FailureReason, TicketStatus } from '#features/kitchen-board/rules.ts'
import type { DayStatus } from '#features/deliveries/rules.ts'
import { makeGood, payDay } from './ledger-missed.ts'
import type { LedgerModel, ModelDay } from './ledger-model.ts'
import { follow, isBack } from './ledger-reports.ts'

const STOP_OF: Readonly<Partial<Record<DayStatus, TicketStatus>>> = {
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
  const status = STOP_OF[day.status]
  if (!status || day.reports.some((one) => one.kind === kind)) return
  if (status !== 'delivered' && kind !== 'not_arrived') return
  const outcome = outcomeOf(kind, { status, isWithCode, madeGoodBefore: 0 })
  if (outcome === 'make_good') failStop(model, day, 'not_arrived')
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
  if (one.kind === 'not_arrived' && day.status === 'delivered') failStop(model, day, 'not_arrived')
  else if (!isBack(day)) payDay(model, day)
}

/** A failure by our fault; the kitchen's own is paid at once. */
export function failStop(model: LedgerModel, day: ModelDay, reason: FailureReason): void {
  day.status = 'failed'
  day.failure = reason
  follow(day, { from: 'out', to: 'failed', failureReason: reason })
  if (reason === 'not_arrived' || reason === 'not_delivered') makeGood(model, day)
  else if (!isBack(day)) payDay(model, day)
}
