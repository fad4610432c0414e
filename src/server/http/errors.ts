import type { Language } from '#shared/language.ts'
import { Refusal, type ErrorBody } from '#shared/wire/refusal.ts'
import { LOCK_NOT_AVAILABLE } from '../database/lock-line.ts'
import { isOutage } from '../database/outage.ts'
import { ProviderError } from '../gateways/gateway-call.ts'
import type { Log } from '../log.ts'
import { JSON_TYPE, type Outgoing } from './answers/outgoing.ts'

/** Finds the sentence of a refusal code in a language; composed from all features in `main`. */
export type SayRefusal = (
  code: string,
  language: Language,
  parameters: Readonly<Record<string, string | number>>,
) => string

/** The database is there, and a lock or a statement took too long: stopped by it or by us. */
const BUSY_CODES: ReadonlySet<unknown> = new Set([LOCK_NOT_AVAILABLE, '57014'])

export interface Failure {
  status: number
  body: ErrorBody
  retryAfterSeconds?: number
}

/** The one place where a thrown thing becomes an answer. */
export function failureOf(
  error: unknown,
  say: SayRefusal,
  language: Language,
  requestId: string,
  log: Log,
): Failure {
  if (error instanceof Refusal) {
    const message = say(error.code, language, error.parameters)
    const body: ErrorBody = { code: error.code, message }
    if (error.fields.length > 0) {
      body.fields = Object.fromEntries(error.fields.map((field) => [field, message]))
    }
    if (error.details) body.details = { ...error.details }
    const retryAfter = error.parameters['seconds']
    return error.status === 429 && typeof retryAfter === 'number'
      ? { status: 429, body, retryAfterSeconds: retryAfter }
      : { status: error.status, body }
  }
  if (isOutage(error) || error instanceof ProviderError) {
    log.warn({ requestId, error: (error as Error).message }, 'outage')
    const code = BUSY_CODES.has((error as { code?: unknown }).code) ? 'busy' : 'unavailable'
    const body = { code, message: say(code, language, {}), requestId }
    return { status: 503, body, retryAfterSeconds: 1 }
  }
  log.error({ requestId, err: error }, 'fault')
  return {
    status: 500,
    body: { code: 'internal', message: say('internal', language, {}), requestId },
  }
}

export const presentFailure = ({ status, body, retryAfterSeconds }: Failure): Outgoing => ({
  status,
  body: JSON.stringify(body),
  headers:
    retryAfterSeconds === undefined
      ? JSON_TYPE
      : { ...JSON_TYPE, 'retry-after': String(retryAfterSeconds) },
})
