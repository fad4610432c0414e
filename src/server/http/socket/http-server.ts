import {
  createServer,
  STATUS_CODES,
  ServerResponse,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { baseHeaders } from './base-headers.ts'

const KEEP_ALIVE_MS = 75_000

/** The HTTP server of a process. Security headers are set before anything answers. */
export function createHttpServer(listener: RequestListener, publicUrl: string): Server {
  const headers = baseHeaders(publicUrl)
  const current = new WeakMap<Duplex, ServerResponse>()
  class SafeResponse extends ServerResponse {
    constructor(request: IncomingMessage) {
      super(request)
      this.setHeaders(new Map(headers))
      current.set(request.socket, this)
    }
  }
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, ServerResponse: SafeResponse },
    listener,
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = current.get(socket)
    const isMidAnswer = answer?.headersSent === true && !answer.writableFinished
    if (error.code === 'ECONNRESET' || !socket.writable || isMidAnswer) return socket.destroy()
    return socket.end(refusalOf(error.code, headers))
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
