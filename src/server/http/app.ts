import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { dayOf } from '#shared/dates.ts'
import { negotiateLanguage } from '#shared/language.ts'
import { arrivalAt, type Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Vault } from '../encryption/vault.ts'
import type { Log } from '../log.ts'
import type { SessionUser, Visitor } from './callers/caller.ts'
import type { Cookies } from './callers/cookies.ts'
import { failureOf, presentFailure, type Failure, type SayRefusal } from './errors.ts'
import { answer } from './answers/answer.ts'
import { addressOf, networkOf, warnOfProxy } from './callers/addresses.ts'
import { refuseCrossSite } from './callers/guards.ts'
import { createKeptAnswers, type KeptAnswers } from './kept/kept-answers.ts'
import { toResponse, type Outgoing } from './answers/outgoing.ts'
import { InvalidInput } from './read-request.ts'
import { logSecurity } from './security/security-log.ts'
import type { ServedEndpoint } from './serve.ts'

export type Env = { Bindings: HttpBindings; Variables: { visitor: Visitor } }

/** What the HTTP layer is given by `main`. It knows no feature. */
export interface AppParts {
  endpoints: readonly ServedEndpoint[]
  /** Without it, each answer is made when it is asked for. */
  kept?: KeptAnswers
  /** The person behind a request, from its session cookie. */
  identify: (cookie: string, now: Date) => Promise<SessionUser | undefined>
  say: SayRefusal
  clock: Clock
  db: Database
  vault: Vault
  log: Log
  cookies: Cookies
  publicUrl: string
  trustedProxies: number
}

export type FullParts = AppParts & { kept: KeptAnswers }

/** The API: every endpoint of the contract and nothing else under `/api`. */
export function createApi(given: AppParts): Hono<Env> {
  const parts = { kept: createKeptAnswers(given.endpoints, given.clock), ...given }
  const app = new Hono<Env>()
  const warn = warnOfProxy(parts.trustedProxies, parts.log)
  app.use(async (c, next) => {
    warn(c)
    await next()
  })
  for (const served of parts.endpoints) {
    const { method, path } = served.endpoint
    app.on(method, path, (c) => handle(c, served, parts))
  }
  app.notFound((c) => {
    const body = { code: 'not_found', message: parts.say('not_found', languageOf(c), {}) }
    return toResponse(presentFailure({ status: 404, body }))
  })
  app.onError((error, c) => toResponse(presentFailure(toFailure(error, c, parts, 'none'))))
  return app
}

async function handle(
  c: Context<Env>,
  served: ServedEndpoint,
  parts: FullParts,
): Promise<Response> {
  const requestId = randomUUID()
  const startedAt = performance.now()
  const visitor = visitorOf(c, parts, requestId)
  const token = getCookie(c, parts.cookies.nameOf('session'))
  let outgoing: Outgoing
  let reason: string | undefined
  try {
    if (served.endpoint.method !== 'GET') refuseCrossSite(c, parts.publicUrl)
    if (token) visitor.user = await parts.identify(token, visitor.now)
    outgoing = await answer(c, served, visitor, parts)
  } catch (error) {
    const failure = toFailure(error, c, parts, requestId)
    reason = failure.body.code
    outgoing = presentFailure(failure)
  }
  logAnswer(parts.log, served, outgoing.status, requestId, startedAt)
  const outcome = { status: outgoing.status, reason, hasCookie: token !== undefined }
  await logSecurity(parts, served.endpoint, visitor, outcome)
  return toResponse(outgoing, requestId)
}

/** The caller, before anyone has looked who it is. */
function visitorOf(c: Context<Env>, parts: AppParts, requestId: string): Visitor {
  const now = arrivalAt(parts.clock.now())
  const address = addressOf(c, parts.trustedProxies)
  return {
    language: languageOf(c),
    now,
    today: dayOf(now),
    address,
    network: networkOf(address),
    requestId,
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 200),
    user: undefined,
    cookie: (name) => getCookie(c, parts.cookies.nameOf(name)),
    header: (name) => c.req.header(name),
  }
}

const languageOf = (c: Context) =>
  negotiateLanguage(getCookie(c, 'language'), c.req.header('accept-language'))

function toFailure(error: unknown, c: Context, parts: AppParts, requestId: string): Failure {
  const language = languageOf(c)
  if (error instanceof InvalidInput) {
    const message = parts.say('invalid_input', language, {})
    return { status: 400, body: { code: 'invalid_input', message, fields: error.fields } }
  }
  return failureOf(error, parts.say, language, requestId, parts.log)
}

function logAnswer(
  log: Log,
  { endpoint }: ServedEndpoint,
  status: number,
  requestId: string,
  startedAt: number,
): void {
  const quiet = endpoint.method === 'GET' && status < 500
  log[quiet ? 'debug' : 'info'](
    {
      requestId,
      route: `${endpoint.method} ${endpoint.path}`,
      status,
      ms: Math.round(performance.now() - startedAt),
    },
    'request',
  )
}
