import type { Day } from '#shared/dates.ts'
import type { Answer } from '#shared/wire/endpoint.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { Occasion } from '#shared/food/occasions.ts'
import { toDirhams } from '#shared/money.ts'
import { isFinished, type FailureReason, type TicketStatus } from '#features/kitchen-board/rules.ts'
import type { drop } from '../../contract.ts'
import type { DropRow } from './drop-store.ts'

/** The code is told on the day itself, and until it has been used. */
export function presentDrop(row: DropRow, today: Day): Answer<{ output: typeof drop }> {
  const status = row.status as TicketStatus
  const isToday = row.day === today
  return {
    mealTime: row.mealTime as MealTime,
    occasion: (row.occasion ?? row.mealTime) as Occasion,
    status,
    window: { from: row.windowFrom, to: row.windowTo },
    handoverCode: isToday && !isFinished(status) ? row.handoverCode : null,
    driver: status === 'out' && row.driverName ? firstNameOf(row.driverName) : null,
    failureReason: row.failureReason as FailureReason | null,
    refundAed: row.refundFils === null ? null : toDirhams(row.refundFils),
    changedAt: row.changedAt.toISOString(),
  }
}

const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
