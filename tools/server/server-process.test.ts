import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { findFreePort, refuseTakenPort } from './port.ts'
import { superviseServer } from './server-process.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-server-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const entry = path.join(folder, 'server.ts')
fs.writeFileSync(
  entry,
  `import http from 'node:http'
   const server = http.createServer((_, response) => response.end(String(process.pid)))
   server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send('ready'))
   process.on('SIGTERM', () => process.exit(0))`,
)

async function answeringPid(address: string, butNot = 0): Promise<number> {
  const giveUpAt = Date.now() + 10_000
  while (Date.now() < giveUpAt) {
    const pid = await fetch(address).then(
      async (response) => Number(await response.text()),
      () => 0,
    )
    if (pid > 0 && pid !== butNot) return pid
    await sleep(30)
  }
  throw new Error('The server did not answer')
}

test('a server that is killed is started again, and a stopped one is not', async () => {
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const server = superviseServer({ entry, env: { PORT: String(port) }, address })
  await server.whenReady()
  const first = await answeringPid(address)
  expect(first).toBe(server.pid())
  process.kill(first, 'SIGKILL')
  const second = await answeringPid(address, first)
  await server.stop()
  await expect(fetch(address)).rejects.toThrow('fetch failed')
  expect(() => process.kill(second, 0)).toThrow('ESRCH')
})

test('a server that cannot start is named, not started for ever', async () => {
  const broken = path.join(folder, 'broken.ts')
  fs.writeFileSync(broken, 'process.exit(7)')
  const server = superviseServer({ entry: broken, env: {}, address: 'http://127.0.0.1:9' })
  await expect(server.whenReady()).rejects.toThrow('ended with 7 at its start')
  await server.stop()
})

test('the server ends when the process that started it is killed', async () => {
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const module = pathToFileURL(path.join(import.meta.dirname, 'server-process.ts')).href
  const script = `import { superviseServer } from ${JSON.stringify(module)}
    superviseServer({ entry: ${JSON.stringify(entry)}, env: { PORT: '${port}' }, address: '${address}' })`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
  const pid = await answeringPid(address)
  parent.kill('SIGKILL')
  await once(parent, 'exit')
  const giveUpAt = Date.now() + 5000
  const isAlive = () =>
    fetch(address).then(
      () => true,
      () => false,
    )
  while ((await isAlive()) && Date.now() < giveUpAt) await sleep(30)
  expect(await isAlive()).toBe(false)
  expect(pid).toBeGreaterThan(0)
})

test('a taken port is named in one line', async () => {
  const port = await findFreePort()
  await refuseTakenPort(port, '127.0.0.1')
  const { createServer } = await import('node:net')
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  await expect(refuseTakenPort(port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use: stop the other program, or set PORT`,
  )
  other.close()
})
