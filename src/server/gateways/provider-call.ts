import { ProviderError, type ProviderErrorKind } from './gateway-call.ts'

const TIMEOUT_MS = 10_000

export interface ProviderResponse {
  status: number
  body: Record<string, unknown>
}

/**
 * One call out: a time limit, no redirects, a JSON object back.
 * @throws ProviderError where no answer came
 */
export async function callProvider(
  url: string,
  init: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
): Promise<ProviderResponse> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    return { status: response.status, body: readObject(text, response.status) }
  } catch (error) {
    if (error instanceof ProviderError) throw error
    throw errorOfNetwork(error)
  }
}

function readObject(text: string, status: number): Record<string, unknown> {
  const body = text === '' ? {} : readJson(text)
  if (typeof body === 'object' && body !== null) return body as Record<string, unknown>
  // An error page of a proxy is no JSON.
  if (status >= 400) return {}
  throw new ProviderError('unreachable', { code: 'no_json', isOutcomeKnown: false })
}

/** What a text holds, or undefined where it is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Where the connection was never made, nothing can have happened. */
const NEVER_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']

/** What it means that no answer came to a call that was made once. */
export function errorOfNetwork(error: unknown): ProviderError {
  const code = textAt(error, 'cause', 'code') ?? textAt(error, 'code') ?? 'no_answer'
  const isTimeout = error instanceof Error && error.name === 'TimeoutError'
  return new ProviderError(isTimeout ? 'timeout' : 'unreachable', {
    code,
    isOutcomeKnown: NEVER_SENT.includes(code),
    cause: error,
  })
}

const KIND_OF_STATUS: Readonly<Record<number, ProviderErrorKind>> = {
  401: 'credentials',
  403: 'credentials',
  408: 'timeout',
  // Another call with the same key is under way.
  409: 'unreachable',
  429: 'rate_limited',
}

/** What an answer means that is no success: 5xx and 409 leave open what became of the call. */
export function errorOfAnswer(status: number, code: string, cause?: unknown): ProviderError {
  const kind = KIND_OF_STATUS[status] ?? (status >= 500 ? 'unreachable' : 'request')
  const isOutcomeKnown = kind !== 'unreachable' && kind !== 'timeout'
  return new ProviderError(kind, { code, isOutcomeKnown, cause })
}

/** A text inside an answer, by its path; undefined where it is not there. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string | undefined {
  const found = valueAt(value, ...path)
  return typeof found === 'string' ? found : undefined
}

export function valueAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  let current = value
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return undefined
    current = (current as Record<string | number, unknown>)[step]
  }
  return current
}
