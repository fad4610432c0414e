import pg from 'pg'

export type DatabaseUrls = {
  /** May do everything: migrations and what belongs to them. */
  ownerUrl: string
  /** The running app's; the same one where there is only one role. */
  appUrl: string
}

/** A connection for a moment. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function roleOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ role: string }>('select current_user as role')
  return rows[0]?.role ?? ''
}

/**
 * Gives the app's role its rights, where it isn't the owner's. The database is asked for both names: the
 * one in an address may be a pooler's, and a login may act as another role.
 */
export async function lendToApp(owner: pg.Client, appUrl: string): Promise<void> {
  const app = await withClient(appUrl, roleOf)
  if ((await roleOf(owner)) !== app) await owner.query('call lend_to_app($1)', [app])
}
