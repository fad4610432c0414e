import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import v8 from 'node:v8'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildIfStale } from '../tools/build.ts'
import { applySeeds } from '../tools/database/contents.ts'
import { ensureSecret } from '../tools/database/secret.ts'
import { builtServer } from '../tools/places.ts'
import { findFreePort } from '../tools/server/port.ts'
import { launchTemporary } from '../tools/postgres/temporary.ts'
import { superviseServer, type ServerProcess } from '../tools/server/server-process.ts'
import { createDatabase, urlOf } from '../tools/postgres/databases.ts'
import { layGround } from './ground.ts'
import { openLoadGenerator } from './load/load.ts'
import { KEPT } from './load/requests.ts'
import { measureStarts } from './measures/cold-start.ts'
import { measureExports } from './measures/exports.ts'
import { measureFirstLoad } from './measures/first-load.ts'
import { memoryOf } from './measures/process.ts'
import { compare, CONNECTIONS, KINDS, type Contenders } from './measures/throughput.ts'
import { record } from './reference/recording.ts'
import {
  reportComparison,
  reportExports,
  reportFirstLoad,
  reportHeadings,
  reportMemory,
  reportStarts,
} from './report.ts'
import { benchSuggestions } from './suggestions/run.ts'

const HOUSEHOLDS = 100

interface Started {
  server: ServerProcess
  port: number
  address: string
}

async function start(entry: string, env: Record<string, string>): Promise<Started> {
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const base = { NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
  const server = superviseServer({ entry, env: { ...base, ...env }, address })
  await server.whenReady()
  return { server, port, address }
}

/** What the product sends to a browser, for the reference to send as well. */
async function keepAnswers(address: string, file: string) {
  const answers = new Map<string, Awaited<ReturnType<typeof fetchRaw>>>()
  for (const url of Object.values(KEPT)) answers.set(url, await fetchRaw(address + url))
  fs.writeFileSync(file, v8.serialize(answers))
}

const SKIPPED_HEADERS = new Set(['date', 'connection', 'keep-alive'])

async function fetchRaw(url: string) {
  return new Promise<{ headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const headers = Object.fromEntries(
            Object.entries(response.headers).flatMap(([name, value]) =>
              typeof value === 'string' && !SKIPPED_HEADERS.has(name) ? [[name, value]] : [],
            ),
          )
          resolve({ headers, body: Buffer.concat(chunks) })
        })
      })
      .on('error', reject)
  })
}

export interface BenchWish {
  seconds: number
  slots: number
  kinds: readonly string[]
}

async function measureServers(wish: BenchWish, stops: (() => Promise<void>)[]) {
  const { folder, database, stop } = await launchTemporary({ isDurable: true })
  stops.push(stop)
  const [productUrl, bareUrl] = [urlOf(database.url, 'product'), urlOf(database.url, 'bare')]
  for (const name of ['product', 'bare']) await createDatabase(database.url, name)
  await layGround(productUrl)
  await layGround(bareUrl)
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
    seconds: wish.seconds,
    slots: wish.slots,
  }
  reportHeadings()
  for (const kind of KINDS.filter((one) => wish.kinds.includes(one))) {
    for (const connections of CONNECTIONS) {
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

export async function bench(wish: BenchWish): Promise<void> {
  await buildIfStale()
  const stops: (() => Promise<void>)[] = []
  try {
    await measureServers(wish, stops)
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
  reportStarts(await measureStarts())
  benchSuggestions(HOUSEHOLDS)
}

export const ALL_KINDS = KINDS
