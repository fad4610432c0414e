import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { findAuditGuard, guardedFor } from '../database/audit-guard.ts'
import { findChromium } from '../suites/chromium.ts'
import { root } from '../places.ts'
import { addressOf, refuseTakenPort } from '../server/port.ts'
import { openCluster } from '../postgres/cluster.ts'
import { appRoleName } from '../postgres/roles.ts'
import { say } from '../progress.ts'
import { readSettings } from '../settings.ts'

type Found = string | { isWeak: boolean; text: string }
type Examination = { name: string; look: () => Found | Promise<Found> }

const ASK_MS = 2000

const settings = readSettings()

const examinations: Examination[] = [
  { name: 'node', look: () => `${process.version} (${process.execPath})` },
  {
    name: 'platform',
    look: () => `${process.platform}-${process.arch}${process.getuid?.() === 0 ? ', as root' : ''}`,
  },
  {
    name: 'settings',
    look: () =>
      fs.existsSync(path.join(root, '.env')) ? 'from .env and the environment' : 'defaults',
  },
  {
    name: 'data',
    look() {
      fs.mkdirSync(settings.dataFolder, { recursive: true })
      fs.accessSync(settings.dataFolder, fs.constants.W_OK)
      return `${settings.dataFolder} can be written`
    },
  },
  {
    name: 'database',
    look() {
      if (settings.databaseUrl) return 'DATABASE_URL is set'
      return `embedded PostgreSQL in ${openCluster(path.join(settings.dataFolder, 'postgres')).folder}`
    },
  },
  {
    name: 'audit',
    look() {
      if (settings.databaseUrl) return findAuditGuard(settings.databaseUrl)
      return guardedFor(appRoleName)
    },
  },
  {
    name: 'port',
    async look() {
      const answer = await askShop(addressOf(settings.host, settings.port))
      if (answer !== undefined) return `the shop runs on it and says: ${answer}`
      await refuseTakenPort(settings.port, settings.host)
      return `${settings.host}:${settings.port} is free`
    },
  },
  {
    name: 'browser',
    look: () => findChromium() ?? 'none yet: npm run e2e installs one where it can',
  },
]

/** The line of /readyz, where the shop is what listens there. */
async function askShop(address: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(ASK_MS)
  const answer = await fetch(`${address}/readyz`, { signal }).catch(() => undefined)
  const line = (await answer?.text()) ?? ''
  return line === 'ready' || (answer?.status === 503 && !line.includes('<')) ? line : undefined
}

for (const { name, look } of examinations) {
  try {
    const found = await look()
    if (typeof found === 'string') say(name, `ok: ${found}`)
    else say(name, `${found.isWeak ? 'WEAK' : 'ok'}: ${found.text}`)
  } catch (error) {
    say(name, `WRONG: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
