import { expect, it } from 'vitest'
import { findConfigErrors, readConfig } from './config.ts'

const live = {
  DATABASE_URL: 'postgres://localhost/x',
  DEMO: '0',
  SECRET: 's'.repeat(32),
  PUBLIC_URL: 'https://sufra.example',
  SELLER_TRN: '100000000000003',
  SELLER_ADDRESS: 'Bay Square 7, Dubai',
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_PHONE_NUMBER_ID: '1',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_PUBLISHABLE_KEY: 'pk',
  STRIPE_WEBHOOK_SECRET: 'whsec',
}

const demo = { DATABASE_URL: 'postgres://localhost/x', DEMO: '1', SECRET: 's'.repeat(32) }

it('readConfig refuses a PUBLIC_URL and an AI_BASE_URL that are no addresses', () => {
  expect(() => readConfig({ ...demo, PUBLIC_URL: 'sufra.ae' })).toThrow('PUBLIC_URL has to be')
  const ai = { AI_API_KEY: 'k', AI_PROVIDER: 'compatible', AI_MODEL: 'm', AI_BASE_URL: 'localhost' }
  expect(() => readConfig({ ...demo, ...ai })).toThrow('AI_BASE_URL has to be')
})

it('readConfig takes a mail server with its sender, and names a bad one without its password', () => {
  const mail = {
    SMTP_URL: 'smtps://user:hunter2@mail.example:465',
    MAIL_FROM: 'codes@sufra.example',
  }
  expect(readConfig({ ...demo, ...mail }).smtp).toEqual({
    url: 'smtps://user:hunter2@mail.example:465',
    from: 'codes@sufra.example',
  })
  expect(() => readConfig({ ...demo, SMTP_URL: mail.SMTP_URL })).toThrow('belong together')
  expect(() => readConfig({ ...demo, ...mail, SMTP_URL: 'http://user:hunter2@mail' })).toThrow(
    'SMTP_URL has to be an address with smtp or smtps.',
  )
})

it('readConfig wants a whole number of codes a day', () => {
  expect(readConfig(demo).otpDailyBudget).toBe(5000)
  expect(() => readConfig({ ...demo, OTP_DAILY_BUDGET: 'many' })).toThrow('OTP_DAILY_BUDGET')
})

it('readConfig wants a whole number of WhatsApp messages a second', () => {
  expect(readConfig(live).whatsapp?.messagesPerSecond).toBe(80)
  for (const value of ['fast', '0', '-1', '2.5']) {
    expect(() => readConfig({ ...live, WHATSAPP_MESSAGES_PER_SECOND: value })).toThrow(
      'WHATSAPP_MESSAGES_PER_SECOND has to be a whole number of at least 1.',
    )
  }
})

it('readConfig logs requests in a live shop, and in the demo only where that is asked for', () => {
  expect(readConfig(live).logLevel).toBe('info')
  const levels = { '': 'warn', info: 'info' }
  for (const [asked, logLevel] of Object.entries(levels)) {
    expect(readConfig({ ...demo, LOG_LEVEL: asked }).logLevel).toBe(logLevel)
  }
})

it('readConfig names every setting at fault, each in a sentence', () => {
  const errors = findConfigErrors({ DEMO: '0', PORT: 'x', LOG_LEVEL: 'loud', SECRET: 'short' })
  expect(errors).toEqual([
    'PORT has to be a whole number from 1 to 65535.',
    'No way to send messages: set WHATSAPP_TOKEN and WHATSAPP_PHONE_NUMBER_ID, or DEMO=1.',
    'No way to take cards: set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, or DEMO=1.',
    'PUBLIC_URL is not set: set the https address that customers open, or DEMO=1.',
    'SELLER_TRN is not set: tax invoices need the tax registration number.',
    'SELLER_ADDRESS is not set: tax invoices need the registered address.',
    'DATABASE_URL is not set.',
    'SECRET needs at least 32 characters.',
    'LOG_LEVEL has to be trace, debug, info, warn, error or silent.',
  ])
})

it.each([
  [{ PUBLIC_URL: 'http://sufra.example' }, 'PUBLIC_URL has to begin with https'],
  [{ PUBLIC_URL: '' }, 'PUBLIC_URL is not set'],
  [{ SELLER_TRN: '' }, 'SELLER_TRN is not set'],
  [{ SELLER_TRN: '12' }, 'SELLER_TRN has to have 15 digits that begin with 1.'],
  [{ SELLER_ADDRESS: '' }, 'SELLER_ADDRESS is not set'],
  [{ DEMO: 'yes' }, 'DEMO has to be 1 or 0.'],
])('readConfig refuses a live shop with %o', (change, sentence) => {
  expect(() => readConfig({ ...live, ...change })).toThrow(sentence)
})

it('readConfig allows plain http where only this machine can open it', () => {
  expect(readConfig({ ...live, PUBLIC_URL: 'http://127.0.0.1:3000' }).publicUrl).toBe(
    'http://127.0.0.1:3000',
  )
})
