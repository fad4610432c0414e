import type { Hono } from 'hono'
import { systemClock } from '../../src/server/clock.ts'
import type { Database } from '../../src/server/database/database.ts'
import { openVault } from '../../src/server/encryption/vault.ts'
import { createApi, type Env } from '../../src/server/http/app.ts'
import { createCookies } from '../../src/server/http/callers/cookies.ts'
import type { ServedEndpoint } from '../../src/server/http/serve.ts'
import type { Log } from '../../src/server/log.ts'

/** An API of these endpoints alone. The cookie `session` is a customer's, or with `admin` an admin's. */
export const createEndpointApp = (
  endpoints: readonly ServedEndpoint[],
  db: Database,
  log: Log,
): Hono<Env> =>
  createApi({
    endpoints,
    identify: async (token, _now) => ({
      id: '00000000-0000-7000-8000-000000000001',
      sessionId: Buffer.alloc(32),
      role: token === 'admin' ? 'admin' : 'customer',
      name: '',
      phone: '',
      email: '',
      registeredAt: new Date(0),
      photoVersion: null,
      language: 'en',
      secondFactor: 'none',
    }),
    say: (code, language) => `${code} in ${language}`,
    clock: systemClock,
    db,
    vault: openVault('a-secret-that-only-the-tests-know-about'),
    log,
    cookies: createCookies('http://localhost'),
    publicUrl: 'http://localhost',
    trustedProxies: 0,
  })
