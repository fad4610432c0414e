import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { createReadiness } from './readiness.ts'

const ASK_AGAIN_MS = 200

/** Tells who started this process, where that listens, that it can serve: as `/readyz` would. */
export async function tellReady(db: Database, log: Log): Promise<void> {
  const findFault = createReadiness(db, log)
  while (process.connected) {
    if ((await findFault()) === undefined) {
      process.send?.('ready')
      return
    }
    await sleep(ASK_AGAIN_MS)
  }
}
