import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Position, StoredEvent } from './position.ts'

interface EventRow {
  xid: number
  id: number
  channel: string
  kind: string
  data: unknown
}

const toEvent = ({ xid, id, channel, kind, data }: EventRow): StoredEvent => ({
  position: { xid, id },
  channel,
  kind,
  data: JSON.stringify(data),
})

/**
 * The oldest transaction that still writes: all below it have ended, so their events are complete
 * and in their final order.
 */
const horizonOf = sql<number>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`

export async function findHorizon(db: Database): Promise<number> {
  const { rows } = await sql<{ horizon: number }>`select ${horizonOf} as horizon`.execute(db)
  return rows[0]?.horizon ?? 0
}

/** Events of some channels or of all between two horizons, in order. */
export async function listEvents(
  db: Database,
  channels: readonly string[] | 'all',
  from: number,
  horizon: number,
): Promise<StoredEvent[]> {
  const rows = await db
    .selectFrom('events')
    .select(['xid', 'id', 'channel', 'kind', 'data'])
    .where('xid', '>=', from)
    .where('xid', '<', horizon)
    .$if(channels !== 'all', (query) =>
      query.where('channel', '=', sql<string>`any(${channels}::text[])`),
    )
    .orderBy('xid')
    .orderBy('id')
    .execute()
  return rows.map(toEvent)
}

/** At most `max` events of one channel after a position and below a horizon. */
export async function listMissed(
  db: Database,
  channel: string,
  after: Position,
  horizon: number,
  max: number,
): Promise<StoredEvent[]> {
  const rows = await db
    .selectFrom('events')
    .select(['xid', 'id', 'channel', 'kind', 'data'])
    .where('channel', '=', channel)
    .where(sql<boolean>`(xid, id) > (${after.xid}::bigint, ${after.id}::bigint)`)
    .where('xid', '<', horizon)
    .orderBy('xid')
    .orderBy('id')
    .limit(max)
    .execute()
  return rows.map(toEvent)
}

/** True where every event after the position is still kept, and the position is of this database. */
export async function isReplayable(db: Database, { xid }: Position): Promise<boolean> {
  const { rows } = await sql<{ oldest: number | null; next: number }>`
    select (select min(xid) from events) as oldest,
      pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next`.execute(db)
  const { oldest, next } = rows[0] ?? { oldest: null, next: 0 }
  return oldest !== null && oldest <= xid && xid <= next
}

const KEPT_HOURS = 6

export const deleteOldEvents = async (db: Database, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - KEPT_HOURS * 3_600_000)
  await db.deleteFrom('events').where('at', '<', before).execute()
}
