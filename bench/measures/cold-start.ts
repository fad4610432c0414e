import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../tools/places.ts'
import { findFreePort } from '../../tools/server/port.ts'
import { memoryOf, processorSecondsOf, processorSecondsOfEnded, treeOf } from './process.ts'

async function isAnswering(address: string): Promise<boolean> {
  try {
    const response = await fetch(address)
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

export interface Start {
  /** From the command to the first page, database and migrations included. */
  tookMs: number
  /** What our own processes have used by then, the ended ones too; the database is left out. */
  processorSeconds: number
  /** A while after it, with nothing to do. */
  launcherMb: number
  serverMb: number
}

const IDLE_MS = 5000

function measure(pid: number, tookMs: number) {
  const own = treeOf(pid).filter(({ command }) => !/postgres(\.exe)? -D|^postgres:/.test(command))
  const used = own.map((one) => processorSecondsOf(one.pid) + processorSecondsOfEnded(one.pid))
  return { tookMs, processorSeconds: used.reduce((sum, one) => sum + one, 0) }
}

async function startOnce(dataFolder: string): Promise<Start> {
  const port = await findFreePort()
  const since = performance.now()
  const child = spawn(process.execPath, [path.join(root, 'tools', 'run.mjs'), 'start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, DATABASE_URL: '' },
    stdio: 'ignore',
  })
  const gone = once(child, 'exit')
  const pid = child.pid ?? 0
  try {
    while (!(await isAnswering(`http://127.0.0.1:${port}/`))) {
      if (child.exitCode !== null) throw new Error(`The start ended with ${child.exitCode}`)
      await sleep(10)
    }
    const start = measure(pid, performance.now() - since)
    await sleep(IDLE_MS)
    const server = treeOf(pid).find(({ command }) => command.includes('main/serve'))
    return {
      ...start,
      launcherMb: memoryOf(pid)?.nowMb ?? Number.NaN,
      serverMb: memoryOf(server?.pid ?? 0)?.nowMb ?? Number.NaN,
    }
  } finally {
    child.kill('SIGTERM')
    await gone
  }
}

/** The first start makes a database and fills it; every later one finds it. */
export async function measureStarts(): Promise<{ first: Start; later: Start[] }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-bench-'))
  fs.chmodSync(folder, 0o755)
  try {
    const first = await startOnce(folder)
    const later: Start[] = []
    for (let round = 0; round < 5; round += 1) later.push(await startOnce(folder))
    return { first, later }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
