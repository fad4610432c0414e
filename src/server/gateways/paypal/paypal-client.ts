import { callProvider, errorOfAnswer, textAt, valueAt } from '../provider-call.ts'

export interface PayPalSettings {
  clientId: string
  clientSecret: string
  /** Which webhook of the account notifies us; PayPal checks its signatures by it. */
  webhookId: string
  apiUrl: string
}

export type PayPalCall = (
  method: 'GET' | 'POST',
  path: string,
  body?: object | string,
  key?: string,
) => Promise<Record<string, unknown>>

/** A token is asked for again a little before it ends. */
const TOKEN_MARGIN_SECONDS = 60
const UNAUTHORISED = 401

/**
 * Calls PayPal with one access token until it ends, and with a new one where PayPal takes it back.
 * @throws ProviderError for every answer that is no success
 */
export function payPalClient(settings: PayPalSettings, now: () => number): PayPalCall {
  let token: Promise<{ value: string; endsAt: number }> | undefined

  async function authorise(): Promise<string> {
    const known = await token?.catch(() => undefined)
    if (known && known.endsAt > now()) return known.value
    token = fetchToken(settings, now)
    return (await token).value
  }

  async function send(...[method, path, body, key]: Parameters<PayPalCall>) {
    const headers: Record<string, string> = {
      authorization: `Bearer ${await authorise()}`,
      'content-type': 'application/json',
    }
    if (key) headers['paypal-request-id'] = key
    const text = typeof body === 'object' ? JSON.stringify(body) : body
    const init = { method, headers, ...(text !== undefined && { body: text }) }
    return callProvider(settings.apiUrl + path, init)
  }

  return async (...call) => {
    let answer = await send(...call)
    if (answer.status === UNAUTHORISED) {
      token = undefined
      answer = await send(...call)
    }
    if (answer.status < 300) return answer.body
    const issue = textAt(answer.body, 'details', 0, 'issue') ?? textAt(answer.body, 'name')
    throw errorOfAnswer(answer.status, issue ?? `http_${answer.status}`)
  }
}

async function fetchToken({ apiUrl, clientId, clientSecret }: PayPalSettings, now: () => number) {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const { status, body } = await callProvider(`${apiUrl}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${basic}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  })
  const value = textAt(body, 'access_token')
  if (value === undefined) throw errorOfAnswer(status, textAt(body, 'error') ?? 'no_token')
  const seconds = Number(valueAt(body, 'expires_in') ?? 0) - TOKEN_MARGIN_SECONDS
  return { value, endsAt: now() + seconds * 1000 }
}
