import type { Transaction } from './database.ts'

/** PostgreSQL's code for a lock that was not free in time. */
export const LOCK_NOT_AVAILABLE = '55P03'

/** Transactions that may wait for one lock with a connection in their hands. */
const PER_LOCK = 8
const WAIT_MS = 3000

/** A bounded number of places, and those who wait for one without a connection, the first first. */
export class Line {
  readonly #places: number
  #free: number
  #waiting: (() => void)[] = []

  constructor(places: number) {
    this.#places = places
    this.#free = places
  }

  tryEnter(): boolean {
    if (this.#free === 0) return false
    this.#free--
    return true
  }

  /** @throws Error `55P03` where no place came free in time. */
  async enter(): Promise<void> {
    if (this.tryEnter()) return
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== enter)
        reject(Object.assign(new Error('no place in time'), { code: LOCK_NOT_AVAILABLE }))
      }, WAIT_MS)
      this.#waiting.push(enter)
    })
  }

  leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free++
  }

  get isEmpty(): boolean {
    return this.#free === this.#places
  }
}

/** Thrown in a transaction that may not wait for a lock; `inTransaction` runs it again later. */
export class CrowdedLock extends Error {
  readonly lock: string

  constructor(lock: string) {
    super(`too many wait for ${lock}`)
    this.lock = lock
  }
}

const lines = new Map<string, Line>()
const locked = new WeakMap<Transaction, Set<string>>()

/** The places that a transaction has in lines, until it ends. */
export const lockPlaces = (tx: Transaction, places: Set<string>): void =>
  void locked.set(tx, places)

function lineOf(lock: string): Line {
  let line = lines.get(lock)
  if (!line) lines.set(lock, (line = new Line(PER_LOCK)))
  return line
}

/** To be called before a statement that waits for a lock which many want, such as a kitchen's days. */
export function joinLine(tx: Transaction, lock: string): void {
  const places = locked.get(tx)
  if (!places || places.has(lock)) return
  if (!lineOf(lock).tryEnter()) throw new CrowdedLock(lock)
  places.add(lock)
}

export async function waitForPlace(lock: string, places: Set<string>): Promise<void> {
  await lineOf(lock).enter()
  places.add(lock)
}

export function leaveLines(places: Set<string>): void {
  for (const lock of places) {
    const line = lineOf(lock)
    line.leave()
    if (line.isEmpty) lines.delete(lock)
  }
  places.clear()
}
