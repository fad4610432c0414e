import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SmtpSettings } from './gateways/email.ts'
import type { PayPalSettings } from './gateways/paypal/paypal-client.ts'
import type { StripeSettings } from './gateways/stripe/stripe.ts'
import { refuseUnsafeLive } from './live-settings.ts'
import { SettingsReader, type Env } from './settings-reader.ts'

export interface Config {
  port: number
  host: string
  databaseUrl: string
  dataDir: string
  /** Demo people, the fixed code and the local inbox exist only in demo mode. */
  demo: boolean
  /** The embedded demo: its product time can be moved. */
  demoClock: boolean
  /** Asks staff for a second factor: always outside demo mode, and in it where asked for. */
  secondFactor: boolean
  production: boolean
  /**
   * Where the world reaches us, without a trailing slash; decides whether cookies are `__Host-`.
   */
  publicUrl: string
  secret: string
  /** Opens what was sealed before the secret changed. */
  secretPrevious?: string | undefined
  /** How many proxies in front may be believed in X-Forwarded-For. */
  trustedProxies: number
  /** How long a process that was asked to stop still answers while `/readyz` says 503. */
  drainSeconds: number
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

/**
 * Reads the configuration from the environment.
 * @throws Error with one line for each setting at fault.
 */
export function readConfig(env: Env): Config {
  const { config, errors } = readSettings(env)
  if (config.secret === '') errors.push('SECRET is not set.')
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return config
}

/**
 * One sentence for each setting that `readConfig` would refuse, before anything is opened or
 * written. Only the secret of an embedded database may be missing still.
 */
export function findConfigErrors(env: Env): string[] {
  const { config, errors } = readSettings(env)
  const isMissing = config.secret === '' && env['SUFRA_EMBEDDED'] !== '1'
  return isMissing ? [...errors, 'SECRET is not set.'] : errors
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

function readSettings(env: Env): { config: Config; errors: string[] } {
  const settings = new SettingsReader(env)
  const demo = settings.choice('DEMO', ['1', '0']) === '1'
  const port = settings.whole('PORT', 3000, { min: 1, max: 65_535 })
  const isProduction = env['NODE_ENV'] === 'production'
  const host = env['HOST'] || '127.0.0.1'
  const dataDir = path.resolve(env['DATA_DIR'] || '.data')
  const whatsapp = readWhatsApp(settings)
  const stripe = readStripe(settings)
  const paypal = readPayPal(settings)
  if (demo && (whatsapp ?? stripe ?? paypal)) {
    settings.refuse('DEMO=1 is refused beside the keys of a live provider: unset one of the two.')
  }
  if (!demo) refuseUnsafeLive(settings)
  const config = {
    port,
    host,
    databaseUrl: settings.requiredUrl('DATABASE_URL', ['postgres', 'postgresql']),
    dataDir,
    demo,
    demoClock: demo && env['SUFRA_EMBEDDED'] === '1',
    secondFactor: settings.choice('SECOND_FACTOR', ['on', 'off']) === 'on' || !demo,
    production: isProduction,
    publicUrl: settings.url('PUBLIC_URL', `http://${host}:${port}`),
    secret: readSecret(settings, dataDir),
    secretPrevious: readPrevious(settings),
    trustedProxies: settings.whole('TRUST_PROXY', 0, { max: 100 }),
    drainSeconds: settings.whole('DRAIN_SECONDS', isProduction ? 2 : 0, { max: 60 }),
    logLevel: settings.choice('LOG_LEVEL', LOG_LEVELS) ?? (demo ? 'warn' : 'info'),
    otpDailyBudget: settings.whole('OTP_DAILY_BUDGET', 5000, { min: 1 }),
    usdtEnabled: (settings.choice('USDT_ENABLED', ['1', '0']) ?? (demo ? '1' : '0')) === '1',
    usdtAddress: env['USDT_ADDRESS'] || undefined,
    sellerAddress: env['SELLER_ADDRESS'] || undefined,
    sellerBankName: env['SELLER_BANK_NAME'] || (demo ? 'Demo Bank' : undefined),
    sellerIban: env['SELLER_IBAN'] || (demo ? DEMO_IBAN : undefined),
    sellerTrn: env['SELLER_TRN'] || (demo ? '100000000000003' : undefined),
    whatsapp,
    smtp: readSmtp(settings),
    stripe,
    paypal,
    ai: readAi(settings),
  }
  return { config, errors: settings.errors }
}

export const META_API = 'https://graph.facebook.com/v25.0'
/** What Meta takes from one phone number in a second. */
const META_PER_SECOND = 80

function readWhatsApp(settings: SettingsReader): WhatsAppSettings | undefined {
  const keys = settings.together('WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID')
  const webhook = settings.together('WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN')
  const apiUrl = settings.url('WHATSAPP_API_URL', META_API)
  const messagesPerSecond = settings.whole('WHATSAPP_MESSAGES_PER_SECOND', META_PER_SECOND, {
    min: 1,
  })
  if (!keys) return undefined
  return {
    apiUrl,
    token: keys[0],
    phoneNumberId: keys[1],
    messagesPerSecond,
    webhook: webhook && { appSecret: webhook[0], verifyToken: webhook[1] },
  }
}

function readSmtp(settings: SettingsReader): SmtpSettings | undefined {
  const keys = settings.together('SMTP_URL', 'MAIL_FROM')
  const url = settings.url('SMTP_URL', '', ['smtp', 'smtps'])
  return keys && { url, from: keys[1] }
}

function readStripe(settings: SettingsReader): StripeSettings | undefined {
  const keys = settings.together('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')
  const apiUrl = settings.url('STRIPE_API_URL', undefined)
  if (!keys) return undefined
  const [secretKey, secrets] = keys
  const webhookSecrets = secrets.split(',').flatMap((secret) => secret.trim() || [])
  const publishableKey = settings.required('STRIPE_PUBLISHABLE_KEY')
  return { secretKey, publishableKey, webhookSecrets, apiUrl }
}

const PAYPAL_API = 'https://api-m.paypal.com'

function readPayPal(settings: SettingsReader): PayPalSettings | undefined {
  const keys = settings.together('PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET')
  const apiUrl = settings.url('PAYPAL_API_URL', PAYPAL_API)
  if (!keys) return undefined
  const [clientId, clientSecret] = keys
  return { clientId, clientSecret, webhookId: settings.required('PAYPAL_WEBHOOK_ID'), apiUrl }
}

function readAi(settings: SettingsReader): AiSettings | undefined {
  const apiKey = settings.env['AI_API_KEY']
  const provider = settings.choice('AI_PROVIDER', AI_PROVIDERS)
  const baseUrl = settings.url('AI_BASE_URL', undefined)
  if (!apiKey) return undefined
  const model = settings.required('AI_MODEL')
  if (!provider) {
    settings.required('AI_PROVIDER')
    return undefined
  }
  if (provider === 'compatible' && baseUrl === undefined) {
    settings.refuse('AI_BASE_URL is not set: AI_PROVIDER=compatible needs the address of a server.')
  }
  return { provider, model, apiKey, baseUrl }
}

const MINIMUM_SECRET_LENGTH = 32

function readSecret(settings: SettingsReader, dataDir: string): string {
  const secret = findSecret(settings.env, dataDir) ?? ''
  if (secret !== '' && secret.length < MINIMUM_SECRET_LENGTH) {
    settings.refuse(`SECRET needs at least ${MINIMUM_SECRET_LENGTH} characters.`)
  }
  return secret
}

function readPrevious(settings: SettingsReader): string | undefined {
  const secret = findPrevious(settings.env)
  if (secret !== undefined && secret.length < MINIMUM_SECRET_LENGTH) {
    settings.refuse(`SECRET_PREVIOUS needs at least ${MINIMUM_SECRET_LENGTH} characters.`)
  }
  return secret
}

/**
 * The key of sessions, codes and documents: given, or kept next to the embedded database, which
 * gets one at its first start.
 */
export function findSecret(env: Env, dataDir: string): string | undefined {
  const file = path.join(dataDir, 'secret')
  const isKept = !env['SECRET'] && env['SUFRA_EMBEDDED'] === '1' && existsSync(file)
  return (isKept ? readFileSync(file, 'utf8').trim() : env['SECRET']) || undefined
}

/** The secret of before, while it is changed. */
export const findPrevious = (env: Env): string | undefined => env['SECRET_PREVIOUS'] || undefined
