import type { Day } from '#shared/dates.ts'
import { Refusal } from '#shared/refusal.ts'
import { canStartOn, firstStartDate, lastStartDate } from '../../rules.ts'

export function refuseStartDate(startDate: Day, today: Day): void {
  if (canStartOn(startDate, today)) return
  const isEarly = startDate < firstStartDate(today)
  throw new Refusal(isEarly ? 'start_date_too_early' : 'start_date_too_late', 422, {
    fields: ['startDate'],
    parameters: { day: isEarly ? firstStartDate(today) : lastStartDate(today) },
  })
}
