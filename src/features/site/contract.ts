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
    /** Hidden from people; whoever fills it in is a robot. */
    website: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.object({ ok: z.literal(true) }),
  refusals: ['too_many_requests'],
})
