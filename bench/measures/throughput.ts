import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Latencies } from '../load/latencies.ts'
import type { LoadGenerator } from '../load/load.ts'
import type { Kind } from '../load/requests.ts'
import { processorSecondsOf } from './process.ts'

export interface Measured {
  perSecond: number
  p99Ms: number
  /** Processor time of the server process, which does not depend on what else the machine does. */
  processorMicroseconds: number
  failures: Record<string, number>
}

export interface Comparison {
  kind: Kind
  connections: number
  product: Measured
  bare: Measured
  ratio: number
  processorRatio: number
}

export interface Contender {
  port: number
  pid: number
}

export interface Contenders {
  load: LoadGenerator
  product: Contender
  bare: Contender
  /** The product's database, whose jobs have to be done before the other one is measured. */
  productDatabaseUrl: string
  seconds: number
  slots: number
}

/** Orders wait for each other, and do most at few connections. */
export const connectionsOf = (kind: Kind): readonly number[] =>
  kind === 'order' ? [1, 8, 32, 128] : [1, 32, 128]

export const KINDS: readonly Kind[] = [
  'list',
  'menu',
  'dishes',
  'plans',
  'home',
  'session',
  'order',
]

class Tally {
  readonly #latencies = new Latencies()
  readonly #failures: Record<string, number> = {}
  #seconds = 0
  #answers = 0
  #processorSeconds = 0
  nextNumber: number

  constructor(firstNumber: number) {
    this.nextNumber = firstNumber
  }

  async add(
    { load, seconds }: Contenders,
    { port, pid }: Contender,
    kind: Kind,
    connections: number,
  ) {
    const before = processorSecondsOf(pid)
    const report = await load.run({
      kind,
      port,
      connections,
      seconds,
      firstNumber: this.nextNumber,
    })
    this.#processorSeconds += processorSecondsOf(pid) - before
    this.#answers += report.answers
    this.nextNumber = report.nextNumber
    this.#latencies.merge(report.latencies)
    this.#seconds += report.seconds
    for (const [status, count] of Object.entries(report.failures)) {
      this.#failures[status] = (this.#failures[status] ?? 0) + count
    }
  }

  result(): Measured {
    return {
      perSecond: this.#latencies.count / this.#seconds,
      p99Ms: this.#latencies.quantile(0.99),
      processorMicroseconds: (this.#processorSeconds / this.#answers) * 1_000_000,
      failures: this.#failures,
    }
  }
}

/** The order that the recording placed has number 0. */
const nextOrder = { product: 1, bare: 1 }

/** Product and reference in turn, so that what else the machine does falls on both. */
export async function compare(
  contenders: Contenders,
  kind: Kind,
  connections: number,
): Promise<Comparison> {
  const product = new Tally(nextOrder.product)
  const bare = new Tally(nextOrder.bare)
  for (let slot = 0; slot < contenders.slots; slot += 1) {
    await product.add(contenders, contenders.product, kind, connections)
    if (kind === 'order') await untilJobsAreDone(contenders.productDatabaseUrl)
    await bare.add(contenders, contenders.bare, kind, connections)
  }
  if (kind === 'order') {
    nextOrder.product = product.nextNumber
    nextOrder.bare = bare.nextNumber
  }
  const [ours, theirs] = [product.result(), bare.result()]
  if (Object.keys(theirs.failures).length > 0) {
    throw new Error(`The bare server fails: ${JSON.stringify(theirs.failures)}`)
  }
  return {
    kind,
    connections,
    product: ours,
    bare: theirs,
    ratio: ours.perSecond / theirs.perSecond,
    processorRatio: theirs.processorMicroseconds / ours.processorMicroseconds,
  }
}

const OPEN_JOBS = "select from pgboss.job where state in ('created', 'retry', 'active') limit 1"

async function untilJobsAreDone(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    while ((await client.query(OPEN_JOBS)).rowCount) await sleep(100)
  } finally {
    await client.end()
  }
}
