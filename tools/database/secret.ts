import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import pg from 'pg'
import { findPrevious, findSecret } from '../../src/server/config.ts'
import { refuseUnlike } from '../../src/server/encryption/secret-fingerprint.ts'
import type { Settings } from '../settings.ts'

/** Of the secret that the database was last used with. */
export async function findFingerprint(url: string): Promise<Buffer | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string | null }>(
      "select to_regclass('public.secret_fingerprints')::text as name",
    )
    if (!tables[0]?.name) return undefined
    const { rows } = await client.query<{ fingerprint: Buffer }>(
      'select fingerprint from secret_fingerprints order by id desc limit 1',
    )
    return rows[0]?.fingerprint
  } finally {
    await client.end()
  }
}

type Place = Pick<Settings, 'dataFolder' | 'databaseUrl'>

export function findOwnSecret({ dataFolder, databaseUrl }: Place): string | undefined {
  const embedded = databaseUrl === undefined ? { SUFRA_EMBEDDED: '1' } : {}
  return findSecret({ ...process.env, ...embedded }, dataFolder)
}

/** @throws Error with one line when the database was used with another secret than the given ones. */
export async function refuseWrongSecret(url: string, place: Place): Promise<void> {
  const known = [findOwnSecret(place), findPrevious(process.env)]
  refuseUnlike(
    await findFingerprint(url),
    known.filter((secret) => secret !== undefined),
  )
}

/** The secret of this installation; an embedded database that has none, or none but the previous, gets it made. */
export async function ensureSecret(url: string, place: Place): Promise<string> {
  await refuseWrongSecret(url, place)
  const secret = findOwnSecret(place)
  if (secret !== undefined) return secret
  if (place.databaseUrl !== undefined) throw new Error('SECRET is not set.')
  const made = randomBytes(32).toString('base64url')
  fs.mkdirSync(place.dataFolder, { recursive: true })
  fs.writeFileSync(path.join(place.dataFolder, 'secret'), made, { mode: 0o600, flag: 'wx' })
  return made
}
