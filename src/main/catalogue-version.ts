import type pg from 'pg'
import type { DatabaseHandle } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'

const POLL_MS = 5000

/**
 * Follows the catalogue's version in the database. A notification makes the change visible at once,
 * a poll every few seconds makes up for a lost one.
 */
export async function followCatalogueVersion({ pool }: DatabaseHandle, log: Log) {
  let version = 0
  let listener: pg.PoolClient | undefined
  let isRefreshing = false
  const read = async (from: pg.Pool | pg.PoolClient) => {
    const text = 'select version from catalogue_version'
    const { rows } = await from.query<{ version: number }>(text)
    version = rows[0]?.version ?? version
  }
  const listen = async () => {
    const client = await pool.connect()
    client.on('notification', () => void read(pool).catch(() => undefined))
    client.once('error', () => {
      listener = undefined
      client.release(true)
    })
    await client.query('listen catalogue')
    listener = client
  }
  const refresh = async () => {
    if (isRefreshing) return
    isRefreshing = true
    try {
      if (!listener) await listen()
      // Through the listening connection, which finds out in this way that its server is gone.
      await read(listener ?? pool)
    } catch (error) {
      log.debug({ error: String(error) }, 'catalogue version not read')
    } finally {
      isRefreshing = false
    }
  }
  await refresh()
  const timer = setInterval(() => void refresh(), POLL_MS)
  return {
    current: () => version,
    close: () => {
      clearInterval(timer)
      listener?.release(true)
    },
  }
}
