import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'

const EMAIL_MAX = 254

export const emailField = z
  .string('email_invalid')
  .check(z.trim(), z.maxLength(EMAIL_MAX, 'email_invalid'), z.email('email_invalid'))

const phoneField = z.string().check(z.trim(), z.minLength(8, 'phone_too_short'))

export const emailOtp = endpoint({
  method: 'POST',
  path: '/api/auth/email-otp',
  who: 'anyone',
  securityEvent: 'code-asked',
  summary:
    'E-mails the code of this browser to the confirmed address of its number. The answer is the same where there is none.',
  body: z.object({ phone: phoneField }),
  output: z.object({ ok: z.literal(true) }),
  refusals: [
    'phone_invalid',
    'phone_country_unserved',
    'phone_not_mobile',
    'code_over',
    'email_off',
  ],
})

const ownEmail = z.object({
  /** Empty where there is none. */
  email: z.string(),
  isConfirmed: z.boolean(),
})

export const getOwnEmail = endpoint({
  method: 'GET',
  path: '/api/auth/email',
  who: 'signed-in',
  summary: 'The e-mail address of the caller, and whether sign-in codes may go there.',
  output: z.extend(ownEmail, {
    /** Whether this server sends e-mail. */
    isOffered: z.boolean(),
  }),
  refusals: [],
})

export const requestEmail = endpoint({
  method: 'POST',
  path: '/api/auth/email',
  who: 'signed-in',
  securityEvent: 'email-changed',
  summary: 'Sends a code to an address that the caller wants to confirm.',
  body: z.object({ email: emailField }),
  output: z.object({ ok: z.literal(true), expiresInSeconds: z.number() }),
  refusals: ['email_off', 'too_many_requests', 'fresh_code_required'],
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/email/confirm',
  who: 'signed-in',
  securityEvent: 'email-changed',
  summary:
    'Confirms the address with the code that was sent to it. The person is told on WhatsApp.',
  body: z.object({ code: z.string().check(z.trim(), z.minLength(4, 'otp_too_short')) }),
  output: ownEmail,
  refusals: ['otp_wrong', 'email_taken', 'fresh_code_required'],
})

export const removeEmail = endpoint({
  method: 'DELETE',
  path: '/api/auth/email',
  who: 'signed-in',
  securityEvent: 'email-changed',
  summary: 'Removes the address; sign-in codes go to WhatsApp only.',
  output: ownEmail,
  refusals: ['fresh_code_required'],
})
