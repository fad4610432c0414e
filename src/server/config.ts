import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SmtpSettings } from './gateways/email.ts'
import type { PayPalSettings } from './gateways/paypal/paypal-client.ts'
import type { StripeSettings } from './gateways/stripe/stripe.ts'

export interface Config {
  port: number
  host: string
  databaseUrl: string
  dataDir: string
  /** Demo people, the fixed code and the local inbox exist only in demo mode. */
  demo: boolean
  /** The embedded demo: its product time can be moved. */
  demoClock: boolean
  /** Asks staff for a second factor: always outside demo mode, and in it where wished. */
  secondFactor: boolean
  production: boolean
  /** Where the world reaches us, without a trailing slash; decides whether cookies are `__Host-`. */
  publicUrl: string
  secret: string
  /** How many proxies in front may be believed in X-Forwarded-For. */
  trustedProxies: number
  logLevel: string
  /** Sign-in codes a day from which on an alarm is raised; none is refused for it. */
  otpDailyBudget: number
  usdtEnabled: boolean
  /** Where customers send USDT; the demo has a wallet of its own. */
  usdtAddress?: string | undefined
  /** The seller's tax registration number on invoices. */
  sellerTrn?: string | undefined
  /** The seller's registered address on invoices. */
  sellerAddress?: string | undefined
  whatsapp: WhatsAppSettings | undefined
  /** The mail server for codes and notices; without it there is no e-mail outside the demo. */
  smtp?: SmtpSettings | undefined
  /** Where customers transfer money to; without an IBAN there are no bank transfers. */
  sellerBankName?: string | undefined
  sellerIban?: string | undefined
  stripe: StripeSettings | undefined
  paypal: PayPalSettings | undefined
  /** The language model that helps to read wishes; without it a grammar reads alone. */
  ai?: AiSettings | undefined
}

/** Meta's Cloud API. */
export interface WhatsAppSettings {
  /** With its version and no slash at its end. */
  apiUrl: string
  token: string
  phoneNumberId: string
  /** What one process may send: Meta's limit for the number, divided among our processes. */
  messagesPerSecond: number
  /** Signs what Meta reports messages; the token is what Meta shows once to find us. */
  webhook: { appSecret: string; verifyToken: string } | undefined
}

/** Well-formed and no one's: the example of the UAE's own description of the IBAN. */
const DEMO_IBAN = 'AE070331234567890123456'

const AI_PROVIDERS = ['anthropic', 'openai', 'compatible'] as const

export interface AiSettings {
  provider: (typeof AI_PROVIDERS)[number]
  model: string
  apiKey: string
  /** Needed for `compatible`; elsewhere the provider's own address. */
  baseUrl: string | undefined
}

type Env = Readonly<Record<string, string | undefined>>

/**
 * Reads the configuration from the environment.
 * @throws Error with one line that names the variable at fault.
 */
export function readConfig(env: Env): Config {
  const config = readSettings(env)
  if (config.secret === '') throw new Error('SECRET is not set.')
  return config
}

/**
 * Refuses what `readConfig` would, before anything is opened or written. Only the secret of an
 * embedded database may be missing still.
 */
export function checkConfig(env: Env): void {
  if (env['SUFRA_EMBEDDED'] === '1') readSettings(env)
  else readConfig(env)
}

function readSettings(env: Env): Config {
  required(env, 'DATABASE_URL')
  const databaseUrl = urlSetting(env, 'DATABASE_URL', '', ['postgres', 'postgresql'])
  const demo = env['DEMO'] === '1'
  const port = wholeSetting(env, 'PORT', 3000, { max: 65_535 })
  const host = env['HOST'] ?? '127.0.0.1'
  const dataDir = path.resolve(env['DATA_DIR'] ?? '.data')
  const whatsapp = together(env, 'WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID')
  const stripe = readStripe(env)
  const paypal = readPayPal(env)
  if (demo && (whatsapp ?? stripe ?? paypal)) {
    throw new Error('DEMO=1 is refused beside the keys of a live provider: unset one of the two.')
  }
  if (!demo && !whatsapp) {
    throw new Error(
      'No way to send messages: set WHATSAPP_TOKEN and WHATSAPP_PHONE_NUMBER_ID, or DEMO=1.',
    )
  }
  return {
    port,
    host,
    databaseUrl,
    dataDir,
    demo,
    demoClock: demo && env['SUFRA_EMBEDDED'] === '1',
    secondFactor: !demo || env['SECOND_FACTOR'] === 'on',
    production: env['NODE_ENV'] === 'production',
    publicUrl: urlSetting(env, 'PUBLIC_URL', `http://${host}:${port}`),
    secret: findSecret(env, dataDir) ?? '',
    trustedProxies: wholeSetting(env, 'TRUST_PROXY', 0, { max: 100 }),
    logLevel: env['LOG_LEVEL'] ?? 'info',
    otpDailyBudget: wholeSetting(env, 'OTP_DAILY_BUDGET', 5000, { min: 1 }),
    usdtEnabled: (env['USDT_ENABLED'] ?? (demo ? '1' : '0')) === '1',
    usdtAddress: env['USDT_ADDRESS'],
    sellerAddress: env['SELLER_ADDRESS'] || undefined,
    sellerBankName: env['SELLER_BANK_NAME'] || (demo ? 'Demo Bank' : undefined),
    sellerIban: env['SELLER_IBAN'] || (demo ? DEMO_IBAN : undefined),
    sellerTrn: env['SELLER_TRN'] || (demo ? '100000000000003' : undefined),
    whatsapp: whatsapp && readWhatsApp(env, whatsapp),
    smtp: readSmtp(env),
    stripe,
    paypal,
    ai: readAi(env),
  }
}

export const META_API = 'https://graph.facebook.com/v25.0'
/** What Meta takes from one phone number in a second. */
const META_PER_SECOND = 80

function readWhatsApp(env: Env, [token, phoneNumberId]: [string, string]): WhatsAppSettings {
  const webhook = together(env, 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN')
  return {
    apiUrl: urlSetting(env, 'WHATSAPP_API_URL', META_API),
    token,
    phoneNumberId,
    messagesPerSecond: wholeSetting(env, 'WHATSAPP_MESSAGES_PER_SECOND', META_PER_SECOND, {
      min: 1,
    }),
    webhook: webhook && { appSecret: webhook[0], verifyToken: webhook[1] },
  }
}

function readSmtp(env: Env): SmtpSettings | undefined {
  const settings = together(env, 'SMTP_URL', 'MAIL_FROM')
  if (!settings) return undefined
  return { url: urlSetting(env, 'SMTP_URL', settings[0], ['smtp', 'smtps']), from: settings[1] }
}

function readStripe(env: Env): StripeSettings | undefined {
  const keys = together(env, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')
  if (!keys) return undefined
  const [secretKey, secrets] = keys
  const webhookSecrets = secrets.split(',').flatMap((secret) => secret.trim() || [])
  const publishableKey = required(env, 'STRIPE_PUBLISHABLE_KEY')
  const apiUrl = urlSetting(env, 'STRIPE_API_URL', undefined)
  return { secretKey, publishableKey, webhookSecrets, apiUrl }
}

const PAYPAL_API = 'https://api-m.paypal.com'

function readPayPal(env: Env): PayPalSettings | undefined {
  const keys = together(env, 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET')
  if (!keys) return undefined
  const [clientId, clientSecret] = keys
  const webhookId = required(env, 'PAYPAL_WEBHOOK_ID')
  return {
    clientId,
    clientSecret,
    webhookId,
    apiUrl: urlSetting(env, 'PAYPAL_API_URL', PAYPAL_API),
  }
}

function readAi(env: Env): AiSettings | undefined {
  const apiKey = env['AI_API_KEY']
  if (!apiKey) return undefined
  const provider = AI_PROVIDERS.find((name) => name === env['AI_PROVIDER'])
  if (!provider) throw new Error('AI_PROVIDER has to be anthropic, openai or compatible.')
  const baseUrl = urlSetting(env, 'AI_BASE_URL', undefined)
  if (provider === 'compatible' && baseUrl === undefined) {
    throw new Error('AI_BASE_URL is not set: AI_PROVIDER=compatible needs the address of a server.')
  }
  return { provider, model: required(env, 'AI_MODEL'), apiKey, baseUrl }
}

function required(env: Env, name: string): string {
  const value = env[name]
  if (!value) throw new Error(`${name} is not set.`)
  return value
}

/**
 * A setting that is an address, without a trailing slash; unset or empty, the fallback.
 * @throws Error with one line that names the variable and says which protocols it may have. The
 * value is left out of that line: addresses of mail servers carry passwords.
 */
export function urlSetting<F extends string | undefined>(
  env: Env,
  name: string,
  fallback: F,
  protocols: readonly string[] = ['http', 'https'],
): string | F {
  const value = env[name]
  if (!value) return fallback
  const protocol = URL.parse(value)?.protocol.slice(0, -1)
  if (protocol === undefined || !protocols.includes(protocol)) {
    throw new Error(`${name} has to be an address with ${protocols.join(' or ')}.`)
  }
  return value.replace(/\/$/, '')
}

function wholeSetting(
  env: Env,
  name: string,
  fallback: number,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number },
): number {
  const value = Number(env[name] || fallback)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  const range = max < Number.MAX_SAFE_INTEGER ? `from ${min} to ${max}` : `of at least ${min}`
  throw new Error(`${name} has to be a whole number ${range}.`)
}

function together(env: Env, first: string, second: string): [string, string] | undefined {
  const one = env[first]
  const two = env[second]
  if (one && two) return [one, two]
  if (one || two) throw new Error(`${first} and ${second} belong together: one of them is not set.`)
  return undefined
}

const MINIMUM_SECRET_LENGTH = 32

/**
 * The key of sessions, codes and documents: told, or kept next to the embedded database, which gets
 * one at its first start.
 */
export function findSecret(env: Env, dataDir: string): string | undefined {
  const given = env['SECRET']
  const file = path.join(dataDir, 'secret')
  const isKept = !given && env['SUFRA_EMBEDDED'] === '1' && existsSync(file)
  const secret = isKept ? readFileSync(file, 'utf8').trim() : given
  if (!secret) return undefined
  if (secret.length < MINIMUM_SECRET_LENGTH) {
    throw new Error(`SECRET needs at least ${MINIMUM_SECRET_LENGTH} characters.`)
  }
  return secret
}
