import fs from 'node:fs'
import process from 'node:process'
import type pg from 'pg'
import { findPrevious } from '../../src/server/config.ts'
import { refuseUnlike } from '../../src/server/encryption/secret-fingerprint.ts'
import { migrationsFolder } from '../places.ts'
import type { Settings } from '../settings.ts'
import { lendToApp, withClient, type DatabaseUrls } from './client.ts'
import { findOwnSecret } from './secret.ts'
import { CATALOGUE, presentSeeds } from './seed-mark.ts'

type Found = {
  migrations: string[]
  isSeeded: boolean
  queueClock: string
  hasLargeIndex: boolean
  fingerprint: Buffer | undefined
}

/** From this size on, the queue looks whether an index has to be rebuilt. */
const LARGE_PAGES = 128

const STATE = `select (select array_agg(name order by name collate "C") from schema_migrations) as migrations,
  exists (select from seed_runs
    where hash = $1 and is_demo = $2 and catalogue = ${CATALOGUE}) as "isSeeded",
  (select prosrc from pg_proc where oid = 'pgboss.job_now()'::regprocedure) as "queueClock",
  exists (select from pg_class where relkind = 'i' and relnamespace = 'pgboss'::regnamespace
    and relpages > ${LARGE_PAGES}) as "hasLargeIndex",
  (select fingerprint from secret_fingerprints order by id desc limit 1) as fingerprint`

async function findState(client: pg.Client, isDemo: boolean): Promise<Found | undefined> {
  const { hash } = presentSeeds(isDemo)
  const { rows } = await client.query<Found>(STATE, [hash, isDemo])
  return rows[0]
}

/** Where a table, a column or a right is missing, there is much to do. */
function falseIfMissing(error: unknown): false {
  const { code = '' } = error as { code?: string }
  if (/^(42|3F)/.test(code)) return false
  throw error
}

/**
 * Whether the database is as these very files leave it, so that neither migrations nor seeds have to be
 * loaded. One question, because most starts find nothing to do; the app gets its rights at each.
 * @throws Error with one line when the database was used with another secret than the given ones.
 */
export async function isPrepared(
  { ownerUrl, appUrl }: DatabaseUrls,
  settings: Settings,
): Promise<boolean> {
  const { isDemo, hasDemoClock } = settings
  const secret = findOwnSecret(settings)
  if (secret === undefined) return false
  return withClient(ownerUrl, async (owner) => {
    const found = await findState(owner, isDemo)
    if (!found?.isSeeded || found.hasLargeIndex) return false
    const names = fs.readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))
    if (found.migrations.join() !== names.toSorted().join()) return false
    if (found.queueClock.includes('product_now') !== hasDemoClock) return false
    const previous = findPrevious(process.env)
    refuseUnlike(found.fingerprint, previous === undefined ? [secret] : [secret, previous])
    if (appUrl !== ownerUrl) await lendToApp(owner, appUrl)
    return true
  }).catch(falseIfMissing)
}
