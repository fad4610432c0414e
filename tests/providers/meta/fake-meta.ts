import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signStatuses } from '../../../src/server/gateways/meta/webhook.ts'
import type { Refused } from './review.ts'
import { metaError, sendingError, type MetaError, type Sending } from './sending.ts'
import { templateBooks } from './template-books.ts'

export const TOKEN = 'EAAJB-test-token'
export const APP_SECRET = 'an-app-secret-of-the-tests'
const VERSION = '/v25.0'
const PHONE_NUMBER_ID = '106540352242922'
const ACCOUNT_ID = '102290129340398'
const PAGE = 25

export interface SentMessage {
  id: string
  to: string
  template: string
  language: string
  values: string[]
  buttonValue: string | undefined
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return JSON.parse(text)
}

function answer(response: ServerResponse, status: number, body: object, retryAfter?: number): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  })
  response.end(JSON.stringify(body))
}

interface Options {
  now?: () => Date
  /** Free where none is asked for. */
  port?: number
  /** Templates that Meta takes in an hour, and names that an account may have. */
  limits?: { perHour?: number; maxNames?: number }
}

const errorBody = (code: number, message: string, subcode?: number) => ({
  error: {
    message: `(#${code}) ${message}`,
    type: 'OAuthException',
    code,
    ...(subcode !== undefined && { error_subcode: subcode, error_user_msg: message }),
    fbtrace_id: 'A1',
  },
})

/** The Cloud API and the templates of its account, as far as the product uses them. */
export async function startFakeMeta({
  now = () => new Date(),
  port = 0,
  limits = {},
}: Options = {}) {
  const sent: SentMessage[] = []
  const planned: MetaError[] = []
  const byRecipient = new Map<string, MetaError>()
  const books = templateBooks(now, limits)
  const server = createServer((request, response) => void serve(request, response))

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, headers } = request
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const body = method === 'POST' ? await readJson(request) : undefined
    const failure =
      planned.shift() ??
      byRecipient.get((body as Sending | undefined)?.to ?? '') ??
      (headers.authorization === `Bearer ${TOKEN}` ? undefined : metaError(401, 190))
    if (failure !== undefined) return fail(response, failure)
    const path = pathname.replace(VERSION, '')
    if (path === `/${PHONE_NUMBER_ID}/messages`) return send(response, body as Sending)
    if (path === `/${ACCOUNT_ID}/message_templates`) {
      return method === 'GET'
        ? list(response, Number(searchParams.get('after') ?? 0))
        : respond(response, books.create(body as object))
    }
    if (/^\/\d+$/.test(path)) return respond(response, books.edit(path.slice(1), body as object))
    return fail(response, metaError(400, 33))
  }

  function list(response: ServerResponse, from: number): void {
    const data = books.templates.slice(from, from + PAGE)
    const to = from + PAGE
    const next = to < books.templates.length ? { next: `${VERSION}/next?after=${to}` } : {}
    const paging = { cursors: { before: String(from), after: String(to) }, ...next }
    answer(response, 200, { data, paging })
  }

  function send(response: ServerResponse, sending: Sending): void {
    const { name, language, components } = sending.template
    const wrong = sendingError(sending, books.of(name, language.code))
    if (wrong) return fail(response, wrong)
    const id = `wamid.${sent.length + 1}`
    sent.push({
      id,
      to: sending.to,
      template: name,
      language: language.code,
      values: components.flatMap(({ type, parameters }) =>
        type === 'body' ? parameters.map(({ text }) => text) : [],
      ),
      buttonValue: components.find(({ type }) => type === 'button')?.parameters[0]?.text,
    })
    const contacts = [{ input: sending.to, wa_id: sending.to }]
    answer(response, 200, { messaging_product: 'whatsapp', contacts, messages: [{ id }] })
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}${VERSION}`
  return {
    settings: {
      apiUrl,
      token: TOKEN,
      phoneNumberId: PHONE_NUMBER_ID,
      messagesPerSecond: 80,
      webhook: { appSecret: APP_SECRET, verifyToken: 'a-word-of-our-own' },
    },
    templateSettings: { apiUrl, token: TOKEN, businessAccountId: ACCOUNT_ID },
    sent,
    books,
    /** The next calls fail so, one after the other. */
    failNext: (...next: readonly MetaError[]) => void planned.push(...next),
    /** Every message to this phone, digits only, fails so. */
    failTo: (phone: string, failure: MetaError) => void byRecipient.set(phone, failure),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function fail(response: ServerResponse, failure: MetaError): void {
  // A silent server answers nothing until the caller gives up.
  if (failure === 'silence') return
  if (failure === 'timeout') return void response.destroy()
  const { status, code, retryAfter } = failure
  answer(response, status, errorBody(code, 'refused by the rules'), retryAfter)
}

function respond(response: ServerResponse, result: object | Refused): void {
  if (!('code' in result)) return answer(response, 200, result)
  const { code, message, subcode } = result
  answer(response, code === 100 ? 400 : 429, errorBody(code, message, subcode))
}

export interface TestStatus {
  id: string
  status: 'sent' | 'delivered' | 'read' | 'failed'
  at: Date
  code?: number
}

/** A webhook's body and signature, as Meta sends them. */
export function statusWebhook(statuses: readonly TestStatus[], appSecret = APP_SECRET) {
  const value = {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '97145550182', phone_number_id: PHONE_NUMBER_ID },
    statuses: statuses.map(({ id, status, at, code }) => ({
      id,
      status,
      timestamp: String(Math.floor(at.getTime() / 1000)),
      recipient_id: '971501234567',
      ...(code !== undefined && { errors: [{ code, title: 'Failed' }] }),
    })),
  }
  const entry = [{ id: ACCOUNT_ID, changes: [{ value, field: 'messages' }] }]
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry })
  return { body, signature: signStatuses(appSecret, body) }
}

export interface TestTemplateChange {
  name: string
  language: string
  at: Date
  /** Meta's word, such as `PAUSED`, with what it says of it. */
  event?: string
  reason?: string
  otherInfo?: { title: string; description: string }
  /** The category that it has now, and within a day. */
  category?: { now: string; next?: string }
}

/** The webhook of what happened to a template, in the fields that Meta documents. */
export function templateWebhook(change: TestTemplateChange, appSecret = APP_SECRET) {
  const { name, language, at, event, reason = 'NONE', otherInfo, category } = change
  const of = {
    message_template_id: 1_689_556_908_129_832,
    message_template_name: name,
    message_template_language: language,
  }
  const [field, more] = category
    ? [
        'template_category_update',
        {
          new_category: category.now,
          ...(category.next === undefined
            ? { previous_category: 'UTILITY' }
            : {
                correct_category: category.next,
                category_update_timestamp: Math.floor(at.getTime() / 1000) + 86_400,
              }),
        },
      ]
    : [
        'message_template_status_update',
        {
          event,
          reason,
          message_template_category: 'UTILITY',
          ...(otherInfo && { other_info: otherInfo }),
        },
      ]
  const entry = [
    {
      id: ACCOUNT_ID,
      time: Math.floor(at.getTime() / 1000),
      changes: [{ value: { ...of, ...more }, field }],
    },
  ]
  const body = JSON.stringify({ entry, object: 'whatsapp_business_account' })
  return { body, signature: signStatuses(appSecret, body) }
}
