import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signStatuses } from '../../../src/server/gateways/meta/webhook.ts'

export const TOKEN = 'EAAJB-test-token'
export const APP_SECRET = 'an-app-secret-of-the-tests'
const PHONE_NUMBER_ID = '106540352242922'

/** An approved template: what it wants, by Meta's name and language. */
export interface Approved {
  name: string
  language: string
  category: 'authentication' | 'utility'
  /** Names of the body's variables; a code has one without a name. */
  variables: readonly string[]
  hasButtonVariable: boolean
}

export interface SentMessage {
  id: string
  to: string
  template: string
  language: string
  values: string[]
  buttonValue: string | undefined
}

interface Parameter {
  type: string
  text: string
  parameter_name?: string
}
interface Component {
  type: string
  sub_type?: string
  index?: string
  parameters: Parameter[]
}
interface Sending {
  messaging_product: string
  to: string
  type: string
  template: { name: string; language: { code: string }; components: Component[] }
}

/** An answer other than success: an error by Meta's number, or silence. */
export type Fault = { status: number; code: number; retryAfter?: number } | 'timeout'

const error = (status: number, code: number): Fault => ({ status, code })

/** A message's components against its template, by Meta's published rules; undefined where they fit. */
function faultOf(sending: Sending, approved: readonly Approved[]): Fault | undefined {
  const { name, language, components } = sending.template
  const known = approved.find((one) => one.name === name && one.language === language.code)
  if (!known) return error(404, 132_001)
  const values = components.find(({ type }) => type === 'body')?.parameters ?? []
  const button = components.find(({ type, sub_type: kind }) => type === 'button' && kind === 'url')
  if (values.length !== known.variables.length) return error(400, 132_000)
  const texts = [...values, ...(button?.parameters ?? [])].map(({ text }) => text)
  if (texts.some((text) => typeof text !== 'string' || text === '')) return error(400, 131_008)
  if (texts.some((text) => /[\n\t]| {5}/.test(text))) return error(400, 132_018)
  if ((button?.parameters.length ?? 0) !== (known.hasButtonVariable ? 1 : 0)) {
    return error(400, 131_008)
  }
  if (known.category === 'authentication') {
    const isCode = texts.length === 2 && texts[0] === texts[1] && (texts[0]?.length ?? 16) <= 15
    return isCode ? undefined : error(400, 131_008)
  }
  const given = values.map(({ parameter_name: parameter }) => parameter)
  return known.variables.every((variable) => given.includes(variable)) ? undefined : error(400, 100)
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

/** The Cloud API as far as the product uses it, with Meta's refusals. */
export async function startFakeMeta(approved: readonly Approved[]) {
  const sent: SentMessage[] = []
  const faults: Fault[] = []
  const byRecipient = new Map<string, Fault>()
  const server = createServer((request, response) => void serve(request, response))

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sending = (await readJson(request)) as Sending
    const fault =
      faults.shift() ??
      byRecipient.get(sending.to) ??
      (request.headers.authorization === `Bearer ${TOKEN}` ? undefined : error(401, 190)) ??
      (request.url === `/v25.0/${PHONE_NUMBER_ID}/messages` ? undefined : error(400, 33)) ??
      faultOf(sending, approved)
    // A connection that ends without an answer stands for one that never answers.
    if (fault === 'timeout') return void response.destroy()
    if (fault) {
      const { status, code, retryAfter } = fault
      const message = `(#${code}) refused by the rules`
      const body = { error: { message, type: 'OAuthException', code, fbtrace_id: 'A1' } }
      return answer(response, status, body, retryAfter)
    }
    const { name, language, components } = sending.template
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
    return answer(response, 200, { messaging_product: 'whatsapp', contacts, messages: [{ id }] })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    settings: {
      apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v25.0`,
      token: TOKEN,
      phoneNumberId: PHONE_NUMBER_ID,
      messagesPerSecond: 80,
      webhook: { appSecret: APP_SECRET, verifyToken: 'a-word-of-our-own' },
    },
    sent,
    /** The next calls fail so, one after the other. */
    failNext: (...next: readonly Fault[]) => void faults.push(...next),
    /** Every message to this phone, digits only, fails so. */
    failTo: (phone: string, fault: Fault) => void byRecipient.set(phone, fault),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
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
  const entry = [{ id: '102290129340398', changes: [{ value, field: 'messages' }] }]
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry })
  return { body, signature: signStatuses(appSecret, body) }
}
