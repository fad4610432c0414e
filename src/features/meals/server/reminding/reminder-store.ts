import type { Transaction } from '#server/database/database.ts'
import type { HoursBefore } from './moments.ts'
import type { UnchosenDay } from './unchosen-read-model.ts'

/** Days of which a customer is notified now; the customer must be locked. */
export async function insertReminders(
  tx: Transaction,
  days: readonly (UnchosenDay & { hours: HoursBefore })[],
  now: Date,
): Promise<void> {
  await tx
    .insertInto('choice_reminders')
    .values(
      days.map(({ id, day, hours }) => ({
        delivery_day_id: id,
        day,
        hours_before: hours,
        told_at: now,
      })),
    )
    .execute()
}
