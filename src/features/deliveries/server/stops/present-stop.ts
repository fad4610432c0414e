import type { Output } from '#shared/wire/endpoint.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { Occasion } from '#shared/food/occasions.ts'
import type { Language } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { Member } from '#server/http/callers/caller.ts'
import {
  claimableKinds,
  claimableUntil,
  isLeftToSay,
  type ClaimKind,
  type ClaimState,
} from '#features/claims/rules.ts'
import { isFinished, type FailureReason, type TicketStatus } from '#features/kitchen-board/rules.ts'
import type { deliveryStop } from '../../contract.ts'
import type { StopClaim, StopRow } from './stops-read-model.ts'

type DeliveryStop = Output<{ output: typeof deliveryStop }>

/** The code is shown on the day itself, and until it has been used. */
export function presentStop(
  row: StopRow,
  { language, now, today }: Pick<Member, 'language' | 'now' | 'today'>,
): DeliveryStop {
  const status = row.status as TicketStatus
  const failureReason = row.failureReason as FailureReason | null
  const isToday = row.day === today
  const claims = row.claims.map((claim) => presentClaim(claim, language))
  const claimed = { ...row, status, failureReason, isRefunded: row.refundFils !== null }
  const made = row.claims.map(({ kind, dishId }) => ({ kind: kind as ClaimKind, dishId }))
  const said = { made, dishIds: row.lines.map(({ dishId }) => dishId) }
  const claimKinds = row.deliveryDayId === null ? [] : claimableKinds(claimed, said, now)
  return {
    id: row.id,
    mealTime: row.mealTime as MealTime,
    occasion: (row.occasion ?? row.mealTime) as Occasion,
    status,
    window: { from: row.windowFrom, to: row.windowTo },
    handoverCode: isToday && !isFinished(status) ? row.handoverCode : null,
    driver: status === 'out' && row.driverName ? firstNameOf(row.driverName) : null,
    failureReason,
    refundAed: row.refundFils === null ? null : toDirhams(row.refundFils),
    changedAt: row.changedAt.toISOString(),
    dishes: row.lines.map(({ position, dishId, nameEn, nameAr }) => ({
      position,
      name: language === 'ar' ? nameAr : nameEn,
      claimKinds: claimKinds.filter(
        (kind) => kind !== 'not_arrived' && isLeftToSay(kind, dishId, said),
      ),
    })),
    claims,
    claimKinds,
    claimableUntil: claimableUntil(claimed).toISOString(),
  }
}

const presentClaim = (
  { dishId: _dishId, dishEn, dishAr, madeAt, decidedAt, ...claim }: StopClaim,
  language: Language,
): DeliveryStop['claims'][number] => ({
  ...claim,
  kind: claim.kind as ClaimKind,
  state: claim.state as ClaimState,
  dish: language === 'ar' ? dishAr : dishEn,
  madeAt: new Date(madeAt).toISOString(),
  decidedAt: decidedAt && new Date(decidedAt).toISOString(),
})

const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
