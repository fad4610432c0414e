import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'

const EMAIL_MAX = 254

export const subscribeNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  who: 'anyone',
  summary: 'Puts an e-mail address on the newsletter list. The answer is the same for known ones.',
  body: z.object({
    email: z
      .string('newsletter_email_invalid')
      .check(
        z.trim(),
        z.maxLength(EMAIL_MAX, 'newsletter_email_invalid'),
        z.email('newsletter_email_invalid'),
      ),
    /** Hidden from people; anyone who fills it in is a robot. */
    website: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.object({ ok: z.literal(true) }),
  refusals: ['too_many_requests'],
})

/** A report holds the whole policy and up to three addresses. */
const REPORT_BYTES_MAX = 8192
const reported = z.optional(z.string().check(z.maxLength(REPORT_BYTES_MAX)))

export const reportPolicyViolation = endpoint({
  method: 'POST',
  path: '/api/policy-reports',
  who: 'anyone',
  summary:
    "A browser's report of what the content security policy stopped, as `report-uri` sends it. It goes to the security log without names, numbers and query strings.",
  body: z.object({
    'csp-report': z.object({
      'document-uri': reported,
      'effective-directive': reported,
      'violated-directive': reported,
      'blocked-uri': reported,
      'source-file': reported,
    }),
  }),
  output: z.object({ received: z.literal(true) }),
  status: 202,
  refusals: ['too_many_requests'],
  alsoAccepts: 'application/csp-report',
  bodyLimitBytes: REPORT_BYTES_MAX,
})
