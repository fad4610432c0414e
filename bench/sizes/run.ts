import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureSecret } from '../../tools/database/secret.ts'
import { builtServer } from '../../tools/places.ts'
import { launchTemporary, type TemporaryPostgres } from '../../tools/postgres/temporary.ts'
import { openLoadGenerator } from '../load/load.ts'
import type { Kind } from '../load/requests.ts'
import { memoryOf } from '../measures/process.ts'
import { keepAnswers, start } from '../servers.ts'
import { layGroundOf, SIZES } from './grounds.ts'
import { measureMisses } from './misses.ts'
import {
  reportLoad,
  reportMemoryOf,
  reportMissHeadings,
  reportMisses,
  reportRateHeadings,
  reportRates,
} from './report.ts'
import { measureAtSizes, type Subject } from './rates.ts'

const KEPT_KINDS: readonly Kind[] = ['page', 'list', 'menu', 'dishes', 'plans', 'home', 'offer']
const SEARCHES: readonly Kind[] = ['newSearch', 'oldSearch']
const IDLE_MS = 3000
/** A minute of load where the other measures take three seconds. */
const MEMORY_SLOTS = 20
const MEMORY_SECONDS_MAX = 60

interface SizesInput {
  seconds: number
  slots: number
  hasSearch: boolean
}

type Stops = (() => Promise<void>)[]

/** The same measures with the demo's kitchens and with 5,000 more, side by side. */
export async function measureSizes(input: SizesInput, stops: Stops): Promise<void> {
  const postgres = await launchTemporary({ isDurable: true })
  stops.push(postgres.stop)
  const subjects: Subject[] = []
  for (const size of SIZES) subjects.push(await openSubject(size, postgres, stops))
  const load = openLoadGenerator()
  stops.push(async () => load.stop())

  reportLoad()
  reportRateHeadings(SIZES)
  const kinds = [...KEPT_KINDS, 'newList' as const, ...(input.hasSearch ? SEARCHES : [])]
  for (const kind of kinds) reportRates(kind, await measureAtSizes(subjects, kind, load, input))
  reportMissHeadings(SIZES)
  await measureMisses(subjects, reportMisses)
  for (const subject of subjects) {
    const { pid, port, size, idleMb } = subject
    const seconds = Math.min(MEMORY_SECONDS_MAX, input.seconds * MEMORY_SLOTS)
    await load.run({ kind: 'mixed', port, connections: 32, seconds, firstNumber: 1_000_000 })
    reportMemoryOf(size, { idleMb, seconds, loaded: memoryOf(pid) })
  }
  reportLoad()
}

async function openSubject(
  size: Subject['size'],
  postgres: TemporaryPostgres,
  stops: Stops,
): Promise<Subject> {
  const { folder, database } = postgres
  const url = await layGroundOf(size, postgres)
  await ensureSecret(url, { dataFolder: folder, databaseUrl: undefined })
  const product = await start(builtServer, {
    DATABASE_URL: url,
    DATA_DIR: folder,
    DEMO: '1',
    SUFRA_EMBEDDED: '1',
  })
  stops.push(() => product.server.stop())
  await sleep(IDLE_MS)
  const pid = product.server.pid() ?? 0
  const idleMb = memoryOf(pid)?.nowMb ?? Number.NaN
  const kept = path.join(folder, `kept-${pid}`)
  await keepAnswers(product.address, kept)
  const constant = await start('bench/reference/server.ts', { DATABASE_URL: url, KEPT: kept })
  stops.push(() => constant.server.stop())
  return {
    size,
    url,
    address: product.address,
    port: product.port,
    pid,
    constant: { port: constant.port, pid: constant.server.pid() ?? 0 },
    postgresPid: database.pid(),
    idleMb,
  }
}
