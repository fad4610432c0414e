import { sql } from 'kysely'
import { addDays, instantAt, type Day } from '#shared/dates.ts'
import type { Input } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import { isLike } from '#server/database/search.ts'
import { byDate, inOrder } from '#server/database/sorting.ts'
import type { exportAudit } from '../../contract.ts'

export type AuditFilters = Input<typeof exportAudit>

const SORTINGS = byDate('a.at')
const SORTED = { table: sql`audit_log as a`, id: 'a.id' }

/** Several for each application, and nothing is changed by them. */
const LOOKS = ['view-document', 'reveal-numbers']

/** The newest of all that are more than a look. */
export const listNewestActions = (db: Database, limit: number) =>
  listed(db).where('a.action', 'not in', LOOKS).orderBy('a.id', 'desc').limit(limit).execute()

/** Entries behind the last one of the page before. */
export function listEntries(
  db: Database,
  { search, action, object, from, to, sort }: AuditFilters,
  reach: { from: number | undefined; limit: number },
) {
  let query = listed(db)
  const number = search && /^#?(\d{1,19})$/.exec(search)?.[1]
  if (number) query = query.where('a.object_id', '=', number)
  else if (search) query = query.where(isLike('u.name', search))
  if (action) query = query.where('a.action', '=', action)
  if (object) query = query.where('a.object', '=', object)
  if (from) query = query.where('a.at', '>=', instantAt(from))
  if (to) query = query.where('a.at', '<', instantAt(addDays(to, 1)))
  return inOrder(query, SORTED, SORTINGS[sort ?? 'newest'], reach).execute()
}

const listed = (db: Database) =>
  db
    .selectFrom('audit_log as a')
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .select([
      'a.id',
      'a.at',
      'u.name as actor',
      'u.phone as actorPhone',
      'u.number as actorNumber',
      'a.actor_role as role',
      'a.action',
      'a.object',
      'a.object_id as objectId',
      'a.before',
      'a.after',
      'a.address',
      'a.request_id as requestId',
    ])

export type AuditRow = Awaited<ReturnType<typeof listEntries>>[number]

/** All actions or kinds of objects, each found by one look into its index. */
export async function listNames(db: Database, column: 'action' | 'object'): Promise<string[]> {
  const name = sql.ref(column)
  const { rows } = await sql<{ name: string }>`
    with recursive known as (
      (select ${name} as name from audit_log order by ${name} limit 1)
      union all
      select (select ${name} from audit_log where ${name} > known.name order by ${name} limit 1)
        from known where known.name is not null
    )
    select name from known where name is not null`.execute(db)
  return rows.map(({ name: found }) => found)
}

interface Seal {
  day: Day
  seal: Buffer
}

/** The first day that the trail knows. */
export async function findFirstDay(db: Database): Promise<Day | undefined> {
  const { rows } = await sql<{ day: Day | null }>`
    select (min(at) at time zone 'Asia/Dubai')::date as day from audit_log`.execute(db)
  return rows[0]?.day ?? undefined
}

export const listSeals = (db: Database): Promise<Seal[]> =>
  db.selectFrom('audit_seals').select(['day', 'seal']).orderBy('day').execute()

/** The hash of a day's entries, chained to the seal before. */
export async function readSeal(
  db: Database,
  day: Day,
  before: Buffer,
): Promise<{ entries: number; seal: Buffer }> {
  const { rows } = await sql<{ entries: number; seal: Buffer }>`
    select entries, seal from seal_of_audit(${day}, ${before})`.execute(db)
  const [found] = rows
  if (!found) throw new Error(`No seal for ${day}`)
  return found
}

export const insertSeal = (
  db: Database,
  day: Day,
  { entries, seal }: { entries: number; seal: Buffer },
  now: Date,
) =>
  db
    .insertInto('audit_seals')
    .values({ day, entries, seal, sealed_at: now })
    .onConflict((oc) => oc.doNothing())
    .execute()

export const insertCheck = (db: Database, days: number, brokenDay: Day | null, now: Date) =>
  db.insertInto('audit_checks').values({ checked_at: now, days, broken_day: brokenDay }).execute()

export const findLastCheck = (db: Database) =>
  db
    .selectFrom('audit_checks')
    .select(['checked_at as checkedAt', 'broken_day as brokenDay'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
