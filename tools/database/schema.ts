import type pg from 'pg'
import { migrate } from '../../src/server/database/migrate.ts'
import { installQueue } from '../../src/server/jobs/install-queue.ts'
import { migrationsFolder } from '../places.ts'
import { withClient, type DatabaseUrls } from './client.ts'

async function roleOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ role: string }>('select current_user as role')
  return rows[0]?.role ?? ''
}

/** Brings the schema up to date as its owner and lends it to the app's role, where that is another one. */
export async function prepareSchema(
  { ownerUrl, appUrl }: DatabaseUrls,
  hasDemoClock: boolean,
): Promise<string[]> {
  const names = await migrate(ownerUrl, migrationsFolder)
  await installQueue(ownerUrl, hasDemoClock)
  if (appUrl === ownerUrl) return names
  const app = await withClient(appUrl, roleOf)
  await withClient(ownerUrl, async (owner) => {
    if ((await roleOf(owner)) !== app) await owner.query('call lend_to_app($1)', [app])
  })
  return names
}
