import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** What a network or a server can do to connections that it accepts. */
type Behaviour = 'pass' | 'silent' | 'reset'

/** A way to a database that can fail as networks and servers do. */
export interface FaultyProxy {
  /** The same database by way of the proxy. */
  url: string
  /** How many connections were accepted. */
  accepted: () => number
  /** Open connections carry nothing in either direction from now on, and no one is notified. */
  silenceOpen: () => void
  /** Resets every open connection. */
  resetOpen: () => void
  /** What happens to connections from now on: passed on, accepted and never answered, or reset. */
  treatNew: (behaviour: Behaviour) => void
  /** How late answers come from now on. */
  delayBy: (ms: number) => void
  close: () => Promise<void>
}

/** Listens on a port of its own and passes everything on until it is asked otherwise. */
export async function openFaultyProxy(databaseUrl: string): Promise<FaultyProxy> {
  const target = new URL(databaseUrl)
  const pairs = new Set<[Socket, Socket]>()
  let behaviour: Behaviour = 'pass'
  let count = 0
  let delayMs = 0

  const server = createServer({ allowHalfOpen: true }, (client) => {
    count += 1
    client.on('error', () => undefined)
    if (behaviour === 'reset') return void client.resetAndDestroy()
    const upstream = connect(Number(target.port), target.hostname)
    // A server that refuses is refused to the client as well, unless no one hears anything.
    upstream.on('error', () => client.isPaused() || client.resetAndDestroy())
    const pair: [Socket, Socket] = [client, upstream]
    pairs.add(pair)
    client.once('close', () => pairs.delete(pair))
    if (behaviour === 'silent') return void client.pause()
    client.pipe(upstream)
    upstream.pipe(delayed(() => delayMs)).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const endAll = (end: (socket: Socket) => void) => {
    for (const pair of pairs) pair.forEach(end)
    pairs.clear()
  }
  return {
    url: url.href,
    accepted: () => count,
    silenceOpen: () => {
      for (const pair of pairs) for (const socket of pair) socket.unpipe().pause()
    },
    delayBy: (ms) => {
      delayMs = ms
    },
    resetOpen: () => endAll((socket) => socket.resetAndDestroy()),
    treatNew: (next) => {
      behaviour = next
    },
    close: async () => {
      endAll((socket) => socket.destroy())
      server.close()
      await once(server, 'close')
    },
  }
}

const delayed = (delayMs: () => number) =>
  new Transform({
    transform: (chunk: Buffer, _, done) => void setTimeout(() => done(null, chunk), delayMs()),
  })
