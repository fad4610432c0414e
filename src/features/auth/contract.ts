import * as z from 'zod/mini'
import { endpoint, ROLES } from '#shared/wire/endpoint.ts'
import { OTP_LENGTH_MIN, PHONE_LENGTH_MIN } from './rules.ts'
import { sessionUser } from './session-contract.ts'

const phoneField = z.string().check(z.trim(), z.minLength(PHONE_LENGTH_MIN, 'phone_too_short'))
const PROOF_LENGTH_MAX = 2000
const otpField = z.string().check(z.trim(), z.minLength(OTP_LENGTH_MIN, 'otp_too_short'))

export const requestOtp = endpoint({
  method: 'POST',
  path: '/api/auth/request-otp',
  who: 'anyone',
  securityEvent: 'code-asked',
  summary:
    'Sends a one-time code to a UAE mobile number. The answer is the same for known and unknown numbers.',
  body: z.object({
    phone: phoneField,
    /** The solved puzzle of an earlier `proof_required`: challenge and solution as JSON in Base64. */
    proof: z.optional(z.string().check(z.maxLength(PROOF_LENGTH_MAX))),
  }),
  output: z.object({
    ok: z.literal(true),
    /** Seconds until the code no longer works. */
    expiresInSeconds: z.number(),
    /** Seconds until another code may be asked for. */
    resendAfterSeconds: z.number(),
    /** How many digits the code has. */
    codeLength: z.number(),
  }),
  refusals: [
    'phone_invalid',
    'phone_country_unserved',
    'phone_not_mobile',
    'proof_required',
    'too_many_requests',
  ],
})

export const verifyOtp = endpoint({
  method: 'POST',
  path: '/api/auth/verify-otp',
  who: 'anyone',
  admitsHalfSession: true,
  securityEvent: 'sign-in',
  summary:
    'Redeems a one-time code and opens a session (cookie); half a session where a second factor is asked.',
  body: z.object({ phone: phoneField, otp: otpField }),
  output: z.object({
    user: sessionUser,
    /** What has to follow: a code of the authenticator, or setting one up first. */
    secondFactor: z.enum(['none', 'ask', 'enrol']),
  }),
  refusals: [
    'phone_invalid',
    'phone_country_unserved',
    'phone_not_mobile',
    'otp_wrong',
    'otp_replaced',
    'account_suspended',
  ],
})

export const getLoginOptions = endpoint({
  method: 'GET',
  path: '/api/auth/login-options',
  who: 'anyone',
  summary:
    'What the login page offers: codes by e-mail where this server sends any; the demo accounts and their code, in demo mode only.',
  output: z.object({
    /** A code may go to a confirmed address, too. */
    email: z.boolean(),
    demo: z.nullable(
      z.object({
        code: z.string(),
        accounts: z.array(z.object({ phone: z.string(), role: z.enum(ROLES) })),
      }),
    ),
  }),
  refusals: [],
})
