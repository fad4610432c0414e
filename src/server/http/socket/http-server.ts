import {
  createServer,
  STATUS_CODES,
  ServerResponse,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http'
import type { Duplex } from 'node:stream'
import type { Log } from '../../log.ts'
import { baseHeaders } from './base-headers.ts'
import { watchBody } from './body-rate.ts'
import { boundConnections } from './bound-connections.ts'
import { KEEP_ALIVE_MS, LIMITS, LINGER_MS, type SocketLimits } from './limits.ts'

interface ServerParts {
  publicUrl: string
  trustedProxies: number
  log: Log
}

/**
 * The HTTP server of a process. Security headers are set before anything answers, and clients that
 * are too slow or too many are refused.
 */
export function createHttpServer(
  listener: RequestListener,
  { publicUrl, trustedProxies, log }: ServerParts,
  limits: SocketLimits = LIMITS,
): Server {
  const headers = baseHeaders(publicUrl)
  const current = new WeakMap<Duplex, ServerResponse>()
  class SafeResponse extends ServerResponse {
    constructor(request: IncomingMessage) {
      super(request)
      this.setHeaders(new Map(headers))
      current.set(request.socket, this)
    }
  }
  const refuse = (socket: Duplex, code: string | undefined) => {
    if (!socket.writable) return void socket.destroy()
    socket.end(refusalOf(code, headers))
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  }
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
      ServerResponse: SafeResponse,
    },
    (request, response) => {
      watchBody(request, limits.bodyRate, () => {
        if (response.headersSent) request.socket.destroy()
        else refuse(request.socket, 'ERR_HTTP_REQUEST_TIMEOUT')
      })
      listener(request, response)
    },
  )
  server.maxHeadersCount = limits.headers
  boundConnections(server, { log, trustedProxies, limits })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = current.get(socket)
    const isMidAnswer = answer?.headersSent === true && !answer.writableFinished
    if (error.code === 'ECONNRESET' || isMidAnswer) return void socket.destroy()
    refuse(socket, error.code)
  })
  return server
}

const REFUSALS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** The answer to what the parser does not let through, as no response exists for it. */
function refusalOf(code: string | undefined, headers: ReadonlyMap<string, string>): string {
  const status = REFUSALS[code ?? ''] ?? 400
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    ...Array.from(headers, ([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')
}
