import { sql } from 'kysely'
import type { Emirate } from '#shared/place/emirates.ts'
import type { Cuisine } from '#shared/food/food.ts'
import { isLanguage, type Language } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'
import type { ApplicationStatus, ApplicationType } from '../../rules.ts'

const rows = (db: Database) =>
  db
    .selectFrom('chef_applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select([
      'a.id',
      'a.type',
      'a.status',
      'a.business_name as businessName',
      'a.cuisine_specialty as cuisineSpecialty',
      'a.city',
      'a.submitted_at as submittedAt',
      'a.status_at as statusAt',
      'u.name',
      'u.phone',
    ])
    .$narrowType<{
      type: ApplicationType
      status: ApplicationStatus
      cuisineSpecialty: Cuisine[]
      city: Emirate
    }>()

export type ListedRow = Awaited<ReturnType<typeof listRows>>[number]

interface Filter {
  statuses: readonly ApplicationStatus[]
  type?: ApplicationType | undefined
  /** Folded; every word of it has to be there. */
  words: readonly string[]
  emiratesIdMark: Buffer | undefined
  isNewestFirst: boolean
  after?: number | undefined
  limit: number
}

/** Keyed by the id, so that a page is found as fast as the first one. */
export function listRows(db: Database, filter: Filter) {
  let query = rows(db).limit(filter.limit)
  if (filter.statuses.length > 0) query = query.where('a.status', 'in', [...filter.statuses])
  if (filter.type) query = query.where('a.type', '=', filter.type)
  if (filter.emiratesIdMark) query = query.where('a.emirates_id_mark', '=', filter.emiratesIdMark)
  for (const word of filter.words) {
    query = query.where(sql<boolean>`strpos(a.search_text, ${word}) > 0`)
  }
  if (filter.after !== undefined) {
    query = query.where('a.id', filter.isNewestFirst ? '<' : '>', filter.after)
  }
  return query.orderBy('a.id', filter.isNewestFirst ? 'desc' : 'asc').execute()
}

export const findRow = (db: Database, id: number): Promise<ListedRow | undefined> =>
  rows(db).where('a.id', '=', id).executeTakeFirst()

export async function countByStatus(db: Database): Promise<Map<string, number>> {
  const counted = await db
    .selectFrom('chef_applications')
    .select((eb) => ['status', eb.fn.countAll<string>().as('count')])
    .groupBy('status')
    .execute()
  return new Map(counted.map(({ status, count }) => [status, Number(count)]))
}

export async function getLanguage(db: Database, userId: string): Promise<Language> {
  const { language } = await db
    .selectFrom('users')
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return isLanguage(language) ? language : 'en'
}

/** Whether another person's application names the same account. */
export async function isIbanShared(
  db: Database,
  { ibanMark, userId }: { ibanMark: Buffer; userId: string },
): Promise<boolean> {
  const other = await db
    .selectFrom('chef_applications')
    .select('id')
    .where('iban_mark', '=', ibanMark)
    .where('user_id', '<>', userId)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
