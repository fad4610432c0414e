import { randomBytes } from 'node:crypto'
import { findConfigErrors } from '../../src/server/config.ts'

export type Values = Readonly<Record<string, string>>

export type Setting = { name: string; value: string; description: string }

/**
 * The settings of `.env.example` with their defaults. Each is described by the comment above it, which
 * settings without a line in between share; a comment after a setting begins a description of its own.
 */
export function readExample(example: string): Setting[] {
  const settings: Setting[] = []
  let comment: string[] = []
  let isDescribed = false
  for (const line of example.split('\n')) {
    const [, name, value = ''] = /^([A-Z0-9_]+)=(.*)$/.exec(line) ?? []
    if (isDescribed && !name) comment = []
    isDescribed = name !== undefined
    if (line.startsWith('#')) comment.push(line.slice(1).trim())
    else if (name) settings.push({ name, value, description: comment.join(' ') })
    else comment = []
  }
  return settings
}

/** Letters, digits and simple marks stand as they are; compose and Node read the rest in quotes. */
function quote(name: string, value: string): string {
  if (/^[\w.:/@+,-]*$/.test(value)) return value
  if (/^[^'\n\r]*$/.test(value)) return `'${value}'`
  if (/^[^"$\\\n\r]*$/.test(value)) return `"${value}"`
  throw new Error(`${name} can't be written: it has line breaks, or quotes next to other marks.`)
}

/** The example with these values in it, and below it those that the example doesn't name. */
export function writeEnvFile(example: string, values: Values): string {
  const rest = new Map(Object.entries(values))
  const lines = example.trimEnd().split('\n')
  const filled = lines.map((line) => {
    const name = /^([A-Z0-9_]+)=/.exec(line)?.[1]
    const value = name === undefined ? undefined : rest.get(name)
    if (name === undefined || value === undefined) return line
    rest.delete(name)
    return `${name}=${quote(name, value)}`
  })
  const others = [...rest].map(([name, value]) => `${name}=${quote(name, value)}`)
  return `${[...filled, ...(others.length > 0 ? ['', ...others] : [])].join('\n')}\n`
}

const GENERATED = ['SECRET', 'POSTGRES_PASSWORD', 'APP_DATABASE_PASSWORD']

/** Keys and passwords that are still missing. Those that exist are kept: they open what is stored. */
export const generateMissing = (values: Values): Values =>
  Object.fromEntries(
    GENERATED.filter((name) => !values[name]).map((name) => [
      name,
      randomBytes(24).toString('hex'),
    ]),
  )

const ALWAYS_ASKED = ['DEMO', 'PUBLIC_URL']
const ASKED_LIVE = [
  'SELLER_TRN',
  'SELLER_ADDRESS',
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_BUSINESS_ACCOUNT_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
]

/** What a person has to decide; all else has a default that serves. */
export const askedSettings = (values: Values): string[] =>
  values['DEMO'] === '1' ? ALWAYS_ASKED : [...ALWAYS_ASKED, ...ASKED_LIVE]

/** One sentence for each setting with which the server in `docker compose` wouldn't start. */
export function findSetupErrors(values: Values): string[] {
  const databaseUrl = `postgres://sufra_app:${values['APP_DATABASE_PASSWORD']}@database:5432/sufra`
  const errors = findConfigErrors({ ...values, NODE_ENV: 'production', DATABASE_URL: databaseUrl })
  const passwords = GENERATED.filter((name) => !/^[A-Za-z0-9]*$/.test(values[name] ?? ''))
  return [
    ...errors,
    ...passwords
      .filter((name) => name !== 'SECRET')
      .map((name) => `${name} has to have letters and digits only.`),
    ...(values['PUBLIC_URL'] || errors.some((error) => error.startsWith('PUBLIC_URL'))
      ? []
      : ['PUBLIC_URL is not set: set the address that browsers open, as http://localhost.']),
  ]
}
