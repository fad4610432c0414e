import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/language.ts'
import { nameText } from '#shared/text/name-text.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { positiveInt, wireId } from '#shared/wire/wire.ts'
import { INVITE_ERRORS } from './rules.ts'

const name = nameText({
  min: 2,
  max: 80,
  tooShort: 'invite_name_short',
  allowsReserved: true,
})

const PHONE_LENGTH_MAX = 30

const invited = z.object({
  /** A UAE mobile number, in any spelling. */
  phone: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'phone_invalid'),
      z.maxLength(PHONE_LENGTH_MAX, 'phone_invalid'),
    ),
  /** Of the message, where the number has no account whose language is known. */
  language: z.enum(LANGUAGES),
})

const PHONE_ERRORS = ['phone_invalid', 'phone_country_unserved', 'phone_not_mobile'] as const

/** Creates a kitchen that no one sees yet; its place comes from the area. */
export const newKitchenForm = z.extend(invited, {
  nameEn: name,
  nameAr: name,
  areaId: positiveInt('invite_area_needed'),
})

export const createKitchenWithOwner = endpoint({
  method: 'POST',
  path: '/api/admin/restaurants',
  who: 'admin',
  summary:
    'Creates an empty kitchen, and invites its owner by phone number. It goes on sale as any other: set up by its owner, then opened by an admin.',
  body: newKitchenForm,
  output: z.object({ id: z.number() }),
  status: 201,
  refusals: [...PHONE_ERRORS, ...INVITE_ERRORS, 'invite_area_needed', 'fresh_code_required'],
  idempotent: true,
})

const ownersInvite = z.object({
  hasOwner: z.boolean(),
  /** The newest that no one has accepted or taken back. */
  invite: z.nullable(z.object({ phone: z.string(), sentAt: z.string(), endsAt: z.string() })),
})

const byId = z.object({ id: wireId })

export const getOwnersInvite = endpoint({
  method: 'GET',
  path: '/api/admin/restaurants/:id/invite',
  who: 'admin',
  summary: 'Whom the team invited to run this kitchen.',
  params: byId,
  output: ownersInvite,
  refusals: ['not_found'],
})

export const inviteOwner = endpoint({
  method: 'POST',
  path: '/api/admin/restaurants/:id/invite',
  who: 'admin',
  summary:
    'Invites the owner of a kitchen that has none. The same number gets the message again, another number takes the place of the first.',
  params: byId,
  body: invited,
  output: ownersInvite,
  refusals: [
    'not_found',
    ...PHONE_ERRORS,
    ...INVITE_ERRORS,
    'invite_just_sent',
    'invite_kitchen_has_owner',
    'fresh_code_required',
  ],
  idempotent: true,
})

export const withdrawInvite = endpoint({
  method: 'DELETE',
  path: '/api/admin/restaurants/:id/invite',
  who: 'admin',
  summary: 'Takes an invitation back; the link of its message leads nowhere then.',
  params: byId,
  output: ownersInvite,
  refusals: ['not_found', 'invite_over'],
})

export const getOwnInvite = endpoint({
  method: 'GET',
  path: '/api/kitchen-invite',
  who: 'signed-in',
  summary: 'The kitchen that the signed-in person is asked to run, by their phone number.',
  output: z.object({
    invite: z.nullable(
      z.object({
        kitchen: z.string(),
        area: z.nullable(z.string()),
        endsAt: z.string(),
        /** It was on sale before: its new owner shows papers instead of setting it up. */
        wasOpened: z.boolean(),
      }),
    ),
  }),
  refusals: [],
})

export const acceptInvite = endpoint({
  method: 'POST',
  path: '/api/kitchen-invite/acceptance',
  who: 'signed-in',
  summary:
    'Makes the signed-in person the owner of the kitchen. All their sessions end: a kitchen is run with a second factor.',
  output: z.object({ ok: z.literal(true) }),
  refusals: ['invite_over', 'invite_own_kitchen', 'invite_own_team', 'invite_kitchen_has_owner'],
  idempotent: true,
})
