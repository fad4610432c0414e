import { applyMigrations, applySeeds } from '../../tools/database/contents.ts'
import { step } from '../../tools/progress.ts'
import { createDatabase, urlOf } from '../../tools/postgres/databases.ts'
import type { TemporaryPostgres } from '../../tools/postgres/temporary.ts'
import { addLargeTo } from '../catalogue/lay.ts'

export const SIZES = ['18', '5,000'] as const
export type SizeName = (typeof SIZES)[number]

const DATABASES: Readonly<Record<SizeName, string>> = { '18': 'few', '5,000': 'many' }

/** The demo with its own kitchens, and with a large catalogue next to them. */
export async function layGroundOf(
  size: SizeName,
  { database, folder }: TemporaryPostgres,
): Promise<string> {
  const url = urlOf(database.url, DATABASES[size])
  await createDatabase(database.url, DATABASES[size])
  await applyMigrations({ ownerUrl: url, appUrl: url }, { hasDemoClock: false })
  await applySeeds(url, { isDemo: true, dataFolder: folder, databaseUrl: undefined })
  if (size === '5,000') {
    await step(
      'large catalogue',
      () => addLargeTo(url),
      () => '5,000 kitchens are there',
    )
  }
  return url
}
