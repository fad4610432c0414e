import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { LANGUAGES } from '#shared/language.ts'
import { nameText } from '#shared/text/name-text.ts'
import { PHOTO_BYTES_MAX } from './rules.ts'

const NAME_MAX = 80
const EMAIL_MAX = 254
const PHOTO_BODY_BYTES = 12 * 1024 * 1024
const PHOTO_TEXT_MAX = Math.ceil(PHOTO_BYTES_MAX / 3) * 4 + 64

/** Empty, or an address. */
const email = z.pipe(
  z.string('email_invalid').check(z.trim(), z.maxLength(EMAIL_MAX, 'email_invalid')),
  z.union([z.literal(''), z.email('email_invalid')], 'email_invalid'),
)

export const profileForm = z.object({
  name: nameText({ min: 2, max: NAME_MAX, tooShort: 'name_too_short', allowsReserved: true }),
  email,
})

export const profile = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Where the photo is served, or null. */
  profilePhoto: z.nullable(z.string()),
  /** Day of the registration. */
  customerSince: z.string(),
  /** Goes with a save as If-Match. */
  version: z.string(),
})

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/users/profile',
  who: 'signed-in',
  summary: "The caller's own profile.",
  output: profile,
  refusals: [],
})

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/users/profile',
  who: 'signed-in',
  summary: 'Changes name, e-mail and, if sent, the photo (a data URL). The phone never changes.',
  body: z.object({
    name: profileForm.shape.name,
    /** Left out, it stays. */
    email: z.optional(email),
    /** `data:image/jpeg;base64,…`, PNG or WebP of at most 5 MiB; null takes the photo away. */
    profilePhoto: z.optional(
      z.nullable(
        z.string('photo_unreadable').check(z.maxLength(PHOTO_TEXT_MAX, 'photo_too_large')),
      ),
    ),
  }),
  output: profile,
  bodyLimitBytes: PHOTO_BODY_BYTES,
  refusals: [
    'photo_kind_refused',
    'photo_unreadable',
    'photo_too_large',
    'photo_too_many_pixels',
    'too_many_requests',
    'name_reserved',
  ],
  versioned: true,
})

export const getProfilePhoto = endpoint({
  method: 'GET',
  path: '/api/users/profile-photo',
  who: 'signed-in',
  summary: "The caller's own photo. Nobody else can see it.",
  output: z.unknown(),
  produces: 'image/jpeg',
  refusals: ['not_found'],
})

export const exportOwnData = endpoint({
  method: 'GET',
  path: '/api/users/export',
  who: 'signed-in',
  summary:
    'What the caller gave and what is kept about the caller as one JSON file; `files` names the addresses of papers, invoices and the photo.',
  output: z.unknown(),
  produces: 'application/json',
  refusals: ['fresh_code_required'],
})

const notifications = z.object({
  email: z.boolean(),
  sms: z.boolean(),
  whatsapp: z.boolean(),
  /** Reminders by WhatsApp of days with open meals. */
  choosing: z.boolean(),
  marketing: z.boolean(),
})

const privacy = z.object({
  dataSharing: z.boolean(),
  thirdPartySharing: z.boolean(),
})

const consentedAt = z.nullable(z.string())

export const settings = z.object({
  /** The language that messages are written in. */
  language: z.enum(LANGUAGES),
  notifications,
  privacy,
  /** Since when a consent is given; null where none does. */
  consents: z.object({
    marketing: consentedAt,
    dataSharing: consentedAt,
    thirdPartySharing: consentedAt,
  }),
})

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/users/settings',
  who: 'signed-in',
  summary: "The caller's language, notifications and privacy choices.",
  output: settings,
  refusals: [],
})

export const updateSettings = endpoint({
  method: 'PUT',
  path: '/api/users/settings',
  who: 'signed-in',
  summary:
    'Changes the settings that are sent. A consent and its withdrawal are kept with the date.',
  body: z.object({
    language: z.optional(z.enum(LANGUAGES)),
    notifications: z.optional(z.partial(notifications)),
    privacy: z.optional(z.partial(privacy)),
  }),
  output: settings,
  refusals: [],
})
