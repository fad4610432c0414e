import { randomBytes } from 'node:crypto'
import type { Database } from '#server/database/database.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import type { CardEvent, ChargeResult } from '../card.ts'

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

/** A charge under way is through from its instant on, whether or not anyone was told. */
export function presentCharge(row: ChargeRow, now: Date): ChargeResult {
  const isThrough =
    row.status === 'processing' && row.succeeds_at !== null && row.succeeds_at <= now
  return {
    ref: row.id,
    key: row.key,
    status: isThrough ? 'succeeded' : (row.status as ChargeResult['status']),
    amountFils: row.amount_fils,
    currency: row.currency,
    failureCode: row.failure_code,
  }
}

/** An event on the wire, in the shape that `readWebhook` understands. */
export interface WireEvent {
  id: string
  type: string
  /** Unix seconds. */
  created: number
  data: { setup?: { ref: string }; charge?: ChargeResult }
}

export function readWireEvent(rawBody: string): CardEvent {
  const { id, type, created, data } = JSON.parse(rawBody) as WireEvent
  const head = { id, type, occurredAt: new Date(created * 1000) }
  if (data.setup) return { ...head, subject: 'setup', setupRef: data.setup.ref }
  if (data.charge) return { ...head, subject: 'charge', charge: data.charge }
  return { ...head, subject: 'other' }
}

/** Writes an event and when it is to be delivered; more than one instant delivers it again. */
export async function tell(
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
