import {
  inTransaction,
  openDatabase,
  type Database,
  type Transaction,
} from '#server/database/database.ts'
import { markAsDemo, refuseDemoData } from '#server/database/demo-mark.ts'
import { openKeys } from '#server/encryption/keys.ts'
import { createLog } from '#server/log.ts'
import { readProductTime } from '#server/product-time/store.ts'
import { readOwnDishes } from '#features/kitchen-menu/server/public.ts'
import { applicationParts } from '../src/main/applications.ts'
import { sealedColumns } from '../src/main/sealed-columns.ts'
import { seedAreas } from './areas.ts'
import { seedDemoAiPlan } from './demo-ai-plan.ts'
import { seedDemoApplications } from './demo-applications.ts'
import { seedDemoChefs } from './demo-chefs.ts'
import { seedDemoHousehold } from './demo-household.ts'
import { seedDemoKitchen } from './demo-kitchen.ts'
import { seedDemoPeople } from './demo-people.ts'
import { seedDemoProblems } from './demo-problems.ts'
import { seedDemoRatings } from './demo-ratings.ts'
import { seedDemoSubscriptions } from './demo-subscriptions.ts'
import { seedCategories, seedDishes } from './dishes.ts'
import { seedKitchens } from './kitchens.ts'
import { seedPlans } from './plans.ts'

/** What every installation starts with: areas, dishes with their recipes, and plans. */
const seedReference = async (tx: Transaction): Promise<void> => {
  await seedAreas(tx)
  await seedCategories(tx)
  await seedDishes(tx)
  await seedPlans(tx)
  await readOwnDishes(tx)
}

/** Everything that the demo sells: an installation's beginning with the demo's kitchens. */
export const seedCatalogue = (db: Database): Promise<void> =>
  inTransaction(db, async (tx) => {
    await seedReference(tx)
    await seedKitchens(tx)
  })

/** The demo people with their records; needs the catalogue. */
export const seedDemo = (db: Database, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { customerId } = await seedDemoPeople(tx, now)
    await seedDemoHousehold(tx, customerId, now)
  })

async function layBeginning(db: Database, { demo }: { demo: boolean }): Promise<void> {
  if (demo) {
    await inTransaction(db, markAsDemo)
    await seedCatalogue(db)
  } else {
    await refuseDemoData(db)
    await inTransaction(db, seedReference)
  }
}

/** What is sold, without the demo's people: brings the database up to the catalogue's files. */
export async function seedBeginning(input: { databaseUrl: string; demo: boolean }): Promise<void> {
  const handle = openDatabase(input.databaseUrl, createLog('silent'), { maxConnections: 1 })
  try {
    await layBeginning(handle.db, input)
  } finally {
    await handle.close()
  }
}

/** Safe to run at every start: what is there stays. */
export async function seed(input: {
  databaseUrl: string
  /** Real time; the demo's may have been moved ahead of it. */
  now: Date
  demo: boolean
  /** The server's own: the demo's documents are sealed with it. */
  secret: string
  secretPrevious?: string | undefined
}): Promise<void> {
  const log = createLog('silent')
  const handle = openDatabase(input.databaseUrl, log, { maxConnections: 1 })
  try {
    await layBeginning(handle.db, input)
    if (input.demo) {
      const { vault } = await openKeys(handle.db, input, sealedColumns)
      const { aheadMs, standsAt } = await readProductTime(handle.db)
      const now = standsAt ?? new Date(input.now.getTime() + aheadMs)
      await seedDemo(handle.db, now)
      await seedDemoSubscriptions(handle.db, now)
      const isNew = await seedDemoKitchen(handle.db, now)
      if (isNew) await seedDemoProblems(handle.db, applicationParts(vault), now)
      await seedDemoRatings(handle.db, now)
      await seedDemoAiPlan(handle.db, now)
      await seedDemoChefs(handle.db, now)
      await seedDemoApplications(handle.db, applicationParts(vault), now)
    }
  } finally {
    await handle.close()
  }
}
