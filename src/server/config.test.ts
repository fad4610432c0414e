import { describe, expect, it } from 'vitest'
import { readConfig, urlSetting } from './config.ts'

const demo = { DATABASE_URL: 'postgres://localhost/x', DEMO: '1', SECRET: 's'.repeat(32) }

describe('a setting that is an address', () => {
  it('is taken without its trailing slash', () => {
    const env = { STRIPE_API_URL: 'http://127.0.0.1:4010/' }
    expect(urlSetting(env, 'STRIPE_API_URL', 'https://api.stripe.com')).toBe(
      'http://127.0.0.1:4010',
    )
  })

  it('falls back where it is unset or empty', () => {
    expect(urlSetting({}, 'STRIPE_API_URL', 'https://api.stripe.com')).toBe(
      'https://api.stripe.com',
    )
    expect(urlSetting({ SMTP_URL: '' }, 'SMTP_URL', undefined)).toBeUndefined()
  })

  it.each(['api.stripe.com', 'ftp://api.stripe.com', 'https://', 'javascript:alert(1)'])(
    'refuses %s in one line that names the variable',
    (value) => {
      expect(() => urlSetting({ STRIPE_API_URL: value }, 'STRIPE_API_URL', '')).toThrow(
        'STRIPE_API_URL has to be an address with http or https.',
      )
    },
  )

  it('keeps the value out of the error: it may hold a password', () => {
    const env = { SMTP_URL: 'http://user:hunter2@mail' }
    const read = () => urlSetting(env, 'SMTP_URL', undefined, ['smtp', 'smtps'])
    expect(read).toThrow('SMTP_URL has to be an address with smtp or smtps.')
  })
})

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
  const env = { ...demo, DEMO: '0', WHATSAPP_TOKEN: 'token', WHATSAPP_PHONE_NUMBER_ID: '1' }
  expect(readConfig(env).whatsapp?.messagesPerSecond).toBe(80)
  for (const value of ['fast', '0', '-1', '2.5']) {
    expect(() => readConfig({ ...env, WHATSAPP_MESSAGES_PER_SECOND: value })).toThrow(
      'WHATSAPP_MESSAGES_PER_SECOND has to be a whole number of at least 1.',
    )
  }
})
