import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { BLOCKERS } from './rules.ts'

const DIGITS_MAX = 20

export const getErasure = endpoint({
  method: 'GET',
  path: '/api/users/erasure',
  who: 'signed-in',
  summary: "What has to end before the caller's account can be deleted.",
  output: z.object({
    blockers: z.array(z.enum(BLOCKERS)),
    /** False: the caller has to log in again first. */
    isLoginFresh: z.boolean(),
  }),
  refusals: [],
})

export const eraseAccount = endpoint({
  method: 'POST',
  path: '/api/users/erasure',
  who: 'signed-in',
  summary:
    "Deletes the caller's account for good. Invoices and books stay, without a name where the law allows.",
  body: z.object({
    /** The last four of the number that the caller logs in with: no call deletes by mistake. */
    lastDigits: z.string().check(z.trim(), z.maxLength(DIGITS_MAX, 'last_digits_wrong')),
  }),
  output: z.object({ ok: z.literal(true) }),
  refusals: ['last_digits_wrong', 'account_in_use', 'login_not_fresh'],
  securityEvent: 'account-erased',
})
