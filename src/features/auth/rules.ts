import { RETENTION_DAYS } from '#shared/retention.ts'
import { toLatinDigits } from '#shared/text/digits.ts'
import type { Role } from '#shared/wire/endpoint.ts'

/** What the form asks for before anything is sent. */
export const PHONE_LENGTH_MIN = 8
export const OTP_LENGTH_MIN = 4

/** So long a code works. R-SIGN-1 */
export const CODE_SECONDS = 300
/** So often a code may be guessed. R-SIGN-2 */
export const CODE_ATTEMPTS_MAX = 5
export const RESEND_SECONDS = 30

const DAY = 86_400

export interface SessionLife {
  idleSeconds: number
  absoluteSeconds: number
}

/** Who works here: short sessions and a second factor. R-SIGN-4 */
export const isStaff = (role: Role): boolean => role !== 'customer'

/** Customers stay 14 days idle, 30 in all; staff 30 minutes idle, 12 hours in all. R-SIGN-3 */
export const sessionLife = (role: Role): SessionLife =>
  isStaff(role)
    ? { idleSeconds: 1800, absoluteSeconds: DAY / 2 }
    : { idleSeconds: 14 * DAY, absoluteSeconds: RETENTION_DAYS.sessions * DAY }

export const isSessionAlive = (
  session: { lastSeenAt: Date; expiresAt: Date },
  role: Role,
  now: Date,
): boolean =>
  session.expiresAt > now &&
  now.getTime() - session.lastSeenAt.getTime() < sessionLife(role).idleSeconds * 1000

/** So long a session may wait for its second factor, enrolment included. */
export const HALF_SESSION_SECONDS = 900
export const FACTOR_CODE_LENGTH = 6
export const FACTOR_TRIES_MAX = 5
export const FACTOR_WRONG_MAX = 50
export const RECOVERY_CODES = 10

/** As typed, in any digits, with or without spaces and hyphens. */
export const plainFactorCode = (typed: string): string =>
  toLatinDigits(typed)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

export const isFactorCode = (code: string): boolean => /^\d{6}$/.test(code)

/** Where a person's photo is served. Its version is part of the address, so that a new one shows. */
export const photoPath = (version: string | null): string | null =>
  version === null ? null : `/api/users/profile-photo?v=${version}`

/** Demo phones, one a role; these alone take the fixed code, in demo mode only. */
export const DEMO_ACCOUNTS: readonly { phone: string; role: Role }[] = [
  { phone: '+971500000001', role: 'customer' },
  { phone: '+971500000002', role: 'restaurant' },
  { phone: '+971500000003', role: 'admin' },
  { phone: '+971500000004', role: 'chef' },
]
export const DEMO_CODE = '246810'

export const isDemoPhone = (phone: string): boolean =>
  DEMO_ACCOUNTS.some((account) => account.phone === phone)

const REDIRECTS = [
  '/admin',
  '/kitchen',
  '/chef-dashboard',
  '/',
  '/dashboard',
  '/meal-plans',
  '/ai-meal-plans',
  '/ai-meal-suggestions',
  '/suggestions',
  '/chef-hiring',
  '/join-as-chef',
  '/join-as-chef/individual',
  '/join-as-chef/business',
  '/delivery-addresses',
  '/meal-selection',
  '/about',
  '/terms',
  '/privacy',
  '/compliance',
]
const REDIRECT_TREES = [
  '/cook/',
  '/offer/',
  '/dashboard/',
  '/kitchen/',
  '/admin/',
  '/chef-dashboard/',
]

const HOME_OF: Readonly<Record<Role, string>> = {
  customer: '/dashboard',
  restaurant: '/kitchen',
  chef: '/chef-dashboard',
  admin: '/admin',
}

/**
 * After login only a path of our own pages is followed; anything else leads to the page where a
 * person of that role works. Anything but plain printable characters, a leading `//` or `/\` is not
 * a path of ours. R-SIGN-6
 */
export function safeRedirect(wanted: string | undefined, role: Role): string {
  const fallback = HOME_OF[role]
  if (!wanted || !/^\/[A-Za-z0-9/?&=_.,~-]*$/.test(wanted) || wanted.startsWith('//'))
    return fallback
  const path = wanted.split('?', 1)[0] ?? ''
  if (path.includes('//') || path.includes('..')) return fallback
  const known = REDIRECTS.includes(path) || REDIRECT_TREES.some((tree) => path.startsWith(tree))
  return known ? wanted : fallback
}
