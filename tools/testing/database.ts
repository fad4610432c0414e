import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'

async function command(serverUrl: string, ...texts: string[]) {
  const client = new pg.Client({ connectionString: serverUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (const text of texts) await client.query(text)
  } finally {
    await client.end()
  }
}

export function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

export async function createDatabase(serverUrl: string, name: string, template = 'template0') {
  const [database, source] = [pg.escapeIdentifier(name), pg.escapeIdentifier(template)]
  await command(
    serverUrl,
    `create database ${database} template ${source} strategy file_copy`,
    // The rights on tables come along from the template, those on the database do not.
    `revoke temporary on database ${database} from public`,
  )
}

export async function dropDatabase(serverUrl: string, name: string) {
  await command(serverUrl, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
}

/**
 * Gives the calling test file a migrated, empty database of its own, dropped after its last test.
 * Call it at the top of the file, and the function it returns inside tests and hooks: it answers the
 * address of the app's role, as in production.
 */
export function testDatabaseUrl(): () => string {
  const serverUrl = inject('testServerUrl')
  const name = `sufra_test_${randomBytes(6).toString('hex')}`
  beforeAll(async () => createDatabase(serverUrl, name, inject('testTemplate')))
  afterAll(async () => dropDatabase(serverUrl, name))
  return () => urlOf(inject('testAppUrl'), name)
}

/** The same database as its owner, for what the app may not do: new tables, protected rows. */
export const ownerUrlOf = (appUrl: string): string =>
  urlOf(inject('testServerUrl'), new URL(appUrl).pathname.slice(1))
