import type { Context } from 'hono'
import { containsCardNumber } from '#shared/card-number.ts'
import { isOfPerson, type Endpoint, type RawCall, type Schema } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { maskPhone } from '#shared/phone.ts'
import { isolate } from '#shared/text/bidi.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { inTransaction, type Database, type Transaction } from '../../database/database.ts'
import type { Env, FullParts } from '../app.ts'
import { hasRole, type Visitor } from '../callers/caller.ts'
import { checkKey, runOnce } from '../idempotency.ts'
import { isOwn, type Asked } from '../kept/kept-answers.ts'
import { JSON_TYPE, type Outgoing } from './outgoing.ts'
import { encodingFor, isUnchanged } from './prepared-answer.ts'
import { parseBody, readInput, sayIn } from '../read-request.ts'
import { readBody } from './read-body.ts'
import { FileReply, Reply, StreamReply, type CookieToSet } from './reply.ts'
import type { ServedEndpoint } from '../serve.ts'

/** One call: may they, is it well formed, has it been done before, do it, shape the answer. */
export async function answer(
  c: Context<Env>,
  served: ServedEndpoint,
  visitor: Visitor,
  parts: FullParts,
): Promise<Outgoing> {
  const { endpoint } = served
  const caller = admit(endpoint, visitor)
  const text = endpoint.method === 'GET' ? '' : await readBody(c.req, endpoint)
  const say = sayIn(parts.say, visitor.language)
  if (endpoint.refusesCardNumbers && containsCardNumber(text)) {
    throw new Refusal('card_number_refused', 422)
  }
  const input: object = endpoint.rawBody
    ? ({ rawBody: text, header: (name) => c.req.header(name) } satisfies RawCall)
    : await readInput(endpoint, c.req, parseBody(text), say)
  if (endpoint.wantsFreshCode?.(input as never)) requireFreshCode(visitor)
  await served.before?.(parts.db, caller, input)
  if (served.kept && !isOwn(served.kept, input)) {
    return answerForAll(c, { ...served, kept: served.kept }, visitor.language, input, parts)
  }
  if (endpoint.produces !== undefined) {
    return presentFile(await served.run(parts.db, caller as never, input as never, parts.say))
  }
  const key = c.req.header('idempotency-key')
  let cookies: readonly CookieToSet[] = []
  let headers: Readonly<Record<string, string>> = JSON_TYPE

  const run = async (database: Database): Promise<{ status: number; body: string }> => {
    const result = await served.run(database, caller as never, input as never, parts.say)
    const reply = result instanceof Reply ? result : new Reply(result)
    cookies = reply.cookies
    headers = { ...JSON_TYPE, ...reply.headers }
    const body = await strip(endpoint.output as Schema, reply.body)
    return { status: endpoint.status ?? 200, body: JSON.stringify(body ?? null) }
  }

  if (key !== undefined && endpoint.idempotent && served.mode === 'transaction') {
    checkKey(key)
    // What is sent again by itself gets the answer that got lost: only a press begins again.
    const isOver = visitor.header('x-resend') === undefined ? served.isOver : undefined
    const request = {
      scope: visitor.user?.id ?? 'anonymous',
      route: `${endpoint.method} ${c.req.path}`,
      key,
      payload: text,
      isPayment: endpoint.idempotent === 'payment',
      now: visitor.now,
      vault: parts.vault,
      ...(isOver && {
        isOver: (tx: Transaction, body: string) =>
          isOver(tx, caller as never, input as never, JSON.parse(body) as never),
      }),
    }
    const outcome = await runOnce(parts.db, request, run)
    if (outcome.replayed) headers = { ...JSON_TYPE, 'idempotent-replayed': 'true' }
    return { ...outcome, headers, cookies: cookies.map(parts.cookies.write) }
  }
  const outcome = await (served.mode === 'transaction'
    ? inTransaction(parts.db, run)
    : run(parts.db))
  return { ...outcome, headers, cookies: cookies.map(parts.cookies.write) }
}

function admit(endpoint: Endpoint, visitor: Visitor): Visitor {
  const { who, admitsHalfSession, refusals } = endpoint
  const { user } = visitor
  if (isOfPerson(endpoint)) refuseOtherPerson(visitor)
  const isHalf = user?.secondFactor === 'open' && !admitsHalfSession
  if (who === 'anyone') return isHalf ? Object.assign(visitor, { user: undefined }) : visitor
  if (!user) throw new Refusal('unauthenticated', 401)
  if (isHalf) throw new Refusal('second_factor_required', 401)
  if (who !== 'signed-in' && !hasRole(user, who)) throw new Refusal('forbidden', 403)
  if (refusals.includes('fresh_code_required') && !endpoint.wantsFreshCode) {
    requireFreshCode(visitor)
  }
  return Object.assign(visitor, { id: user.id })
}

/** The page was made for someone else, or before anyone was signed in: what it sends is not this one's. */
function refuseOtherPerson({ user, header }: Visitor): void {
  const person = header('x-person')
  if (!user || user.secondFactor === 'open' || person === undefined || person === user.id) return
  const name = user.name || maskPhone(user.phone)
  throw new Refusal('other_person', 409, { parameters: { name: isolate(name) } })
}

/** How old the second factor may be for an action that lists `fresh_code_required`. */
const FRESH_SECONDS = 300

function requireFreshCode({ user, now }: Visitor): void {
  const given = user?.secondFactor ?? 'none'
  if (given === 'none') return
  if (given === 'open' || now.getTime() - given.getTime() > FRESH_SECONDS * 1000) {
    throw new Refusal('fresh_code_required', 403)
  }
}

/** The same for everybody: from memory, or made for all who ask for it. */
async function answerForAll(
  c: Context<Env>,
  served: Asked['served'],
  language: Language,
  input: object,
  parts: FullParts,
): Promise<Outgoing> {
  const encoding = encodingFor(c.req.header('accept-encoding'))
  const kept = await parts.kept.answer({ served, input, language, encoding }, async (context) => {
    const result = await served.kept.make(parts.db, context, input as never)
    const reply = result instanceof Reply ? result : new Reply(result)
    if (reply.cookies.length > 0) throw new Error('A kept answer sets no cookies.')
    const body = JSON.stringify(await strip(served.endpoint.output as Schema, reply.body))
    return { body, headers: reply.headers }
  })
  if (isUnchanged(c.req.header('if-none-match'), kept.etag)) {
    return { status: 304, headers: kept.headers, body: null }
  }
  const { bytes } = kept.body(encoding)
  const headers = encoding ? { ...kept.headers, 'content-encoding': encoding } : kept.headers
  return { status: 200, headers, body: new Uint8Array(bytes) }
}

/** Only what the contract names leaves the server. */
async function strip(output: Schema, body: unknown): Promise<unknown> {
  const result = await output['~standard'].validate(body)
  if (result.issues) {
    const where = result.issues.map((issue) => `${JSON.stringify(issue.path)}: ${issue.message}`)
    throw new Error(`The answer does not fit its contract (${where.join('; ')})`)
  }
  return result.value
}

function presentFile(file: unknown): Outgoing {
  if (file instanceof StreamReply) return { status: 200, body: file.stream, headers: file.headers }
  if (!(file instanceof FileReply)) throw new Error('This endpoint answers with a file.')
  const headers = { ...file.headers, 'content-type': file.mediaType }
  return { status: 200, body: file.bytes, headers }
}
