import { notifyOtherPerson, readPerson } from '../page/person.ts'
import type { CallInput, Endpoint, Output } from './endpoint.ts'
import { openWrite } from './open-writes.ts'
import type { ErrorBody } from './refusal.ts'

/** How a call reaches the server: `fetch` in the browser, the app itself while rendering there. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>

let transport: Transport = (path, init) => fetch(path, init)

export const setTransport = (next: Transport): void => {
  transport = next
}

/**
 * A non-OK answer. `message` has the form `{status}: {text}` of the specification; `text` is the
 * server's own sentence in the customer's language, empty where the server sent none.
 */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  readonly text: string
  readonly fields: Readonly<Record<string, string>>
  readonly details: Readonly<Record<string, unknown>>
  readonly requestId: string | undefined

  constructor(status: number, body: Partial<ErrorBody>, fallback: string) {
    super(`${status}: ${body.message ?? fallback}`)
    this.name = 'CallError'
    this.status = status
    this.code = body.code ?? (status === 0 ? 'network' : 'unknown')
    this.text = body.message ?? ''
    this.fields = body.fields ?? {}
    this.details = body.details ?? {}
    this.requestId = body.requestId
  }

  /** The request never got an answer, or not in time: nothing is known about its effect. */
  get isNetwork(): boolean {
    return this.status === 0
  }

  /** The server has understood and said no; any other error may go through another time. */
  get isFinal(): boolean {
    if (this.code === OTHER_PERSON) return false
    return this.status >= 400 && this.status < 500 && !PASSING_STATUSES.has(this.status)
  }
}

/** Signed out, too slow, too many at once. */
const PASSING_STATUSES = new Set([401, 408, 425, 429])

const RETRY_DELAYS_MS = [200, 800, 3000]
const RETRIED_STATUSES = new Set([0, 502, 503, 504])

const TIMEOUT_MS = 15_000
/** For what an admin does to many records. */
const LONG_TIMEOUT_MS = 60_000
/** Of a slow line, for photos and documents: 128 kbit/s. */
const BYTES_PER_MS = 16

/** A page waits for a read as long as it is looked at; a write is given up, and can be tried again. */
function timeoutOf({ method, who, timeoutMs }: Endpoint, body = ''): AbortSignal | undefined {
  if (method === 'GET') return undefined
  const patience = timeoutMs ?? (who === 'admin' ? LONG_TIMEOUT_MS : TIMEOUT_MS)
  return AbortSignal.timeout(patience + Math.floor(body.length / BYTES_PER_MS))
}

/**
 * Calls an endpoint for a page. Reads are tried once. A write whose contract is idempotent gets a
 * key and is tried again with it after a network error or 502, 503, 504, so it happens at most once;
 * so does the same request that is sent again after silence.
 * @throws CallError for any answer that is not OK.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: CallArguments<E>
): Promise<Output<E>> {
  const request = requestOf(endpoint, input, options)
  const signal = options.signal ?? timeoutOf(endpoint, request.init.body)
  if (signal) request.init.signal = signal
  const { idempotencyKey } = options
  if (!endpoint.idempotent) return (await send(request)) as Output<E>
  if (idempotencyKey) return (await sendUntilAnswered(request, idempotencyKey)) as Output<E>
  const { method, body } = request.init
  const intention = [method, request.url, body, options.version].join(' ')
  const write = openWrite(intention, endpoint.idempotent === 'payment')
  try {
    const answer = await sendUntilAnswered(request, write.key)
    write.done()
    return answer as Output<E>
  } catch (error) {
    if (error instanceof CallError && error.isFinal) write.refused()
    else write.lost()
    throw error
  }
}

/** Calls an endpoint as a program does: one try, and a key only where the caller has one. */
export const callOnce = async <E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: LooseArguments<E>
): Promise<Output<E>> =>
  (await send(keyed(requestOf(endpoint, input, options), options.idempotencyKey))) as Output<E>

interface Request {
  url: string
  init: Omit<RequestInit, 'headers' | 'body'> & { headers: Record<string, string>; body?: string }
}

export function requestOf(endpoint: Endpoint, input: unknown, options: CallOptions): Request {
  const { path, rest } = fillPath(endpoint.path, (input ?? {}) as Record<string, unknown>)
  const headers: Record<string, string> = { accept: 'application/json' }
  const init: Request['init'] = { method: endpoint.method, headers, credentials: 'same-origin' }
  if (options.version) headers['if-match'] = `"${options.version}"`
  if (options.signal) init.signal = options.signal
  if (endpoint.method === 'GET')
    return { url: path + queryOf(rest as Record<string, QueryValue>), init }
  headers['content-type'] = 'application/json'
  init.body = JSON.stringify(rest)
  Object.assign(headers, personHeader())
  return { url: path, init }
}

const keyed = ({ url, init }: Request, key: string | undefined): Request =>
  key
    ? { url, init: { ...init, headers: { ...init.headers, 'idempotency-key': key } } }
    : { url, init }

/** Distinguishes what is sent again by itself from a press. */
const resent = ({ url, init }: Request): Request => ({
  url,
  init: { ...init, headers: { ...init.headers, 'x-resend': '1' } },
})

async function sendUntilAnswered(request: Request, key: string): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await send(keyed(attempt === 0 ? request : resent(request), key))
    } catch (error) {
      const delay = RETRY_DELAYS_MS[attempt]
      const again = error instanceof CallError && RETRIED_STATUSES.has(error.status)
      if (delay === undefined || !again || request.init.signal?.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
}

/** Each write says for whom its page was made. */
export function personHeader(): Record<string, string> {
  const person = readPerson()
  return person === undefined ? {} : { 'x-person': person }
}

const OTHER_PERSON = 'other_person'

/** Notifies the page where someone else is signed in by now. */
export function refused(error: CallError): CallError {
  if (error.code === OTHER_PERSON) notifyOtherPerson()
  return error
}

export interface CallOptions {
  /** Where an action has to outlive the page; else it gets one by itself. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Of the record that the page shows: a save of an older one is refused. */
  version?: string | undefined
}

/** A page that replaces a whole record says which version it read; undefined where there was none. */
export type CallArguments<E> = E extends { readonly versioned: true }
  ? [input: CallInput<E>, options: CallOptions & { version: string | undefined }]
  : LooseArguments<E>

/** As the specification calls: every header is optional. */
export type LooseArguments<E> =
  Record<never, never> extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions]

const isLate = (signal: AbortSignal | null | undefined): boolean =>
  signal?.reason instanceof DOMException && signal.reason.name === 'TimeoutError'

/** @param onAnswer is shown an answer that is OK, for its headers. */
export async function send(
  { url, init }: Request,
  onAnswer?: (response: Response) => void,
): Promise<unknown> {
  let response: Response
  try {
    response = await transport(url, init)
  } catch (cause) {
    if (isLate(init.signal)) throw new CallError(0, { code: 'timeout' }, 'No answer in time')
    if (init.signal?.aborted) throw cause
    throw new CallError(0, { code: 'network' }, 'Network error')
  }
  const text = await response.text()
  if (!response.ok)
    throw refused(new CallError(response.status, parse(text) ?? {}, response.statusText))
  onAnswer?.(response)
  return text === '' ? undefined : JSON.parse(text)
}

function parse(text: string): Partial<ErrorBody> | undefined {
  try {
    return JSON.parse(text) as Partial<ErrorBody>
  } catch {
    return undefined
  }
}

function fillPath(template: string, input: Record<string, unknown>) {
  const rest = { ...input }
  const path = template.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path, rest }
}

type QueryValue = string | number | boolean | readonly number[] | null | undefined

function queryOf(input: Record<string, QueryValue>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue
    // Several numbers are parted by commas.
    query.set(name, String(value))
  }
  const text = query.toString()
  return text && `?${text}`
}
