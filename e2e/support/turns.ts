import pg from 'pg'

/**
 * For what tests have to share, such as a list that is marked as read as a whole: whoever names the
 * same thing waits until the one before is done with it.
 */
export async function inTurn<T>(thing: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: process.env['E2E_DATABASE_URL'] })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [`e2e: ${thing}`])
    return await work()
  } finally {
    // The lock goes with its connection.
    await client.end()
  }
}
