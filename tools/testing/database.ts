import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, inject } from 'vitest'
import { createDatabase, dropDatabase, urlOf } from '../postgres/databases.ts'

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
