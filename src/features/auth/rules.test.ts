import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSessionAlive, safeRedirect } from './rules.ts'

const OURS = [
  '/',
  '/dashboard',
  '/dashboard/addresses',
  '/dashboard/chef-events',
  '/meal-plans',
  '/meal-plans?plan=2',
  '/chef-hiring',
  '/join-as-chef/individual',
  '/delivery-addresses',
  '/meal-selection?open=1042.2026-11-25',
  '/cook/7',
]
const FOREIGN = [
  'https://evil.example',
  'http://evil.example/dashboard',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/\tevil.example',
  '/\nevil.example',
  '\t//evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '/dashboard//evil.example',
  '/dashboard/../..//evil.example',
  '/dashboard/..',
  '/@evil.example',
  '/dashboard@evil.example',
  'dashboard',
  '/unknown',
  '/api/auth/logout',
  '/login',
  '/login?redirect=/dashboard',
  '/dashboard#x',
  '/dashboard;x',
  '/dashboard:80',
  '/dashboard\u202e',
  '/dashboard\u0000',
  '/dаshboard',
  '/dashboard/<script>',
  '',
]

describe('the redirect after login', () => {
  it.each(OURS)('follows %s', (path) => expect(safeRedirect(path, 'customer')).toBe(path))

  it.each(FOREIGN)('does not follow %j', (path) =>
    expect(safeRedirect(path, 'customer')).toBe('/dashboard'),
  )

  it.each([
    ['restaurant', '/kitchen'],
    ['chef', '/chef-dashboard'],
    ['admin', '/admin'],
  ] as const)('leads a %s to %s', (role, home) => {
    expect(safeRedirect(undefined, role)).toBe(home)
    expect(safeRedirect('//evil.example', role)).toBe(home)
    expect(safeRedirect('/dashboard/settings', role)).toBe('/dashboard/settings')
  })

  it('never leaves our own origin', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (wanted) => {
        const target = new URL(safeRedirect(wanted, 'customer'), 'https://sufra.example')
        expect(target.origin).toBe('https://sufra.example')
      }),
      { numRuns: 5000 },
    )
  })
})

describe('a session', () => {
  const now = new Date('2026-11-21T08:00:00Z')
  const seen = (secondsAgo: number) => ({
    lastSeenAt: new Date(now.getTime() - secondsAgo * 1000),
    expiresAt: new Date(now.getTime() + 1000),
  })

  it('of a customer lives 14 days without being seen', () => {
    expect(isSessionAlive(seen(14 * 86_400 - 1), 'customer', now)).toBe(true)
    expect(isSessionAlive(seen(14 * 86_400), 'customer', now)).toBe(false)
  })

  it('of staff lives 30 minutes without being seen', () => {
    expect(isSessionAlive(seen(1799), 'admin', now)).toBe(true)
    expect(isSessionAlive(seen(1800), 'restaurant', now)).toBe(false)
  })

  it('ends at its expiry however often it was seen', () => {
    const session = { lastSeenAt: now, expiresAt: now }
    expect(isSessionAlive(session, 'customer', now)).toBe(false)
  })
})
