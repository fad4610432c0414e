import { addDays, weekdayOf, type Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'
import { coverMeals, paidOf } from '#features/meals/rules.ts'
import { decideWeek } from '#features/meals/server/public.ts'
import type { ChosenDryLine, DryDelivery, DryLine } from './dry-run-read-model.ts'

export interface DecidedDelivery {
  delivery: DryDelivery
  chosen: readonly DryLine[]
  /** Paid meals that no one has chosen. */
  missing: number
  /** What the fallback would add at the cut-off. */
  added: readonly DryLine[]
  isGivenBack: boolean
}

const AT_ONCE = 4

/** Each delivery as its cut-off would leave it now, by the same decision that the cut-off takes. */
export async function decideDeliveries(
  db: Database,
  day: Day,
  deliveries: readonly DryDelivery[],
  linesOf: ReadonlyMap<number, readonly ChosenDryLine[]>,
): Promise<DecidedDelivery[]> {
  const decided: DecidedDelivery[] = []
  for (let start = 0; start < deliveries.length; start += AT_ONCE) {
    const batch = deliveries
      .slice(start, start + AT_ONCE)
      .map((delivery) => decide(db, day, delivery, linesOf.get(delivery.id) ?? []))
    decided.push(...(await Promise.all(batch)))
  }
  return decided
}

async function decide(
  db: Database,
  day: Day,
  delivery: DryDelivery,
  chosen: readonly ChosenDryLine[],
): Promise<DecidedDelivery> {
  const { missing } = coverMeals(chosen, paidOf(delivery))
  const base = { delivery, chosen, missing, added: [], isGivenBack: false }
  if (missing === 0 || delivery.dayStatus !== 'planned') return base
  // The open days before it in its week come first, because each dish is sent as seldom as possible.
  const decided = await decideWeek(
    db,
    { ...delivery, id: delivery.subscriptionId },
    {
      monday: addDays(day, 1 - weekdayOf(day)),
      isWanted: (one) => one.status === 'planned' && one.day <= day,
    },
  )
  const outcome = decided.find((one) => one.day.id === delivery.id)
  return {
    ...base,
    added: outcome?.added ?? [],
    isGivenBack: outcome?.decision.kind === 'given_back',
  }
}
