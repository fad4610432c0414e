import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import { newId, notify, openBooks, secondsOf, type Books, type EventOnWire } from './books.ts'
import { TEST_CARDS, type TestCard, type TestCardName } from './cards.ts'
import { authenticate, closeDispute, openDispute } from './intents.ts'
import { makeRefund, respondTo, type ApiCall } from './routes.ts'
import { readForm, StripeFakeError } from './wire.ts'

export const API_VERSION = '2026-10-28.endive'

/** What goes wrong with calls; `isDone` does the work first and loses the answer. */
export interface StripeError {
  kind: 'timeout' | 'reset' | 'server_error' | 'rate_limit' | 'expired_key'
  isDone?: boolean
  /** Stripe says that the call need not be repeated at once. */
  isLasting?: boolean
  /** How many calls it hits; all until it is cleared, where none is named. */
  times?: number
  path?: RegExp
}

interface Kept {
  fingerprint: string
  status: number
  body: string
}

/**
 * Stripe over HTTP, after its documentation: keys, versions, parameters, idempotency, test cards,
 * and webhooks that the test delivers when and as often as it wants.
 */
export async function startFakeStripe({
  now = () => new Date(),
  port: requestedPort = 0,
  keys: own = newKeys(),
} = {}) {
  const books = openBooks(now)
  const errors: StripeError[] = []
  const keys = new Map<string, Kept | 'under way'>()
  const requests: ApiCall[] = []
  const { secretKey, publishableKey, webhookSecret } = own
  const state = { books, errors, keys, requests, secretKey, publishableKey }
  const server = createServer((request, response) => void serve(state, request, response))
  await new Promise<void>((resolve) => server.listen(requestedPort, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const sign = (event: EventOnWire, secret = webhookSecret) =>
    Stripe.webhooks.generateTestHeaderString({
      payload: event.body,
      secret,
      timestamp: secondsOf(now()),
    })
  return {
    url: `http://127.0.0.1:${port}`,
    secretKey,
    publishableKey,
    webhookSecret,
    books,
    /** Every call that reached the API, in order. */
    requests,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
    failWith: (planned: StripeError) => void errors.push(planned),
    heal: () => void errors.splice(0),
    /** What the browser's script does with the fields: the card goes to Stripe alone. */
    confirmSetup: async (clientSecret: string, card: TestCardName) => {
      const id = clientSecret.split('_secret_')[0] ?? ''
      const body = new URLSearchParams({ client_secret: clientSecret, payment_method: card })
      const headers = { authorization: `Bearer ${publishableKey}`, 'stripe-version': API_VERSION }
      const path = `http://127.0.0.1:${port}/v1/setup_intents/${id}/confirm`
      return (await fetch(path, { method: 'POST', headers, body })).status
    },
    /** The customer answers the bank in its window. */
    authenticate: (clientSecret: string, isApproved = true) =>
      authenticate(books, clientSecret.split('_secret_')[0] ?? '', isApproved),
    /** From now on the bank treats a saved card like another one. */
    cardBecomes: (last4: string, card: TestCardName) => changeCard(books, last4, TEST_CARDS[card]),
    refundInDashboard: (intentId: string, amount: number) =>
      makeRefund(books, intentId, { amount, metadata: {} }),
    dispute: (intentId: string, reason = 'fraudulent') => {
      const intent = books.intents.get(intentId)
      if (!intent) throw new Error('No such charge')
      return openDispute(books, intent, reason)
    },
    closeDispute: (id: string, status: 'won' | 'lost') => closeDispute(books, id, status),
    /** Reports a payout; one that was paid may fail afterwards, under the same id. */
    payOut: (amount: number, status: 'paid' | 'failed' | 'canceled', id = newId('po')): string => {
      const arrival_date = secondsOf(now())
      const failure_code = status === 'failed' ? 'account_closed' : null
      const payout = { id, object: 'payout', amount, currency: 'aed', arrival_date, failure_code }
      notify(books, `payout.${status}`, { ...payout, status })
      return id
    },
    /** The events that were not taken yet, oldest first, each to be sent as `postOf` says. */
    takeEvents: () => books.events.splice(0),
    postOf: (event: EventOnWire, secret?: string): RequestInit => ({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': sign(event, secret) },
      body: event.body,
    }),
  }
}

const newKeys = () => ({
  secretKey: newId('sk_test'),
  publishableKey: newId('pk_test'),
  webhookSecret: newId('whsec'),
})

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

function changeCard(books: Books, last4: string, card: TestCard): void {
  for (const method of books.methods.values()) {
    if (method.card.last4 === last4) method.card = { ...card, last4 }
  }
}

interface State extends Pick<FakeStripe, 'books' | 'requests' | 'secretKey' | 'publishableKey'> {
  errors: StripeError[]
  keys: Map<string, Kept | 'under way'>
}

async function serve(state: State, request: IncomingMessage, response: ServerResponse) {
  const text = (await buffer(request)).toString()
  const { pathname, search } = new URL(request.url ?? '', 'http://stripe')
  const method = request.method ?? ''
  const parameters = readForm(method === 'GET' ? search.slice(1) : text)
  const call = { method, path: pathname, parameters }
  const planned = takeError(state.errors, call)
  if (planned && !planned.isDone) return break_(planned, response)
  const { status, body, isReplayed } = answer(state, request, call, text)
  if (planned) return break_(planned, response)
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': newId('req'),
    'stripe-version': API_VERSION,
    ...(isReplayed && { 'idempotent-replayed': 'true' }),
  })
  response.end(body)
}

function takeError(errors: StripeError[], { path }: ApiCall): StripeError | undefined {
  const planned = errors.find((one) => (one.path ?? /./).test(path))
  if (planned?.times !== undefined && (planned.times -= 1) === 0)
    errors.splice(errors.indexOf(planned), 1)
  return planned
}

const BROKEN = {
  server_error: [500, { type: 'api_error', message: 'Something went wrong on our side.' }],
  rate_limit: [429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many.' }],
  expired_key: [
    401,
    { type: 'invalid_request_error', code: 'api_key_expired', message: 'Expired API key.' },
  ],
} as const

function break_({ kind, isLasting }: StripeError, response: ServerResponse): void {
  // A call that times out is left without an answer.
  if (kind === 'timeout') return
  if (kind === 'reset') return void response.socket?.destroy()
  const [status, error] = BROKEN[kind]
  const headers = { 'content-type': 'application/json' }
  const advice = isLasting ? { 'stripe-should-retry': 'false' } : {}
  response.writeHead(status, { ...headers, ...advice }).end(JSON.stringify({ error }))
}

interface Answer {
  status: number
  body: string
  isReplayed: boolean
}

function answer(state: State, request: IncomingMessage, call: ApiCall, text: string): Answer {
  try {
    checkCaller(state, request, call)
    state.requests.push(call)
    const key = request.headers['idempotency-key']
    if (call.method === 'GET' || typeof key !== 'string') return work(state.books, call)
    return once(state, key, call, text)
  } catch (error) {
    return failure(error)
  }
}

const work = (books: Books, call: ApiCall): Answer => ({
  status: 200,
  body: JSON.stringify(respondTo(books, call)),
  isReplayed: false,
})

function failure(error: unknown): Answer {
  if (!(error instanceof StripeFakeError)) throw error
  return { status: error.status, body: JSON.stringify(error.body), isReplayed: false }
}

/** A key names one call with its parameters: again the same answer, with others an error. */
function once(state: State, key: string, call: ApiCall, text: string): Answer {
  const fingerprint = `${call.method} ${call.path} ${text}`
  const known = state.keys.get(key)
  if (known === 'under way') {
    throw new StripeFakeError(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: 'There is another request with this key under way.',
    })
  }
  if (known && known.fingerprint !== fingerprint) {
    throw new StripeFakeError(400, {
      type: 'idempotency_error',
      message: 'Keys can only be used with the parameters they were first used with.',
    })
  }
  if (known) return { ...known, isReplayed: true }
  let result: Answer
  try {
    result = work(state.books, call)
  } catch (error) {
    result = failure(error)
  }
  const { status, body } = result
  // What failed its checks is not kept: a corrected call may use the key.
  if (status !== 400 && status !== 404) state.keys.set(key, { fingerprint, status, body })
  return result
}

/** The secret key for the server, the publishable one for what a browser may do. */
function checkCaller(
  { secretKey, publishableKey }: State,
  { headers }: IncomingMessage,
  { path }: ApiCall,
): void {
  const key = headers.authorization?.replace('Bearer ', '')
  const isBrowserCall = path.endsWith('/confirm')
  if (key !== secretKey && !(isBrowserCall && key === publishableKey)) {
    const message = 'Invalid API Key provided.'
    throw new StripeFakeError(401, { type: 'invalid_request_error', message })
  }
  if (headers['stripe-version'] !== API_VERSION) {
    const message = 'The call names no version, or one that this fake was not written after.'
    throw new StripeFakeError(400, { type: 'invalid_request_error', message })
  }
}
