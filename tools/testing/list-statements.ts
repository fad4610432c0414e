import pg from 'pg'

/** How the connections of the product's own pool are called; workers of jobs have another name. */
const OURS = 'sufra'

/**
 * The text of every statement that the product sends to PostgreSQL during some work, begin and commit
 * included. What the queue of jobs asks on connections of its own is not among them.
 */
export async function listStatements(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const original = pg.Client.prototype.query as (...parameters: unknown[]) => unknown
  const spy = function query(this: Connected, ...parameters: unknown[]) {
    const [sent] = parameters as [string | { text: string }]
    if (this.connectionParameters.application_name === OURS) {
      statements.push(typeof sent === 'string' ? sent : sent.text)
    }
    return original.apply(this, parameters)
  }
  pg.Client.prototype.query = spy as unknown as typeof pg.Client.prototype.query
  try {
    await work()
    return statements
  } finally {
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query
  }
}

type Connected = pg.Client & { connectionParameters: { application_name?: string } }
