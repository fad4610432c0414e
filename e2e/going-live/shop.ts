import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { startStandIns, type StandIns } from '../../tests/providers/stand-ins.ts'
import { findFreePort } from '../../tools/server/port.ts'

const READY = /^ready\b/m
const START_MS = 240_000

/** A clone of the repository that nothing was started in; `npm run proof go-live` makes it. */
const folder = process.env['E2E_SHOP_FOLDER'] ?? ''

export interface Shop {
  address: string
  standIns: StandIns
  /** Runs an npm script of the clone to its end, and answers what it said. */
  npm: (...words: string[]) => Promise<string>
  /** `npm start`, until it says that it is ready. */
  start: () => Promise<void>
}

function environment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'USER']
  return Object.fromEntries(names.map((name) => [name, process.env[name]]))
}

function runNpm(words: readonly string[]) {
  const child = spawn('npm', words, { cwd: folder, env: environment(), detached: true })
  let output = ''
  const keep = (chunk: Buffer) => (output += String(chunk))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)))
  return { child, ended, said: () => output }
}

async function npm(...words: string[]): Promise<string> {
  const { ended, said } = runNpm(words)
  if ((await ended) !== 0) throw new Error(`npm ${words.join(' ')} failed:\n${said()}`)
  return said()
}

/** A shop in the folder, with stand-ins of its providers; everything ends with the test. */
export const test = base.extend<object, { shop: Shop }>({
  shop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the first parameter
    async ({}, use) => {
      const port = await findFreePort()
      const address = `http://127.0.0.1:${port}`
      const ports = { meta: 0, stripe: 0, paypal: 0 }
      const standIns = await startStandIns({ publicUrl: address, ports })
      const stops: (() => Promise<unknown>)[] = [standIns.stop]
      const start = async () => {
        const { child, ended, said } = runNpm(['start'])
        stops.unshift(() => {
          if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
          return ended
        })
        await new Promise<void>((resolve, reject) => {
          child.stdout.on('data', () => READY.test(said()) && resolve())
          void ended.then(() => reject(new Error(`npm start ended:\n${said()}`)))
        })
      }
      fs.rmSync(path.join(folder, '.env'), { force: true })
      await use({ address, standIns, npm, start })
      for (const stop of stops) await stop()
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ shop }, use) => use(shop.address),
})
