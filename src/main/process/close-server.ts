import type { Server } from 'node:http'

const IDLE_SWEEP_MS = 50

/** Takes no new connections and ends when the last answer is given. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // A kept connection becomes idle only when its last answer, or its stream of events, has ended.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS)
  await closed
  clearInterval(sweep)
}
