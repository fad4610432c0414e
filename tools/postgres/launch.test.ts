import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { launchPostgres } from './launch.ts'

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-launch-'))
fs.chmodSync(base, 0o755)
// Thousands of files of several servers.
afterAll(() => fs.rmSync(base, { recursive: true, force: true }), 60_000)

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + 15_000
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > giveUpAt) throw error
      await sleep(50)
    }
  }
}

test('the first start creates a durable UTF-8 database in UTC that only a password opens', async () => {
  const database = await launchPostgres({ folder: path.join(base, 'first') })
  try {
    const rows = await query(
      database.url,
      `select current_setting('fsync') as fsync, current_setting('TimeZone') as zone,
         current_setting('server_encoding') as encoding, lower('É') as lowered,
         current_setting('server_version_num')::int / 10000 as major`,
    )
    expect(rows).toEqual([{ fsync: 'on', zone: 'UTC', encoding: 'UTF8', lowered: 'é', major: 18 }])
    const withoutPassword = database.url.replace(/:[^:@]+@/, ':wrong@')
    await expect(query(withoutPassword, 'select 1')).rejects.toThrow('password authentication')
  } finally {
    await database.stop()
  }
})

test('a data folder from before the app had a role gets one, with a password of its own', async () => {
  const folder = path.join(base, 'roles')
  const before = await launchPostgres({ folder })
  await query(before.url, 'drop role sufra_app')
  await before.stop()
  fs.rmSync(path.join(before.cluster.dataFolder, 'sufra-databases'))
  const database = await launchPostgres({ folder })
  try {
    const rows = await query(
      database.appUrl,
      `select current_user as role, rolsuper, rolcreaterole, rolcreatedb
         from pg_roles where rolname = current_user`,
    )
    const nothing = { rolsuper: false, rolcreaterole: false, rolcreatedb: false }
    expect(rows).toEqual([{ role: 'sufra_app', ...nothing }])
    expect(new URL(database.appUrl).password).not.toBe(new URL(database.url).password)
    await expect(query(database.appUrl, 'create table own ()')).rejects.toThrow('permission denied')
  } finally {
    await database.stop()
  }
})

test('what was committed is there after kill -9 and a new start, on the same port', async () => {
  const folder = path.join(base, 'killed')
  const first = await launchPostgres({ folder })
  await query(first.url, 'create table kept as select 42 as answer')
  process.kill(first.pid(), 'SIGKILL')
  const second = await launchPostgres({ folder })
  try {
    expect(second.url).toBe(first.url)
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  } finally {
    await second.stop()
  }
})

test('a supervised server heals by itself, and stays down once stopped', async () => {
  const database = await launchPostgres({ folder: path.join(base, 'healed') })
  database.supervise()
  for (let round = 0; round < 3; round += 1) {
    const killed = database.pid()
    process.kill(killed, 'SIGKILL')
    await eventually(async () => {
      expect(database.pid()).not.toBe(killed)
      return query(database.url, 'select 1')
    })
  }
  await database.stop()
  await expect(query(database.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test('the server outlives a killed parent, and the next launch attaches to it', async () => {
  const folder = path.join(base, 'orphan')
  const script = `import { launchPostgres } from ${JSON.stringify(path.resolve('tools/postgres/launch.ts'))}
    const database = await launchPostgres({ folder: ${JSON.stringify(folder)} })
    process.stdout.write(String(database.pid()))
    setInterval(() => undefined, 1000)`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = (await once(parent.stdout, 'data')) as [Buffer]

  const guest = await launchPostgres({ folder })
  expect(guest.isAttached).toBe(true)
  await guest.stop()
  expect(await query(guest.url, 'select 1 as one')).toEqual([{ one: 1 }])

  parent.kill('SIGKILL')
  await once(parent, 'exit')
  const heir = await launchPostgres({ folder })
  expect(heir.isAttached).toBe(true)
  expect(heir.pid()).toBe(Number(String(output)))
  await heir.stop()
  await expect(query(heir.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test.skipIf(process.getuid?.() !== 0)(
  'root may keep the data where others cannot enter',
  async () => {
    const closed = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-closed-'))
    const database = await launchPostgres({ folder: path.join(closed, 'postgres') })
    const [row] = (await query(
      database.url,
      "select current_setting('data_directory') as folder",
    )) as [{ folder: string }]
    await database.stop()
    expect(row.folder.startsWith(closed)).toBe(false)
    fs.rmSync(path.dirname(row.folder), { recursive: true, force: true })
    fs.rmSync(closed, { recursive: true, force: true })
  },
)

test('the data of another major version is refused in one sentence and stays as it is', async () => {
  const folder = path.join(base, 'major')
  const database = await launchPostgres({ folder })
  const { dataFolder } = database.cluster
  await database.stop()
  const file = path.join(dataFolder, 'PG_VERSION')
  fs.writeFileSync(file, '17\n')
  await expect(launchPostgres({ folder })).rejects.toThrow(
    `${dataFolder} is of PostgreSQL 17 and this release brings 18: run npm run upgrade-database`,
  )
  expect(fs.readFileSync(file, 'utf8')).toBe('17\n')
})

test('a start that meets a server being stopped waits and starts its own', async () => {
  const folder = path.join(base, 'stopping')
  const before = await launchPostgres({ folder })
  const client = new pg.Client({ connectionString: before.url })
  client.on('error', () => undefined)
  await client.connect()
  // The start makes the role again, and waits for that.
  await client.query('drop role sufra_app')
  await client.query('begin; lock table pg_authid in exclusive mode')
  const starting = launchPostgres({ folder })
  starting.catch(() => undefined)
  await eventually(async () => {
    const { rows } = await client.query('select from pg_locks where not granted')
    if (rows.length === 0) throw new Error('the start does not wait yet')
  })
  await before.stop()
  const after = await starting
  try {
    expect(after.pid()).not.toBe(before.pid())
    expect(await query(after.url, 'select 1 as one')).toEqual([{ one: 1 }])
  } finally {
    await after.stop()
  }
}, 60_000)
