import { buildIfStale } from '../build.ts'
import { getChromium } from './chromium.ts'
import { applyMigrations, applySeeds } from '../database/database.ts'
import { findFreePort } from '../server/port.ts'
import type { Cluster } from '../postgres/cluster.ts'
import { launchTemporary, type TemporaryPostgres } from '../postgres/temporary.ts'
import { step } from '../progress.ts'
import { readAheadMs, setAhead } from './moment.ts'
import { superviseServer } from '../server/server-process.ts'
import type { Counts } from './reports.ts'
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
    database.supervise()
    const urls = { ownerUrl: database.url, appUrl: database.appUrl }
    await applyMigrations(urls, { hasDemoClock: true })
    const { aheadMs = 0 } = options
    if (aheadMs !== 0) await setAhead(database.url, aheadMs)
    await applySeeds(database.appUrl, { isDemo: true, dataFolder: folder, databaseUrl: undefined })
    await step('build', buildIfStale, (built) => (built ? 'written to dist' : 'is current'))
    const port = await findFreePort()
    const address = `http://127.0.0.1:${port}`
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: database.appUrl,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DEMO: '1',
      SUFRA_EMBEDDED: '1',
      LOG_LEVEL: 'warn',
      // Each test comes from an address of its own, because one address may ask for few codes.
      TRUST_PROXY: '1',
      ...(await options.environment?.(database.appUrl)),
    }
    const server = superviseServer({ entry: 'src/main/serve.ts', env, address })
    stops.push(() => server.stop())
    await step('server', server.whenReady, () => `answers at ${address}`)
    return await work({
      address,
      env,
      databaseUrl: database.appUrl,
      ownerUrl: database.url,
      cluster: database.cluster,
      databasePid: database.pid,
      serverPid: server.pid,
    })
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

const SWEEPS = ['--project=sweeps']
const JOURNEYS = ['--project=home', '--project=away']

/**
 * The sweeps, on a product that no journey has filled with records, and then the journeys on another
 * one; or, on one product, what the filters name.
 */
export async function runJourneys(filters: string[] = []): Promise<Counts> {
  if (filters.length > 0) return runOnProduct(filters)
  return addCounts([
    await timeStage('sweeps', () => runOnProduct(SWEEPS)),
    await timeStage('journeys', () => runOnProduct(JOURNEYS)),
  ])
}

async function runOnProduct(filters: string[]): Promise<Counts> {
  const browser = await getChromium()
  const aheadMs = readAheadMs()
  return withProduct(
    ({ address, env, databaseUrl }) =>
      runPlaywright(
        {
          CHROMIUM_PATH: browser,
          E2E_BASE_URL: address,
          E2E_DATABASE_URL: databaseUrl,
          E2E_SERVER_ENV: JSON.stringify(env),
          E2E_AHEAD_MS: String(aheadMs),
        },
        filters,
      ),
    { aheadMs },
  )
}
