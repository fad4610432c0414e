import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import process from 'node:process'
import v8 from 'node:v8'
import pg from 'pg'
import { orderOf } from '../load/requests.ts'
import { presentSession } from './present.ts'
import type { Recording } from './recording.ts'
import { planReplay, replay, type Tokens } from './replay.ts'

/** What an address is answered with, as the product answered it. */
export interface KeptAnswer {
  headers: Record<string, string>
  body: Uint8Array
}

// The same statements and bytes by node:http and pg alone: what any framework is measured against.
const recording = readRecording(process.env['RECORDING'])
const kept = v8.deserialize(readFileSync(process.env['KEPT'] ?? '')) as Map<string, KeptAnswer>
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })

/** Without one, only what the product keeps in memory is answered. */
function readRecording(file: string | undefined): Recording {
  if (file) return v8.deserialize(readFileSync(file)) as Recording
  return { session: [], order: [], orderAnswer: '', orderNumber: 0 }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()
const recorded = orderOf(recording.orderNumber)
const sessionRow = recording.session[0]?.rows[0] ?? {}
const tokens = {
  session: sha256(recorded.token).toString('hex'),
  address: String(recorded.body.deliveryAddressId),
  kitchen: String(recorded.body.restaurantId),
  key: recorded.key,
}
const steps = planReplay(recording.order, Object.values(tokens), [
  String(sessionRow['userId']),
  String(sessionRow['phone']),
])

const query = (name: string, text: string, values: unknown[]) =>
  pool.query<Record<string, unknown>>({ name, text, values })

function sendJson(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

const cookieOf = (request: IncomingMessage) =>
  /session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''

async function answerSession(request: IncomingMessage, response: ServerResponse) {
  const text = recording.session[0]?.text ?? ''
  const { rows } = await query('session', text, [sha256(cookieOf(request))])
  const session = rows[0] && presentSession(rows[0])
  sendJson(response, session ? 200 : 401, JSON.stringify(session ?? {}))
}

async function answerOrder(request: IncomingMessage, response: ServerResponse) {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
  const input = JSON.parse(body) as { deliveryAddressId: number; restaurantId: number }
  const run: Tokens = new Map<string, unknown>([
    [tokens.session, sha256(cookieOf(request))],
    [tokens.address, input.deliveryAddressId],
    [tokens.kitchen, input.restaurantId],
    [tokens.key, request.headers['idempotency-key']],
  ])
  const client = await pool.connect()
  try {
    await replay(client, steps, run)
  } finally {
    client.release()
  }
  sendJson(response, 201, recording.orderAnswer)
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const url = request.url ?? ''
  const constant = kept.get(url)
  if (constant) return void response.writeHead(200, constant.headers).end(constant.body)
  switch (url) {
    case '/api/auth/session':
      return answerSession(request, response)
    case '/api/subscriptions':
      return answerOrder(request, response)
    default:
      response.end('ready')
  }
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    response.writeHead(500, { 'content-length': 0 }).end()
  })
}).listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'))
