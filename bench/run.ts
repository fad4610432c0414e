import fs from 'node:fs'
import path from 'node:path'
import v8 from 'node:v8'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildIfStale } from '../tools/build.ts'
import { applySeeds } from '../tools/database/contents.ts'
import { ensureSecret } from '../tools/database/secret.ts'
import { builtServer } from '../tools/places.ts'
import { launchTemporary } from '../tools/postgres/temporary.ts'
import { createDatabase, urlOf } from '../tools/postgres/databases.ts'
import { prepareDatabase } from './ground.ts'
import { openLoadGenerator } from './load/load.ts'
import { measureStarts } from './measures/cold-start.ts'
import { measureExports } from './measures/exports.ts'
import { measureFirstLoad } from './measures/first-load.ts'
import { memoryOf } from './measures/process.ts'
import { compare, connectionsOf, KINDS, type Contenders } from './measures/throughput.ts'
import { record } from './reference/recording.ts'
import {
  reportComparison,
  reportExports,
  reportFirstLoad,
  reportHeadings,
  reportMemory,
  reportStarts,
} from './report.ts'
import { keepAnswers, start } from './servers.ts'
import { measureSizes } from './sizes/run.ts'
import { benchSuggestions } from './suggestions/run.ts'

const HOUSEHOLDS = 100

interface BenchInput {
  seconds: number
  slots: number
  /** All, where there are none. */
  kinds: readonly string[]
}

async function measureServers(input: BenchInput, stops: (() => Promise<void>)[]) {
  const { folder, database, stop } = await launchTemporary({ isDurable: true })
  stops.push(stop)
  const [productUrl, bareUrl] = [urlOf(database.url, 'product'), urlOf(database.url, 'bare')]
  for (const name of ['product', 'bare']) await createDatabase(database.url, name)
  await prepareDatabase(productUrl)
  await prepareDatabase(bareUrl)
  const recordingFile = path.join(folder, 'recording')
  const keptFile = path.join(folder, 'kept')
  fs.writeFileSync(recordingFile, v8.serialize(await record(bareUrl)))

  await ensureSecret(productUrl, { dataFolder: folder, databaseUrl: undefined })
  const env = { DATABASE_URL: productUrl, DATA_DIR: folder, DEMO: '1', SUFRA_EMBEDDED: '1' }
  const product = await start(builtServer, env)
  stops.push(() => product.server.stop())
  await sleep(3000)
  const idle = memoryOf(product.server.pid() ?? 0)
  await keepAnswers(product.address, keptFile)
  const bare = await start('bench/reference/server.ts', {
    DATABASE_URL: bareUrl,
    RECORDING: recordingFile,
    KEPT: keptFile,
  })
  stops.push(() => bare.server.stop())
  const load = openLoadGenerator()
  stops.push(async () => load.stop())
  const contenders: Contenders = {
    load,
    product: { port: product.port, pid: product.server.pid() ?? 0 },
    bare: { port: bare.port, pid: bare.server.pid() ?? 0 },
    productDatabaseUrl: productUrl,
    seconds: input.seconds,
    slots: input.slots,
  }
  reportHeadings()
  for (const kind of KINDS.filter((one) => input.kinds.includes(one))) {
    for (const connections of connectionsOf(kind)) {
      reportComparison(await compare(contenders, kind, connections))
    }
  }
  reportMemory(idle, memoryOf(product.server.pid() ?? 0))
  // Pages of the demo people lead elsewhere before these have what the pages are about.
  await applySeeds(productUrl, { isDemo: true, dataFolder: folder, databaseUrl: undefined })
  reportFirstLoad(await measureFirstLoad(product.address))
  await product.server.stop()
  const fresh = await start(builtServer, env)
  stops.push(() => fresh.server.stop())
  reportExports(await measureExports(fresh.address, fresh.server.pid() ?? 0, productUrl))
}

/** Asks for both sizes of the catalogue, and for the searches among the measures. */
const OF_SIZES = new Set(['sizes', 'search'])

export async function bench({ kinds: asked, ...input }: BenchInput): Promise<void> {
  await buildIfStale()
  const ofServers = asked.filter((one) => !OF_SIZES.has(one))
  const isWhole = asked.length === 0
  if (isWhole || ofServers.length > 0) {
    const kinds = isWhole ? KINDS : ofServers
    await withStops((stops) => measureServers({ ...input, kinds }, stops))
  }
  if (isWhole || asked.length > ofServers.length) {
    const hasSearch = asked.includes('search')
    await withStops((stops) => measureSizes({ ...input, hasSearch }, stops))
  }
  if (!isWhole && ofServers.length === 0) return
  reportStarts(await measureStarts())
  benchSuggestions(HOUSEHOLDS)
}

/** What was started is stopped, the last first. */
async function withStops(work: (stops: (() => Promise<void>)[]) => Promise<void>): Promise<void> {
  const stops: (() => Promise<void>)[] = []
  try {
    await work(stops)
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}
