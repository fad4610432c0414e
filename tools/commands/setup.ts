import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { createInterface, type Interface } from 'node:readline/promises'
import { parseArgs, parseEnv } from 'node:util'
import { root } from '../places.ts'
import { runCommand, say } from '../progress.ts'
import { askAll } from '../setup/ask-all.ts'
import {
  findSetupErrors,
  generateMissing,
  readExample,
  writeEnvFile,
  type Values,
} from '../setup/env-file.ts'

const USAGE = 'usage: npm run setup -- [--yes] [--replace] [--file .env] [NAME=value ...]'

const example = fs.readFileSync(path.join(root, '.env.example'), 'utf8')
const settings = new Map(readExample(example).map((setting) => [setting.name, setting]))

function readGiven(words: readonly string[]): Values {
  const pairs = words.map((word) => {
    const [, name = '', value = ''] = /^([A-Z0-9_]+)=(.*)$/s.exec(word) ?? []
    if (!settings.has(name)) throw new Error(`${word} is no setting. ${USAGE}`)
    return [name, value] as const
  })
  return Object.fromEntries(pairs)
}

async function mayReplace(input: Interface, file: string): Promise<boolean> {
  const answer = await input.question(`${file} exists. Change it? Its keys are kept. [y/N]: `)
  return /^y(es)?$/i.test(answer.trim())
}

async function decide(start: Values, file: string, isOld: boolean): Promise<Values | undefined> {
  if (!process.stdin.isTTY) throw new Error(`Run it in a terminal, or with --yes. ${USAGE}`)
  const input = createInterface({ input: process.stdin, output: process.stdout })
  try {
    if (isOld && !(await mayReplace(input, file))) return undefined
    return await askAll((text) => input.question(text), settings, start)
  } finally {
    input.close()
  }
}

await runCommand(async () => {
  const { values: flags, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean' }, replace: { type: 'boolean' }, file: { type: 'string' } },
  })
  const file = path.resolve(root, flags.file ?? '.env')
  const isOld = fs.existsSync(file)
  const old = isOld ? (parseEnv(fs.readFileSync(file, 'utf8')) as Values) : {}
  const defaults = Object.fromEntries(
    [...settings.values()].map(({ name, value }) => [name, value]),
  )
  const given = { ...defaults, DEMO: '0', ...old, ...readGiven(positionals) }
  const start = { ...given, ...generateMissing(given) }
  if (flags.yes && isOld && !flags.replace) {
    throw new Error(`${file} exists: add --replace to change it. Its keys are kept.`)
  }
  const values = flags.yes ? start : await decide(start, file, isOld && !flags.replace)
  if (!values) {
    say('kept', file)
    return
  }
  const errors = findSetupErrors(values)
  if (errors.length > 0) throw new Error([...errors, 'Nothing was written.'].join('\n'))
  fs.writeFileSync(file, writeEnvFile(example, values), { mode: 0o600 })
  say('written', file)
  say('next', 'docker compose up --build or npm start, then an admin: see docs/going-live.md')
})
