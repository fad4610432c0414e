import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#server/log.ts'

const POLL_MS = 1000
/** Calls that end together make room for one batch. */
const GATHER_MS = 20

export interface WorkerParts<Row> {
  concurrency: number
  /** How many may be begun now, of so many; the rest has to wait. */
  allow: (wanted: number) => number
  claim: (limit: number) => Promise<Row[]>
  run: (row: Row) => Promise<void>
  log: Log
}

export interface Worker {
  /** Looks at once, not at the next poll. */
  wake: () => void
  /** Takes no more rows; resolves when those on their way are recorded. */
  close: () => Promise<void>
}

/** Keeps up to `concurrency` rows on their way, and looks for more when woken and every second. */
export function startWorker<Row>(parts: WorkerParts<Row>): Worker {
  const { concurrency, log } = parts
  const running = new Set<Promise<void>>()
  const state = { isClosing: false, isWoken: false }
  let endPause: (() => void) | undefined

  const begin = (row: Row): void => {
    const run = parts
      .run(row)
      .catch((error: unknown) => log.warn({ error: String(error) }, 'message not recorded'))
      .finally(() => running.delete(run))
    running.add(run)
  }
  const pause = async (): Promise<void> => {
    if (state.isWoken) return
    const timer = setTimeout(() => endPause?.(), POLL_MS)
    await new Promise<void>((resolve) => {
      endPause = resolve
    })
    clearTimeout(timer)
  }
  const work = async (): Promise<void> => {
    while (!state.isClosing) {
      state.isWoken = false
      const room = parts.allow(concurrency - running.size)
      const rows = room > 0 ? await claim(room) : []
      for (const row of rows) begin(row)
      if (rows.length === 0 || rows.length < room) await pause()
      else if (running.size >= concurrency) await Promise.race(running)
      await sleep(GATHER_MS)
    }
  }
  const claim = async (room: number): Promise<Row[]> => {
    try {
      return await parts.claim(room)
    } catch (error) {
      log.warn({ error: String(error) }, 'messages are not looked for')
      return []
    }
  }
  const working = work()
  return {
    wake: () => {
      state.isWoken = true
      endPause?.()
    },
    close: async () => {
      state.isClosing = true
      endPause?.()
      await working
      await Promise.all(running)
    },
  }
}
