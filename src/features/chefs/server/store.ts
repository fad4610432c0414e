import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Emirate } from '#shared/place/emirates.ts'
import type { Cuisine } from '#shared/food/food.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

export interface Chef {
  id: number
  userId: string
  nameEn: string
  nameAr: string
  bioEn: string
  bioAr: string
  city: Emirate
  emirates: Emirate[]
  cuisines: Cuisine[]
  guestsMin: number
  guestsMax: number
  takesRequests: boolean
  createdAt: Date
}

const COLUMNS = [
  'chefs.id',
  'user_id as userId',
  'name_en as nameEn',
  'name_ar as nameAr',
  'bio_en as bioEn',
  'bio_ar as bioAr',
  'city',
  'emirates',
  'cuisines',
  'guests_min as guestsMin',
  'guests_max as guestsMax',
  'takes_requests as takesRequests',
  'chefs.created_at as createdAt',
] as const

const chefOfUser = prepared<{ userId: string }>()((db, param) =>
  db.selectFrom('chefs').select(COLUMNS).where('user_id', '=', param('userId')),
)

export const findChefOf = async (db: Database, userId: string): Promise<Chef | undefined> =>
  (await chefOfUser(db, { userId }))[0] as Chef | undefined

const chefById = prepared<{ id: number }>()((db, param) =>
  db.selectFrom('chefs').select(COLUMNS).where('id', '=', param('id')),
)

export const findChef = async (db: Database, id: number): Promise<Chef | undefined> =>
  (await chefById(db, { id }))[0] as Chef | undefined

/** Keeps the chef's days as they are until the caller commits. */
export const lockChef = async (tx: Transaction, chefId: number): Promise<void> => {
  await tx
    .selectFrom('chefs')
    .select('id')
    .where('id', '=', chefId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export interface WantedChef {
  cuisines: readonly Cuisine[]
  /** Null where the customer did not name the emirate: then no chef is too far. */
  city: Emirate | null
  guestCount: number
  day: Day
  /** The customer, who may be a chef too. */
  notUserId: string
}

/** Chefs who cook one of the cuisines, there, for so many, and have the day free. */
export async function listMatchingChefs(
  db: Database,
  wanted: WantedChef,
): Promise<{ id: number; userId: string }[]> {
  let query = db
    .selectFrom('chefs')
    .innerJoin('users', 'users.id', 'chefs.user_id')
    .select(['chefs.id', 'chefs.user_id as userId'])
    .where('chefs.takes_requests', '=', true)
    .where('users.suspended_at', 'is', null)
    .where('chefs.user_id', '<>', wanted.notUserId)
    .where('chefs.guests_min', '<=', wanted.guestCount)
    .where('chefs.guests_max', '>=', wanted.guestCount)
    .where(sql<boolean>`chefs.cuisines && ${[...wanted.cuisines]}::text[]`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chef_blocked_days as blocked')
            .select('blocked.day')
            .whereRef('blocked.chef_id', '=', 'chefs.id')
            .where('blocked.day', '=', wanted.day),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chef_bookings as booked')
            .select('booked.id')
            .whereRef('booked.chef_id', '=', 'chefs.id')
            .where('booked.day', '=', wanted.day)
            .where('booked.status', '<>', 'cancelled'),
        ),
      ),
    )
  if (wanted.city !== null) {
    query = query.where(sql<boolean>`${wanted.city}::text = any(chefs.emirates)`)
  }
  return query.orderBy('chefs.id').execute()
}

const busyDays = prepared<{ chefId: number; from: Day; to: Day }>()((db, param) =>
  db
    .selectFrom('chef_blocked_days')
    .select('day')
    .where('chef_id', '=', param('chefId'))
    .where('day', '>=', param('from'))
    .where('day', '<=', param('to'))
    .union(
      db
        .selectFrom('chef_bookings')
        .select('day')
        .where('chef_id', '=', param('chefId'))
        .where('day', '>=', param('from'))
        .where('day', '<=', param('to'))
        .where('status', '<>', 'cancelled'),
    )
    .orderBy('day'),
)

/** Days, ends included, on which the chef is booked or does not work. */
export const listBusyDays = async (
  db: Database,
  chefId: number,
  from: Day,
  to: Day,
): Promise<Day[]> => (await busyDays(db, { chefId, from, to })).map(({ day }) => day)

/** What of a chef is shown next to their quotes. */
const cardRows = prepared<{ ids: number[] }>()((db, param) =>
  db
    .selectFrom('chefs')
    .select(({ selectFrom }) => [
      ...COLUMNS,
      selectFrom('chef_reviews as r')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .whereRef('r.chef_id', '=', 'chefs.id')
        .as('reviews'),
      selectFrom('chef_reviews as s')
        .select((eb) => eb.fn.sum<number | null>('s.stars').as('n'))
        .whereRef('s.chef_id', '=', 'chefs.id')
        .as('stars'),
      selectFrom('chef_bookings as b')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .whereRef('b.chef_id', '=', 'chefs.id')
        .where('b.status', '=', 'completed')
        .as('events'),
    ])
    .where('chefs.id', '=', sql<number>`any(${param('ids')}::integer[])`)
    .orderBy('chefs.id'),
)

export type ChefWithRecord = Chef & { reviews: number; stars: number; events: number }

export const listChefs = async (db: Database, ids: number[]): Promise<ChefWithRecord[]> =>
  (await cardRows(db, { ids })).map((row) => ({
    ...row,
    reviews: row.reviews ?? 0,
    stars: row.stars ?? 0,
    events: row.events ?? 0,
  })) as ChefWithRecord[]

/** Nothing where the chef is suspended. */
export async function findShownChef(db: Database, id: number): Promise<ChefWithRecord | undefined> {
  const [chef] = await listChefs(db, [id])
  if (!chef) return undefined
  const person = await db
    .selectFrom('users')
    .select('suspended_at')
    .where('id', '=', chef.userId)
    .executeTakeFirst()
  return person?.suspended_at === null ? chef : undefined
}

export type ChefFields = Omit<Chef, 'id' | 'userId' | 'createdAt'>

const toColumns = (fields: ChefFields) => ({
  name_en: fields.nameEn,
  name_ar: fields.nameAr,
  bio_en: fields.bioEn,
  bio_ar: fields.bioAr,
  city: fields.city,
  emirates: fields.emirates,
  cuisines: fields.cuisines,
  guests_min: fields.guestsMin,
  guests_max: fields.guestsMax,
  takes_requests: fields.takesRequests,
})

/** Nothing where the person is a chef already. */
export async function insertChef(
  tx: Transaction,
  userId: string,
  fields: ChefFields,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('chefs')
    .values({ ...toColumns(fields), user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

export async function updateChef(tx: Transaction, id: number, fields: ChefFields): Promise<void> {
  await tx.updateTable('chefs').set(toColumns(fields)).where('id', '=', id).execute()
}
