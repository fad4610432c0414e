import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../tools/places.ts'
import { findFreePort } from '../../tools/server/port.ts'

async function isAnswering(address: string): Promise<boolean> {
  try {
    const response = await fetch(address)
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

/** Milliseconds from the command to the first page, database and migrations included. */
async function startOnce(dataFolder: string): Promise<number> {
  const port = await findFreePort()
  const since = performance.now()
  const child = spawn(process.execPath, [path.join(root, 'tools', 'run.mjs'), 'start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, DATABASE_URL: '' },
    stdio: 'ignore',
  })
  const gone = once(child, 'exit')
  try {
    while (!(await isAnswering(`http://127.0.0.1:${port}/`))) {
      if (child.exitCode !== null) throw new Error(`The start ended with ${child.exitCode}`)
      await sleep(10)
    }
    return performance.now() - since
  } finally {
    child.kill('SIGTERM')
    await gone
  }
}

/** The first start makes a database and fills it; every later one finds it. */
export async function measureStarts(): Promise<{ firstMs: number; laterMs: number[] }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-bench-'))
  fs.chmodSync(folder, 0o755)
  try {
    const firstMs = await startOnce(folder)
    const laterMs: number[] = []
    for (let round = 0; round < 3; round += 1) laterMs.push(await startOnce(folder))
    return { firstMs, laterMs }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
