import { buildIfStale } from '../build.ts'
import { getChromium } from './chromium.ts'
import { applyMigrations, applySeeds } from '../database/contents.ts'
import { findFreePort } from '../server/port.ts'
import type { Cluster } from '../postgres/cluster.ts'
import { launchTemporary, type TemporaryPostgres } from '../postgres/temporary.ts'
import { createDatabase, urlOf } from '../postgres/databases.ts'
import { builtServer } from '../places.ts'
import { step } from '../progress.ts'
import { readAheadMs, setAhead } from './moment.ts'
import { superviseServer } from '../server/server-process.ts'
import type { Counts } from './closing/reports.ts'
import { addCounts, runPlaywright, timeStage } from './suites.ts'

export type RunningProduct = {
  address: string
  /** What its server was started with; another process of it needs a port of its own. */
  env: Record<string, string>
  /** As the app's role. */
  databaseUrl: string
  ownerUrl: string
  cluster: Cluster
  databasePid: () => number
  serverPid: () => number | undefined
}

interface ProductOptions {
  isDurable?: boolean
  isArchived?: boolean
  /** What the server is started with instead of the usual. */
  environment?: (databaseUrl: string) => Promise<Record<string, string>>
  /** Product time is so far ahead of real time. */
  aheadMs?: number
}

/** The built product on a free port, with its demo people, in a folder that goes afterwards. */
export async function withProduct<T>(
  work: (product: RunningProduct) => Promise<T>,
  options: ProductOptions = {},
): Promise<T> {
  return runProduct(await launchTemporary(options), work, options)
}

/** The same on a database of one's own, which is stopped at the end. */
export async function runProduct<T>(
  { folder, database, stop: stopDatabase }: TemporaryPostgres,
  work: (product: RunningProduct) => Promise<T>,
  options: ProductOptions = {},
): Promise<T> {
  const stops = [stopDatabase]
  try {
    await prepareDemo({ folder, database }, options)
    const environment = await options.environment?.(database.appUrl)
    const { server, ...running } = await startProduct(folder, database.appUrl, environment)
    stops.push(() => server.stop())
    return await work({
      ...running,
      ownerUrl: database.url,
      cluster: database.cluster,
      databasePid: database.pid,
      serverPid: server.pid,
    })
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/** A database with the demo's people and kitchens, and the build. */
async function prepareDemo(
  { folder, database }: Pick<TemporaryPostgres, 'folder' | 'database'>,
  { aheadMs = 0 }: ProductOptions,
): Promise<void> {
  database.supervise()
  const urls = { ownerUrl: database.url, appUrl: database.appUrl }
  await applyMigrations(urls, { hasDemoClock: true })
  if (aheadMs !== 0) await setAhead(database.url, aheadMs)
  await applySeeds(database.appUrl, { isDemo: true, dataFolder: folder, databaseUrl: undefined })
  await step('build', buildIfStale, (built) => (built ? 'written to dist' : undefined))
}

async function startProduct(
  folder: string,
  databaseUrl: string,
  environment: Record<string, string> = {},
) {
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DEMO: '1',
    SUFRA_EMBEDDED: '1',
    LOG_LEVEL: 'warn',
    // Each test comes from an address of its own, because one address may ask for few codes.
    TRUST_PROXY: '1',
    ...environment,
  }
  const server = superviseServer({ entry: builtServer, env, address })
  try {
    await step('server', server.whenReady, () => `answers at ${address}`)
  } catch (error) {
    await server.stop()
    throw error
  }
  return { address, env, databaseUrl, server }
}

/** Of Playwright. */
const WORKERS = 2

const SWEEPS = ['--project=sweeps']
const JOURNEYS = ['--project=home', '--project=away']

/**
 * The sweeps, on products that no journey has filled with records, and then the journeys on others;
 * or only what the filters name.
 */
export async function runJourneys(filters: string[] = []): Promise<Counts> {
  if (filters.length > 0) return runOnProducts(filters)
  return addCounts([
    await timeStage('sweeps', () => runOnProducts(SWEEPS)),
    await timeStage('journeys', () => runOnProducts(JOURNEYS)),
  ])
}

/** Each of Playwright's workers has a product of its own, so that no two meet in one kitchen. */
async function runOnProducts(filters: string[]): Promise<Counts> {
  const browser = await getChromium()
  const aheadMs = readAheadMs()
  const { folder, database, stop: stopDatabase } = await launchTemporary()
  const stops = [stopDatabase]
  try {
    await prepareDemo({ folder, database }, { aheadMs })
    const products: Record<string, string>[] = []
    const { pathname } = new URL(database.url)
    for (let worker = 0; worker < WORKERS; worker += 1) {
      const name = `worker_${worker}`
      await createDatabase(database.url, name, pathname.slice(1))
      const product = await startProduct(folder, urlOf(database.appUrl, name))
      stops.push(() => product.server.stop())
      products.push({
        E2E_BASE_URL: product.address,
        E2E_DATABASE_URL: product.databaseUrl,
        E2E_SERVER_ENV: JSON.stringify(product.env),
      })
    }
    const env = { CHROMIUM_PATH: browser, E2E_AHEAD_MS: String(aheadMs) }
    return await runPlaywright({ ...env, E2E_PRODUCTS: JSON.stringify(products) }, filters)
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}
