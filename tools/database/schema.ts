import { migrate } from '../../src/server/database/migrate.ts'
import { installQueue } from '../../src/server/jobs/install-queue.ts'
import { migrationsFolder } from '../places.ts'
import { lendToApp, withClient, type DatabaseUrls } from './client.ts'

/** Brings the schema up to date as its owner and lends it to the app's role, where that is another one. */
export async function prepareSchema(
  { ownerUrl, appUrl }: DatabaseUrls,
  hasDemoClock: boolean,
): Promise<string[]> {
  const names = await migrate(ownerUrl, migrationsFolder)
  await installQueue(ownerUrl, hasDemoClock)
  if (appUrl !== ownerUrl) await withClient(ownerUrl, (owner) => lendToApp(owner, appUrl))
  return names
}
