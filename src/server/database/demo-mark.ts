import type { Database, Transaction } from './database.ts'

const isMarked = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('demo_marks').select('only_one').executeTakeFirst()) !== undefined

/** @throws Error with one line when a live shop would open with the demo's kitchens and people. */
export async function refuseDemoData(db: Database): Promise<void> {
  if (!(await isMarked(db))) return
  throw new Error(
    'This database holds the demo’s people and kitchens: start the live shop on an empty database or in another DATA_DIR, or set DEMO=1.',
  )
}

/**
 * Marks a database before the demo's people come into it.
 * @throws Error with one line when it already has people of its own.
 */
export async function markAsDemo(tx: Transaction): Promise<void> {
  if (await isMarked(tx)) return
  const someone = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (someone) {
    throw new Error(
      'DEMO=1 is refused: this database holds people of a live shop, and the demo’s admin signs in with a public code.',
    )
  }
  await tx.insertInto('demo_marks').defaultValues().execute()
}
