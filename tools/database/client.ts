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
