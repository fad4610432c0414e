import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { findConfigErrors } from '../../src/server/config.ts'
import { root } from '../places.ts'
import { askAll } from './ask-all.ts'
import { generateMissing, readExample, writeEnvFile, type Values } from './env-file.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-setup-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const example = fs.readFileSync(path.join(root, '.env.example'), 'utf8')
const compose = fs.readFileSync(path.join(root, 'compose.yaml'), 'utf8')

const LIVE = {
  PUBLIC_URL: 'https://sufra.example',
  SELLER_TRN: '100000000000003',
  SELLER_ADDRESS: 'Office 4, Al Quoz 1, Dubai: $5 & more',
  WHATSAPP_TOKEN: 'EAAG-fake',
  WHATSAPP_PHONE_NUMBER_ID: '1029384756',
  WHATSAPP_BUSINESS_ACCOUNT_ID: '5647382910',
  STRIPE_SECRET_KEY: 'sk_test_fake',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
  STRIPE_WEBHOOK_SECRET: 'whsec_fake',
}

const wordsOf = (values: Values) =>
  Object.entries(values).map(([name, value]) => `${name}=${value}`)

function setUp(name: string, ...words: string[]) {
  const file = path.join(folder, name)
  const script = path.join(root, 'tools/commands/setup.ts')
  const result = spawnSync(process.execPath, [script, '--file', file, ...words], {
    encoding: 'utf8',
    input: '',
  })
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined
  const lines = result.stderr.split('\n').filter((line) => line && !line.includes('Warning'))
  return { code: result.status, lines, file, values: text === undefined ? {} : parseEnv(text) }
}

/** What `docker compose` gives the server, from the file alone. */
function serverEnvironment(values: NodeJS.Dict<string>) {
  const block = /environment: &environment\n((?: {4}.*\n)+)/.exec(compose)?.[1] ?? ''
  const lines = [...block.matchAll(/^ {4}([A-Z0-9_]+): (.*)$/gm)]
  const missing: string[] = []
  const filled = lines.map(([, name = '', template = '']) => {
    const value = template.replaceAll(
      /\$\{([A-Z0-9_]+)(:[?-])([^}]*)\}/g,
      (_, wanted: string, kind: string, fallback: string) => {
        if (!values[wanted] && kind === ':?') missing.push(wanted)
        return values[wanted] || (kind === ':-' ? fallback : '')
      },
    )
    return [name, value]
  })
  return { env: { ...Object.fromEntries(filled), NODE_ENV: 'production' }, missing }
}

it('npm run setup writes a live .env with which compose.yaml starts the server', () => {
  const { code, file, values } = setUp('live', '--yes', ...wordsOf(LIVE))
  expect(code).toBe(0)
  expect(values).toMatchObject({ ...LIVE, DEMO: '0' })
  expect(values['POSTGRES_PASSWORD']).toMatch(/^[0-9a-f]{48}$/)
  expect(values['APP_DATABASE_PASSWORD']).not.toBe(values['POSTGRES_PASSWORD'])
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  const { env, missing } = serverEnvironment(values)
  expect(missing).toEqual([])
  expect(findConfigErrors(env)).toEqual([])
})

it('npm run setup writes a demo that needs no key', () => {
  const { code, values } = setUp('demo', '--yes', 'DEMO=1', 'PUBLIC_URL=http://localhost')
  expect(code).toBe(0)
  const { env, missing } = serverEnvironment(values)
  expect(missing).toEqual([])
  expect(findConfigErrors(env)).toEqual([])
})

it('npm run setup refuses what the server would refuse, all at once, and writes nothing', () => {
  const { code, lines, file } = setUp('refused', '--yes', 'PUBLIC_URL=http://sufra.example')
  expect(code).toBe(1)
  expect(lines.join('\n')).toContain('WHATSAPP_TOKEN')
  expect(lines.join('\n')).toContain('STRIPE_SECRET_KEY')
  expect(lines.join('\n')).toContain('PUBLIC_URL has to begin with https')
  expect(fs.existsSync(file)).toBe(false)
})

it('npm run setup leaves an existing .env, and with --replace keeps its keys', () => {
  const first = setUp('kept', '--yes', 'DEMO=1', 'PUBLIC_URL=http://localhost')
  fs.appendFileSync(first.file, 'OF_THE_OPERATOR=kept\n')
  const refused = setUp('kept', '--yes', 'LOG_LEVEL=debug')
  expect(refused.code).toBe(1)
  expect(refused.lines.join()).toContain('--replace')
  const changed = setUp('kept', '--yes', '--replace', 'LOG_LEVEL=debug')
  expect(changed.code).toBe(0)
  expect(changed.values).toEqual({
    ...first.values,
    LOG_LEVEL: 'debug',
    OF_THE_OPERATOR: 'kept',
  })
})

it('npm run setup asks in a terminal only', () => {
  const { code, lines } = setUp('piped')
  expect(code).toBe(1)
  expect(lines.join()).toContain('Run it in a terminal, or with --yes.')
})

it('a wrong answer is asked for again, with what is wrong', async () => {
  const settings = new Map(readExample(example).map((setting) => [setting.name, setting]))
  const wrong = { ...LIVE, SELLER_TRN: '12' }
  const asked: string[] = []
  const values = await askAll(
    async (text) => {
      asked.push(text)
      const name = /^([A-Z_]+) \[/m.exec(text)?.[1] ?? ''
      const isAgain = text.includes('has to have 15 digits')
      return isAgain ? LIVE.SELLER_TRN : ((wrong as Values)[name] ?? '')
    },
    settings,
    { DEMO: '0', ...generateMissing({}) },
  )
  expect(values).toMatchObject(LIVE)
  expect(asked.filter((text) => text.includes('SELLER_TRN ['))).toHaveLength(2)
})

it('each setting of .env.example is described', () => {
  expect(readExample(example).filter(({ description }) => description === '')).toEqual([])
})

it('a question shows what is said about its own setting, and nothing of those before it', () => {
  const about = new Map(readExample(example).map(({ name, description }) => [name, description]))
  expect(about.get('WHATSAPP_VERIFY_TOKEN')).toMatch(/^The app's secret and a word of your own/)
  expect(about.get('WHATSAPP_APP_SECRET')).toBe(about.get('WHATSAPP_VERIFY_TOKEN'))
  expect(about.get('STRIPE_WEBHOOK_SECRET')).toMatch(/^The webhook endpoint's secret/)
})

it('values that need quotes are read as they were written, others are refused', () => {
  const values = { SELLER_ADDRESS: 'Villa 5 # "Palm"', MAIL_FROM: "Layla's <a@b.example>" }
  expect(parseEnv(writeEnvFile(example, values))).toMatchObject(values)
  expect(() => writeEnvFile(example, { MAIL_FROM: `it's "x"` })).toThrow('MAIL_FROM')
})
