import type { RawBuilder } from 'kysely'
import type { Database } from '../../../src/server/database/database.ts'

/** What a query finds wrong, in words. */
export const faultsOf = async (db: Database, query: RawBuilder<unknown>): Promise<string[]> =>
  ((await query.execute(db)).rows as { fault: string }[]).map(({ fault }) => fault)

/** What is looked at; messages forget what they told after 90 days. */
export interface Span {
  since: Date
  now: Date
}
