import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../../main/process/open-app.ts'
import { ensureSecret } from '../../../tools/database/secret.ts'
import { testConfig } from '../../../tools/testing/app.ts'
import { testDatabaseUrl } from '../../../tools/testing/database.ts'
import { openDatabase, type DatabaseHandle } from '../database/database.ts'
import { createLog } from '../log.ts'
import { refuseOtherSecret, refuseUnlike } from './secret-fingerprint.ts'

const url = testDatabaseUrl()
const log = createLog('silent')
const SECRET = 'the-secret-of-the-first-start-2026-11'
const OTHER = 'a-secret-that-somebody-made-up-later'
let handle: DatabaseHandle

beforeAll(() => {
  handle = openDatabase(url(), log)
})
afterAll(() => handle.close())

it('one of several first starts at once names the secret, and the others agree or are refused', async () => {
  const starts = [SECRET, OTHER, SECRET, OTHER].map((secret) =>
    refuseOtherSecret(handle.db, secret),
  )
  const outcomes = await Promise.allSettled(starts)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const kept = await handle.db.selectFrom('secret_fingerprints').select('fingerprint').execute()
  expect(kept).toHaveLength(1)
  expect(kept[0]?.fingerprint.includes(SECRET)).toBe(false)
})

it('a server with another secret than the first refuses to start, in one line that says what to do', async () => {
  const config = testConfig(url())
  const [{ status }] = await Promise.allSettled([refuseOtherSecret(handle.db, SECRET)])
  const [right, wrong] = status === 'fulfilled' ? [SECRET, OTHER] : [OTHER, SECRET]
  await expect(openApp({ ...config, secret: wrong }, log)).rejects.toThrow(
    /^SECRET is not the one that this database was used with: restore .* or set the earlier SECRET\.$/,
  )
  const app = await openApp({ ...config, secret: right }, log)
  await app.close()
})

it('a missing secret is refused only where one was kept', () => {
  expect(() => refuseUnlike(undefined, undefined)).not.toThrow()
  expect(() => refuseUnlike(Buffer.alloc(32), undefined)).toThrow('SECRET is missing')
})

it('npm start makes no new secret beside a database that was used with one', async () => {
  const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-secret-'))
  const place = { dataFolder, databaseUrl: undefined }
  await expect(ensureSecret(url(), place)).rejects.toThrow(
    'SECRET is missing, and this database was used with one: restore',
  )
  expect(fs.readdirSync(dataFolder)).toEqual([])
  fs.rmSync(dataFolder, { recursive: true })
})
