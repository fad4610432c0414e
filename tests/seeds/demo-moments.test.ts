import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { addDays, dayOf, type Day } from '#shared/dates.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { openVault } from '#server/encryption/vault.ts'
import { createLog } from '#server/log.ts'
import { applicationParts } from '../../src/main/applications.ts'
import { seedDemoKitchen } from '../../seeds/demo-kitchen.ts'
import { seedDemoProblems } from '../../seeds/demo-problems.ts'
import { seedDemoSubscriptions } from '../../seeds/demo-subscriptions.ts'
import { seedCatalogue, seedDemo } from '../../seeds/run.ts'
import { TEST_SECRET } from '../../tools/testing/app.ts'
import { createDatabase, dropDatabase, urlOf } from '../../tools/postgres/databases.ts'

/** Each weekday, with the edges of a day, of a month and of a year, Ramadan and a leap day; in Dubai. */
const MOMENTS = [
  '2026-11-27T18:01+04:00',
  '2026-11-28T10:00+04:00',
  '2027-01-31T00:30+04:00',
  '2026-11-30T10:00+04:00',
  '2028-02-29T10:00+04:00',
  '2027-02-10T10:00+04:00',
  '2026-12-31T23:30+04:00',
]

const KITCHEN_ID = 1
const catalogue = `sufra_test_catalogue_${randomBytes(6).toString('hex')}`

async function onDatabase<T>(name: string, work: (db: Database) => Promise<T>): Promise<T> {
  const url = urlOf(inject('testAppUrl'), name)
  const handle = openDatabase(url, createLog('silent'), { maxConnections: 1 })
  try {
    return await work(handle.db)
  } finally {
    await handle.close()
  }
}

beforeAll(async () => {
  await createDatabase(inject('testServerUrl'), catalogue, inject('testTemplate'))
  await onDatabase(catalogue, seedCatalogue)
})
afterAll(() => dropDatabase(inject('testServerUrl'), catalogue))

/** How many of the demo's guests get two meals on a day. */
async function countTwoMealGuests(db: Database, day: Day): Promise<number> {
  const { rows } = await sql<{ phone: string }>`
    select u.phone from kitchen_tickets t join users u on u.id = t.customer_id
     where t.restaurant_id = ${KITCHEN_ID} and t.day = ${day} and u.phone like '+97150100%'
     group by u.phone having count(*) = 2`.execute(db)
  return rows.length
}

/** How many guests without an allergy have a lunch due on a day that contains an allergen. */
async function countSafeGuests(db: Database, day: Day): Promise<number> {
  const { rows } = await sql<{ phone: string }>`
    select u.phone
      from kitchen_tickets t
      join users u on u.id = t.customer_id
      join kitchen_ticket_lines l on l.ticket_id = t.id
      join dishes f on f.id = l.dish_id
     where t.restaurant_id = ${KITCHEN_ID} and t.day = ${day} and t.meal_time = 'lunch'
       and t.status = 'due' and cardinality(t.allergens) = 0 and cardinality(f.allergens) > 0
       and u.phone like '+97150100%'`.execute(db)
  return rows.length
}

/** Why drops of before a moment failed; contested where one did not arrive. */
async function listProblems(db: Database, now: Date): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('kitchen_tickets as t')
    .leftJoin('drop_contests as x', 'x.ticket_id', 't.id')
    .select('t.failure_reason as reason')
    .where('t.status', '=', 'failed')
    .where('t.changed_at', '<', now)
    .where((eb) => eb.or([eb('t.failure_reason', '<>', 'not_arrived'), eb('x.words', '<>', '')]))
    .orderBy('t.day')
    .execute()
  return rows.map(({ reason }) => reason)
}

it.for(MOMENTS)(
  'a demo from %s has enough guests for every journey, and what went wrong',
  async (moment) => {
    const now = new Date(moment)
    const today = dayOf(now)
    const name = `${catalogue}_${now.getTime()}`
    await createDatabase(inject('testServerUrl'), name, catalogue)
    try {
      await onDatabase(name, async (db) => {
        await seedDemo(db, now)
        await seedDemoSubscriptions(db, now)
        await seedDemoKitchen(db, now)
        await seedDemoProblems(db, applicationParts(openVault(TEST_SECRET)), now)
        // The journey that takes a guest of tomorrow leaves the one of today alone, and may be tried again.
        const counts = {
          today: await countTwoMealGuests(db, today),
          tomorrow: await countSafeGuests(db, addDays(today, 1)),
        }
        expect(counts.today).toBeGreaterThanOrEqual(1)
        expect(counts.tomorrow).toBeGreaterThanOrEqual(4)
        expect(await listProblems(db, now)).toEqual([
          'not_delivered',
          'not_delivered',
          'not_arrived',
        ])
      })
    } finally {
      await dropDatabase(inject('testServerUrl'), name)
    }
  },
)
