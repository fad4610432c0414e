import type { BodyRate } from './body-rate.ts'

/** What one connection, and all of them together, may take of the server. */
export interface SocketLimits {
  /** From the first byte, or from a connection that sends none, to the last header. */
  headersMs: number
  /** From the first byte to the last byte of the body. */
  requestMs: number
  bodyRate: BodyRate
  /** How often the two times above are compared with the clock. */
  checkMs: number
  headers: number
  connections: number
  /** Of one client that connects by itself; a network of phones is one client. */
  connectionsPerClient: number
  /** How often at most a line says that connections are refused. */
  logEveryMs: number
}

/** A photo or document of 10 MB arrives within `requestMs` on a phone line of half a megabit. */
export const LIMITS: SocketLimits = {
  headersMs: 15_000,
  requestMs: 180_000,
  bodyRate: { bytes: 2_000, everyMs: 20_000 },
  checkMs: 5_000,
  headers: 100,
  connections: 10_000,
  connectionsPerClient: 1000,
  logEveryMs: 60_000,
}

/** A proxy in front has to close its idle connections earlier, or it sends into a closed one. */
export const KEEP_ALIVE_MS = 75_000

/** How long a refused client may take to read why before its connection is cut. */
export const LINGER_MS = 1_000
