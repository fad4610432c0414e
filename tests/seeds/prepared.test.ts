import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { withClient } from '../../tools/database/client.ts'
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
const isReady = (change: Partial<typeof settings> = {}) =>
  isPrepared(urls(), { ...settings, ...change })

/** As its owner, so that it may do what no app may. */
const change = (statement: string, values: unknown[] = []) =>
  withClient(ownerUrlOf(url()), (client) => client.query(statement, values))

beforeEach(async () => {
  fs.writeFileSync(secretFile, SECRET)
  await keepSeedMark(url(), presentSeeds(true))
  await keepCatalogueMark(url())
})

it('leaves nothing to do for a start where files, wishes and contents are those of the last one', async () => {
  expect(await isReady()).toBe(true)
})

it('prepares for another wish, and where there is no secret yet', async () => {
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
  await change(`alter table if exists earlier_runs rename to seed_runs;
    delete from areas; delete from schema_migrations where name = '9999-later.sql'`)
})

it('takes back what the app has no right to', async () => {
  const { name } = loginOf(url())
  await change(`grant update on audit_log to ${name}`)
  expect(await isReady()).toBe(true)
  const { rows } = await change("select has_table_privilege($1, 'audit_log', 'update') as may", [
    name,
  ])
  expect(rows).toEqual([{ may: false }])
})

it('refuses another secret than the one that the database was used with', async () => {
  await change('insert into secret_fingerprints (fingerprint) values ($1)', [
    fingerprintOf('another secret of some thirty characters'),
  ])
  await expect(isReady()).rejects.toThrow('SECRET is not the one')
})
