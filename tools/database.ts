import path from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { readSecret } from '../src/server/config.ts'
import { migrate } from '../src/server/database/migrate.ts'
import { migrationsFolder, root } from './places.ts'
import { launchPostgres, type EmbeddedPostgres } from './postgres/launch.ts'
import { launchTemporary } from './postgres/temporary.ts'
import { say, step } from './progress.ts'
import type { Settings } from './settings.ts'

export type OpenDatabase = { url: string; embedded?: EmbeddedPostgres; close: () => Promise<void> }

async function reach(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error) : String(error)
    throw new Error(`The database of DATABASE_URL cannot be reached: ${reason}`, { cause: error })
  }
  await client.end()
}

/** The database of DATABASE_URL, or the embedded one of the data folder. */
export async function openDatabase(settings: Settings): Promise<OpenDatabase> {
  const given = settings.databaseUrl
  if (given) {
    await step(
      'database',
      () => reach(given),
      () => 'reached by DATABASE_URL',
    )
    return { url: given, close: async () => undefined }
  }
  const embedded = await step(
    'database',
    () =>
      launchPostgres({
        folder: path.join(settings.dataFolder, 'postgres'),
        log: (line) => say('database', line),
      }),
    ({ isAttached, port }) =>
      `embedded PostgreSQL ${isAttached ? 'was still running' : 'started'} on port ${port}`,
  )
  return { url: embedded.url, embedded, close: () => embedded.stop() }
}

export async function applyMigrations(url: string) {
  await step(
    'migrations',
    () => migrate(url, migrationsFolder),
    (names) => (names.length > 0 ? `applied ${names.join(', ')}` : 'nothing new'),
  )
}

type Seeds = {
  seed: (wish: {
    databaseUrl: string
    now: Date
    demo: boolean
    secret: string
  }) => Promise<unknown>
}

export async function applySeeds(
  url: string,
  { isDemo, dataFolder, databaseUrl }: Pick<Settings, 'isDemo' | 'dataFolder' | 'databaseUrl'>,
) {
  await step(
    'seed',
    async () => {
      const file = pathToFileURL(path.join(root, 'seeds', 'run.ts'))
      const { seed } = (await import(file.href)) as Seeds
      const env = { ...process.env, ...(!databaseUrl && { SUFRA_EMBEDDED: '1' }) }
      const secret = isDemo ? readSecret(env, dataFolder) : ''
      await seed({ databaseUrl: url, now: new Date(), demo: isDemo, secret })
    },
    () => (isDemo ? 'catalogue and demo people are there' : 'catalogue is there'),
  )
}

/** A migrated database in a temporary folder, for tools that need one for a moment. */
export async function withTemporaryDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const { database, stop } = await launchTemporary()
  try {
    await migrate(database.url, migrationsFolder)
    return await work(database.url)
  } finally {
    await stop()
  }
}
