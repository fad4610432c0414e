import { isOfPerson, type Endpoint } from '#shared/wire/endpoint.ts'
import type { RefusalStatus } from '#shared/wire/refusal.ts'

/** What the HTTP layer itself refuses with, before or around any use case. */
const STATUS_OF = {
  invalid_input: 400,
  invalid_json: 400,
  body_incomplete: 400,
  idempotency_key_invalid: 400,
  unauthenticated: 401,
  second_factor_required: 401,
  forbidden: 403,
  cross_site: 403,
  other_person: 409,
  changed_meanwhile: 409,
  idempotency_in_progress: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  card_number_refused: 422,
  idempotency_key_reused: 422,
} as const satisfies Record<string, RefusalStatus>

export type SharedCode = keyof typeof STATUS_OF

export const SHARED_CODES = Object.keys(STATUS_OF) as SharedCode[]

export const sharedStatusOf = (code: SharedCode): RefusalStatus => STATUS_OF[code]

/** Those of them that a call of this endpoint can meet. */
export const sharedRefusalsOf = (endpoint: Endpoint): SharedCode[] =>
  SHARED_CODES.filter((code) => CAN_MEET[code](endpoint))

const sendsBody = ({ method }: Endpoint) => method !== 'GET'
const needsSession = ({ who }: Endpoint) => who !== 'anyone'
const isRepeatable = ({ idempotent }: Endpoint) => Boolean(idempotent)

const CAN_MEET: Record<SharedCode, (endpoint: Endpoint) => boolean> = {
  invalid_input: ({ params, query, body }) => Boolean(params ?? query ?? body),
  invalid_json: (endpoint) => sendsBody(endpoint) && !endpoint.rawBody,
  body_incomplete: sendsBody,
  idempotency_key_invalid: isRepeatable,
  unauthenticated: needsSession,
  second_factor_required: (endpoint) => needsSession(endpoint) && !endpoint.admitsHalfSession,
  forbidden: ({ who }) => who !== 'anyone' && who !== 'signed-in',
  cross_site: sendsBody,
  other_person: isOfPerson,
  changed_meanwhile: ({ versioned }) => Boolean(versioned),
  idempotency_in_progress: isRepeatable,
  body_too_large: sendsBody,
  unsupported_media_type: sendsBody,
  card_number_refused: ({ refusesCardNumbers }) => Boolean(refusesCardNumbers),
  idempotency_key_reused: isRepeatable,
}
