import { sql, type Expression, type SqlBool } from 'kysely'
import type { Input } from '#shared/wire/endpoint.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { isPhoneLike } from '#server/database/search.ts'
import { inOrder, NEWEST, OLDEST } from '#server/database/sorting.ts'
import type { exportUnsentMessages } from '../contract.ts'
import { LISTED_DAYS, type MessageState } from '../rules.ts'

export type MessageFilters = Input<typeof exportUnsentMessages>

const GIVEN_UP = ['expired', 'bad_recipient', 'bad_template']

const stateOf = sql<MessageState>`case when m.dropped_at is not null then 'failed'
  when m.failure_kind is not null then 'retrying' else 'waiting' end`

const listed = (db: Database, now: Date) => {
  const from = new Date(now.getTime() - LISTED_DAYS * 86_400_000)
  return db
    .selectFrom('messages as m')
    .where('m.sent_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('m.dropped_at', 'is', null),
        eb.and([eb('m.drop_reason', 'in', GIVEN_UP), eb('m.dropped_at', '>', from)]),
      ]),
    )
}

export type ListedMessage = Awaited<ReturnType<typeof listIndexedMessages>>[number]

export function listIndexedMessages(
  db: Database,
  { search, state, cause, sort = 'newest' }: MessageFilters,
  reach: { from: number | undefined; limit: number; now: Date },
) {
  const wanted: Expression<SqlBool>[] = []
  if (search) {
    const number = /^#?(\d{1,9})$/.exec(search)?.[1]
    const isNumber = number === undefined ? sql<boolean>`false` : sql<boolean>`m.id = ${number}`
    wanted.push(sql<boolean>`(${isPhoneLike('m.recipient', search)} or ${isNumber})`)
  }
  if (state) wanted.push(sql<boolean>`${stateOf} = ${state}`)
  const causeOf = sql<string | null>`case when m.drop_reason = 'expired' then 'expired'
    else m.failure_kind end`
  if (cause) wanted.push(sql<boolean>`${causeOf} = ${cause}`)
  const query = listed(db, reach.now)
    .select([
      'm.id',
      'm.recipient',
      'm.channel',
      'm.template',
      'm.last_error as error',
      'm.attempts',
      'm.created_at as createdAt',
      'm.next_try_at as nextTryAt',
      stateOf.as('state'),
      causeOf.as('cause'),
    ])
    .where((eb) => eb.and(wanted))
  const sorted = { table: sql`messages as m`, id: 'm.id' }
  return inOrder(query, sorted, sort === 'newest' ? NEWEST : OLDEST, reach).execute()
}

/** How many messages were given up or are tried again. */
export async function countFailedMessages(db: Database, now: Date): Promise<number> {
  const { count } = await listed(db, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`${stateOf} <> 'waiting'`)
    .executeTakeFirstOrThrow()
  return count
}

/** The message, locked, while it is neither sent nor dropped by someone. */
export const lockListed = (tx: Transaction, id: number, now: Date) =>
  listed(tx, now)
    .select([
      'm.id',
      'm.template',
      'm.attempts',
      'm.created_at as createdAt',
      'm.expires_at as expiresAt',
      'm.dropped_at as droppedAt',
      stateOf.as('state'),
      sql<boolean>`coalesce(m.claimed_until > now(), false)`.as('isOnItsWay'),
    ])
    .where('m.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
