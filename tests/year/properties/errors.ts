import type { RawBuilder } from 'kysely'
import type { Database } from '../../../src/server/database/database.ts'

/** What a query finds wrong, in words. */
export const errorsOf = async (db: Database, query: RawBuilder<unknown>): Promise<string[]> =>
  ((await query.execute(db)).rows as { error: string }[]).map(({ error }) => error)

/** What is looked at; messages forget what they said after 90 days. */
export interface Span {
  since: Date
  now: Date
}
