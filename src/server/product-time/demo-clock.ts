import type { MovableClock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { openListener } from '../events/listener.ts'
import type { Log } from '../log.ts'
import { PRODUCT_TIME_CHANNEL, readProductTime, type ProductTime } from './store.ts'

/** Real time plus what the demo was moved ahead, as the database has it. */
export interface DemoClock extends MovableClock {
  /** Reads it again: after a move, and whenever another process says so. */
  refresh: () => Promise<void>
  close: () => void
}

const POLL_MS = 5000

/** Follows product time. A notification makes a move seen at once, a poll makes up for a lost one. */
export async function openDemoClock(db: Database, url: string, log: Log): Promise<DemoClock> {
  let time: ProductTime = await readProductTime(db)
  /** Where the move of this very process has got to, which is ahead of what it last read. */
  let movedTo: Date | undefined
  const standing = () => movedTo ?? time.standsAt
  const refresh = async () => {
    // Until the database says otherwise, it is where the move of this process has ended.
    time = { ...time, standsAt: standing() }
    movedTo = undefined
    time = await readProductTime(db)
  }
  const follow = () => {
    if (movedTo) return
    refresh().catch((error: unknown) => log.debug({ error: String(error) }, 'time not read'))
  }
  const listener = openListener(url, PRODUCT_TIME_CHANNEL, log, follow)
  const timer = setInterval(follow, POLL_MS)
  timer.unref()
  return {
    now: () => standing() ?? new Date(Date.now() + time.aheadMs),
    aheadMs: () => {
      const instant = standing()
      return instant ? instant.getTime() - Date.now() : time.aheadMs
    },
    moveTo: (instant) => {
      movedTo = instant
    },
    refresh,
    close: () => {
      clearInterval(timer)
      listener.close()
    },
  }
}
