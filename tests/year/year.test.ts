import { describe, expect, test as it } from 'vitest'
import { sql, type RawBuilder } from 'kysely'
import { getSubscription } from '../../src/features/subscriptions/contract.ts'
import type { Database } from '../../src/server/database/database.ts'
import { wrongPlaces } from '../../tools/testing/running.ts'
import { live, type Lived } from './life.ts'
import { errorsOn } from './outages.ts'
import { FEW, MANY } from './people.ts'
import { PLANTS } from './plants.ts'
import { listBrokenProperties } from './properties/all.ts'
import { listUnannounced } from './properties/promises.ts'
import { listPayPalErrors, listProviderErrors } from './properties/provider.ts'
import { useWorld } from './world.ts'

const FEW_DAYS = 36
const DAYS = Number(process.env['YEAR_DAYS'] ?? FEW_DAYS)
const IS_SHORT = DAYS <= FEW_DAYS
const LIVES = IS_SHORT ? FEW : MANY

/** Less than messages remember what they said. */
const REMEMBERED_MS = 80 * 86_400_000

const world = useWorld()
let lived: Lived

async function listErrors(db: Database, since: Date): Promise<string[]> {
  const broken = await listBrokenProperties(db, { since, now: world.clock.now() })
  return [
    ...broken,
    ...(await listProviderErrors(db, world.stripe)),
    ...(await listPayPalErrors(db, world.paypal)),
  ]
}

describe(`${DAYS} days of ${LIVES.length} customers`, () => {
  it(
    'charge what was shown, cook what is paid and tell of all',
    { timeout: 14_400_000 },
    async () => {
      const found = new Map<string, Date>()
      lived = await live(world, {
        lives: LIVES,
        days: DAYS,
        onDay: errorsOn,
        check: async (since) => {
          for (const error of await listErrors(world.app.db, since)) {
            if (!found.has(error)) found.set(error, world.clock.now())
          }
        },
      })
      expect([...found].map(([error, at]) => `${at.toISOString()}: ${error}`)).toEqual([])
      expect(await listUnannounced(world.app.db, lived.promises)).toEqual([])
      expect(await wrongPlaces(world)).toEqual([])
    },
  )

  it.runIf(IS_SHORT)('leave everybody where their first renewal ended', async () => {
    for (const { life, customer, subscriptionId: id } of lived.people) {
      const { status } = await customer.call(getSubscription, { id })
      expect(`${life.name}: ${status}`).toBe(`${life.name}: ${life.ends ?? status}`)
    }
  })

  it('charges nothing on another day than the one that was shown', async () => {
    const { db } = world.app
    const later = lived.promises.map((one) => ({ ...one, amount: one.amount + 1 }))
    expect(await listUnannounced(db, later)).not.toEqual([])
  })
})

describe.runIf(IS_SHORT)('the properties', () => {
  it.each(PLANTS)('find %s', async (_name, plant, found) => {
    const errors = await world.asOwner((db) => listErrorsAfter(db, plant))
    expect(errors.join('\n')).toMatch(found)
  })
})

/** What is found after a change of the books that is taken back at once. */
async function listErrorsAfter(db: Database, plant: RawBuilder<unknown>): Promise<string[]> {
  const tx = await db.startTransaction().execute()
  try {
    for (const table of ['ledger_entries', 'ledger_transactions']) {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
    }
    await plant.execute(tx)
    return await listErrors(tx, new Date(world.clock.now().getTime() - REMEMBERED_MS))
  } finally {
    await tx.rollback().execute()
  }
}
