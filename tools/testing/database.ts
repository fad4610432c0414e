import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'

async function command(serverUrl: string, text: string) {
  const client = new pg.Client({ connectionString: serverUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(text)
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
  await command(serverUrl, `create database ${database} template ${source} strategy file_copy`)
}

export async function dropDatabase(serverUrl: string, name: string) {
  await command(serverUrl, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
}

/**
 * Gives the calling test file a migrated, empty database of its own, dropped after its last test.
 * Call it at the top of the file, and the function it returns inside tests and hooks.
 */
export function testDatabaseUrl(): () => string {
  const serverUrl = inject('testServerUrl')
  const name = `sufra_test_${randomBytes(6).toString('hex')}`
  beforeAll(async () => createDatabase(serverUrl, name, inject('testTemplate')))
  afterAll(async () => dropDatabase(serverUrl, name))
  return () => urlOf(serverUrl, name)
}
