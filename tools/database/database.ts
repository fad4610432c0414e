import path from 'node:path'
import type pg from 'pg'
import { waitOutOutage } from '../../src/server/database/outage.ts'
import { launchPostgres, type EmbeddedPostgres } from '../postgres/launch.ts'
import { createClient } from '../postgres/postmaster.ts'
import { ensureRole, loginOf } from '../postgres/roles.ts'
import { say, step } from '../progress.ts'
import { checkPostgresVersion } from './postgres-version.ts'
import type { DatabaseUrls } from './client.ts'
import { findDatabaseErrors, type Settings } from '../settings.ts'

export const sayOfDatabase = (line: string) => say('database', line)

export type OpenDatabase = DatabaseUrls & {
  embedded?: EmbeddedPostgres
  close: () => Promise<void>
}

async function reach(name: string, url: string, work?: (client: pg.Client) => Promise<void>) {
  const connect = async () => {
    const client = await createClient({ connectionString: url, connectionTimeoutMillis: 10_000 })
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

/** What seals backups is loaded where there are some. */
async function startShipping({ cluster }: EmbeddedPostgres, settings: Settings) {
  if (settings.backupFolder === undefined) return undefined
  const { startShipping: start } = await import('../backup/shipping.ts')
  return start(cluster.archiveFolder, settings, sayOfDatabase)
}

/** The database of DATABASE_URL, or the embedded one of the data folder. */
export async function openDatabase(settings: Settings): Promise<OpenDatabase> {
  const [problem] = findDatabaseErrors(settings)
  if (problem) throw new Error(problem)
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
  const shipping = await startShipping(embedded, settings)
  return {
    ownerUrl: embedded.url,
    appUrl: embedded.appUrl,
    embedded,
    async close() {
      await embedded.stop()
      await shipping?.stop()
    },
  }
}
