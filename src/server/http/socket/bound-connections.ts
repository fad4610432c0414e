import type { Server } from 'node:net'
import type { Log } from '../../log.ts'
import { networkOf } from '../callers/addresses.ts'
import type { SocketLimits } from './limits.ts'

interface Bounds {
  log: Log
  trustedProxies: number
  limits: Pick<SocketLimits, 'connections' | 'connectionsPerClient' | 'logEveryMs'>
}

/**
 * Bounds the connections of all clients, and of each where clients connect by themselves: a trusted
 * proxy brings those of everybody.
 */
export function boundConnections(server: Server, { log, trustedProxies, limits }: Bounds): void {
  server.maxConnections = limits.connections
  const reportFull = seldom(limits.logEveryMs, (refused) => {
    log.error({ connections: limits.connections, refused }, 'alarm: no more connections are taken')
  })
  server.on('drop', reportFull)
  if (trustedProxies > 0) return

  const counts = new Map<string, number>()
  const reportCrowd = seldom(limits.logEveryMs, (refused, client) => {
    const facts = { client, connections: limits.connectionsPerClient, refused }
    log.warn(facts, 'a client has as many connections as it may')
  })
  server.on('connection', (socket) => {
    const client = networkOf(socket.remoteAddress ?? 'unknown')
    const count = counts.get(client) ?? 0
    if (count >= limits.connectionsPerClient) {
      socket.destroy()
      return reportCrowd(client)
    }
    counts.set(client, count + 1)
    socket.once('close', () => {
      const left = (counts.get(client) ?? 1) - 1
      if (left === 0) counts.delete(client)
      else counts.set(client, left)
    })
  })
}

/** Reports the first of many and then one a span, with how many there were since the last. */
function seldom(everyMs: number, notify: (count: number, what: unknown) => void) {
  let notifiedAt = -Infinity
  let count = 0
  return (what: unknown): void => {
    count += 1
    if (performance.now() - notifiedAt < everyMs) return
    notifiedAt = performance.now()
    notify(count, what)
    count = 0
  }
}
