import { BoundedClient, boundedSettings } from '../database/bounded-client.ts'
import type { Log } from '../log.ts'

const RECONNECT_MS = 1000
const PROBE_MS = 5000

export interface Listener {
  close: () => void
}

/**
 * One connection that only listens. While it is gone, its owner's own looking makes up for it: it is
 * woken without a payload when the connection is there (again).
 */
export function openListener(
  url: string,
  channel: string,
  log: Log,
  onWake: (payload: string | undefined) => void,
): Listener {
  let client: BoundedClient | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const connect = async () => {
    const next = new BoundedClient(boundedSettings(url, 'sufra-events'))
    client = next
    next.on('notification', ({ payload }) => onWake(payload ?? ''))
    next.on('error', (error) => retry(next, error))
    next.on('end', () => retry(next))
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      onWake(undefined)
      stayAwake(next)
    } catch (error) {
      retry(next, error)
    }
  }
  /** A connection that only listens would never find out that its server is gone. */
  const stayAwake = (current: BoundedClient) => {
    if (isClosed || client !== current) return
    timer = setTimeout(() => {
      current.query('select').then(
        () => stayAwake(current),
        (error: unknown) => retry(current, error),
      )
    }, PROBE_MS)
  }
  const retry = (lost: BoundedClient, error?: unknown) => {
    if (isClosed || client !== lost) return
    log.debug({ error: String(error) }, `${channel} is not listened to`)
    client = undefined
    clearTimeout(timer)
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
