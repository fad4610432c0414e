import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../src/main/process/open-app.ts'
import { root } from '../../tools/places.ts'
import { findFreePort } from '../../tools/server/port.ts'
import { testConfig, TEST_SECRET } from '../../tools/testing/app.ts'
import { urlOf } from '../../tools/postgres/databases.ts'
import { testDatabaseUrl } from '../../tools/testing/database.ts'
import { openFaultyProxy, type FaultyProxy } from '../../tools/testing/faulty-proxy.ts'

const url = testDatabaseUrl()
let proxy: FaultyProxy

beforeEach(async () => {
  proxy = await openFaultyProxy(url())
  proxy.treatNew('reset')
})
afterEach(() => proxy.close())

/** `npm start` on a database of its own choice, and what it prints. */
async function start(databaseUrl: string) {
  const child = spawn(process.execPath, [path.join(root, 'tools/commands/start.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DEMO: '1',
      SECRET: TEST_SECRET,
      PORT: String(await findFreePort()),
    },
  })
  const printed = { out: '', error: '' }
  child.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed.error += chunk.toString()))
  return { child, printed, gone: once(child, 'close') }
}

const withPassword = (password: string): string => {
  const wrong = new URL(url())
  wrong.password = password
  return wrong.href
}

describe('npm start', () => {
  it('says that the database is away, tries again and goes on when it is back', async () => {
    const { child, printed, gone } = await start(proxy.url)
    await vi.waitFor(
      () =>
        expect(printed.out).toContain(
          'database   cannot be reached yet, trying again for up to 60 s: ',
        ),
      { timeout: 20_000 },
    )
    proxy.treatNew('pass')
    await vi.waitFor(() => expect(printed.out).toContain('reached by DATABASE_URL'), {
      timeout: 20_000,
    })
    child.kill('SIGKILL')
    await gone
  })

  it.each([
    [
      'a wrong password',
      () => withPassword('wrong'),
      'password authentication failed for user "sufra_app"',
    ],
    ['a missing database', () => urlOf(url(), 'nowhere'), 'database "nowhere" does not exist'],
  ])('ends at once and in one sentence for %s', async (_, wrongUrl, reason) => {
    const { printed, gone } = await start(wrongUrl())
    const [code] = (await gone) as [number]
    expect([code, printed.out]).toEqual([1, ''])
    expect(printed.error).toBe(`The database of DATABASE_URL cannot be reached: ${reason}\n`)
  })
})

describe('a server process', () => {
  it('says that the database is away, tries again and opens when it is back', async () => {
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
    const opening = openApp(testConfig(proxy.url), log)
    await vi.waitFor(() => expect(lines.join('')).toContain('trying again for up to 60 s'))
    proxy.treatNew('pass')
    const app = await opening
    expect((await app.app.request('/api/subscription-plans')).status).toBe(200)
    await app.close()
  })

  it('ends at once for a wrong password', async () => {
    const opening = openApp(testConfig(withPassword('wrong')), pino({ level: 'silent' }))
    await expect(opening).rejects.toMatchObject({ code: '28P01' })
  })
})
