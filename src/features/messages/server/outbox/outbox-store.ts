import { sql, type Selectable } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Ahead } from '#server/jobs/jobs.ts'
import type { Messages } from '#server/database/schema.gen.ts'
import type { DiscardReason, FailureKind } from '../../rules.ts'

export type MessageRow = Selectable<Messages>

/** Far longer than a call to a provider may take, so that a lease only ends with its process. */
const LEASE_SECONDS = 60

interface Due {
  channel: string
  templates: readonly string[]
  limit: number
  now: Date
}

/**
 * Claims the rows that have been due longest, each for one worker. Looking by template keeps this
 * cheap in front of any backlog.
 */
export async function claimDue(db: Database, due: Due): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    update messages m
       set claimed_until = now() + make_interval(secs => ${LEASE_SECONDS})
      from (select waiting.id
              from unnest(${[...due.templates]}::text[]) as names (template)
             cross join lateral (
                   select id, next_try_at
                     from messages
                    where channel = ${due.channel} and template = names.template
                      and sent_at is null and dropped_at is null and next_try_at <= ${due.now}
                      and (claimed_until is null or claimed_until < now())
                    order by next_try_at, id
                    limit ${due.limit}
                      for update skip locked) waiting
             order by waiting.next_try_at, waiting.id
             limit ${due.limit}) chosen
     where m.id = chosen.id
     returning m.*`.execute(db)
  return rows.toSorted((a, b) => a.next_try_at.getTime() - b.next_try_at.getTime() || a.id - b.id)
}

/** Ends the claims of all processes. */
export async function endClaims(db: Database): Promise<void> {
  await db
    .updateTable('messages')
    .set({ claimed_until: null })
    .where('sent_at', 'is', null)
    .where('claimed_until', 'is not', null)
    .execute()
}

/** Whether rows are due, and when the next of the others becomes due. */
export async function lookAhead(db: Database, now: Date): Promise<Ahead> {
  const { rows } = await sql<{ isDue: boolean; next: Date | null }>`
    select coalesce(bool_or(next_try_at <= ${now}), false) as "isDue",
           min(next_try_at) filter (where next_try_at > ${now}) as next
      from messages
     where sent_at is null and dropped_at is null`.execute(db)
  const [row] = rows
  return { isDue: row?.isDue ?? false, next: row?.next ?? undefined }
}

export interface SentRow {
  id: number
  at: Date
  providerId: string
  text: string | null
}

export async function markSent(db: Database, rows: readonly SentRow[]): Promise<void> {
  await sql`
    update messages m
       set sent_at = sent.at, provider_id = sent.provider_id, text = sent.text,
           attempts = m.attempts + 1, claimed_until = null, failure_kind = null, last_error = null
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ at }) => at)}::timestamptz[],
                  ${rows.map(({ providerId }) => providerId)}::text[],
                  ${rows.map(({ text }) => text)}::text[]) as sent (id, at, provider_id, text)
     where m.id = sent.id`.execute(db)
}

export const postpone = async (db: Database, id: number, until: Date): Promise<void> => {
  await db
    .updateTable('messages')
    .set({ next_try_at: until, claimed_until: null })
    .where('id', '=', id)
    .execute()
}

export interface Failure {
  kind: FailureKind
  error: string
}

export const markFailed = async (
  db: Database,
  id: number,
  { kind, error }: Failure,
  nextTryAt: Date,
): Promise<void> => {
  await db
    .updateTable('messages')
    .set((eb) => ({
      next_try_at: nextTryAt,
      claimed_until: null,
      attempts: eb('attempts', '+', 1),
      failure_kind: kind,
      last_error: error,
    }))
    .where('id', '=', id)
    .execute()
}

export const markDropped = async (
  db: Database,
  id: number,
  at: Date,
  reason: DiscardReason,
): Promise<void> => {
  await db
    .updateTable('messages')
    .set({ dropped_at: at, drop_reason: reason, claimed_until: null })
    .where('id', '=', id)
    .execute()
}

/** Drops what waited past its use, whatever else stops it from being sent; answers how many. */
export async function deleteExpired(
  db: Database,
  lifetimes: readonly { template: string; ms: number }[],
  now: Date,
): Promise<number> {
  const { rows } = await sql`
    update messages m
       set dropped_at = ${now}, drop_reason = 'expired', claimed_until = null
      from unnest(${lifetimes.map(({ template }) => template)}::text[],
                  ${lifetimes.map(({ ms }) => ms / 1000)}::float8[]) as known (template, seconds)
     where m.template = known.template and m.sent_at is null and m.dropped_at is null
       and (m.claimed_until is null or m.claimed_until < now())
       and coalesce(m.expires_at, m.created_at + make_interval(secs => known.seconds)) <= ${now}
    returning m.id`.execute(db)
  return rows.length
}

/** Names of templates that rows wait for and this version does not have. */
export async function listUnknownTemplates(
  db: Database,
  known: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('template')
    .distinct()
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .where('next_try_at', '<=', now)
    .where('template', 'not in', [...known])
    .execute()
  return rows.map(({ template }) => template)
}

/** Takes the personal part out of what was settled before an instant. */
export const forgetTexts = async (db: Database, before: Date): Promise<void> => {
  await db
    .updateTable('messages')
    .set({ text: null, parameters: '{}' })
    .where((eb) => eb.or([eb('sent_at', '<', before), eb('dropped_at', '<', before)]))
    .where((eb) => eb.or([eb('text', 'is not', null), eb('parameters', '<>', '{}')]))
    .execute()
}
