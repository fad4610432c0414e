import { sql } from 'kysely'
import { isLanguage, type Language } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

export interface Person {
  id: string
  name: string
  phone: string
  language: Language
}

const people = prepared<{ ids: string[] }>()((db, param) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'phone', 'language'])
    .where('id', '=', sql<string>`any(${param('ids')}::uuid[])`),
)

export async function listPeople(db: Database, ids: string[]): Promise<Map<string, Person>> {
  const rows = ids.length > 0 ? await people(db, { ids }) : []
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, language: isLanguage(row.language) ? row.language : 'en' },
    ]),
  )
}
