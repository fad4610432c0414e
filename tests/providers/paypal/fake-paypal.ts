import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { PayPalFakeError, respondTo, type PayPalBooks } from './routes.ts'

/** What goes wrong with calls; `isDone` does the work first and loses the answer. */
export interface PayPalError {
  kind: 'server_error' | 'rate_limit' | 'reset' | 'token_ended'
  isDone?: boolean
  times?: number
  path?: RegExp
}

const newId = (prefix: string) => `${prefix}${randomBytes(8).toString('hex').toUpperCase()}`

/**
 * PayPal over HTTP, after its documentation: tokens, invoices, refunds of captures, and webhooks
 * that PayPal vouches for when it is asked.
 */
export async function startFakePayPal({
  now = () => new Date(),
  port: requestedPort = 0,
  keys = newKeys(),
} = {}) {
  const books: PayPalBooks = { now, invoices: new Map(), refunds: new Map(), keys: new Map() }
  const errors: PayPalError[] = []
  const requests: string[] = []
  const { clientId, clientSecret, webhookId } = keys
  const state = {
    books,
    errors,
    requests,
    clientId,
    clientSecret,
    webhookId,
    tokens: new Set<string>(),
  }
  const server = createServer((request, response) => void serve(state, request, response))
  await new Promise<void>((resolve) => server.listen(requestedPort, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const getInvoice = (id: string) => {
    const invoice = books.invoices.get(id)
    if (!invoice) throw new Error('No such invoice')
    return invoice
  }
  return {
    url: `http://127.0.0.1:${port}`,
    settings: { clientId, clientSecret, webhookId, apiUrl: `http://127.0.0.1:${port}` },
    books,
    /** Every call, as `POST /v1/oauth2/token`. */
    requests,
    failWith: (failure: PayPalError) => void errors.push(failure),
    heal: () => void errors.splice(0),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
    /** The customer pays the invoice on PayPal's page. */
    pay: (id: string, value = getInvoice(id).amount, currency = 'USD') =>
      void Object.assign(getInvoice(id), {
        status: 'PAID',
        paid: { payment_id: newId('CAP'), value, currency },
      }),
    /** Someone gives money back on PayPal's own pages; answers the refund's id. */
    refundInDashboard: (captureId: string, value: string): string => {
      const id = newId('')
      books.refunds.set(id, { id, captureId, value, custom_id: null, status: 'COMPLETED' })
      return id
    },
    /** A webhook call about an object, signed so that the fake vouches for it. */
    webhook: (event_type: string, resource: object) => {
      const create_time = now().toISOString()
      const event = { id: newId('WH-'), event_version: '1.0', create_time, event_type, resource }
      const body = JSON.stringify(event)
      const transmission = {
        'paypal-transmission-id': newId('T'),
        'paypal-transmission-time': create_time,
      }
      return {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...transmission,
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
          'paypal-transmission-sig': signatureOf(webhookId, transmission, body),
        },
        body,
      }
    },
  }
}

const newKeys = () => ({
  clientId: newId('client-'),
  clientSecret: newId('secret-'),
  webhookId: newId('WH'),
})

export type FakePayPal = Awaited<ReturnType<typeof startFakePayPal>>

/** Takes the place of PayPal's certificate: over id, time, webhook and event, as PayPal signs. */
function signatureOf(webhookId: string, transmission: Record<string, string>, event: string) {
  const facts = [
    transmission['paypal-transmission-id'],
    transmission['paypal-transmission-time'],
    event,
  ].join('|')
  return createHmac('sha256', webhookId).update(facts).digest('base64')
}

interface State {
  books: PayPalBooks
  errors: PayPalError[]
  requests: string[]
  tokens: Set<string>
  clientId: string
  clientSecret: string
  webhookId: string
}

async function serve(state: State, request: IncomingMessage, response: ServerResponse) {
  const body = await text(request)
  const path = new URL(request.url ?? '', 'http://paypal').pathname
  const method = request.method ?? ''
  state.requests.push(`${method} ${path}`)
  const failure = takeError(state, path)
  if (failure?.kind === 'token_ended') state.tokens.clear()
  const isBroken = failure !== undefined && failure.kind !== 'token_ended'
  if (isBroken && !failure.isDone) return breakCall(failure, response)
  const [status, answer] = respondToRequest(state, request, { method, path, body })
  if (isBroken) return breakCall(failure, response)
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(answer === undefined ? '' : JSON.stringify(answer))
}

function takeError({ errors }: State, path: string): PayPalError | undefined {
  const failure = errors.find((one) => (one.path ?? /./).test(path))
  if (failure?.times !== undefined && (failure.times -= 1) === 0)
    errors.splice(errors.indexOf(failure), 1)
  return failure
}

function breakCall({ kind }: PayPalError, response: ServerResponse): void {
  if (kind === 'reset') return void response.socket?.destroy()
  const name = kind === 'rate_limit' ? 'RATE_LIMIT_REACHED' : 'INTERNAL_SERVER_ERROR'
  response.writeHead(kind === 'rate_limit' ? 429 : 500, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ name, message: 'It did not work.', debug_id: newId('D') }))
}

type Answer = [status: number, body: object | undefined]

function respondToRequest(
  state: State,
  { headers }: IncomingMessage,
  call: { method: string; path: string; body: string },
): Answer {
  const authorization = headers.authorization ?? ''
  if (call.path === '/v1/oauth2/token') return giveToken(state, authorization)
  if (!state.tokens.has(authorization.replace('Bearer ', ''))) {
    return [
      401,
      { error: 'invalid_token', error_description: 'Token signature verification failed' },
    ]
  }
  if (call.path === '/v1/notifications/verify-webhook-signature')
    return [200, vouch(state, call.body)]
  const key = headers['paypal-request-id']
  const body = (call.body === '' ? {} : JSON.parse(call.body)) as Record<string, unknown>
  try {
    return respondTo(state.books, {
      ...call,
      body,
      key: typeof key === 'string' ? key : undefined,
    })
  } catch (error) {
    if (!(error instanceof PayPalFakeError)) throw error
    return [error.status, error.body]
  }
}

const TOKEN_SECONDS = 32_400

function giveToken({ tokens, clientId, clientSecret }: State, authorization: string): Answer {
  const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  if (authorization !== expected) {
    return [401, { error: 'invalid_client', error_description: 'Client Authentication failed' }]
  }
  const access_token = newId('A21')
  tokens.add(access_token)
  return [200, { access_token, token_type: 'Bearer', expires_in: TOKEN_SECONDS }]
}

/** PayPal compares the event's own text, so it has to come back unchanged. */
function vouch({ webhookId }: State, body: string): object {
  const [facts = '', event = ''] = body.split(',"webhook_event":')
  const given = JSON.parse(`${facts}}`) as Record<string, string>
  const transmission = {
    'paypal-transmission-id': given['transmission_id'] ?? '',
    'paypal-transmission-time': given['transmission_time'] ?? '',
  }
  const signature = signatureOf(webhookId, transmission, event.slice(0, -1))
  const isOurs = given['webhook_id'] === webhookId && given['transmission_sig'] === signature
  return { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' }
}
