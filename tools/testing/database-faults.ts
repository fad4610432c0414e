import pg from 'pg'
import type { FaultyProxy } from './faulty-proxy.ts'

/** How a request is answered while the database is away. */
export const UNAVAILABLE = { status: 503, retryAfter: '1' }

/** Something that keeps the product from its database until it ends. */
export interface DatabaseFailure {
  name: string
  begin: () => Promise<void> | void
  end: () => Promise<void> | void
}

/** Works also where the database refuses writes. */
export async function asOwner(ownerUrl: string, ...texts: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('set default_transaction_read_only = off')
    for (const text of texts) await client.query(text)
  } finally {
    await client.end()
  }
}

/** What happens on the way to the database. */
export const NETWORK_FAILURES: {
  name: string
  begin: (proxy: FaultyProxy) => void
  end: (proxy: FaultyProxy) => void
}[] = [
  {
    name: 'every connection is silent, new ones too',
    begin: (proxy) => {
      proxy.silenceOpen()
      proxy.treatNew('silent')
    },
    end: (proxy) => proxy.treatNew('pass'),
  },
  {
    name: 'every connection is reset, new ones too',
    begin: (proxy) => {
      proxy.treatNew('reset')
      proxy.resetOpen()
    },
    end: (proxy) => proxy.treatNew('pass'),
  },
]

/** As after a failover to a server that does not take writes yet. */
export function readOnlyFailover(proxy: FaultyProxy, ownerUrl: string): DatabaseFailure {
  const database = `database ${pg.escapeIdentifier(new URL(ownerUrl).pathname.slice(1))}`
  return {
    name: 'only a read-only server can be reached',
    begin: async () => {
      await asOwner(ownerUrl, `alter ${database} set default_transaction_read_only = on`)
      proxy.resetOpen()
    },
    end: () => asOwner(ownerUrl, `alter ${database} reset default_transaction_read_only`),
  }
}
