import { CompiledQuery } from 'kysely'
import type { Database } from '../database/database.ts'

/** Lets the queue work on our own connections, and so in the caller's transaction. */
export const adapt = (db: Database) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const result = await db.executeQuery(CompiledQuery.raw(text, [...values]))
    return { rows: result.rows }
  },
})
