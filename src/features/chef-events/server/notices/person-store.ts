import { isLanguage, type Language } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'

export interface Person {
  name: string
  phone: string
  language: Language
}

export async function getPerson(db: Database, userId: string): Promise<Person> {
  const row = await db
    .selectFrom('users')
    .select(['name', 'phone', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { ...row, language: isLanguage(row.language) ? row.language : 'en' }
}

export async function listUsersOfChefs(
  db: Database,
  chefIds: readonly number[],
): Promise<string[]> {
  if (chefIds.length === 0) return []
  const rows = await db
    .selectFrom('chefs')
    .select('user_id as userId')
    .where('id', 'in', chefIds)
    .orderBy('id')
    .execute()
  return rows.map(({ userId }) => userId)
}
