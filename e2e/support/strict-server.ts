import { builtServer } from '../../tools/places.ts'
import { findFreePort } from '../../tools/server/port.ts'
import { superviseServer } from '../../tools/server/server-process.ts'

export interface StrictServer {
  address: string
  stop: () => Promise<void>
}

/** A second process of the product on the same database, which asks staff for a second factor. */
export async function startStrictServer(): Promise<StrictServer> {
  const shared = JSON.parse(process.env['E2E_SERVER_ENV'] ?? '{}') as Record<string, string>
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const own = {
    PORT: String(port),
    // Its jobs are those of the first process too, and so are the links that they send.
    PUBLIC_URL: process.env['E2E_BASE_URL'] ?? '',
    SECOND_FACTOR: 'on',
  }
  const { whenReady, stop } = superviseServer({
    entry: builtServer,
    env: { ...shared, ...own },
    address,
  })
  await whenReady()
  return { address, stop }
}
