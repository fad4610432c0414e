import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { launchPostgres, type EmbeddedPostgres } from '../postgres/launch.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-archive-'))
fs.chmodSync(folder, 0o755)
let database: EmbeddedPostgres

const launch = async () => {
  database = await launchPostgres({ folder, isArchived: true, archiveEverySeconds: 1 })
}

async function write(): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('create table if not exists notes (note text)')
  await client.query("insert into notes values ('kept')")
  await client.end()
}

const segments = () =>
  fs.readdirSync(database.cluster.archiveFolder).filter((name) => /^[0-9A-F]{24}$/.test(name))

/** A checkpoint, by itself after five minutes, would finish a segment, too. */
const SOON = { timeout: 60_000, interval: 100 }

afterEach(() => database.stop(), 60_000)
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

test('what is written after a start, a clean stop or a kill is archived without a checkpoint', async () => {
  await launch()
  await write()
  await expect.poll(() => segments().length, SOON).toBeGreaterThan(0)

  await database.stop()
  await launch()
  const before = segments().length
  await write()
  await expect.poll(() => segments().length, SOON).toBeGreaterThan(before)

  database.supervise()
  process.kill(database.pid(), 'SIGKILL')
  await vi.waitFor(write, { timeout: 60_000, interval: 500 })
  await expect.poll(() => segments().length, SOON).toBeGreaterThan(segments().length)
}, 200_000)
