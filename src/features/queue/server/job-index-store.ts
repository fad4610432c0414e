import { sql, type RawBuilder } from 'kysely'
import type { Input } from '#shared/wire/endpoint.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { asPattern } from '#server/database/search.ts'
import type { exportOpenJobs } from '../contract.ts'
import { LISTED_DAYS, type JobState } from '../rules.ts'

export type JobFilters = Input<typeof exportOpenJobs>

export interface ListedJob {
  /** The queue's own key. */
  key: string
  id: number
  name: string
  state: JobState
  attempts: number
  error: string | null
  createdAt: Date
  dueAt: Date
}

/** The queue's keys are random; nine digits of one name a job on a screen. */
const NUMBER = sql`(('x' || right(id::text, 8))::bit(32)::bigint % 999999999 + 1)::integer`

/** Jobs that are due or tried again, and those that were given up; not what is only planned. */
const listed = (now: Date): RawBuilder<ListedJob> => sql<ListedJob>`
  select id as key, ${NUMBER} as id, name, retry_count + (state = 'failed')::integer as attempts,
         case state when 'retry' then 'retrying' when 'failed' then 'failed' else 'waiting' end as state,
         coalesce(output->>'message', output->'value'->>'message') as error,
         created_on as "createdAt", start_after as "dueAt"
    from pgboss.job
   where name not like '\\_\\_pgboss%'
     and (state = 'retry' or (state = 'created' and start_after <= ${now})
          or (state = 'failed' and completed_on > ${now}::timestamptz - make_interval(days => ${LISTED_DAYS})))`

export async function listIndexedJobs(
  db: Database,
  { search, state, sort = 'newest' }: JobFilters,
  { from, limit, now }: { from: number | undefined; limit: number; now: Date },
): Promise<ListedJob[]> {
  const isNewest = sort === 'newest'
  const last = sql`(select "createdAt", id from listed where id = ${from ?? 0} limit 1)`
  const behind = isNewest ? sql`("createdAt", id) < ${last}` : sql`("createdAt", id) > ${last}`
  const { rows } = await sql<ListedJob>`
    with listed as (${listed(now)})
    select * from listed
     where ${from === undefined ? sql`true` : behind}
       and ${state ? sql`state = ${state}` : sql`true`}
       and ${search ? sql`name like ${asPattern(search.toLowerCase())}` : sql`true`}
     order by "createdAt" ${isNewest ? sql`desc` : sql`asc`}, id ${isNewest ? sql`desc` : sql`asc`}
     limit ${limit}`.execute(db)
  return rows
}

export async function countFailedJobs(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${listed(now)}) jobs where state <> 'waiting'`.execute(db)
  return rows[0]?.count ?? 0
}

/** The job, locked, while it neither runs nor is done. */
export async function lockListedJob(
  tx: Transaction,
  id: number,
  now: Date,
): Promise<ListedJob | undefined> {
  const { rows } = await sql<ListedJob>`
    select jobs.* from (${listed(now)}) jobs join pgboss.job j on j.id = jobs.key and j.name = jobs.name
     where jobs.id = ${id} limit 1
       for update of j`.execute(tx)
  return rows[0]
}

/** Due at once, with one more try than it had. */
export const runAgain = (tx: Transaction, { key, name }: ListedJob, now: Date) =>
  sql`update pgboss.job
         set state = 'retry', retry_limit = greatest(retry_limit, retry_count + 1),
             start_after = ${now}, completed_on = null, keep_until = ${now}::timestamptz + interval '14 days'
       where id = ${key} and name = ${name}`.execute(tx)

export const removeJob = (tx: Transaction, { key, name }: ListedJob) =>
  sql`delete from pgboss.job where id = ${key} and name = ${name}`.execute(tx)
