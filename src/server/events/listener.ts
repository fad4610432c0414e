import pg from 'pg'
import type { Log } from '../log.ts'
import { WAKE_CHANNEL } from './publish.ts'

const RECONNECT_MS = 1000

export interface Listener {
  close: () => void
}

/** One connection that only listens. While it is gone, the relay's own looking makes up for it. */
export function openListener(url: string, log: Log, onWake: () => void): Listener {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'sufra-events',
      connectionTimeoutMillis: 2000,
      keepAlive: true,
    })
    client = next
    next.on('notification', onWake)
    next.on('error', (error) => retry(next, error))
    next.on('end', () => retry(next))
    try {
      await next.connect()
      await next.query(`listen ${WAKE_CHANNEL}`)
      onWake()
    } catch (error) {
      retry(next, error)
    }
  }
  const retry = (lost: pg.Client, error?: unknown) => {
    if (isClosed || client !== lost) return
    log.debug({ error: String(error) }, 'events are not listened to')
    client = undefined
    void lost.end().catch(() => undefined)
    timer = setTimeout(() => void connect(), RECONNECT_MS)
  }
  void connect()
  return {
    close: () => {
      isClosed = true
      clearTimeout(timer)
      void client?.end().catch(() => undefined)
    },
  }
}
