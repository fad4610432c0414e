import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { demoCode, demoPeople } from '../demo-people.ts'
import { findFreePort } from '../server/port.ts'
import { superviseServer } from '../server/server-process.ts'

it('npm start seeds an empty folder, serves the demo, and leaves its database closed', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-start-'))
  // PostgreSQL runs as another person where this one is root.
  fs.chmodSync(folder, 0o755)
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const env = { DATA_DIR: folder, DATABASE_URL: '', PORT: String(port), LOG_LEVEL: 'error' }
  const server = superviseServer({ entry: 'tools/commands/start.ts', env, address })
  const lock = path.join(folder, 'postgres', 'data', 'postmaster.pid')
  try {
    await server.whenReady()
    expect(fs.existsSync(lock)).toBe(true)
    expect((await fetch(address)).status).toBe(200)
    for (const { phone, role } of demoPeople) {
      const answer = await fetch(`${address}/api/auth/verify-otp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ phone, otp: demoCode }),
      })
      expect([role, answer.status]).toEqual([role, 200])
    }
  } finally {
    await server.stop()
  }
  expect(fs.existsSync(lock)).toBe(false)
  fs.rmSync(folder, { recursive: true })
})
