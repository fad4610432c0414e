import { KEPT, type Kind } from '../load/requests.ts'
import type { LoadGenerator } from '../load/load.ts'
import type { SizeName } from './grounds.ts'
import { watchUsage } from './usage.ts'

/** A product with a catalogue of one size, and a server that only has its answers. */
export interface Subject {
  size: SizeName
  url: string
  address: string
  port: number
  pid: number
  constant: { port: number; pid: number }
  postgresPid: number
  idleMb: number
}

export interface Rate {
  perSecond: number
  serverMs: number
  postgresMs: number
  /** Processors that other programs kept busy. */
  others: number
  failures: Record<string, number>
}

export interface RatesAtSize {
  product: Rate
  /** Of what the product keeps in memory. */
  constant: Rate | undefined
}

export const CONNECTIONS = 32

class Tally {
  #answers = 0
  #counted = 0
  #seconds = 0
  readonly #used = { server: 0, postgres: 0, others: 0, seconds: 0 }
  readonly #failures: Record<string, number> = {}

  async add(
    load: LoadGenerator,
    { kind, seconds, ...target }: { kind: Kind; port: number; seconds: number; pid: number },
    postgresPid: number,
  ) {
    const firstNumber = nextNumber
    const { result, usage } = await watchUsage({ server: target.pid, postgres: postgresPid }, () =>
      load.run({ kind, port: target.port, connections: CONNECTIONS, seconds, firstNumber }),
    )
    nextNumber = result.nextNumber
    this.#answers += result.answers
    this.#counted += result.latencies.reduce((sum, [, count]) => sum + count, 0)
    this.#seconds += result.seconds
    for (const name of ['server', 'postgres', 'others', 'seconds'] as const) {
      this.#used[name] += usage[name]
    }
    for (const [status, count] of Object.entries(result.failures)) {
      this.#failures[status] = (this.#failures[status] ?? 0) + count
    }
  }

  result(): Rate {
    const { server, postgres, others, seconds } = this.#used
    return {
      perSecond: this.#counted / this.#seconds,
      serverMs: (server * 1000) / this.#answers,
      postgresMs: (postgres * 1000) / this.#answers,
      others: others / seconds,
      failures: this.#failures,
    }
  }
}

/** No number is asked twice, so that what varies by it is new each time. */
let nextNumber = 0

/** One measure of all products, and of the constant servers, in turn. */
export async function measureAtSizes(
  subjects: readonly Subject[],
  kind: Kind,
  load: LoadGenerator,
  { seconds, slots }: { seconds: number; slots: number },
): Promise<RatesAtSize[]> {
  const isKept = kind in KEPT
  const tallies = subjects.map(() => ({ product: new Tally(), constant: new Tally() }))
  for (let slot = 0; slot < slots; slot += 1) {
    for (const [index, subject] of subjects.entries()) {
      const tally = tallies[index]
      await tally?.product.add(load, { ...subject, kind, seconds }, subject.postgresPid)
      if (!isKept) continue
      await tally?.constant.add(load, { ...subject.constant, kind, seconds }, subject.postgresPid)
    }
  }
  return tallies.map(({ product, constant }) => ({
    product: product.result(),
    constant: isKept ? constant.result() : undefined,
  }))
}
