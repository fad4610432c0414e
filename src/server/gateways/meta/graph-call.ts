import { textAt, valueAt } from '../provider-call.ts'
import { SendError } from '../whatsapp.ts'
import { kindOf } from './error-codes.ts'

const TIMEOUT_MS = 10_000

export interface GraphSettings {
  /** With its version and no slash at its end, such as https://graph.facebook.com/v23.0. */
  apiUrl: string
  token: string
  timeoutMs?: number | undefined
}

/**
 * One call of Meta's Graph API.
 * @throws SendError for anything but success
 */
export async function callGraph(
  { apiUrl, token, timeoutMs = TIMEOUT_MS }: GraphSettings,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const response = await fetch(apiUrl + path, {
    method: body ? 'POST' : 'GET',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new SendError('temporary', `Meta did not answer: ${reasonOf(error)}`)
  })
  const answer = await readAnswer(response)
  if (response.ok) return answer
  const code = Number(valueAt(answer, 'error', 'code') ?? Number.NaN)
  const known = Number.isNaN(code) ? undefined : code
  const retryAfter = Number(response.headers.get('retry-after'))
  throw new SendError(
    kindOf(known, response.status),
    `Meta answered ${response.status}, error ${numberOf(answer)}: ${detailsOf(answer)}`,
    {
      ...(known !== undefined && { code: known }),
      ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
    },
  )
}

/** The name of a time limit, or the system's word for a connection that failed. */
const reasonOf = (error: unknown): string =>
  String(valueAt(error, 'cause', 'code') ?? valueAt(error, 'name'))

async function readAnswer(response: Response): Promise<Record<string, unknown>> {
  const answer: unknown = await response.json().catch(() => ({}))
  return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {}
}

/** The error's number, with the second one that says more about templates: 100/2388299. */
function numberOf(answer: Record<string, unknown>): string {
  const numbers = [valueAt(answer, 'error', 'code'), valueAt(answer, 'error', 'error_subcode')]
  const known = numbers.filter((number) => typeof number === 'number')
  return known.length > 0 ? known.join('/') : 'without a number'
}

/** Phone numbers may stand in the details; an error is logged, so they are taken out. */
function detailsOf(answer: Record<string, unknown>): string {
  const details =
    textAt(answer, 'error', 'error_data', 'details') ??
    textAt(answer, 'error', 'error_user_msg') ??
    textAt(answer, 'error', 'message') ??
    ''
  return details.replaceAll(/\+?\d{9,}/g, '…')
}
