import type pg from 'pg'

export const OLDEST = 17

/** @throws Error with one line when the server is older than what the migrations are written for. */
export function refuseOldPostgres(version: number): void {
  const major = Math.floor(version / 10_000)
  if (major >= OLDEST) return
  throw new Error(`PostgreSQL ${major} is too old: Sufra needs version ${OLDEST} or newer.`)
}

export async function checkPostgresVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::integer as version",
  )
  refuseOldPostgres(rows[0]?.version ?? 0)
}
