import type { Day } from '#shared/dates.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { canStartOn, firstStartDate, lastStartDate } from '../../rules.ts'

export function refuseStartDate(startDate: Day, today: Day, plan: { kind: string }): void {
  if (canStartOn(startDate, today, plan)) return
  const isEarly = startDate < firstStartDate(today, plan)
  throw new Refusal(isEarly ? 'start_date_too_early' : 'start_date_too_late', 422, {
    fields: ['startDate'],
    parameters: { day: isEarly ? firstStartDate(today, plan) : lastStartDate(today) },
  })
}
