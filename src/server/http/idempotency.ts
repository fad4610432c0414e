import { createHash } from 'node:crypto'
import { RETENTION_DAYS } from '#shared/retention.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '../database/database.ts'
import { inTransaction } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import type { SealedColumn } from '../encryption/sealed-column.ts'
import type { Vault } from '../encryption/vault.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 1
const STORED_BODY_MAX = 16_384

export interface Outcome {
  status: number
  body: string
  replayed: boolean
}

export interface KeyedRequest {
  /** Whose key it is: a user id, or `anonymous`. */
  scope: string
  route: string
  key: string
  payload: string
  /** Money moves: the outcome is kept longer. */
  isPayment: boolean
  now: Date
  /** Answers hold phones and e-mail addresses, so they are stored sealed. */
  vault: Vault
  /** Whether what an answer reported has ended, so that the key begins again. */
  isOver?: (tx: Transaction, body: string) => Promise<boolean>
}

/** @throws Refusal `idempotency_key_invalid` unless the key has 8 to 255 printable characters. */
export function checkKey(key: string): void {
  if (!/^[\x21-\x7e]{8,255}$/.test(key)) throw new Refusal('idempotency_key_invalid', 400)
}

/**
 * Runs a write at most once a key. The key's row is the first write of the business transaction: a
 * crash or a refusal leaves no row, so a repetition runs again; a commit leaves the outcome, which
 * repetitions get again while what it reported goes on. A concurrent twin waits for the row and
 * then replays.
 */
export async function runOnce(
  db: Database,
  request: KeyedRequest,
  work: (tx: Transaction) => Promise<{ status: number; body: string }>,
): Promise<Outcome> {
  const hash = createHash('sha256').update(request.payload).digest()
  return inTransaction(db, async (tx) => {
    if (!(await claim(tx, request, hash))) {
      const before = await replay(tx, request, hash)
      if (!(await request.isOver?.(tx, before.body))) return before
    }
    const outcome = await work(tx)
    const storable = Buffer.byteLength(outcome.body) <= STORED_BODY_MAX
    const { scope, route, key } = request
    await settled(tx, {
      scope,
      route,
      key,
      status: outcome.status,
      body: storable ? request.vault.seal(Buffer.from(outcome.body), placeOf(request)) : null,
      expiresAt: expiryOf(request),
    })
    return { ...outcome, replayed: false }
  })
}

const placeOf = ({ scope, route, key }: Place) => `answer|${scope}|${route}|${key}`

export const sealedAnswers: SealedColumn = {
  table: 'idempotency_keys',
  column: 'sealed_body',
  identity: ['scope', 'route', 'key'],
  about: ({ scope = '', route = '', key = '' }) => placeOf({ scope, route, key }),
}

const expiryOf = ({ isPayment, now }: KeyedRequest): Date =>
  new Date(now.getTime() + (isPayment ? RETENTION_DAYS.answers : KEPT_DAYS) * DAY_MS)

async function claim(tx: Transaction, request: KeyedRequest, hash: Buffer): Promise<boolean> {
  const { scope, route, key, now } = request
  const [inserted] = await claimed(tx, {
    scope,
    route,
    key,
    hash,
    now,
    expiresAt: expiryOf(request),
  })
  return inserted !== undefined
}

type Place = Pick<KeyedRequest, 'scope' | 'route' | 'key'>

const claimed = prepared<Place & { hash: Buffer; now: Date; expiresAt: Date }>()((db, param) => {
  const answer = { request_hash: param('hash'), expires_at: param('expiresAt') }
  return db
    .insertInto('idempotency_keys')
    .values({ scope: param('scope'), route: param('route'), key: param('key'), ...answer })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'route', 'key'])
        .doUpdateSet({ ...answer, status: null, body: null, sealed_body: null })
        .where('idempotency_keys.expires_at', '<', param('now')),
    )
    .returning('key')
})

const settled = prepared<Place & { status: number; body: Buffer | null; expiresAt: Date }>()(
  (db, param) =>
    db
      .updateTable('idempotency_keys')
      .set({
        status: param('status'),
        sealed_body: param('body'),
        expires_at: param('expiresAt'),
      })
      .where('scope', '=', param('scope'))
      .where('route', '=', param('route'))
      .where('key', '=', param('key')),
)

async function replay(tx: Transaction, request: KeyedRequest, hash: Buffer): Promise<Outcome> {
  const stored = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body', 'sealed_body'])
    .where('scope', '=', request.scope)
    .where('route', '=', request.route)
    .where('key', '=', request.key)
    .$if(request.isOver !== undefined, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!stored || stored.status === null) throw new Refusal('idempotency_in_progress', 409)
  if (!stored.request_hash.equals(hash)) throw new Refusal('idempotency_key_reused', 422)
  const body = stored.sealed_body
    ? request.vault.open(stored.sealed_body, placeOf(request)).toString()
    : stored.body
  return { status: stored.status, body: body ?? 'null', replayed: true }
}

export const deleteExpiredKeys = async (db: Database, now: Date): Promise<void> => {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<', now).execute()
}
