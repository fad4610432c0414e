import { sql } from 'kysely'
import type { Database } from '../../src/server/database/database.ts'

/** Every column of every table that holds one of the words, in whatever letters. */
export async function findTraces(db: Database, words: string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ place: string; column: string; name: string }>`
    select format('%I.%I', table_schema, table_name) as place, column_name as column,
           concat(nullif(table_schema, 'public') || '.', table_name, '.', column_name) as name
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       and (data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY'))
     order by 1, 2`.execute(db)
  const patterns = words.map((word) => `%${word}%`)
  const found: string[] = []
  for (const { place, column, name } of columns) {
    const { rows } = await sql`
      select from ${sql.raw(place)}
       where ${sql.ref(column)}::text ilike any(${sql.val(patterns)}) limit 1`.execute(db)
    if (rows.length > 0) found.push(name)
  }
  return found
}
