import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findFreePort } from '../../tools/server/port.ts'
import { superviseServer } from '../../tools/server/server-process.ts'
import { test as base } from './test.ts'

/** What `npm start` starts, on data that goes with it. */
async function startOwnDemo() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-demo-'))
  fs.chmodSync(folder, 0o755)
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: '',
    PORT: String(port),
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
  }
  const { whenReady, stop } = superviseServer({ entry: 'tools/commands/start.ts', env, address })
  await whenReady()
  return {
    address,
    stop: async () => {
      await stop()
      fs.rmSync(folder, { recursive: true })
    },
  }
}

/** A test with a demo of its own, as moving its time would disturb all others. */
export const test = base.extend<object, { demo: { address: string } }>({
  demo: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the first parameter
    async ({}, use) => {
      const { address, stop } = await startOwnDemo()
      await use({ address })
      await stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ demo }, use) => use(demo.address),
})
