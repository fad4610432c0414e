import { randomBytes } from 'node:crypto'
import type { Database } from '#server/database/database.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import type { CardEvent, DisputeNews, PayoutNews, RefundNews } from '../../card-events.ts'
import type { ChargeResult, RefundResult, RefundToFind } from '../../card.ts'
import { readJson, textAt, valueAt } from '../../provider-call.ts'
import { adviceOf } from './test-cards.ts'

export const newRef = (prefix: string): string =>
  `${prefix}_${randomBytes(18).toString('base64url')}`

export const findSetup = (db: Database, id: string) =>
  db.selectFrom('simulator.card_setups').selectAll().where('id', '=', id).executeTakeFirst()

export type SetupRow = NonNullable<Awaited<ReturnType<typeof findSetup>>>

export const findCharge = (db: Database, by: { id: string } | { key: string }) =>
  db
    .selectFrom('simulator.card_charges')
    .selectAll()
    .where((eb) => ('id' in by ? eb('id', '=', by.id) : eb('key', '=', by.key)))
    .executeTakeFirst()

export type ChargeRow = NonNullable<Awaited<ReturnType<typeof findCharge>>>

/** A charge under way is through from its instant on, whether or not anyone was notified. */
export function presentCharge(row: ChargeRow, now: Date): ChargeResult {
  const isThrough =
    row.status === 'processing' && row.succeeds_at !== null && row.succeeds_at <= now
  const status = isThrough ? 'succeeded' : (row.status as ChargeResult['status'])
  const code = row.failure_code ?? 'generic_decline'
  return {
    ref: row.id,
    key: row.key,
    status,
    amountFils: row.amount_fils,
    currency: row.currency,
    decline: status === 'failed' ? { code, advice: adviceOf(code), networkCode: null } : null,
  }
}

const findRefundRow = (db: Database, by: RefundToFind) =>
  db
    .selectFrom('simulator.card_refunds')
    .selectAll()
    .where((eb) =>
      'ref' in by
        ? eb('id', '=', by.ref)
        : eb.and([eb('key', '=', by.key), eb('charge_id', '=', by.chargeRef)]),
    )
    .executeTakeFirst()

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefundRow>>>

export async function findRefund(
  db: Database,
  by: RefundToFind,
  now: Date,
): Promise<RefundResult | 'unknown'> {
  const row = await findRefundRow(db, by)
  return row ? presentRefund(row, now) : 'unknown'
}

/** A refund under way ends at its instant, whether or not anyone was notified. */
export function presentRefund(row: RefundRow, now: Date): RefundResult {
  const isOver = row.ends_at !== null && row.ends_at <= now
  const status = (isOver ? row.ends_as : row.status) as RefundResult['status']
  const failureCode = status === 'failed' ? 'expired_or_canceled_card' : null
  return { ref: row.id, status, failureCode }
}

/** An event on the wire, in the shape that `readWebhook` understands. */
export interface WireEvent {
  id: string
  type: string
  /** Unix seconds. */
  created: number
  data: {
    setup?: { ref: string }
    charge?: ChargeResult
    refund?: RefundNews
    dispute?: Omit<DisputeNews, 'evidenceDueBy'> & { evidenceDueBy: string | null }
    payout?: Omit<PayoutNews, 'arrivesAt'> & { arrivesAt: string }
  }
}

export function readWireEvent(rawBody: string): CardEvent | undefined {
  const event = readJson(rawBody)
  if (!isWireEvent(event)) return undefined
  const { id, type, created, data } = event
  const head = { id, type, occurredAt: new Date(created * 1000) }
  if (data.setup) return { ...head, subject: 'setup', setupRef: data.setup.ref }
  if (data.charge) return { ...head, subject: 'charge', charge: data.charge }
  if (data.refund) return { ...head, subject: 'refund', refund: data.refund }
  if (data.dispute) {
    const { evidenceDueBy: due } = data.dispute
    const dispute = { ...data.dispute, evidenceDueBy: due === null ? null : new Date(due) }
    return { ...head, subject: 'dispute', dispute }
  }
  if (data.payout) {
    const payout = { ...data.payout, arrivesAt: new Date(data.payout.arrivesAt) }
    return { ...head, subject: 'payout', payout }
  }
  return { ...head, subject: 'other' }
}

const isWireEvent = (event: unknown): event is WireEvent =>
  textAt(event, 'id') !== undefined &&
  textAt(event, 'type') !== undefined &&
  typeof valueAt(event, 'created') === 'number' &&
  typeof valueAt(event, 'data') === 'object' &&
  valueAt(event, 'data') !== null

/** Writes an event and when it is to be delivered; more than one instant delivers it again. */
export async function notify(
  db: Database,
  event: Omit<WireEvent, 'id' | 'created'>,
  now: Date,
  delaysSeconds: readonly number[] = [0],
): Promise<void> {
  const id = newRef('evt')
  const created = Math.floor(now.getTime() / 1000)
  const body = JSON.stringify({ id, created, ...event } satisfies WireEvent)
  await db.insertInto('simulator.card_events').values({ id, body, created_at: now }).execute()
  for (const delay of delaysSeconds) {
    const dueAt = new Date(now.getTime() + delay * 1000)
    await db
      .insertInto('simulator.card_deliveries')
      .values({ event_id: id, due_at: dueAt })
      .execute()
    await enqueue(db, 'deliver-simulated-events', {}, delay > 0 ? { startAfter: dueAt } : {})
  }
}
