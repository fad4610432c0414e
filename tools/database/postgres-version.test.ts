import { expect, it } from 'vitest'
import { refuseOldPostgres } from './postgres-version.ts'

it('PostgreSQL from version 17 on is taken, and an older one is refused in a sentence', () => {
  for (const version of [170_000, 180_004]) {
    expect(() => refuseOldPostgres(version)).not.toThrow()
  }
  expect(() => refuseOldPostgres(150_018)).toThrow(
    'PostgreSQL 15 is too old: Sufra needs version 17 or newer.',
  )
})
