import { sql, type RawBuilder } from 'kysely'
import { soundsOf } from '#shared/text/name-sound.ts'
import type { Input, Role } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import { byDate, inOrder, type Sorting } from '#server/database/sorting.ts'
import { asPattern, isLike, isPhoneLike } from '#server/database/search.ts'
import { storeSounds } from '#features/auth/server/public.ts'
import type { exportUsers } from '../contract.ts'

export type UserFilters = Input<typeof exportUsers>

type Sort = NonNullable<UserFilters['sort']>

const SORTINGS: Readonly<Record<Sort, Sorting>> = {
  ...byDate('u.created_at'),
  name: { column: 'u.name', isDescending: false },
}
const SORTED = { table: sql`users as u`, id: 'u.number' }

const RUNNING = ['active', 'paused', 'ending']
const NAMES_AT_ONCE = 2000
/** A shorter sound means too many names to find longer ones by it. */
const SOUND_START_MIN = 3

const indexed = (db: Database) =>
  db.selectFrom('users as u').select((eb) => [
    'u.number as id',
    'u.id as userId',
    'u.name',
    'u.phone',
    'u.email',
    'u.role',
    'u.also_roles as alsoRoles',
    'u.suspended_at as suspendedAt',
    'u.created_at as registeredAt',
    eb
      .selectFrom('sessions as s')
      .select(({ fn }) => fn.max('s.last_seen_at').as('at'))
      .whereRef('s.user_id', '=', 'u.id')
      .as('lastSeenAt'),
    eb
      .selectFrom('subscriptions as s')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .whereRef('s.customer_id', '=', 'u.id')
      .where('s.status', 'in', RUNNING)
      .as('subscriptions'),
  ])

export type IndexedUser = Awaited<ReturnType<ReturnType<typeof indexed>['execute']>>[number]

/** People behind the last one of the page before, without deleted accounts; new names are heard first. */
export function listIndexedUsers(
  db: Database,
  { search, role, state, sort = 'newest' }: UserFilters,
  reach: { from: number | undefined; limit: number },
): Promise<IndexedUser[]> {
  let query = indexed(db).where('u.erased_at', 'is', null)
  if (search) query = query.where(isFound(search))
  if (role) query = query.where(hasRole(role))
  if (state) query = query.where('u.suspended_at', state === 'active' ? 'is' : 'is not', null)
  return inOrder(query, SORTED, SORTINGS[sort], reach).execute()
}

export const findIndexedUser = (db: Database, id: number): Promise<IndexedUser | undefined> =>
  indexed(db).where('u.number', '=', id).executeTakeFirst()

function isFound(search: string): RawBuilder<boolean> {
  const number = /^#?(\d{1,9})$/.exec(search)?.[1]
  const sounds = soundsOf(search).map(isHeard)
  return sql<boolean>`(${isLike('u.name', search)} or ${isPhoneLike('u.phone', search)}
    or lower(u.email) like ${asPattern(search.toLowerCase())}
    or ${sounds.length === 0 ? sql`false` : sql`(${sql.join(sounds, sql` and `)})`}
    or ${number === undefined ? sql`false` : sql`u.number = ${Number(number)}`})`
}

const hasRole = (role: Role): RawBuilder<boolean> =>
  sql<boolean>`(u.role = ${role} or ${role} = any(u.also_roles))`

/** Stored sounds stand between spaces. */
const isHeard = (sound: string): RawBuilder<boolean> =>
  sql<boolean>`u.sounds like ${`% ${sound}${sound.length < SOUND_START_MIN ? ' ' : ''}%`}`

/** Works out how new and changed names sound: most searches find none to do. */
export async function hearNewNames(db: Database): Promise<void> {
  for (;;) {
    const fresh = await db
      .selectFrom('users')
      .select(['id', 'name'])
      .where('sounds', 'is', null)
      .orderBy('number')
      .limit(NAMES_AT_ONCE)
      .execute()
    if (fresh.length === 0) return
    const stored = await storeSounds(
      db,
      fresh.map((one) => ({ ...one, sounds: ` ${soundsOf(one.name).join(' ')} ` })),
    )
    if (stored < NAMES_AT_ONCE) return
  }
}
