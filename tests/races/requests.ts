import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface RaceRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: object
  /** Session token of the caller. */
  token?: string
  cookies?: Record<string, string>
  key?: string
  /** Network address that the caller seems to have. */
  address?: string
}

export interface RaceResult {
  status: number
  body: { id?: number; code?: string; [name: string]: unknown }
  isReplay: boolean
}

export const JOBS_PATH = '/race-jobs/'

export interface JobRun {
  data?: object
  /** The instant at which it believes to run; otherwise now. */
  at?: Date
}

/** One run of a job in a server's process. */
export const jobRun = (name: string, body: JobRun = {}): RaceRequest => ({
  method: 'POST',
  path: `${JOBS_PATH}${name}`,
  body,
})

const ANSWER_WITHIN_MS = 60_000
const BUSY_PATIENCE_MS = 60_000
const PAUSE_MS = 200

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })

/** Sends all requests at once, in turn to each of the servers, and again where one was too busy. */
export const sendAll = (ports: number[], requests: readonly RaceRequest[]): Promise<RaceResult[]> =>
  Promise.all(
    requests.map((request, index) => sendWhileBusy(ports[index % ports.length] as number, request)),
  )

/** The same request with the same key, as the browser sends it again after a 503. */
async function sendWhileBusy(port: number, request: RaceRequest): Promise<RaceResult> {
  const giveUpAt = performance.now() + BUSY_PATIENCE_MS
  for (;;) {
    const answer = await send(port, request)
    if (answer.status !== 503 || performance.now() > giveUpAt) return answer
    await sleep(PAUSE_MS)
  }
}

export function send(port: number, request: RaceRequest): Promise<RaceResult> {
  const body = request.body ? JSON.stringify(request.body) : ''
  const cookies = { ...request.cookies, ...(request.token && { session: request.token }) }
  return new Promise((resolve, reject) => {
    const call = http.request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: request.method,
        path: request.path,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          'content-length': Buffer.byteLength(body),
          cookie: Object.entries(cookies)
            .map(([name, value]) => `${name}=${value}`)
            .join('; '),
          ...(request.key && { 'idempotency-key': request.key }),
          'x-forwarded-for': request.address ?? '192.0.2.1',
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: parse(text),
            isReplay: response.headers['idempotent-replayed'] === 'true',
          }),
        )
        response.on('error', reject)
      },
    )
    call.on('error', reject)
    call.setTimeout(ANSWER_WITHIN_MS, () =>
      call.destroy(new Error(`No answer within ${ANSWER_WITHIN_MS} ms`)),
    )
    call.end(body)
  })
}

function parse(text: string): RaceResult['body'] {
  try {
    return JSON.parse(text) as RaceResult['body']
  } catch {
    return { code: 'not_json' }
  }
}

/** How often each outcome came: `{ '201': 1, '409 kitchen_day_full': 29 }`. */
export function tally(answers: readonly RaceResult[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const outcome = status < 300 ? String(status) : `${status} ${body.code ?? ''}`
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}
