import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressOf } from './server/port.ts'
import { root } from './places.ts'
import { readSettings, refuseBadSettings } from './settings.ts'

beforeEach(() => {
  const databases = ['DATABASE_URL', 'MIGRATION_DATABASE_URL']
  const others = ['PORT', 'HOST', 'DATA_DIR', 'DEMO', 'PUBLIC_URL', 'SECRET']
  for (const name of [...others, ...databases]) vi.stubEnv(name, '')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

test('without any setting the product runs on this machine alone, as a demo', () => {
  expect(readSettings()).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataFolder: path.join(root, '.data'),
    databaseUrl: undefined,
    migrationUrl: undefined,
    isDemo: true,
    hasDemoClock: true,
  })
})

test('a database of one’s own is no demo unless asked for', () => {
  vi.stubEnv('DATABASE_URL', 'postgres://database/sufra')
  expect(readSettings().isDemo).toBe(false)
  vi.stubEnv('DEMO', '1')
  expect(readSettings()).toMatchObject({ isDemo: true, hasDemoClock: false })
})

test('the owner’s database alone is refused: the app would not know its own', () => {
  vi.stubEnv('MIGRATION_DATABASE_URL', 'postgres://owner@database/sufra')
  expect(() => refuseBadSettings(readSettings())).toThrow(
    'MIGRATION_DATABASE_URL needs DATABASE_URL next to it.',
  )
  vi.stubEnv('DATABASE_URL', 'postgres://sufra_app@database/sufra')
  expect(readSettings().migrationUrl).toBe('postgres://owner@database/sufra')
})

test('a port that is none is named', () => {
  vi.stubEnv('PORT', '70000')
  expect(() => refuseBadSettings(readSettings())).toThrow(
    'PORT has to be a whole number from 1 to 65535.',
  )
})

test.each([
  ['HOST', '0.0.0.0'],
  ['PUBLIC_URL', 'https://sufra.example'],
])('a demo that no one asked for is refused with %s=%s', (name, value) => {
  vi.stubEnv(name, value)
  expect(() => refuseBadSettings(readSettings())).toThrow(
    'The demo and its public sign-in code would be open to the network',
  )
  vi.stubEnv('DEMO', '1')
  expect(() => refuseBadSettings(readSettings())).not.toThrow()
})

test('the address is one that a browser on this machine can open', () => {
  expect(addressOf('127.0.0.1', 3000)).toBe('http://127.0.0.1:3000')
  expect(addressOf('0.0.0.0', 80)).toBe('http://localhost:80')
  expect(addressOf('::1', 3000)).toBe('http://[::1]:3000')
})
