import { toLatinDigits } from '#shared/text/digits.ts'

/** What has to end before an account can be deleted, in the order in which it is shown. R-ACC-8 */
export const BLOCKERS = ['staff', 'plan', 'chef_event', 'ingredient_order', 'money'] as const
export type Blocker = (typeof BLOCKERS)[number]

/** A deletion can't be undone, so the login before it is recent. R-ACC-9 */
export const LOGIN_FRESH_MINUTES = 10

export const isLoginFresh = (signedInAt: Date, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() <= LOGIN_FRESH_MINUTES * 60_000

export const TYPED_DIGITS = 4

/** The last digits of the number that the person logs in with, typed in any digits. R-ACC-10 */
export const confirmsErasure = (typed: string, phone: string): boolean =>
  toLatinDigits(typed) === phone.slice(-TYPED_DIGITS)
