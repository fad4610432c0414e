import * as z from 'zod/mini'
import { toCount } from '#shared/text/digits.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { nameText } from '#shared/text/name-text.ts'
import { isCleanText } from '#shared/text/text.ts'
import {
  CONTACT_METHODS,
  CONTACT_TIMES,
  looksLikePhone,
  NAME_MIN,
  PEOPLE_MAX,
  PHONE_MIN,
  REQUIREMENTS_MAX,
  REQUIREMENTS_MIN,
} from './rules.ts'

const NAME_MAX = 100
const EMAIL_MAX = 254

const requirements = z.string('quote_requirements_too_short').check(
  z.normalize('NFC'),
  z.trim(),
  z.minLength(REQUIREMENTS_MIN, 'quote_requirements_too_short'),
  z.maxLength(REQUIREMENTS_MAX, 'quote_requirements_too_long'),
  z.refine((text) => isCleanText(text.replaceAll(/[\n\r\t]/g, ' ')), 'text_not_clean'),
)

export const quoteForm = z.object({
  name: nameText({ min: NAME_MIN, max: NAME_MAX, tooShort: 'quote_name_required' }),
  phone: z
    .string('quote_phone_invalid')
    .check(
      z.trim(),
      z.minLength(PHONE_MIN, 'quote_phone_invalid'),
      z.refine(looksLikePhone, 'quote_phone_invalid'),
    ),
  email: z
    .string('quote_email_invalid')
    .check(z.trim(), z.maxLength(EMAIL_MAX, 'quote_email_invalid'), z.email('quote_email_invalid')),
  peopleCount: z.pipe(
    z.union([z.number(), z.string()], 'quote_people_required'),
    z.pipe(
      z.transform(toCount),
      z
        .number('quote_people_required')
        .check(
          z.gte(1, 'quote_people_required'),
          z.lte(PEOPLE_MAX, 'quote_people_too_many'),
          z.refine(Number.isInteger, 'quote_people_required'),
        ),
    ),
  ),
  requirements,
  preferredContactMethod: z._default(z.enum(CONTACT_METHODS, 'quote_contact_unknown'), 'whatsapp'),
  preferredTime: z._default(z.enum(CONTACT_TIMES, 'quote_time_unknown'), 'anytime'),
})

export const createCustomQuote = endpoint({
  method: 'POST',
  path: '/api/custom-quotes',
  who: 'anyone',
  summary: 'Asks for a plan of its own; answered by a person within 24 hours.',
  actsForPerson: true,
  body: z.extend(quoteForm, {
    /** Stays empty: people do not see this field, programs fill it. */
    website: z.optional(z.nullable(z.string().check(z.maxLength(200, 'text_too_long')))),
  }),
  output: z.object({
    /** Such as SQ-2026-000123. */
    number: z.string(),
    dueAt: z.string(),
  }),
  status: 201,
  refusals: ['quote_looks_automated', 'too_many_requests'],
  idempotent: true,
})
