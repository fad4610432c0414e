import { setTimeout as sleep } from 'node:timers/promises'

/** PostgreSQL classes that mean "not now": connection, resources, operator, time-out, serialisation. */
const OUTAGE_CLASSES = new Set(['08', '53', '57', '58'])
/** And some codes by themselves; 25006 is a server that a failover left read-only. */
const OUTAGE_CODES = new Set(['40001', '40P01', '25006', '25P03', '55P03'])
const OUTAGE_ERRNO = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
])
const OUTAGE_TEXT =
  /timeout exceeded when trying to connect|timeout expired|connection terminated|connection has been discarded|client has encountered a connection error|not queryable|the database system is/i

/** True where the database could not be reached or could not finish: the same call may pass later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') {
    const isSqlState = /^[0-9A-Z]{5}$/.test(code)
    if (isSqlState && OUTAGE_CLASSES.has(code.slice(0, 2))) return true
    if (OUTAGE_CODES.has(code) || OUTAGE_ERRNO.has(code)) return true
  }
  return OUTAGE_TEXT.test(error.message)
}

/** What a transaction throws that has to start again because of another one: an outage. */
export const mustStartAgain = (message: string): Error =>
  Object.assign(new Error(message), { code: '40001' })

/** Longer than a restart of the database or a failover takes. */
const PATIENCE_MS = 60_000
const PAUSE_MS = 500

export interface Patience {
  patienceMs?: number
  pauseMs?: number
}

/**
 * For the start of a process: does `work` again while the database restarts or isn't up yet, and says
 * so in one line for each reason. What waiting can't change, such as a wrong password, ends it at once.
 * @throws what `work` threw last
 */
export async function waitOutOutage<T>(
  work: () => Promise<T>,
  say: (line: string) => void,
  { patienceMs = PATIENCE_MS, pauseMs = PAUSE_MS }: Patience = {},
): Promise<T> {
  const startedAt = performance.now()
  const said = new Set<string>()
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const waitedMs = performance.now() - startedAt
      if (!isFromOutage(error) || waitedMs > patienceMs) throw error
      const reason = reasonOf(error)
      if (!said.has(reason)) {
        said.add(reason)
        const leftSeconds = Math.round((patienceMs - waitedMs) / 1000)
        say(`cannot be reached yet, trying again for up to ${leftSeconds} s: ${reason}`)
      }
    }
    await sleep(pauseMs)
  }
}

const isFromOutage = (error: unknown): boolean =>
  isOutage(error) || (error instanceof Error && isOutage(error.cause))

/** What Node throws where each of several addresses failed has a code and no words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || String((error as { code?: unknown }).code)
}
