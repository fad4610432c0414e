import path from 'node:path'
import { pathToFileURL } from 'node:url'
import process from 'node:process'
import pg from 'pg'
import { findPrevious } from '../../src/server/config.ts'
import { migrate } from '../../src/server/database/migrate.ts'
import { waitOutOutage } from '../../src/server/database/outage.ts'
import { migrationsFolder, root } from '../places.ts'
import { startShipping } from '../backup/shipping.ts'
import { launchPostgres, type EmbeddedPostgres } from '../postgres/launch.ts'
import { ensureRole, loginOf } from '../postgres/roles.ts'
import { launchTemporary } from '../postgres/temporary.ts'
import { say, step } from '../progress.ts'
import { checkPostgresVersion } from './postgres-version.ts'
import { ensureSecret } from './secret.ts'
import { isSeeded, keepSeedMark, presentSeeds } from './seed-mark.ts'
import { prepareSchema, type DatabaseUrls } from './schema.ts'
import { findDatabaseFaults, type Settings } from '../settings.ts'

export const sayOfDatabase = (line: string) => say('database', line)

export type OpenDatabase = DatabaseUrls & {
  embedded?: EmbeddedPostgres
  close: () => Promise<void>
}

async function reach(name: string, url: string, work?: (client: pg.Client) => Promise<void>) {
  const connect = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  const client = await waitOutOutage(connect, sayOfDatabase).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message || String(error) : String(error)
    throw new Error(`The database of ${name} cannot be reached: ${reason}`, { cause: error })
  })
  try {
    await work?.(client)
  } finally {
    await client.end()
  }
}

/** An operator who may create roles need not do it by hand. */
async function ensureAppRole(client: pg.Client, appUrl: string) {
  const login = loginOf(appUrl)
  try {
    await ensureRole(client, login)
  } catch (error) {
    throw new Error(
      `The role ${login.name} of DATABASE_URL is missing and could not be created ` +
        `(${String(error)}): create role ${login.name} login password '...'`,
      { cause: error },
    )
  }
}

async function reachGiven({ ownerUrl, appUrl }: DatabaseUrls) {
  if (ownerUrl !== appUrl) {
    await reach('MIGRATION_DATABASE_URL', ownerUrl, async (client) => {
      await checkPostgresVersion(client)
      await ensureAppRole(client, appUrl)
    })
  }
  await reach('DATABASE_URL', appUrl, checkPostgresVersion)
}

/** The database of DATABASE_URL, or the embedded one of the data folder. */
export async function openDatabase(settings: Settings): Promise<OpenDatabase> {
  const [fault] = findDatabaseFaults(settings)
  if (fault) throw new Error(fault)
  const { databaseUrl: appUrl, migrationUrl: ownerUrl = appUrl } = settings
  if (appUrl !== undefined && ownerUrl !== undefined) {
    await step(
      'database',
      () => reachGiven({ ownerUrl, appUrl }),
      () => 'reached by DATABASE_URL',
    )
    return { ownerUrl, appUrl, close: async () => undefined }
  }
  const embedded = await step(
    'database',
    () =>
      launchPostgres({
        folder: path.join(settings.dataFolder, 'postgres'),
        isArchived: settings.backupFolder !== undefined,
        log: sayOfDatabase,
      }),
    ({ isAttached, port }) =>
      `embedded PostgreSQL ${isAttached ? 'was still running' : 'started'} on port ${port}`,
  )
  const shipping = startShipping(embedded.cluster.archiveFolder, settings, sayOfDatabase)
  return {
    ownerUrl: embedded.url,
    appUrl: embedded.appUrl,
    embedded,
    async close() {
      await embedded.stop()
      await shipping.stop()
    },
  }
}

function explainWantOfRights(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== '42501') throw error
  throw new Error(
    `${String(error)}: migrations need the role that owns the tables, in MIGRATION_DATABASE_URL`,
    { cause: error },
  )
}

export async function applyMigrations(
  { ownerUrl, appUrl }: DatabaseUrls,
  { hasDemoClock }: Pick<Settings, 'hasDemoClock'>,
): Promise<string[]> {
  return step(
    'migrations',
    () => prepareSchema({ ownerUrl, appUrl }, hasDemoClock).catch(explainWantOfRights),
    ({ length }) => (length > 0 ? `${length} applied` : undefined),
  )
}

type Seeds = {
  seed: (wish: {
    databaseUrl: string
    now: Date
    demo: boolean
    secret: string
    secretPrevious: string | undefined
  }) => Promise<unknown>
}

export async function applySeeds(
  url: string,
  settings: Pick<Settings, 'isDemo' | 'dataFolder' | 'databaseUrl'>,
) {
  const { isDemo } = settings
  const mark = presentSeeds(isDemo)
  await step(
    'seed',
    async () => {
      const file = pathToFileURL(path.join(root, 'seeds', 'run.ts'))
      const { seed } = (await import(file.href)) as Seeds
      const secret = isDemo ? await ensureSecret(url, settings) : ''
      const secretPrevious = findPrevious(process.env)
      await seed({ databaseUrl: url, now: new Date(), demo: isDemo, secret, secretPrevious })
      await keepSeedMark(url, mark)
    },
    () =>
      isDemo ? 'the demo’s kitchens and people are there' : 'areas, dishes and plans are there',
  )
}

/** For a start: does nothing where the database holds these seeds. */
export async function applyNewSeeds(
  url: string,
  settings: Pick<Settings, 'isDemo' | 'dataFolder' | 'databaseUrl'>,
) {
  if (!(await isSeeded(url, presentSeeds(settings.isDemo)))) await applySeeds(url, settings)
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
