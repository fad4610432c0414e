import { addDays, dayOf } from '#shared/dates.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import { canSkip } from '#features/deliveries/rules.ts'
import type { LedgerRow } from '#features/deliveries/server/public.ts'
import { firstOpenDay } from '#features/restaurants/rules.ts'
import { findKitchen } from '#features/restaurants/server/public.ts'
import type { Pause } from '../../rules.ts'
import type { SubscriptionRow } from '../store.ts'

/**
 * What holds from one day to another begins behind every cut-off that has passed.
 * @throws Refusal `cutoff_passed`
 */
export async function refuseLateStart(
  db: Database,
  { restaurantId }: SubscriptionRow,
  days: readonly LedgerRow[],
  { from, to }: Pause,
  now: Date,
): Promise<void> {
  const today = dayOf(now)
  const kitchen = await findKitchen(db, restaurantId)
  const late = days
    .filter((day) => day.day >= from && day.day <= to && day.status !== 'skipped')
    .filter((day) => !canSkip(day, now))
    .map(({ day }) => addDays(day, 1))
  const nextOpenDate = [kitchen ? firstOpenDay(now, today, kitchen) : today, ...late]
    .toSorted((a, b) => a.localeCompare(b))
    .at(-1)
  if (nextOpenDate === undefined || from >= nextOpenDate) return
  throw new Refusal('cutoff_passed', 409, {
    fields: ['from'],
    parameters: { day: nextOpenDate },
    details: { nextOpenDate },
  })
}
