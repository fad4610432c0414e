import type { KyselyPlugin } from 'kysely'
import type { Database } from '../../src/server/database/database.ts'

/** How many queries some work sends to the database. */
export async function countQueries<D extends Database>(
  db: D,
  work: (counted: D) => Promise<unknown>,
): Promise<number> {
  let count = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await work(db.withPlugin(counter) as D)
  return count
}
