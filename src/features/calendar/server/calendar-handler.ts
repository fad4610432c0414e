import { createHash } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/database.ts'
import type { Env } from '#server/http/app.ts'
import { isOutage } from '#server/database/outage.ts'
import { addressOf, networkOf } from '#server/http/callers/addresses.ts'
import { countHit } from '#server/limits.ts'
import { findFeedOwner } from './feed-store.ts'
import { hashOf } from './token.ts'
import { writeFeed } from './write-feed.ts'

export interface CalendarHandlerParts {
  db: Database
  clock: Clock
  publicUrl: string
  trustedProxies: number
  /** Brings the customer's days up to their cut-offs before they are read. */
  closeDays: (db: Database, customerId: string, now: Date) => Promise<unknown>
}

const READS_PER_HOUR = 60
const MISSES_PER_HOUR = 60
const HOUR_SECONDS = 3600

const HEADERS = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  // Kept by no one without asking: an unchanged calendar costs the answer 304.
  'cache-control': 'private, no-cache',
}

/** `/calendar/{token}.ics`: anyone who knows the address reads the deliveries of its person. */
export function createCalendarHandler(parts: CalendarHandlerParts): Hono<Env> {
  const handler = new Hono<Env>()
  handler.get('/:file{[A-Za-z0-9_-]{43}\\.ics}', (c) => answer(c, parts))
  handler.onError((error, c) => {
    if (error instanceof Refusal && error.status === 429) {
      const seconds = String(error.parameters['seconds'])
      return c.body(null, 429, { ...HEADERS, 'retry-after': seconds })
    }
    if (isOutage(error)) return c.body(null, 503, { ...HEADERS, 'retry-after': '60' })
    throw error
  })
  return handler
}

async function answer(c: Context<Env>, parts: CalendarHandlerParts): Promise<Response> {
  const { db, clock, publicUrl } = parts
  const now = clock.now()
  const tokenHash = hashOf((c.req.param('file') ?? '').slice(0, -'.ics'.length))
  const owner = await findFeedOwner(db, tokenHash)
  const window = { windowSeconds: HOUR_SECONDS }
  if (!owner) {
    const bucket = `calendar-miss:${networkOf(addressOf(c, parts.trustedProxies))}`
    await countHit(db, { bucket, max: MISSES_PER_HOUR, ...window }, now)
    return c.body(null, 404, HEADERS)
  }
  const bucket = `calendar:${tokenHash.toString('hex').slice(0, 32)}`
  await countHit(db, { bucket, max: READS_PER_HOUR, ...window }, now)
  await parts.closeDays(db, owner.id, now)
  const calendar = await writeFeed(db, owner, now, publicUrl)
  const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`
  const headers = { ...HEADERS, etag }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  return c.body(calendar, 200, {
    ...headers,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="sufra.ics"',
  })
}
