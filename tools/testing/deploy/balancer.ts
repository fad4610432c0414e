import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const CHECK_EVERY_MS = 200

/** A load balancer as small as one can be: it checks `/readyz`, keeps connections and repeats nothing. */
export interface Balancer {
  port: number
  /** Replaces the process behind a place; it gets requests once it's ready. */
  setUpstream: (place: number, port: number) => void
  close: () => Promise<void>
}

interface Upstream {
  port: number
  isReady: boolean
}

export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const upstreams: Upstream[] = ports.map((port) => ({ port, isReady: true }))
  const agent = new http.Agent({ keepAlive: true })
  let turn = 0

  const checkAll = () => {
    for (const upstream of upstreams) {
      void answersReady(upstream.port).then((ready) => (upstream.isReady = ready))
    }
  }
  const forward = (request: IncomingMessage, response: ServerResponse) => {
    const ready = upstreams.filter(({ isReady }) => isReady)
    const upstream = ready[(turn += 1) % ready.length]
    if (!upstream) return void response.writeHead(503).end('no upstream is ready')
    const { method, url, headers } = request
    const call = http.request(
      { agent, host: '127.0.0.1', port: upstream.port, method, path: url, headers },
      (answer) => {
        const { connection: _, ...rest } = answer.headers
        response.writeHead(answer.statusCode ?? 502, rest)
        answer.pipe(response)
      },
    )
    call.on('error', (error) => {
      if (response.headersSent) return void response.destroy()
      response.writeHead(502).end(error.message)
    })
    request.pipe(call)
  }

  const server = http.createServer(forward)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const timer = setInterval(checkAll, CHECK_EVERY_MS)
  return {
    port: (server.address() as AddressInfo).port,
    setUpstream: (place, port) => {
      upstreams[place] = { port, isReady: false }
    },
    close: async () => {
      clearInterval(timer)
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      agent.destroy()
    },
  }
}

function answersReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const call = http.get({ host: '127.0.0.1', port, path: '/readyz', agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    call.on('error', () => resolve(false))
  })
}
