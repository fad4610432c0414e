import { addDays, dayOf } from '#shared/dates.ts'
import { isLanguage } from '#shared/language.ts'
import { today } from '#server/clock.ts'
import { inTransaction, readAtLength, type Transaction } from '#server/database/database.ts'
import { job } from '#server/jobs/jobs.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { EXPIRY_DAYS, EXPIRY_WARNINGS_DAYS, expiresOn } from '../rules.ts'
import { listWrongPlaces } from './places/wrong-places-read-model.ts'
import { expireReturnedDays, listReturnedMeals } from './skipping/returned-store.ts'
import { listUnbalancedCycles } from './store.ts'
import { mealsExpiring } from './templates.ts'

/** Each warning goes out once a cycle, from its day on until the next one's day. */
async function warnOfExpiringMeals(tx: Transaction, now: Date): Promise<void> {
  for (const [index, daysLeft] of EXPIRY_WARNINGS_DAYS.entries()) {
    const next = EXPIRY_WARNINGS_DAYS[index + 1] ?? 0
    const endedFor = (days: number) => addDays(dayOf(now), days - EXPIRY_DAYS)
    const range = { after: endedFor(next), until: endedFor(daysLeft) }
    for (const returned of await listReturnedMeals(tx, range)) {
      await queueMessage(tx, {
        to: returned.phone,
        template: mealsExpiring,
        parameters: { meals: returned.meals, until: expiresOn(returned.endsOn) },
        language: isLanguage(returned.language) ? returned.language : 'en',
        dedupeKey: `meals-expiring:${returned.cycleId}:${daysLeft}`,
        now,
      })
    }
  }
}

export const deliveryJobs = [
  job({
    name: 'expire-returned-meals',
    cron: '20 20 * * *',
    run: ({ db, clock }) =>
      expireReturnedDays(db, addDays(today(clock), -EXPIRY_DAYS), clock.now()),
  }),
  job({
    name: 'warn-of-expiring-meals',
    // By day in Dubai. Each hour looks at what is due, so an outage makes a warning late, not lost.
    cron: '0 5-16 * * *',
    run: ({ db, clock }) => inTransaction(db, (tx) => warnOfExpiringMeals(tx, clock.now())),
  }),
  job({
    name: 'check-delivery-ledger',
    cron: '40 20 * * *',
    run: async ({ db, log }) => {
      const cycles = await readAtLength(db, listUnbalancedCycles)
      if (cycles.length === 0) return
      log.error({ cycles: cycles.slice(0, 20), count: cycles.length }, 'delivery ledger is off')
      throw new Error(`${cycles.length} paid cycles do not add up`)
    },
  }),
  job({
    name: 'check-kitchen-places',
    cron: '50 20 * * *',
    run: async ({ db, clock, log }) => {
      const days = await readAtLength(db, (tx) => listWrongPlaces(tx, today(clock)))
      if (days.length === 0) return
      log.error({ days: days.slice(0, 20), count: days.length }, 'kitchen places are off')
      throw new Error(`${days.length} kitchen days hold other places than are booked`)
    },
  }),
]
