import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withClient, type DatabaseUrls } from '../../tools/database/client.ts'
import { isPrepared } from '../../tools/database/prepared.ts'
import { keepCatalogueMark, keepSeedMark, presentSeeds } from '../../tools/database/seed-mark.ts'
import { loginOf } from '../../tools/postgres/roles.ts'
import { ownerUrlOf, testDatabaseUrl } from '../../tools/testing/database.ts'
import { fingerprintOf } from '../../src/server/encryption/secret-fingerprint.ts'

const SECRET = 'a secret of thirty-two characters'
const url = testDatabaseUrl()
const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-prepared-'))
const secretFile = path.join(dataFolder, 'secret')
afterAll(() => fs.rmSync(dataFolder, { recursive: true }))

const settings = {
  port: 0,
  host: '',
  dataFolder,
  databaseUrl: undefined,
  migrationUrl: undefined,
  isDemo: true,
  hasDemoClock: true,
  backupFolder: undefined,
}
const urls = () => ({ ownerUrl: ownerUrlOf(url()), appUrl: url() })
const isReady = (change: Partial<typeof settings> = {}, addresses: Partial<DatabaseUrls> = {}) =>
  isPrepared({ ...urls(), ...addresses }, { ...settings, ...change })

/** As its owner, so that it may do what no app may. */
const change = (statement: string, values: unknown[] = []) =>
  withClient(ownerUrlOf(url()), (client) => client.query(statement, values))

beforeEach(async () => {
  vi.stubEnv('SECRET', '').stubEnv('SECRET_PREVIOUS', '')
  fs.writeFileSync(secretFile, SECRET)
  await keepSeedMark(url(), presentSeeds(true))
  await keepCatalogueMark(url())
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await change(`alter table if exists earlier_runs rename to seed_runs;
    delete from areas; delete from schema_migrations where name = '9999-later.sql'`)
})

it('leaves nothing to do for a start where files, settings and contents are those of the last one', async () => {
  expect(await isReady()).toBe(true)
})

it('prepares for other settings, and where there is no secret yet', async () => {
  expect(await isReady({ isDemo: false })).toBe(false)
  expect(await isReady({ hasDemoClock: false })).toBe(false)
  fs.rmSync(secretFile)
  expect(await isReady()).toBe(false)
})

it.each([
  ['seeds of other files', "update seed_runs set hash = 'of changed files'"],
  ['another catalogue', "insert into areas values (1, 'dubai', 'a', 'A', 'ا', 25, 55)"],
  ['a migration that is not there', "insert into schema_migrations values ('9999-later.sql', '')"],
  ['a table that is missing', 'alter table seed_runs rename to earlier_runs'],
])('prepares for %s', async (_, statement) => {
  await change(statement)
  expect(await isReady()).toBe(false)
})

/** The address of someone who acts as the role at once: their name in it is another one. */
function actingAs(role: string): string {
  const address = new URL(ownerUrlOf(url()))
  address.searchParams.set('options', `-c role=${role}`)
  return address.href
}

const mayChangeAudit = async (): Promise<unknown> => {
  const { rows } = await change("select has_table_privilege($1, 'audit_log', 'update') as may", [
    loginOf(url()).name,
  ])
  return rows[0]
}

describe('rights of the app', () => {
  const pooled = `pooled_${randomBytes(6).toString('hex')}`
  beforeEach(async () => {
    await change(`create role ${pooled} superuser;
      grant update on audit_log to ${loginOf(url()).name}`)
  })
  afterEach(() =>
    change(`drop role ${pooled}; revoke update on audit_log from ${loginOf(url()).name}`),
  )

  it('go where they are more than it should have', async () => {
    expect(await isReady()).toBe(true)
    expect(await mayChangeAudit()).toEqual({ may: false })
  })

  it('go by the role that it acts as, whatever name is in its address', async () => {
    expect(await isReady({}, { appUrl: actingAs(loginOf(url()).name) })).toBe(true)
    expect(await mayChangeAudit()).toEqual({ may: false })
  })

  it('are the owner’s where there is one role, under one address or two', async () => {
    const ownerUrl = actingAs(pooled)
    expect(await isReady({}, { ownerUrl, appUrl: ownerUrl })).toBe(true)
    expect(await isReady({}, { ownerUrl, appUrl: `${ownerUrl}&application_name=app` })).toBe(true)
    expect(await mayChangeAudit()).toEqual({ may: true })
  })

  it('are for migrations to give where a start may not', async () => {
    expect(await isReady({}, { ownerUrl: url(), appUrl: actingAs(pooled) })).toBe(false)
  })
})

describe('in a database that was used with another secret', () => {
  const used = testDatabaseUrl()

  it('refuses to start', async () => {
    const appUrl = used()
    const ownerUrl = ownerUrlOf(appUrl)
    await keepSeedMark(appUrl, presentSeeds(true))
    await keepCatalogueMark(appUrl)
    await withClient(ownerUrl, (owner) =>
      owner.query('insert into secret_fingerprints (fingerprint) values ($1)', [
        fingerprintOf('another secret of some thirty characters'),
      ]),
    )
    await expect(isReady({}, { ownerUrl, appUrl })).rejects.toThrow('SECRET is not the one')
  })
})
