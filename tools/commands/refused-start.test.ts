import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '../places.ts'

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-refused-'))
afterAll(() => fs.rmSync(base, { recursive: true }))

function run(script: string, env: Readonly<Record<string, string>>) {
  const dataFolder = path.join(base, 'data')
  const result = spawnSync(process.execPath, [path.join(root, script)], {
    encoding: 'utf8',
    env: { DATA_DIR: dataFolder, DATABASE_URL: '', SECRET: '', ...env },
  })
  const lines = result.stderr.split('\n').filter((line) => line && !line.includes('Warning'))
  return { code: result.status, lines, isUntouched: !fs.existsSync(dataFolder) }
}

it.each<[string, Record<string, string>, string]>([
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

it('npm start names all errors at once and leaves nothing behind', () => {
  const env = { DEMO: '1', STRIPE_SECRET_KEY: 'sk', PORT: 'x', MAIL_FROM: 'codes@sufra.example' }
  expect(run('tools/commands/start.ts', env)).toEqual({
    code: 1,
    lines: [
      'PORT has to be a whole number from 1 to 65535.',
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: one of them is not set.',
      'SMTP_URL and MAIL_FROM belong together: one of them is not set.',
    ],
    isUntouched: true,
  })
})
