import { followStep, type ClaimKind, type ClaimState } from '#features/claims/rules.ts'
import { isGivenBack, isRefunded } from '#features/kitchen-board/rules.ts'
import type { ModelDay } from './ledger-model.ts'

export interface Report {
  kind: ClaimKind
  state: ClaimState
}

export function follow(day: ModelDay, step: Parameters<typeof followStep>[1]): void {
  day.reports = day.reports.flatMap((one) => {
    const next = followStep(one, step)
    return next === 'gone' ? [] : [{ ...one, state: next ?? one.state }]
  })
}

export const isBack = (day: ModelDay): boolean =>
  isGivenBack({ refundFils: day.isPaid ? 0 : null }, day)

/**
 * A day that goes back twice, one that was granted nothing, and reports that no one has to decide.
 */
export const errorsOfReports = (days: readonly ModelDay[]): unknown[] =>
  days.filter((day) => {
    const ways = [day.isPaid, day.isReplaced, day.isRefunded].filter(Boolean).length
    const has = (wanted: ClaimState) =>
      day.reports.some(({ kind, state }) => state === wanted && kind !== 'allergen')
    const isRefundedFailure = day.failure !== null && isRefunded(day.failure)
    const isUnpaid = ways === 0 && day.madeGood !== 'day'
    return ways > 1 || (has('granted') && isUnpaid) || (isRefundedFailure && has('open'))
  })
