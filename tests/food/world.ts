import { sql } from 'kysely'
import { inTransaction } from '../../src/server/database/database.ts'
import { seedDemoPeople } from '../../seeds/demo-people.ts'
import { seedCatalogue } from '../../seeds/run.ts'
import { TEST_NOW, useTestApp, type TestApp, type TestBrowser } from '../../tools/testing/app.ts'
import {
  moveTo,
  signInKitchen,
  signInOtherKitchen,
} from '../../tools/testing/situations/kitchen-guests.ts'
import { signInAdmin } from '../../tools/testing/situations/orders.ts'
import { emptyBook, type Book } from './book.ts'
import { drawsOf, type Draws } from './draws.ts'

export interface World {
  test: TestApp
  draws: Draws
  book: Book
  /** By the id of their kitchen. */
  kitchens: Map<number, TestBrowser>
  admin: TestBrowser
  /** Time on the product's clock with all that becomes due, unless the product stands still then. */
  goTo: (instant: Date) => Promise<void>
}

export const useFoodApp = (): TestApp =>
  useTestApp(
    async ({ db }) => {
      await seedCatalogue(db)
      await inTransaction(db, (tx) => seedDemoPeople(tx, TEST_NOW))
    },
    // Everyone asks for an offer from a home of their own.
    { sellerBankName: 'Emirates Bank', sellerIban: 'AE070331234567890123456', trustedProxies: 1 },
  )

export async function openWorld(test: TestApp, seed: number): Promise<World> {
  const book = emptyBook()
  const kitchens = new Map([
    [1, await signInKitchen(test)],
    [2, await signInOtherKitchen(test)],
  ])
  const goTo = async (instant: Date) => {
    for (const { from, to } of book.outages) {
      if (from <= test.clock.now() || instant <= from) continue
      await test.advanceTo(from)
      await standStill(test, to)
    }
    if (instant > test.clock.now()) await test.advanceTo(instant)
  }
  return { test, draws: drawsOf(seed), book, kitchens, admin: await signInAdmin(test), goTo }
}

/** No job runs and no one gets through; then all that waits is due at once. */
async function standStill(test: TestApp, to: Date): Promise<void> {
  const lengthMs = to.getTime() - test.clock.now().getTime()
  await moveTo(test, to)
  // The product knows how long it was away by the machine's clock, which moves along.
  await sql`update delivery_watch set seen_at = seen_at - make_interval(secs => ${lengthMs / 1000})`.execute(
    test.app.db,
  )
  await test.advanceTo(new Date(to.getTime() + 60_000))
}
