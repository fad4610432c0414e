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
  const read = async () => {
    const { rows } = await pool.query<{ version: number }>('select version from catalogue_version')
    version = rows[0]?.version ?? version
  }
  const listen = async () => {
    const client = await pool.connect()
    client.on('notification', () => void read().catch(() => undefined))
    client.once('error', () => {
      listener = undefined
      client.release(true)
    })
    await client.query('listen catalogue')
    listener = client
  }
  const refresh = async () => {
    try {
      await read()
      if (!listener) await listen()
    } catch (error) {
      log.debug({ error: String(error) }, 'catalogue version not read')
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
