import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { createQuietReadiness } from './readiness.ts'

const ASK_AGAIN_MS = 200

type Channel = Pick<NodeJS.Process, 'connected' | 'send'>

/**
 * Notifies who started this process, where that listens, that it can serve: as `/readyz` would, but
 * without its alarm, which is for a process that has served.
 */
export async function notifyReady(
  db: Database,
  log: Log,
  starter: Channel = process,
): Promise<void> {
  const findError = createQuietReadiness(db)
  let last: string | undefined
  while (starter.connected) {
    const problem = await findError()
    if (problem === undefined) {
      starter.send?.('ready')
      return
    }
    if (problem !== last) log.info({ problem }, 'not ready yet')
    last = problem
    await sleep(ASK_AGAIN_MS)
  }
}
