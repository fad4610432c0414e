import { Refusal } from '#shared/wire/refusal.ts'
import { START_FIELDS, startFault } from '../../rules.ts'

/** @throws Refusal `event_date_past` or `event_time_past`, on the field that says so */
export function refusePast(start: { eventDate: string; eventTime: string }, now: Date): void {
  const fault = startFault(start, now)
  if (fault === undefined) return
  throw new Refusal(fault, 422, { fields: [START_FIELDS[fault]] })
}
