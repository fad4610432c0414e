import { expect, it } from 'vitest'
import { pageHeaders } from './page-headers.ts'

const sourcesOf = (hasStripe: boolean) => {
  const headers = pageHeaders(['start()'], { hasStripe })
  const policy = headers['content-security-policy'] ?? ''
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.filter((source) => source.startsWith('https:'))]
    }),
  )
}

it('pages where cards are taken by Stripe allow what Stripe lists, and nothing else', () => {
  const {
    ['script-src']: script,
    ['frame-src']: frame,
    ['connect-src']: connect,
    ...others
  } = sourcesOf(true)
  expect(script).toEqual(['https://js.stripe.com', 'https://*.js.stripe.com'])
  expect(frame).toEqual([
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
  ])
  expect(connect).toEqual(['https://api.stripe.com'])
  expect(Object.values(others).flat()).toEqual([])
})

it('pages without Stripe allow no other site', () => {
  expect(Object.values(sourcesOf(false)).flat()).toEqual([])
})
