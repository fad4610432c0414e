import { afterAll, beforeAll } from 'vitest'
import { callOnce, setTransport, type LooseArguments } from '../../src/shared/wire/call.ts'
import type { Endpoint, Output } from '../../src/shared/wire/endpoint.ts'
import type { Language } from '../../src/shared/language.ts'
import { openApp, type RunningApp } from '../../src/main/process/open-app.ts'
import { testClock } from '../../src/server/clock.ts'
import type { Config } from '../../src/server/config.ts'
import { openDatabase, type Database } from '../../src/server/database/database.ts'
import { createLog } from '../../src/server/log.ts'
import { ownerUrlOf, testDatabaseUrl } from './database.ts'

/** Saturday, 21 November 2026, noon in Dubai. */
export const TEST_NOW = new Date('2026-11-21T08:00:00Z')

export const TEST_SECRET = 'a-secret-that-only-the-tests-know-about'

export const testConfig = (databaseUrl: string): Config => ({
  port: 0,
  host: '127.0.0.1',
  databaseUrl,
  dataDir: '.data/test',
  demo: true,
  demoClock: true,
  secondFactor: false,
  production: false,
  publicUrl: 'http://localhost',
  secret: TEST_SECRET,
  trustedProxies: 0,
  drainSeconds: 0,
  logLevel: 'silent',
  otpDailyBudget: 5000,
  usdtEnabled: true,
  whatsapp: undefined,
  stripe: undefined,
  paypal: undefined,
})

/** A browser of one person: keeps cookies, calls endpoints through the app in process. */
export interface TestBrowser {
  call: <E extends Endpoint>(endpoint: E, ...rest: LooseArguments<E>) => Promise<Output<E>>
  /** A raw request, for what a typed call could not send. */
  request: (path: string, init?: RequestInit) => Promise<Response>
  cookies: Map<string, string>
}

export interface TestApp {
  app: RunningApp
  clock: ReturnType<typeof testClock>
  /** With an address where the app trusts a proxy. */
  browser: (language?: Language, address?: string) => TestBrowser
  /** Works past what the app's role may do, on the same database. */
  asOwner: <T>(work: (db: Database) => Promise<T>) => Promise<T>
  /** Runs all jobs that are due. */
  drain: () => Promise<number>
  /**
   * Moves time forward and runs what becomes due on the way, in order: waiting jobs and those that
   * come by themselves. The first job that fails ends it. Sessions stay as fresh as they were.
   */
  advanceTo: (instant: Date) => Promise<number>
}

/** The whole application on a database of the calling test file; use what it returns inside tests. */
export function useTestApp(
  seed?: (app: RunningApp) => Promise<void>,
  settings: Partial<Config> = {},
): TestApp {
  const url = testDatabaseUrl()
  const clock = testClock(TEST_NOW)
  const test = { clock } as TestApp
  beforeAll(async () => {
    test.app = await openApp({ ...testConfig(url()), ...settings }, createLog('silent'), clock)
    await seed?.(test.app)
  })
  afterAll(() => test.app.close())
  test.browser = (language = 'en', address) => openBrowser(test.app, language, address)
  test.asOwner = async (work) => {
    const owner = openDatabase(ownerUrlOf(url()), createLog('silent'), { maxConnections: 1 })
    try {
      return await work(owner.db)
    } finally {
      await owner.close()
    }
  }
  test.drain = () => test.app.queue.drain({ ...test.app.context, clock })
  test.advanceTo = async (instant) =>
    (await test.app.timeMover?.moveTo(instant, { isStrict: true })) ?? 0
  return test
}

function openBrowser(running: RunningApp, language: Language, address?: string): TestBrowser {
  const cookies = new Map<string, string>([['language', language]])
  const request = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (address) headers.set('x-forwarded-for', address)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await running.app.request(path, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name && value) cookies.set(name, value)
      else if (name) cookies.delete(name)
    }
    return response
  }
  return {
    cookies,
    request,
    call: (endpoint, ...rest) => {
      setTransport(request)
      return callOnce(endpoint, ...rest)
    },
  }
}
