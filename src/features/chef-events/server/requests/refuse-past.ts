import { Refusal } from '#shared/wire/refusal.ts'
import { START_FIELDS, startError } from '../../rules.ts'

/** @throws Refusal `event_date_past` or `event_time_past`, on the field that says so */
export function refusePast(start: { eventDate: string; eventTime: string }, now: Date): void {
  const error = startError(start, now)
  if (error === undefined) return
  throw new Refusal(error, 422, { fields: [START_FIELDS[error]] })
}
