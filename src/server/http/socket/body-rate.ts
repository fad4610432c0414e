import type { IncomingMessage } from 'node:http'

/** The least that has to arrive of a body in each span of time. */
export interface BodyRate {
  bytes: number
  everyMs: number
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Calls back once when the rest of a body arrives more slowly than the rate. */
export function watchBody(request: IncomingMessage, rate: BodyRate, onSlow: () => void): void {
  if (!hasBody(request)) return
  const { socket } = request
  let counted = socket.bytesRead
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer)
    const arrived = socket.bytesRead - counted
    counted = socket.bytesRead
    // Bytes that wait to be read mean that the server is the slow one.
    if (arrived >= rate.bytes || request.readableLength > 0) return
    clearInterval(timer)
    onSlow()
  }, rate.everyMs)
  timer.unref()
  request.once('close', () => clearInterval(timer))
}
