import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { openCluster, spawnSettings } from './cluster.ts'
import { launchPostgres, type EmbeddedPostgres } from './launch.ts'
import { isLivingServerOf } from './process-state.ts'

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-lock-file-'))
fs.chmodSync(base, 0o755)
afterAll(() => fs.rmSync(base, { recursive: true, force: true }))

const folder = path.join(base, 'postgres')
const patience = { startingMs: 500, silentMs: 500 }
/** For servers that answer, however busy the machine is. */
const untilAnswered = { ...patience, silentMs: 60_000, askMs: 60_000 }
const lockFile = path.join(folder, 'data', 'postmaster.pid')
const readLock = () => fs.readFileSync(lockFile, 'utf8')
const readPort = () => fs.readFileSync(path.join(folder, 'port'), 'utf8')

async function connectAll(database: EmbeddedPostgres, count: number): Promise<pg.Client[]> {
  const clients = Array.from({ length: count }, () => new pg.Client(database.url))
  for (const client of clients) client.on('error', () => undefined)
  await Promise.all(clients.map((client) => client.connect()))
  return clients
}

describe.skipIf(process.platform === 'win32')('a command leaves alone the lock file of', () => {
  test('a server that is frozen', async () => {
    const database = await launchPostgres({ folder, isDurable: false })
    const lock = readLock()
    const port = readPort()
    process.kill(database.pid(), 'SIGSTOP')
    try {
      await expect(launchPostgres({ folder, patience })).rejects.toThrow(
        `(process ${database.pid()}) runs and does not answer: see`,
      )
    } finally {
      process.kill(database.pid(), 'SIGCONT')
    }
    expect(readLock()).toBe(lock)
    expect(readPort()).toBe(port)
    const [client] = await connectAll(database, 1)
    await client?.end()
    await database.stop()
  })

  test('a server that takes no more connections', async () => {
    const database = await launchPostgres({ folder, isDurable: false })
    const lock = readLock()
    const clients = await connectAll(database, 100)
    await expect(
      launchPostgres({ folder, patience: { ...patience, askMs: 60_000 } }),
    ).rejects.toThrow('takes no more connections')
    expect(readLock()).toBe(lock)
    await Promise.all(clients.map((client) => client.end()))
    await database.stop()
  })

  test('a server that is still recovering', async () => {
    const first = await launchPostgres({ folder, isDurable: false })
    await first.stop()
    const cluster = openCluster(folder)
    // A standby that may not answer queries says "starting up" for as long as it runs.
    fs.writeFileSync(path.join(cluster.dataFolder, 'standby.signal'), '')
    const values = ['hot_standby=off', `port=${readPort()}`, 'unix_socket_directories=']
    const server = spawn(
      cluster.native.binary('postgres'),
      ['-D', cluster.dataFolder, ...values.flatMap((value) => ['-c', value])],
      { ...spawnSettings(cluster.user), stdio: 'ignore' },
    )
    while (!fs.existsSync(lockFile)) await new Promise((resolve) => setTimeout(resolve, 20))
    await expect(launchPostgres({ folder, patience: untilAnswered })).rejects.toThrow(
      'is still starting',
    )
    expect(fs.existsSync(lockFile)).toBe(true)
    server.kill('SIGQUIT')
    await once(server, 'exit')
    fs.rmSync(path.join(cluster.dataFolder, 'standby.signal'))
  })
})

test.skipIf(process.platform !== 'linux')(
  'a process number that went to another PostgreSQL is not taken for the server of the folder',
  async () => {
    const database = await launchPostgres({ folder, isDurable: false })
    const startedAt = Number(readLock().split('\n')[2])
    const pid = database.pid()
    const own = path.join(folder, 'data')
    expect(isLivingServerOf(own, { pid, startedAt: 0 })).toBe(true)
    expect(isLivingServerOf('/moved/since', { pid, startedAt })).toBe(true)
    expect(isLivingServerOf('/another/folder', { pid, startedAt: startedAt - 3600 })).toBe(false)
    expect(isLivingServerOf(own, { pid: process.pid, startedAt })).toBe(false)
    await database.stop()
  },
)
