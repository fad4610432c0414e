import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { FACTOR_CODE_LENGTH } from './rules.ts'
import { sessionUser } from './session-contract.ts'

const CODE_MAX = 40
const code = z
  .string()
  .check(
    z.trim(),
    z.minLength(FACTOR_CODE_LENGTH, 'factor_code_too_short'),
    z.maxLength(CODE_MAX, 'factor_code_wrong'),
  )
export const codeForm = z.object({ code })

const CODE_REFUSALS = ['factor_code_wrong', 'too_many_requests'] as const
const APP_CODE_REFUSALS = ['factor_app_code_required', ...CODE_REFUSALS] as const
/** Shown once; each opens one session when the phone is not at hand. */
const recoveryCodes = z.array(z.string())

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/auth/second-factor',
  who: 'signed-in',
  admitsHalfSession: true,
  summary: "Whether a second factor is asked of the caller, and how the caller's own stands.",
  output: z.object({
    isAsked: z.boolean(),
    /** This session still waits for a code. */
    isOpen: z.boolean(),
    enrolledAt: z.nullable(z.string()),
    recoveryCodesLeft: z.number(),
  }),
  refusals: [],
})

export const beginEnrolment = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/enrolment',
  who: 'signed-in',
  admitsHalfSession: true,
  securityEvent: 'factor-enrolled',
  summary:
    'A new key for an authenticator app; it counts once its first code is confirmed. Who has one gives a code of it; a recovery code does not do.',
  body: z.object({ code: z.optional(code) }),
  output: z.object({
    /** In groups of four, for typing. */
    key: z.string(),
    /** `otpauth://totp/…`, for the QR code. */
    uri: z.string(),
  }),
  refusals: ['second_factor_not_asked', ...APP_CODE_REFUSALS],
})

export const confirmEnrolment = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/confirm',
  who: 'signed-in',
  admitsHalfSession: true,
  securityEvent: 'factor-enrolled',
  summary:
    'The first code of the new key: it counts from now on, other sessions end, and ten recovery codes are shown.',
  body: codeForm,
  output: z.object({ user: sessionUser, recoveryCodes }),
  refusals: ['second_factor_not_asked', 'enrolment_not_begun', ...CODE_REFUSALS],
})

export const verifySecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/verify',
  who: 'signed-in',
  admitsHalfSession: true,
  securityEvent: 'second-factor',
  summary: 'A code of the authenticator or a recovery code: completes the session, or renews it.',
  body: codeForm,
  output: z.object({ user: sessionUser, recoveryCodesLeft: z.number() }),
  refusals: CODE_REFUSALS,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/recovery-codes',
  who: 'signed-in',
  securityEvent: 'recovery-codes-renewed',
  summary:
    'Ten new recovery codes for a code of the authenticator; the earlier ones end. A recovery code does not do.',
  body: codeForm,
  output: z.object({ recoveryCodes }),
  refusals: APP_CODE_REFUSALS,
})
