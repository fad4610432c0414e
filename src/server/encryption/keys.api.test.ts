import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../main/process/open-app.ts'
import { ensureSecret } from '../../../tools/database/secret.ts'
import { TEST_NOW, testConfig } from '../../../tools/testing/app.ts'
import { testDatabaseUrl } from '../../../tools/testing/database.ts'
import { openDatabase, type DatabaseHandle } from '../database/database.ts'
import { sealedAnswers } from '../http/idempotency.ts'
import { createLog } from '../log.ts'
import { openKeys, sealedRoot } from './keys.ts'
import { countSealedEarlier, resealColumn } from './sealed-column.ts'
import { refuseUnlike } from './secret-fingerprint.ts'
import { openVault } from './vault.ts'

const url = testDatabaseUrl()
const log = createLog('silent')
const SECRET = 'the-secret-of-the-first-start-2026-11'
const OTHER = 'a-secret-that-somebody-made-up-later'
let handle: DatabaseHandle

const open = (secret: string, secretPrevious?: string) =>
  openKeys(handle.db, { secret, secretPrevious }, [sealedRoot])

beforeAll(() => {
  handle = openDatabase(url(), log)
})
afterAll(() => handle.close())

it('one of several first starts at once names the secret, and the others agree or are refused', async () => {
  const starts = [SECRET, OTHER, SECRET, OTHER].map((secret) => openKeys(handle.db, { secret }, []))
  const outcomes = await Promise.allSettled(starts)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const kept = await handle.db.selectFrom('secret_fingerprints').select('fingerprint').execute()
  expect(kept).toHaveLength(1)
  expect(kept[0]?.fingerprint.includes(SECRET)).toBe(false)
  const keys = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(new Set(keys.map(({ linkKey }) => linkKey)).size).toBe(1)
  expect([SECRET, OTHER]).not.toContain(keys[0]?.linkKey)
})

it('a server with another secret than the first refuses to start, in one line that says what to do', async () => {
  const config = testConfig(url())
  const [{ status }] = await Promise.allSettled([openKeys(handle.db, { secret: SECRET }, [])])
  const [right, wrong] = status === 'fulfilled' ? [SECRET, OTHER] : [OTHER, SECRET]
  await expect(openApp({ ...config, secret: wrong }, log)).rejects.toThrow(
    /^SECRET is not the one that this database was used with: restore .* or as SECRET_PREVIOUS to change it\.$/,
  )
  const app = await openApp({ ...config, secret: right }, log)
  await app.close()
})

it('a missing secret is refused only where one was kept', () => {
  expect(() => refuseUnlike(undefined, [])).not.toThrow()
  expect(() => refuseUnlike(Buffer.alloc(32), [])).toThrow('SECRET is missing')
})

it('npm start makes no new secret next to a database that was used with one', async () => {
  const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-secret-'))
  const place = { dataFolder, databaseUrl: undefined }
  await expect(ensureSecret(url(), place)).rejects.toThrow(
    'SECRET is missing, and this database was used with one: restore',
  )
  expect(fs.readdirSync(dataFolder)).toEqual([])
  fs.rmSync(dataFolder, { recursive: true })
})

describe('a database of before, whose links and marks are made from its secret', () => {
  const THIRD = 'a-secret-that-comes-after-the-next-one'
  let first: string
  let next: string

  beforeAll(async () => {
    const [{ status }] = await Promise.allSettled([open(SECRET)])
    ;[first, next] = status === 'fulfilled' ? [SECRET, OTHER] : [OTHER, SECRET]
    await handle.db.deleteFrom('derivation_roots').execute()
  })

  it('keeps them when the secret changes with the previous one next to it, there and back', async () => {
    const steps: [string, string | undefined][] = [
      [first, undefined],
      [first, next],
      [next, first],
      [first, next],
      [next, first],
    ]
    for (const [secret, previous] of steps) {
      const { vault, linkKey } = await open(secret, previous)
      expect(linkKey).toBe(first)
      expect(vault.mark('AE07', 'iban')).toEqual(openVault(first).mark('AE07', 'iban'))
      const sealed = vault.seal(Buffer.from('new'), 'x')
      expect(openVault(secret).open(sealed, 'x').toString()).toBe('new')
    }
    const kept = await handle.db.selectFrom('secret_fingerprints').select('id').execute()
    expect(kept).toHaveLength(4)
  })

  it('opens without the previous one only when nothing is sealed with it any more', async () => {
    const left =
      'derivation_roots.sealed is still sealed with an earlier SECRET: set that one as SECRET_PREVIOUS and run npm run reseal.'
    await expect(open(next)).rejects.toThrow(left)
    // Refused before it is kept, so that the way back stays open.
    await expect(open(THIRD, next)).rejects.toThrow(left)
    const { vault } = await open(next, first)
    expect(await resealColumn(handle.db, vault, sealedRoot)).toEqual({ count: 1, damaged: [] })
    expect((await open(next)).linkKey).toBe(first)
    await expect(open(first)).rejects.toThrow('SECRET is not the one')
  })
})

it('a row that changes while it is sealed again keeps its change', async () => {
  const vault = openVault(OTHER, [SECRET])
  const sealed = (text: string, by = vault) => by.seal(Buffer.from(text), 'answer|a|POST /b|c')
  const now = TEST_NOW
  const row = {
    scope: 'a',
    route: 'POST /b',
    key: 'c',
    expires_at: now,
    request_hash: Buffer.from(''),
  }
  await handle.db
    .insertInto('idempotency_keys')
    .values({ ...row, sealed_body: sealed('before', openVault(SECRET)) })
    .execute()
  let resealing: Promise<unknown> = Promise.resolve()
  await handle.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('idempotency_keys')
      .set({ sealed_body: sealed('after') })
      .execute()
    resealing = resealColumn(handle.db, vault, sealedAnswers)
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity
         where wait_event_type = 'Lock' and query like '%update "idempotency_keys"%'
           and datname = current_database()`.execute(handle.db)
      expect(rows).toHaveLength(1)
    })
  })
  expect(await resealing).toEqual({ count: 0, damaged: [] })
  expect(await countSealedEarlier(handle.db, vault, sealedAnswers)).toBe(0)
  const { sealed_body: kept } = await handle.db
    .selectFrom('idempotency_keys')
    .select('sealed_body')
    .executeTakeFirstOrThrow()
  expect(vault.open(kept ?? Buffer.alloc(0), 'answer|a|POST /b|c').toString()).toBe('after')
})

it('npm start of an embedded database makes a new secret where the one of before is given', async () => {
  const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-secret-'))
  const place = { dataFolder, databaseUrl: undefined }
  vi.stubEnv('SECRET', '')
  for (const previous of [SECRET, OTHER]) {
    vi.stubEnv('SECRET_PREVIOUS', previous)
    const [made] = await Promise.allSettled([ensureSecret(url(), place)])
    if (made.status === 'rejected') continue
    const kept = fs.readFileSync(path.join(dataFolder, 'secret'), 'utf8')
    expect(made.value).toBe(kept)
    expect([SECRET, OTHER]).not.toContain(kept)
  }
  expect(fs.readdirSync(dataFolder)).toEqual(['secret'])
  vi.unstubAllEnvs()
  fs.rmSync(dataFolder, { recursive: true })
})
