import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '../places.ts'

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-refused-'))
afterAll(() => fs.rmSync(base, { recursive: true }))

function run(script: string, env: Record<string, string>) {
  const dataFolder = path.join(base, 'data')
  const result = spawnSync(process.execPath, [path.join(root, script)], {
    encoding: 'utf8',
    env: { DATA_DIR: dataFolder, DATABASE_URL: '', SECRET: '', ...env },
  })
  const lines = result.stderr.split('\n').filter((line) => line && !line.includes('Warning'))
  return { code: result.status, lines, isUntouched: !fs.existsSync(dataFolder) }
}

it.each([
  ['tools/commands/start.ts', { SECRET: 'short' }, 'SECRET needs at least 32 characters.'],
  ['tools/commands/seed.ts', { SECRET: 'short' }, 'SECRET needs at least 32 characters.'],
  [
    'tools/commands/start.ts',
    { PUBLIC_URL: 'sufra.ae' },
    'PUBLIC_URL has to be an address with http or https.',
  ],
  [
    'src/main/serve.ts',
    { DATABASE_URL: 'postgres://nowhere/x', DEMO: '1', SECRET: 'short' },
    'SECRET needs at least 32 characters.',
  ],
])('%s with %o ends in one line and leaves nothing behind', (script, env, line) => {
  expect(run(script, env)).toEqual({ code: 1, lines: [line], isUntouched: true })
})
