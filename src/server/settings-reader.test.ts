import { expect, it } from 'vitest'
import { SettingsReader } from './settings-reader.ts'

const read = (env: Record<string, string>) => new SettingsReader(env)

it('an address is taken without its trailing slash', () => {
  const settings = read({ STRIPE_API_URL: 'http://127.0.0.1:4010/' })
  expect(settings.url('STRIPE_API_URL', 'https://api.stripe.com')).toBe('http://127.0.0.1:4010')
  expect(settings.errors).toEqual([])
})

it('an address falls back where it is unset or empty', () => {
  expect(read({}).url('STRIPE_API_URL', 'https://api.stripe.com')).toBe('https://api.stripe.com')
  expect(read({ SMTP_URL: '' }).url('SMTP_URL', undefined)).toBeUndefined()
})

it.each(['api.stripe.com', 'ftp://api.stripe.com', 'https://', 'javascript:alert(1)'])(
  'the address %s is refused in one line that names the variable',
  (value) => {
    const settings = read({ STRIPE_API_URL: value })
    settings.url('STRIPE_API_URL', '')
    expect(settings.errors).toEqual(['STRIPE_API_URL has to be an address with http or https.'])
  },
)

it('the error of an address leaves the value out: it may hold a password', () => {
  const settings = read({ SMTP_URL: 'http://user:hunter2@mail' })
  settings.url('SMTP_URL', undefined, ['smtp', 'smtps'])
  expect(settings.errors).toEqual(['SMTP_URL has to be an address with smtp or smtps.'])
})
