import { readdirSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { root } from '../files/places.ts'
import type { Database } from './database.ts'

const MIGRATIONS = path.join(root, 'migrations')

export interface AppliedMigration {
  name: string
  /** Null on a schema from before this was written down. */
  suitsOlderCode: 'true' | 'false' | null
}

/** The migrations that this version of the code was written for, in order. */
export const knownMigrations = (): string[] =>
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()

/** An expression that reads what was applied; the column for `suitsOlderCode` may be missing. */
export const appliedMigrations = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
           'name', m.name, 'suitsOlderCode', to_jsonb(m)->>'suits_older_code') order by m.name), '[]')
    from schema_migrations m)`

export const tooNew = (name: string): string =>
  `the schema has ${name}, which this version can't work with: deploy the version that brought it`

/** Why this version of the code can't work on the schema, if so. */
export function findSchemaError(
  known: readonly string[],
  applied: readonly AppliedMigration[],
): string | undefined {
  const names = new Set(applied.map(({ name }) => name))
  const missing = known.find((name) => !names.has(name))
  return missing ? `the schema lacks ${missing}: run npm run migrate` : findTooNew(known, applied)
}

function findTooNew(known: readonly string[], applied: readonly AppliedMigration[]) {
  const lastKnown = known.at(-1) ?? ''
  const foreign = applied.find(
    ({ name, suitsOlderCode }) => name > lastKnown && suitsOlderCode !== 'true',
  )
  return foreign && tooNew(foreign.name)
}

/** @throws Error with one line when a newer version has changed the schema past this one. */
export async function refuseNewerSchema(db: Database): Promise<void> {
  const { rows } = await sql<{ applied: AppliedMigration[] }>`
    select ${appliedMigrations} as applied`.execute(db)
  const error = findTooNew(knownMigrations(), rows[0]?.applied ?? [])
  if (error) throw new Error(`Not started: ${error}.`)
}
