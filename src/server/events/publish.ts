import { sql } from 'kysely'
import { afterCommit, type Database, type Transaction } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'

/** Something that open pages follow. Its data says what to read again, never what it now holds. */
export interface NewEvent {
  channel: Channel
  kind: string
  data: Readonly<Record<string, string | number>>
}

export type Channel = `customer:${string}` | `kitchen:${number}` | `session:${string}`

/** The session's own channel: all that it ever says is that the session has ended. */
export const sessionChannel = (sessionId: Buffer): Channel =>
  `session:${sessionId.toString('hex').slice(0, 32)}`

/** Ends the open streams of a session, in every process. */
export const publishSessionEnd = (tx: Transaction, sessionId: Buffer, now: Date): Promise<void> =>
  publishEvent(tx, { channel: sessionChannel(sessionId), kind: 'session-ended', data: {} }, now)

/** Notified outside business transactions only, see docs/decisions/0015. */
export const WAKE_CHANNEL = 'events'

interface Row {
  channel: string
  kind: string
  data: string
  at: Date
}

const insertEvent = prepared<Row>()((db, param) =>
  db.insertInto('events').values({
    channel: param('channel'),
    kind: param('kind'),
    data: param('data'),
    at: param('at'),
  }),
)

/** Notifies the channel's open pages, if and only if the caller's transaction commits. */
export async function publishEvent(tx: Transaction, event: NewEvent, now: Date): Promise<void> {
  const { channel, kind, data } = event
  await insertEvent(tx, { channel, kind, data: JSON.stringify(data), at: now })
  afterCommit(tx, wake)
}

/** Notifies many channels by one statement. */
export async function publishEvents(
  tx: Transaction,
  events: readonly NewEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return
  await sql`
    insert into events (channel, kind, data, at)
    select channel, kind, data, ${now}
      from unnest(
        ${events.map(({ channel }) => channel)}::text[],
        ${events.map(({ kind }) => kind)}::text[],
        ${events.map(({ data }) => JSON.stringify(data))}::jsonb[]
      ) as event (channel, kind, data)`.execute(tx)
  afterCommit(tx, wake)
}

const waking = new WeakMap<Database, { isAsked: boolean }>()
/** So long after a notification the next one waits: many changes share it. */
const REST_MS = 20

/** One notification at a time in a process; what commits meanwhile shares the next one. */
function wake(db: Database): void {
  const current = waking.get(db)
  if (current) {
    current.isAsked = true
    return
  }
  const turn = { isAsked: false }
  waking.set(db, turn)
  const rest = () => {
    waking.delete(db)
    if (turn.isAsked) wake(db)
  }
  void notify(db).finally(() => setTimeout(rest, REST_MS).unref())
}

// A lost notification delays an event until the next look a second later, so failing is no error.
const notify = (db: Database): Promise<unknown> =>
  sql`select pg_notify(${WAKE_CHANNEL}, '')`.execute(db).catch(() => undefined)
