import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { closeServer } from './close-server.ts'

interface Draining {
  /** How long the server goes on answering after it has reported that it is not ready. */
  waitMs: number
  /** From now on the process reports that it is not ready. */
  reportNotReady: () => void
  /** Ends what would otherwise stay open, so that its pages ask another process. */
  endStreams: () => void
}

/**
 * Closes the server without losing a request: a balancer learns that this process is not ready while
 * it still answers, and reuses none of its connections.
 */
export async function drainServer(server: Server, draining: Draining): Promise<void> {
  draining.reportNotReady()
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  await sleep(draining.waitMs)
  draining.endStreams()
  await closeServer(server)
}
